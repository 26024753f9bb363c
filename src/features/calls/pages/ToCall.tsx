import { Alert } from '../../../../client/ui/Alert.tsx';
import { EmptyState } from '../../../../client/ui/EmptyState.tsx';
import { adminCallsText as text } from '../../../content/text/admin-calls.ts';
import type { OpenQuestion } from '../../../platform/chat/open-questions.ts';
import type { WaitingCalls } from '../../../platform/ledger/calls.ts';
import type { LedgerRecord } from '../../../records/record.ts';
import { AdminFrame, adminTime, type FrameData, Live } from '../../admin/index.ts';
import { type Call, MOST_COUNTED } from '../rules/call.ts';
import type { CallSpeed } from '../rules/call-figures.ts';
import { personOf } from '../rules/person.ts';
import { CallCard, titleOf } from './CallCard.tsx';
import { NotedCalls } from './NotedCalls.tsx';
import { QUESTIONS, Questions } from './Questions.tsx';

interface ToCallProps {
  readonly frame: FrameData;
  readonly waiting: WaitingCalls;
  /** The results that the operator may take back. */
  readonly noted: readonly Call[];
  /** The records of each number of the list. */
  readonly records: ReadonlyMap<string, readonly LedgerRecord[]>;
  /** The customers who wait for an answer in the chat; none where it is off. */
  readonly questions: readonly OpenQuestion[];
  readonly brand: string;
  /** How fast people were called today. */
  readonly speed: CallSpeed;
  /** Who was first, after a second operator's result. */
  readonly refusal?: string | undefined;
}

/** The list of people to call: cards for those due now, lines for those who wrote and for those due later. */
export function ToCall({ frame, waiting, noted, records, questions, brand, speed, refusal }: ToCallProps) {
  const { now, operator } = frame;
  const withPerson = (calls: WaitingCalls['due']) =>
    calls
      .map((call) => ({ call, person: personOf(records.get(call.mobileNumber) ?? [], now.getTime()) }))
      // All requests of a number may have left the ledger, or lie too far back.
      .filter(({ person }) => person.newest !== undefined);
  const due = withPerson(waiting.due);
  const later = withPerson(waiting.later);
  // A card shows the messages about its own requests, so that nobody stands twice.
  const onCards = new Set(due.flatMap(({ person }) => person.requests.map(({ id }) => id)));
  const alone = questions.filter(({ record }) => !onCards.has(record.id));
  return (
    <AdminFrame frame={frame} current="calls" title={text.heading} titled refusal={refusal}>
      <Live now={now} region="calls" everyMinute />
      <div id="calls">
        <Speed {...speed} />
        <NotedCalls calls={noted} records={records} now={now} />
        {alone.length > 0 && (
          <p className="admin-lead">
            <a href={`#${QUESTIONS}`}>{text.questionCount(alone.length)}</a>
          </p>
        )}
        {due.length === 0 && alone.length === 0 && (
          <EmptyState icon="phone" title={text.none}>
            {text.noneText}
          </EmptyState>
        )}
        {due.length > 0 && <p className="small">{text.count(waiting.dueCount, MOST_COUNTED)}</p>}
        <ul className="call-cards">
          {due.map(({ call, person }) => (
            <CallCard
              key={call.mobileNumber}
              call={call}
              person={person}
              questions={questions}
              now={now}
              operator={operator}
              brand={brand}
            />
          ))}
        </ul>
        {waiting.dueCount > waiting.due.length && <Alert tone="calm">{text.shown(waiting.due.length)}</Alert>}
        <Questions questions={alone} now={now} />
        {later.length > 0 && (
          <section aria-labelledby="later">
            <h2 id="later">{text.later}</h2>
            <ul className="admin-list">
              {later.map(({ call, person }) => (
                <li key={call.mobileNumber}>
                  <span>
                    <b>{titleOf(person, call)}</b>
                    <small>{text.notes[call.notes.at(-1)?.result ?? 'call_back']}</small>
                  </span>
                  <small>{text.dueAt(adminTime(call.dueAt ?? 0, now))}</small>
                  <a href={`tel:+91${call.mobileNumber}`}>{text.call}</a>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </AdminFrame>
  );
}

/** The day has no figure before its first call. */
const Speed = ({ calls, median, withinPromise }: CallSpeed) =>
  median === undefined || withinPromise === undefined ? null : (
    <p className="small">{text.speed(calls, median, withinPromise)}</p>
  );
