import { Button } from '../../../../client/ui/Button.tsx';
import { adminDayText } from '../../../content/text/admin-day.ts';
import type { AnyFields, LedgerRecord } from '../../../records/record.ts';
import { indiaDate } from '../../../values/india-time.ts';
import { isConfirmed, isOnLeave, jobOf, type Mechanic } from '../../jobs/contract.ts';
import { adminEndpoints } from '../contract/addresses.ts';
import { jobsInSlot } from '../rules/day-board.ts';
import { MoveFields } from './MoveFields.tsx';

const text = adminDayText.board;

interface AssignInRowProps {
  readonly record: LedgerRecord;
  readonly mechanics: readonly Mechanic[];
  /** The visits of the day, which fill the slots of the mechanics. */
  readonly visits: readonly LedgerRecord[];
  readonly name: string;
  readonly now: Date;
}

/** Assigns a visit in its row: one tap opens the mechanics of its city, the next one assigns. */
export function AssignInRow({ record, mechanics, visits, name, now }: AssignInRowProps) {
  const { date = indiaDate(now) }: AnyFields = record.fields;
  const near = mechanics.filter(
    (one) => one.active && (record.city === null || one.city === record.city) && !isOnLeave(one, date),
  );
  if (!isConfirmed(record) || jobOf(record).steps.length > 0 || near.length === 0) return null;
  return (
    <details className="assign">
      <summary className="btn quiet short">
        {text.assign}
        <span className="vh"> {name}</span>
      </summary>
      <form className="choices" method="post" action={adminEndpoints.job(record.id)} data-in-place>
        <MoveFields record={record} move="assign" />
        {near.map(({ id, name: mechanic }) => (
          <Button key={id} type="submit" kind="quiet" short name="mechanicId" value={id}>
            {text.mechanic(mechanic, jobsInSlot(visits, record, id))}
          </Button>
        ))}
      </form>
    </details>
  );
}
