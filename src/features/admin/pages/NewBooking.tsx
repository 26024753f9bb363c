import { Alert } from '../../../../client/ui/Alert.tsx';
import { Button } from '../../../../client/ui/Button.tsx';
import { Field, Select, TextArea } from '../../../../client/ui/Field.tsx';
import { MobileField } from '../../../../client/ui/MobileField.tsx';
import { adminText } from '../../../content/text/admin.ts';
import { adminDayText } from '../../../content/text/admin-day.ts';
import { areaNames } from '../../../content/text/areas.ts';
import { bookedServiceNames } from '../../../content/text/service-names.ts';
import { slotNames } from '../../../content/text/slots.ts';
import { wayNames } from '../../../content/text/ways.ts';
import type { FieldCode } from '../../../values/field-code.ts';
import { addDays, indiaDate } from '../../../values/india-time.ts';
import { bookingAreas, fieldLengths, servicePreferences } from '../../bookings/contract.ts';
import { bookedServices } from '../../bookings/index.ts';
import type { PriceBook } from '../../pricing/contract.ts';
import { BOOKING_WINDOW_DAYS, type SlotState, slotIds } from '../../slots/contract.ts';
import { adminAddresses } from '../contract/addresses.ts';
import { AdminFrame, type FrameData } from './AdminFrame.tsx';
import { labelOf, weekdayDate } from './format.ts';

const text = adminDayText.booking;

export type TypedBooking = Readonly<Record<string, string | undefined>>;

export interface NewBookingProps {
  readonly frame: FrameData;
  readonly typed: TypedBooking;
  readonly idempotencyKey: string;
  readonly prices: Pick<PriceBook, 'manufacturers'>;
  /** The seats of the chosen day; undefined when the board can't be read. */
  readonly board: readonly SlotState[] | undefined;
  readonly date: string;
  /** The code of the refusal, and the fields that it names. */
  readonly problem?: string | undefined;
  readonly fields?: Readonly<Record<string, FieldCode>> | undefined;
}

const option = (value: string, label = value) => ({ value, label });
const CHOOSE = option('', text.choose);

/** Takes a booking by phone. After a refusal it shows what was typed. */
export function NewBooking({
  frame,
  typed,
  idempotencyKey,
  prices,
  board,
  date,
  problem,
  fields = {},
}: NewBookingProps) {
  const problemOf = (name: string) =>
    fields[name] && (labelOf(adminText.problems, fields[name]) ?? adminText.problems.invalid);
  const field = (name: string) => ({ id: name, name, defaultValue: typed[name], error: problemOf(name) });
  const today = indiaDate(frame.now);
  return (
    <AdminFrame
      frame={frame}
      current="agenda"
      title={text.heading}
      titled
      back={{ href: adminAddresses.agendaOf(date), label: weekdayDate(date, frame.now) }}
    >
      <p className="small admin-lead">{text.text}</p>
      {problem && (
        <div className="admin-outcome">
          <Alert>{labelOf(adminText.problems, problem) ?? adminText.problem}</Alert>
        </div>
      )}
      <form className="card form new-booking" method="post" action={adminAddresses.newBooking()}>
        <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
        {typed.draftId && <input type="hidden" name="draftId" value={typed.draftId} />}
        <fieldset>
          <legend>{text.customer}</legend>
          <Field {...field('fullName')} label={text.name} maxLength={fieldLengths.fullName} required />
          <MobileField {...field('mobileNumber')} autoComplete="off" required />
        </fieldset>
        <fieldset>
          <legend>{text.job}</legend>
          <Select {...field('car')} label={text.car} hint={text.carHint} options={carOptions(prices)} />
          <details open={typed.manufacturer !== undefined && typed.car === undefined}>
            <summary>{text.otherCar}</summary>
            <Field
              {...field('manufacturer')}
              label={text.manufacturer}
              maxLength={fieldLengths.manufacturer}
            />
            <Field {...field('model')} label={text.model} maxLength={fieldLengths.model} />
            <Field {...field('fuelType')} label={text.fuelType} maxLength={fieldLengths.fuelType} />
          </details>
          <Select
            {...field('serviceType')}
            label={text.service}
            options={[CHOOSE, ...bookedServices.map((id) => option(id, bookedServiceNames[id]))]}
            required
          />
          <TextArea {...field('note')} label={text.note} hint={adminText.record.noteHint} maxLength={2000} />
        </fieldset>
        <fieldset>
          <legend>{text.visit}</legend>
          <Select
            {...field('servicePreference')}
            label={text.way}
            options={[CHOOSE, ...servicePreferences.map((way) => option(way, wayNames[way]))]}
            required
          />
          <Select
            {...field('area')}
            label={text.area}
            options={[CHOOSE, ...bookingAreas.map((area) => option(area, areaNames[area]))]}
            required
          />
          <Field
            {...field('address')}
            label={text.address}
            hint={text.addressHint}
            maxLength={fieldLengths.address}
          />
          <Field
            {...field('date')}
            type="date"
            label={text.date}
            min={today}
            max={addDays(today, BOOKING_WINDOW_DAYS)}
            required
          />
          <Select
            {...field('timeSlot')}
            label={text.slot}
            hint={`${text.seats}: ${weekdayDate(date, frame.now)}`}
            options={[CHOOSE, ...slotOptions(board)]}
            required
          />
        </fieldset>
        <Button type="submit">{text.save}</Button>
      </form>
    </AdminFrame>
  );
}

const carOptions = ({ manufacturers }: Pick<PriceBook, 'manufacturers'>) => [
  CHOOSE,
  ...manufacturers.flatMap(({ name: manufacturer, models }) =>
    models.flatMap(({ name: model, fuelTypes }) =>
      fuelTypes.map((fuelType) =>
        option(`${manufacturer}|${model}|${fuelType}`, `${manufacturer} ${model}, ${fuelType}`),
      ),
    ),
  ),
];

/** The seats are those of the day that the page was opened with; the board decides when the form is saved. */
const slotOptions = (board: readonly SlotState[] | undefined) =>
  slotIds.map((id, index) => {
    const left = board?.[index]?.left;
    return option(id, left === undefined ? slotNames[id] : text.slotLeft(slotNames[id], left));
  });
