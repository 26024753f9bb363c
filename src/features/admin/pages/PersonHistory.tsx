import { adminText } from '../../../content/text/admin.ts';
import { adminCallsText as text } from '../../../content/text/admin-calls.ts';
import type { AnyFields, LedgerRecord } from '../../../records/record.ts';
import { stageOf } from '../../../records/record-status.ts';
import { formatMoney } from '../../../values/money.ts';
import { isOperator, nameOfOperator } from '../../../values/operator.ts';
import type { NotedCall } from '../../calls/contract.ts';
import { adminAddresses } from '../contract/addresses.ts';
import { adminTime } from './format.ts';
import { cityName, recordFacts } from './record-facts.ts';
import { statusName } from './Status.tsx';

interface PersonHistoryProps {
  /** All but what stands beside it, the newest first. */
  readonly records: readonly LedgerRecord[];
  readonly notes: readonly NotedCall[];
  readonly now: Date;
}

/** Shows the earlier records of a person, their money and cars, and the calls to them. */
export function PersonHistory({ records, notes, now }: PersonHistoryProps) {
  if (records.length === 0 && notes.length === 0) return null;
  return (
    <div className="person-history">
      <p className="small">{summaryOf(records, now)}</p>
      <ul className="admin-list">
        {notes.toReversed().map(({ at, by, result, due }) => (
          <li key={`${at} ${result}`}>
            <small>
              {adminTime(at, now)}: {text.notes[result]}
              {due !== undefined && `, ${text.dueAt(adminTime(due, now))}`}
              {isOperator(by) && nameOfOperator(by) && `, ${nameOfOperator(by)}`}
            </small>
          </li>
        ))}
        {records.map((record) => (
          <li key={record.id}>
            <small>
              <a href={adminAddresses.record(record.id)}>{lineOf(record, now)}</a>
            </small>
          </li>
        ))}
      </ul>
    </div>
  );
}

function lineOf(record: LedgerRecord, now: Date): string {
  const { car, service, amount, when, ref } = recordFacts(record, now);
  const { reviewed }: AnyFields = record.fields;
  return [
    `${adminText.kindOf[record.kind]} ${ref}`.trim(),
    statusName(record.status),
    service,
    car,
    amount,
    when,
    reviewed ? text.reviewed : '',
  ]
    .filter((part) => part !== '')
    .join(' · ');
}

/** Cars and money of a person, in one line. */
function summaryOf(records: readonly LedgerRecord[], now: Date): string {
  const cars = [
    ...new Set(records.map((record) => recordFacts(record, now).car).filter((car) => car !== '')),
  ];
  const visits = records.filter((record) => stageOf(record) === 'finished');
  const paid = records.reduce((sum, { fields }) => {
    const { job }: AnyFields = fields;
    return sum + (job?.payment?.amount ?? 0);
  }, 0);
  return [
    text.visits(visits.length),
    paid > 0 ? text.paid(formatMoney(paid)) : '',
    cars.length > 0 ? text.cars(cars) : '',
  ]
    .filter((part) => part !== '')
    .join(' · ');
}

/** Returns the words of a request: the wish itself, where it came from, and a place that no centre serves. */
export function wishWords(record: LedgerRecord, now: Date) {
  const { service, car, area, amount, when } = recordFacts(record, now);
  const { unservedPlace, coupon }: AnyFields = record.fields;
  const main = [record.kind === 'redirect' ? text.chat : '', service, car]
    .filter((part) => part !== '')
    .join(' · ');
  const place = [area, cityName(record.city)].filter(
    (part, index, all) => part !== '' && all.indexOf(part) === index,
  );
  const rest = [
    ...place,
    amount,
    record.source === null ? '' : text.via(record.source),
    record.campaign === null ? '' : text.campaign(record.campaign),
    coupon === undefined ? '' : text.coupon(coupon),
    when,
  ].filter((part) => part !== '');
  return { main: main || adminText.kindOf[record.kind], rest: rest.join(' · '), unserved: unservedPlace };
}
