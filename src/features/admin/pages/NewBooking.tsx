import { adminScript } from 'virtual:client-build';
import type { ReactNode } from 'react';
import { Alert } from '../../../../client/ui/Alert.tsx';
import { Button } from '../../../../client/ui/Button.tsx';
import { Field, Select, TextArea } from '../../../../client/ui/Field.tsx';
import { MobileField } from '../../../../client/ui/MobileField.tsx';
import { ChipRadios } from '../../../../client/ui/radios.tsx';
import { adminText } from '../../../content/text/admin.ts';
import { adminDayText } from '../../../content/text/admin-day.ts';
import { areaNames } from '../../../content/text/areas.ts';
import { bookedServiceNames } from '../../../content/text/service-names.ts';
import { wayNames } from '../../../content/text/ways.ts';
import type { FieldCode } from '../../../values/field-code.ts';
import type { Vehicle } from '../../../values/vehicle.ts';
import { bookingAreas, fieldLengths, servicePreferences } from '../../bookings/contract.ts';
import { bookedServices, type FreeDay } from '../../bookings/index.ts';
import { adminAddresses } from '../contract/addresses.ts';
import type { TypedBooking } from '../rules/booking-from-request.ts';
import { AdminFrame, type FrameData } from './AdminFrame.tsx';
import { CarChoice } from './CarChoice.tsx';
import { labelOf } from './format.ts';
import { VisitTimes } from './VisitTimes.tsx';

const text = adminDayText.booking;

export interface NewBookingProps {
  readonly frame: FrameData;
  readonly typed: TypedBooking;
  readonly idempotencyKey: string;
  /** The cars that the typed words may mean. */
  readonly cars: readonly Vehicle[];
  readonly days: readonly FreeDay[];
  /** The caller's earlier records, beside the form. */
  readonly history: ReactNode;
  /** The code of the refusal, and the fields that it names. */
  readonly problem?: string | undefined;
  readonly fields?: Readonly<Record<string, FieldCode>> | undefined;
}

const option = (value: string, label = value) => ({ value, label });
const CHOOSE = option('', text.choose);

/** Takes a booking by phone, filled from a request where it has one. After a refusal it shows what was typed. */
export function NewBooking(props: NewBookingProps) {
  const { frame, typed, idempotencyKey, cars, days, history, problem, fields = {} } = props;
  const problemOf = (name: string) =>
    fields[name] && (labelOf(adminText.problems, fields[name]) ?? adminText.problems.invalid);
  const field = (name: string) => ({ id: name, name, defaultValue: typed[name], error: problemOf(name) });
  return (
    <AdminFrame
      frame={frame}
      current="agenda"
      title={text.heading}
      titled
      back={
        typed.of === undefined
          ? { href: adminAddresses.agenda, label: adminDayText.agenda.label }
          : { href: adminAddresses.calls, label: adminText.tabs.calls }
      }
    >
      <p className="small admin-lead">{text.text}</p>
      {problem && (
        <div className="admin-outcome">
          <Alert>{labelOf(adminText.problems, problem) ?? adminText.problem}</Alert>
        </div>
      )}
      <div className="admin-split">
        <form className="card form new-booking" method="post" action={adminAddresses.newBooking()}>
          <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
          {typed.of && <input type="hidden" name="of" value={typed.of} />}
          {typed.draftId && <input type="hidden" name="draftId" value={typed.draftId} />}
          <fieldset>
            <legend>{text.customer}</legend>
            <Field
              {...field('fullName')}
              label={text.name}
              maxLength={fieldLengths.fullName}
              autoComplete="off"
              autoFocus={typed.of !== undefined && typed.fullName === undefined}
              required
            />
            <MobileField {...field('mobileNumber')} autoComplete="off" required />
          </fieldset>
          <fieldset>
            <legend>{text.job}</legend>
            <CarChoice typed={typed} cars={cars} error={problemOf('carWords') ?? problemOf('manufacturer')} />
            <Select
              {...field('serviceType')}
              label={text.service}
              options={[CHOOSE, ...bookedServices.map((id) => option(id, bookedServiceNames[id]))]}
              required
            />
          </fieldset>
          <fieldset>
            <legend>{text.visit}</legend>
            <VisitTimes
              typed={typed}
              days={days}
              now={frame.now}
              error={problemOf('timeSlot') ?? problemOf('date')}
            />
            <div className="field">
              <b>{text.way}</b>
              <ChipRadios
                legend={text.way}
                name="servicePreference"
                defaultValue={typed.servicePreference}
                required
                options={servicePreferences.map((way) => option(way, wayNames[way]))}
              />
            </div>
            <Select
              {...field('area')}
              label={text.area}
              options={[CHOOSE, ...bookingAreas.map((area) => option(area, areaNames[area]))]}
            />
            <Field
              {...field('address')}
              label={text.address}
              hint={text.addressHint}
              maxLength={fieldLengths.address}
            />
          </fieldset>
          <Field {...field('couponCode')} label={text.coupon} hint={text.couponHint} maxLength={40} />
          <TextArea {...field('note')} label={text.note} hint={adminText.record.noteHint} maxLength={2000} />
          <Button type="submit">{text.save}</Button>
        </form>
        {history}
      </div>
      <script type="module" src={adminScript} />
    </AdminFrame>
  );
}
