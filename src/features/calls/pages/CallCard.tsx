import { Badge } from '../../../../client/ui/Badge.tsx';
import { Button, ButtonLink } from '../../../../client/ui/Button.tsx';
import { adminText } from '../../../content/text/admin.ts';
import { adminCallsText as text } from '../../../content/text/admin-calls.ts';
import type { OpenQuestion } from '../../../platform/chat/open-questions.ts';
import type { LedgerRecord } from '../../../records/record.ts';
import { MINUTE_MS } from '../../../values/durations.ts';
import { groupedMobileNumber } from '../../../values/mobile-number.ts';
import { isOperator, nameOfOperator, type Operator } from '../../../values/operator.ts';
import {
  adminAddresses,
  adminEndpoints,
  adminTime,
  PersonHistory,
  recordFacts,
  wishWords,
} from '../../admin/index.ts';
import { reachOf } from '../../jobs/index.ts';
import { type Call, PROMISED_MINUTES, TAKEN_MINUTES, TRIES_BEFORE_TEXT } from '../rules/call.ts';
import { minutesWaited } from '../rules/call-hours.ts';
import { backTime } from '../rules/note-call.ts';
import type { Person } from '../rules/person.ts';
import { questionWords } from './Questions.tsx';

export interface CallCardProps {
  readonly call: Call;
  readonly person: Person;
  /** The unanswered chat messages about the person's requests. */
  readonly questions: readonly OpenQuestion[];
  readonly now: Date;
  readonly operator: Operator;
  readonly brand: string;
}

/** Returns the name of who changed a card, for another operator. */
export function whoIs(by: string, operator: Operator): string {
  if (!isOperator(by)) return text.customer;
  const name = nameOfOperator(by);
  return by === operator && name !== undefined ? text.you : (name ?? text.somebody);
}

/** Names of one number, or the number itself. */
export const titleOf = ({ names }: Person, { mobileNumber }: Call): string =>
  names.length === 0 ? groupedMobileNumber(mobileNumber) : text.family(names);

/** One person to call: who, since when, what they want, and the results of the call. */
export function CallCard({ call, person, questions, now, operator, brand }: CallCardProps) {
  const title = titleOf(person, call);
  return (
    <li className="call-card card">
      <div className="who">
        <h2>{title}</h2>
        <Waits call={call} now={now} />
        <Taken call={call} now={now} operator={operator} />
        {call.tries > 0 && <Badge>{text.tries(call.tries)}</Badge>}
      </div>
      <ul className="wishes">
        {person.requests.map((request) => (
          <Wish
            key={request.id}
            request={request}
            question={questions.find(({ record }) => record.id === request.id)}
            now={now}
          />
        ))}
      </ul>
      <Reach call={call} person={person} title={title} brand={brand} />
      <Results call={call} person={person} title={title} now={now} />
      <PersonHistory records={person.earlier} notes={call.notes} now={now} />
    </li>
  );
}

/** Minutes since the request, red after the promise. A call that was promised shows its time. */
function Waits({ call: { openedAt, dueAt, calledAt }, now }: Pick<CallCardProps, 'call' | 'now'>) {
  if (calledAt !== null && dueAt !== null)
    return <Badge tone="accent">{text.promised(adminTime(dueAt, now))}</Badge>;
  const minutes = minutesWaited(openedAt, now.getTime());
  const isLate = minutes > PROMISED_MINUTES;
  return (
    <Badge tone={isLate ? 'error' : 'green'} icon={isLate ? 'circle-alert' : undefined}>
      {text.waits(minutes)}
    </Badge>
  );
}

function Taken({
  call: { takenAt, takenBy },
  now,
  operator,
}: Pick<CallCardProps, 'call' | 'now' | 'operator'>) {
  if (takenAt === null || takenBy === null || takenAt <= now.getTime() - TAKEN_MINUTES * MINUTE_MS)
    return null;
  return <Badge tone="ink">{text.taken(whoIs(takenBy, operator), adminTime(takenAt, now))}</Badge>;
}

interface WishProps {
  readonly request: LedgerRecord;
  readonly question: OpenQuestion | undefined;
  readonly now: Date;
}

/** Shows one request as the operator says it on the phone. */
function Wish({ request, question, now }: WishProps) {
  const { main, rest, unserved } = wishWords(request, now);
  const { doubt, language } = recordFacts(request, now);
  return (
    <li>
      <a href={adminAddresses.record(request.id)}>{main}</a>
      <span className="small">{rest}</span>
      {question && (
        <a href={`${adminAddresses.record(request.id)}#chat`}>{text.wrote(questionWords(question))}</a>
      )}
      {language && <Badge>{language}</Badge>}
      {doubt && <Badge>{adminText.records.doubts[doubt]}</Badge>}
      {unserved && (
        <Badge tone="error" icon="map-pin">
          {text.unserved(unserved)}
        </Badge>
      )}
    </li>
  );
}

/** Call, with one tap; and the card becomes mine. After three calls without an answer, a ready text. */
function Reach({
  call,
  person,
  title,
  brand,
}: Pick<CallCardProps, 'call' | 'person' | 'brand'> & { readonly title: string }) {
  const { mobileNumber, tries } = call;
  const reach = person.newest && reachOf(person.newest, brand);
  const missed = reach?.messages.find(({ kind }) => kind === 'missed');
  return (
    <div className="reach">
      <ButtonLink short icon="phone" href={`tel:+91${mobileNumber}`} data-call>
        <span className="vh">{text.callTo(title)} </span>
        {groupedMobileNumber(mobileNumber)}
      </ButtonLink>
      <form method="post" action={adminEndpoints.callTake} data-in-place>
        <input type="hidden" name="mobileNumber" value={mobileNumber} />
        <Button type="submit" kind="quiet" short>
          {text.take}
        </Button>
      </form>
      {tries >= TRIES_BEFORE_TEXT && missed && (
        <ButtonLink
          short
          kind="quiet"
          icon="message-circle"
          href={missed.href}
          target="_blank"
          rel="noreferrer"
        >
          {text.write}
        </ButtonLink>
      )}
    </div>
  );
}

function Results({
  call,
  person,
  title,
  now,
}: Pick<CallCardProps, 'call' | 'person' | 'now'> & { readonly title: string }) {
  const { mobileNumber, version } = call;
  const five = backTime('five', now.getTime());
  return (
    <form
      className="results"
      method="post"
      action={adminEndpoints.callResult}
      aria-label={text.result(title)}
      data-in-place
    >
      <input type="hidden" name="mobileNumber" value={mobileNumber} />
      <input type="hidden" name="version" value={version} />
      <div className="choices">
        {person.newest && (
          <ButtonLink short kind="quiet" icon="check" href={adminAddresses.bookingOf(person.newest.id)}>
            {text.book}
          </ButtonLink>
        )}
        {Object.entries(text.results).map(([result, label]) => (
          <Button key={result} type="submit" kind="quiet" short name="result" value={result}>
            {label}
          </Button>
        ))}
      </div>
      <div className="choices">
        <span className="small">{text.back}</span>
        {Object.entries(text.backTimes).map(
          ([time, label]) =>
            (time !== 'five' || five !== undefined) && (
              <Button key={time} type="submit" kind="quiet" short name="result" value={time}>
                {label}
              </Button>
            ),
        )}
        <details>
          <summary className="btn quiet short">{text.otherTime}</summary>
          <label className="small">
            {text.time} <input type="datetime-local" name="at" />
          </label>
          <Button type="submit" kind="quiet" short name="result" value="call_back">
            {text.setTime}
          </Button>
        </details>
      </div>
    </form>
  );
}
