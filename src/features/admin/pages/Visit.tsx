import { Badge } from '../../../../client/ui/Badge.tsx';
import { ButtonLink } from '../../../../client/ui/Button.tsx';
import { Icon } from '../../../../client/ui/Icon.tsx';
import { adminText } from '../../../content/text/admin.ts';
import { adminDayText } from '../../../content/text/admin-day.ts';
import type { LedgerRecord } from '../../../records/record.ts';
import { jobOf, type Mechanic, wayOf } from '../../jobs/contract.ts';
import { reachOf } from '../../jobs/index.ts';
import { adminAddresses } from '../contract/addresses.ts';
import { AssignInRow } from './AssignInRow.tsx';
import { recordFacts } from './record-facts.ts';
import { wordIn } from './record-words.ts';
import { Status } from './Status.tsx';

const text = adminDayText.agenda;

export interface VisitProps {
  readonly record: LedgerRecord;
  readonly mechanics: readonly Mechanic[];
  /** The visits of the day. */
  readonly visits: readonly LedgerRecord[];
  /** Since when a visit without a time waits. */
  readonly since?: string | undefined;
  readonly now: Date;
  readonly brand: string;
}

/** Shows one visit: who, car, job, place, price, status and mechanic, with the links that reach the customer. */
export function Visit({ record, mechanics, visits, since, now, brand }: VisitProps) {
  const facts = recordFacts(record, now);
  const mechanic = jobOf(record).mechanic?.name;
  const reach = reachOf(record, brand);
  return (
    <li className="visit" id={`visit-${record.id}`}>
      <div className="who">
        <a href={adminAddresses.record(record.id)}>
          <b>{facts.name}</b>
        </a>
        <span>{[facts.car, facts.service, facts.amount].filter((part) => part !== '').join(' · ')}</span>
        <span className="small">{placeOf(record)}</span>
        {since && <b>{since}</b>}
      </div>
      <div className="state">
        <Status record={record} />
        {facts.language && <Badge>{facts.language}</Badge>}
        {facts.doubt && <Badge>{adminText.records.doubts[facts.doubt]}</Badge>}
        <span className="small">{mechanic ?? text.unassigned}</span>
        <AssignInRow record={record} mechanics={mechanics} visits={visits} name={facts.name} now={now} />
      </div>
      {reach && (
        <div className="reach">
          <ButtonLink short kind="quiet" icon="phone" href={reach.call}>
            {text.call}
            <span className="number"> {facts.mobile ?? facts.name}</span>
          </ButtonLink>
          <details>
            <summary className="btn quiet short">
              <Icon name="message-circle" />
              {text.messages}
            </summary>
            <ul>
              {reach.messages.map(({ kind, label, href }) => (
                <li key={kind}>
                  <a href={href} target="_blank" rel="noreferrer">
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </details>
        </div>
      )}
    </li>
  );
}

/** The address of a visit, or that the customer brings the car. */
function placeOf(record: LedgerRecord): string {
  const way = wayOf(record);
  if (record.kind === 'booking' && way === 'walk_in') return text.workshop;
  const parts = ['address', 'area', 'pinCode'].map((name) => wordIn(record, name));
  const place = parts.filter((part) => part !== undefined).join(', ');
  return `${way === 'doorstep' ? text.doorstep : text.pickup}: ${place || text.unknownPlace}`;
}
