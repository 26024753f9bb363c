import { Badge } from '../../../../client/ui/Badge.tsx';
import { adminDayText } from '../../../content/text/admin-day.ts';
import { adminJobText } from '../../../content/text/admin-job.ts';
import { slotNames } from '../../../content/text/slots.ts';
import type { LedgerRecord } from '../../../records/record.ts';
import { jobOf, stepOf } from '../../jobs/contract.ts';
import { slotIds } from '../../slots/contract.ts';
import { adminAddresses } from '../contract/addresses.ts';
import { type GridRow, type Load, mechanicGrid } from '../rules/mechanic-grid.ts';
import { AssignInRow } from './AssignInRow.tsx';
import { recordFacts } from './record-facts.ts';
import { Status } from './Status.tsx';
import type { VisitProps } from './Visit.tsx';
import { workMinutes } from './work-minutes.ts';

const text = adminDayText.grid;
const WARNING = { tone: 'error', icon: 'circle-alert' } as const;

interface MechanicGridProps extends Omit<VisitProps, 'record'> {
  /** The orders without a date that a mechanic does today. */
  readonly underWay: readonly LedgerRecord[];
  /** YYYY-MM-DD. */
  readonly date: string;
}

/** Shows a day's visits by mechanic and slot, on a screen that is wide enough; others have the list below. */
export function MechanicGrid({ underWay, date, ...visit }: MechanicGridProps) {
  const { visits, mechanics } = visit;
  const rows = mechanicGrid({
    visits: [...visits, ...underWay],
    mechanics,
    date,
    slots: slotIds,
    minutesOf: workMinutes,
  });
  const hasNoSlot = rows.some(({ noSlot }) => noSlot.length > 0);
  return (
    <table className="admin-table mechanic-grid">
      <caption>{text.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{text.mechanic}</th>
          {slotIds.map((slot) => (
            <th key={slot} scope="col">
              {slotNames[slot]}
            </th>
          ))}
          {hasNoSlot && <th scope="col">{adminDayText.agenda.noSlot}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.mechanic?.id ?? ''} row={row} hasNoSlot={hasNoSlot} {...visit} />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps extends Omit<VisitProps, 'record'> {
  readonly row: GridRow<LedgerRecord>;
  readonly hasNoSlot: boolean;
}

function Row({ row, hasNoSlot, ...visit }: RowProps) {
  const { mechanic, onLeave, slots, noSlot, load } = row;
  const isDouble = (jobs: readonly LedgerRecord[]) => mechanic !== undefined && jobs.length > 1;
  return (
    <tr>
      <th scope="row">
        {mechanic?.name ?? text.nobody}
        {onLeave && <Badge {...(load.cars > 0 && WARNING)}>{text.onLeave}</Badge>}
        <small>{loadText(load)}</small>
      </th>
      {slots.map((jobs, index) => (
        <td key={slotIds[index]} className={isDouble(jobs) ? 'double' : undefined}>
          {isDouble(jobs) && <Badge {...WARNING}>{text.double(jobs.length)}</Badge>}
          <Cards jobs={jobs} {...visit} />
        </td>
      ))}
      {hasNoSlot && (
        <td>
          <Cards jobs={noSlot} {...visit} />
        </td>
      )}
    </tr>
  );
}

/** "2 cars, 3 h 30 min": the shortest time that the work takes. */
function loadText({ cars, minutes, unknown }: Load): string {
  if (cars === 0) return text.free;
  const length = minutes === 0 ? undefined : text.length(Math.floor(minutes / 60), minutes % 60);
  const parts = [text.cars(cars), length, unknown > 0 && length ? text.unknown(unknown) : undefined];
  return parts.filter((part) => part !== undefined).join(', ');
}

/** How far the job is; before it the status of the record. */
function Progress({ record }: { readonly record: LedgerRecord }) {
  const step = stepOf(jobOf(record));
  return step === undefined ? <Status record={record} /> : <Badge>{adminJobText.steps[step]}</Badge>;
}

const Cards = ({ jobs, ...visit }: Omit<VisitProps, 'record'> & { readonly jobs: readonly LedgerRecord[] }) =>
  jobs.map((record) => {
    const { name, car, service } = recordFacts(record, visit.now);
    return (
      <div key={record.id} className="grid-visit">
        <a href={adminAddresses.record(record.id)}>
          <b>{name}</b> <span>{[car, service].filter((part) => part !== '').join(' · ')}</span>
        </a>
        <Progress record={record} />
        <AssignInRow record={record} name={name} {...visit} />
      </div>
    );
  });
