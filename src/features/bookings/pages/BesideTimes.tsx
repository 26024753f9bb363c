import { Button } from '../../../../client/ui/Button.tsx';
import { ChipRadios } from '../../../../client/ui/radios.tsx';
import { ownBookingText } from '../../../content/text/own-booking.ts';
import { slotNames } from '../../../content/text/slots.ts';
import type { PageServices } from '../../../services/page-services.ts';
import { formatDay } from '../../../values/format.ts';
import type { SlotAlternative, SlotCity } from '../../slots/contract.ts';
import { slotChoice } from '../contract.ts';

const { beside: text } = ownBookingText;

/** The free times beside the one that a record waits for, which its visitor would get at once. */
export async function timesBeside(
  slots: PageServices['slots'],
  city: SlotCity,
  recordId: string,
): Promise<readonly SlotAlternative[]> {
  const found = await slots.beside(city, recordId);
  return found.ok ? found.value : [];
}

interface BesideTimesProps {
  readonly times: readonly SlotAlternative[];
  /** The endpoint that moves the record. */
  readonly action: string;
}

/** Offers a visitor whose time waits for a call the times that are confirmed at once, by a plain form. */
export function BesideTimes({ times, action }: BesideTimesProps) {
  if (times.length === 0) return null;
  const dates = [...new Set(times.map(({ date }) => date))];
  return (
    <form className="form no-print" id="beside" method="post" action={action}>
      <h2>{text.heading}</h2>
      {dates.map((date) => (
        <div className="field" key={date}>
          <b>{formatDay(date)}</b>
          <ChipRadios
            legend={text.legend(formatDay(date))}
            name="slot"
            required
            slots
            options={times
              .filter((time) => time.date === date)
              .map(({ id }) => ({ value: slotChoice(date, id), label: slotNames[id] }))}
          />
        </div>
      ))}
      <Button type="submit" wide>
        {text.send}
      </Button>
    </form>
  );
}
