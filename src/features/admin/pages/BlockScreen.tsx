import { Button, ButtonLink } from '../../../../client/ui/Button.tsx';
import { adminDayText } from '../../../content/text/admin-day.ts';
import { slotNames } from '../../../content/text/slots.ts';
import type { LedgerRecord } from '../../../records/record.ts';
import { hasJob } from '../../jobs/contract.ts';
import type { SlotCity, SlotId } from '../../slots/contract.ts';
import { adminAddresses, adminEndpoints } from '../contract/addresses.ts';
import { visitState } from '../rules/agenda.ts';
import { AdminFrame, type FrameData } from './AdminFrame.tsx';
import { Visits } from './Agenda.tsx';
import { weekdayDate } from './format.ts';

const text = adminDayText.block;

interface BlockScreenProps {
  readonly frame: FrameData;
  readonly city: SlotCity;
  readonly date: string;
  /** Without it the whole day is blocked. */
  readonly slot: SlotId | undefined;
  readonly visits: readonly LedgerRecord[];
  readonly brand: string;
}

/** Lists whom to call before a day or a slot is blocked. */
export function BlockScreen({ frame, city, date, slot, visits, brand }: BlockScreenProps) {
  const day = weekdayDate(date, frame.now);
  const affected = visits.filter(
    (visit) =>
      visitState(visit) !== 'off' &&
      (slot === undefined || (hasJob(visit) && visit.fields.timeSlot === slot)),
  );
  return (
    <AdminFrame
      frame={frame}
      current="slots"
      title={slot === undefined ? text.day(day) : text.slot(day, slotNames[slot])}
      titled
      back={{ href: adminAddresses.slots, label: text.back }}
    >
      {affected.length === 0 ? (
        <p>{text.none}</p>
      ) : (
        <section aria-labelledby="call-first" className="agenda">
          <h2 id="call-first">{text.first}</h2>
          <p className="small">{text.firstText}</p>
          <Visits of={affected} visits={affected} mechanics={[]} now={frame.now} brand={brand} />
        </section>
      )}
      <form className="admin-form" method="post" action={adminEndpoints.slotBlock}>
        <input type="hidden" name="city" value={city} />
        <input type="hidden" name="date" value={date} />
        {slot && <input type="hidden" name="slot" value={slot} />}
        <input type="hidden" name="blocked" value="yes" />
        <Button type="submit">{slot ? text.blockSlot : text.blockDay}</Button>
      </form>
      {slot && (
        <p>
          <ButtonLink kind="quiet" short href={adminAddresses.block(city, date)}>
            {text.whole}
          </ButtonLink>
        </p>
      )}
    </AdminFrame>
  );
}
