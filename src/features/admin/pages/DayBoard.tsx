import { Badge } from '../../../../client/ui/Badge.tsx';
import { Button } from '../../../../client/ui/Button.tsx';
import { adminDayText } from '../../../content/text/admin-day.ts';
import type { LedgerRecord } from '../../../records/record.ts';
import { adminAddresses, adminEndpoints } from '../contract/addresses.ts';
import type { DayBoard as BoardOfDay } from '../rules/day-board.ts';
import { adminTime } from './format.ts';
import { recordFacts } from './record-facts.ts';
import { Visit, type VisitProps } from './Visit.tsx';

const text = adminDayText.board;

interface BoardProps extends Omit<VisitProps, 'record'> {
  readonly board: BoardOfDay<LedgerRecord>;
}

/** Shows what has to be done now: help at once first, until somebody takes it, then the visits that need a hand. */
export function DayBoard({ board, ...visit }: BoardProps) {
  const { emergencies, underWay, toCall, late, unassigned, onLeave } = board;
  return (
    <>
      {emergencies.length > 0 && (
        <section aria-labelledby="emergencies-title" className="emergencies">
          <h2 id="emergencies-title">
            {text.emergencies}{' '}
            <Badge tone="error" icon="circle-alert">
              {text.nobody(emergencies.length)}
            </Badge>
          </h2>
          <Rows records={emergencies} {...visit} />
        </section>
      )}
      {underWay.length > 0 && (
        <section aria-labelledby="under-way-title">
          <h2 id="under-way-title">{text.underWay}</h2>
          <Rows records={underWay} {...visit} />
        </section>
      )}
      {toCall.length > 0 && <CallAhead records={toCall} now={visit.now} />}
      <Jumps title={text.late} records={late} now={visit.now} />
      <Jumps title={text.unassigned} records={unassigned} now={visit.now} />
      <Jumps title={text.onLeave} records={onLeave} now={visit.now} />
    </>
  );
}

const Rows = ({
  records,
  ...visit
}: Omit<VisitProps, 'record'> & { readonly records: readonly LedgerRecord[] }) => (
  <ul className="visits">
    {records.map((record) => (
      <Visit
        key={record.id}
        record={record}
        {...visit}
        since={text.since(adminTime(record.createdAt, visit.now))}
      />
    ))}
  </ul>
);

interface ListProps {
  readonly records: readonly LedgerRecord[];
  readonly now: Date;
}

/** The promised call before the visit: one tap calls, one ticks it. */
const CallAhead = ({ records, now }: ListProps) => (
  <section aria-labelledby="call-ahead-title">
    <h2 id="call-ahead-title">{text.toCall}</h2>
    <ul className="admin-list">
      {records.map((record) => {
        const { name, when } = recordFacts(record, now);
        return (
          <li key={record.id}>
            <span>
              <a href={adminAddresses.record(record.id)}>{name}</a>
              <small>{when}</small>
            </span>
            <a href={`tel:+91${record.mobileNumber}`}>{adminDayText.agenda.call}</a>
            <form method="post" action={adminEndpoints.calledAhead(record.id)} data-in-place>
              <input type="hidden" name="version" value={record.version} />
              <Button type="submit" kind="quiet" short icon="check" aria-label={text.calledNamed(name)}>
                {text.called}
              </Button>
            </form>
          </li>
        );
      })}
    </ul>
  </section>
);

/** Names with links to their rows below. */
const Jumps = ({ title, records, now }: ListProps & { readonly title: string }) =>
  records.length > 0 && (
    <p className="jumps">
      <b>
        {title} ({records.length}):
      </b>{' '}
      {records.map((record) => {
        const { name, when } = recordFacts(record, now);
        return (
          <a key={record.id} href={`#visit-${record.id}`}>
            {name}, {when}
          </a>
        );
      })}
    </p>
  );
