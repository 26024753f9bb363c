import { Field, Select } from '../../../../client/ui/Field.tsx';
import { ChipRadios } from '../../../../client/ui/radios.tsx';
import { adminDayText } from '../../../content/text/admin-day.ts';
import { slotNames } from '../../../content/text/slots.ts';
import { addDays, indiaDate } from '../../../values/india-time.ts';
import { slotChoice } from '../../bookings/contract.ts';
import type { FreeDay } from '../../bookings/index.ts';
import { BOOKING_WINDOW_DAYS, slotIds } from '../../slots/contract.ts';
import type { TypedBooking } from '../rules/booking-from-request.ts';
import { weekdayDate } from './format.ts';

const text = adminDayText.booking;

interface VisitTimesProps {
  readonly typed: TypedBooking;
  /** The days with their free slots; a slot that has begun or is full is not among them. */
  readonly days: readonly FreeDay[];
  readonly now: Date;
  readonly error: string | undefined;
}

/** The free slots of the next days, one tap each, and a later day by its date. */
export function VisitTimes({ typed, days, now, error }: VisitTimesProps) {
  const { date = '', timeSlot = '' } = typed;
  const isListed = days.some((day) => day.date === date && day.slots.some(({ id }) => id === timeSlot));
  const isOther = date !== '' && timeSlot !== '' && !isListed;
  return (
    <>
      {error && (
        <p className="error" role="alert">
          {error}
        </p>
      )}
      {days.length === 0 && <p className="small">{text.noTimes}</p>}
      {days.map((day) => (
        <div className="field" key={day.date}>
          <b>{weekdayDate(day.date, now)}</b>
          <ChipRadios
            legend={weekdayDate(day.date, now)}
            name="slot"
            defaultValue={typed.slot ?? `${date} ${timeSlot}`}
            slots
            options={day.slots.map(({ id, left }) => ({
              value: slotChoice(day.date, id),
              label: slotNames[id],
              detail: left === undefined ? undefined : text.left(left),
            }))}
          />
        </div>
      ))}
      <details open={isOther}>
        <summary>{text.otherDay}</summary>
        <Field
          id="date"
          name="date"
          type="date"
          label={text.date}
          min={indiaDate(now)}
          max={addDays(indiaDate(now), BOOKING_WINDOW_DAYS)}
          defaultValue={isOther ? date : undefined}
        />
        <Select
          id="timeSlot"
          name="timeSlot"
          label={text.slot}
          options={[
            { value: '', label: text.choose },
            ...slotIds.map((id) => ({ value: id, label: slotNames[id] })),
          ]}
          defaultValue={isOther ? timeSlot : undefined}
        />
      </details>
    </>
  );
}
