import { Button } from '../../../../client/ui/Button.tsx';
import { TextArea } from '../../../../client/ui/Field.tsx';
import { adminChatText as text } from '../../../content/text/admin-chat.ts';
import type { ChatMessageRow } from '../../../platform/chat/message-queue.ts';
import type { LedgerRecord } from '../../../records/record.ts';
import { newAnswerValues } from '../../../web/document/page-template.ts';
import { answerWay, CLOSED, previewOf, sentTexts, templateMessage, writtenCount } from '../../chat/index.ts';
import { reachOf } from '../../jobs/index.ts';
import { adminEndpoints } from '../contract/addresses.ts';
import { adminTime, labelOf } from './format.ts';

export interface ConversationProps {
  readonly record: LedgerRecord;
  /** Undefined where the chat is off. */
  readonly messages: readonly ChatMessageRow[] | undefined;
  /** The names under which the record's number writes; undefined where it has none, or nobody knows. */
  readonly names: ReadonlySet<string> | undefined;
  /** Whether the record is in the archive: an answer belongs to a record of the ledger. */
  readonly isMoved: boolean;
  /** The operator's words that were refused. */
  readonly typed?: string | undefined;
  readonly brand: string;
  readonly now: Date;
}

const NO_WAY = { kind: 'none' } as const;

/** Shows the messages of a record in order, and the ways in which the operator can write now. */
export function Conversation({ record, messages, names, isMoved, typed, brand, now }: ConversationProps) {
  if (messages === undefined) return null;
  const way = isMoved ? NO_WAY : answerWay(record, messages, now.getTime(), names);
  if (messages.length === 0 && way.kind === 'none') return null;
  const seen = writtenCount(messages);
  return (
    <section aria-labelledby="chat">
      <h2 id="chat">{text.heading}</h2>
      <ol className="admin-list">
        {messages.map((message) => (
          <Message key={message.id} message={message} names={names} now={now} />
        ))}
      </ol>
      {way.kind === 'none' && <p className="caption">{text.nothing}</p>}
      {way.kind === 'template' && (
        <>
          <p className="caption">{text.windowClosed}</p>
          <ReadyAnswers
            record={record}
            seen={seen}
            label={text.templates}
            answers={templateAnswers(record, way, brand)}
          />
        </>
      )}
      {way.kind === 'text' && (
        <>
          <ReadyAnswers
            record={record}
            seen={seen}
            label={text.ready}
            answers={readyAnswers(record, brand)}
          />
          <OwnWords record={record} seen={seen} typed={typed} />
        </>
      )}
    </section>
  );
}

/** An answer whose words are ready: the field that names it, and what the customer reads. */
interface ReadyAnswer {
  readonly name: 'ready' | 'template';
  readonly value: string;
  readonly label: string;
  readonly words: string;
}

const templateAnswers = (
  record: LedgerRecord,
  { templates }: Extract<ReturnType<typeof answerWay>, { kind: 'template' }>,
  brand: string,
): readonly ReadyAnswer[] =>
  templates.map((kind) => ({
    name: 'template',
    value: kind,
    label: text.kinds[kind],
    words: previewOf(templateMessage(kind, record, { brand, link: '' }), kind),
  }));

const readyAnswers = (record: LedgerRecord, brand: string): readonly ReadyAnswer[] =>
  (reachOf(record, brand)?.messages ?? [])
    .filter(({ kind }) => sentTexts(record).includes(kind))
    .map(({ kind, label, words }) => ({ name: 'ready', value: kind, label, words }));

interface AnswerFormProps {
  readonly record: LedgerRecord;
  /** How many written messages the operator sees. */
  readonly seen: number;
}

const Hidden = ({ seen }: Pick<AnswerFormProps, 'seen'>) => (
  <>
    <input type="hidden" name="idempotencyKey" value={newAnswerValues().formKey} />
    <input type="hidden" name="seen" value={seen} />
  </>
);

/** Each shows its words before it sends them. */
const ReadyAnswers = ({
  record,
  seen,
  label,
  answers,
}: AnswerFormProps & { readonly label: string; readonly answers: readonly ReadyAnswer[] }) => (
  <fieldset className="admin-ready">
    <legend>{label}</legend>
    {answers.map(({ name, value, label: title, words }) => (
      <details className="q" key={value}>
        <summary>{title}</summary>
        <form className="form" method="post" action={adminEndpoints.chat(record.id)}>
          <Hidden seen={seen} />
          <p>{words}</p>
          <Button type="submit" kind="quiet" short icon="send" name={name} value={value}>
            {text.sendReady(title)}
          </Button>
        </form>
      </details>
    ))}
  </fieldset>
);

const OwnWords = ({ record, seen, typed }: AnswerFormProps & Pick<ConversationProps, 'typed'>) => (
  <form className="card form" method="post" action={adminEndpoints.chat(record.id)}>
    <Hidden seen={seen} />
    <TextArea id="words" name="words" label={text.answer} maxLength={1000} defaultValue={typed} required />
    <Button type="submit" icon="send">
      {text.send}
    </Button>
  </form>
);

interface MessageProps extends Pick<ConversationProps, 'names' | 'now'> {
  readonly message: ChatMessageRow;
}

function Message({ message, names, now }: MessageProps) {
  const { direction, kind, words, person, state, reason, at, dueAt } = message;
  const isIn = direction === 'in';
  const isOther = isIn && names?.has(person) !== true;
  return (
    <li className={state === 'failed' || state === 'unclear' ? 'bad' : undefined}>
      <span>
        <b>{isIn ? text.came(kind) : kind === CLOSED ? text.closed : (labelOf(text.kinds, kind) ?? kind)}</b>
        {words && <small>{words}</small>}
        {isOther && <small>{text.otherPerson}</small>}
        {reason && <small>{labelOf(text.reasons, reason) ?? reason}</small>}
      </span>
      <small>
        {[adminTime(state === 'waiting' ? dueAt : at, now), isIn || kind === CLOSED ? '' : text.states[state]]
          .filter(Boolean)
          .join(', ')}
      </small>
    </li>
  );
}
