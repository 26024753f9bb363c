import { Button } from '../../../../client/ui/Button.tsx';
import { TextArea } from '../../../../client/ui/Field.tsx';
import { adminChatText as text } from '../../../content/text/admin-chat.ts';
import type { ChatMessageRow } from '../../../platform/chat/message-queue.ts';
import type { LedgerRecord } from '../../../records/record.ts';
import { newAnswerValues } from '../../../web/document/page-template.ts';
import { windowOf } from '../../chat/contract.ts';
import { adminEndpoints } from '../contract/addresses.ts';
import { adminTime, labelOf } from './format.ts';

export interface ConversationProps {
  readonly record: LedgerRecord;
  /** Undefined where the chat is off. */
  readonly messages: readonly ChatMessageRow[] | undefined;
  readonly now: Date;
}

/** Shows the messages of a record in order, and answers while the service window is open. */
export function Conversation({ record, messages, now }: ConversationProps) {
  if (messages === undefined || messages.length === 0) return null;
  return (
    <section aria-labelledby="chat">
      <h2 id="chat">{text.heading}</h2>
      <ol className="admin-list">
        {messages.map((message) => (
          <Message key={message.id} message={message} number={record.mobileNumber} now={now} />
        ))}
      </ol>
      {windowOf(messages, now.getTime()) === undefined ? (
        <p className="caption">{text.windowClosed}</p>
      ) : (
        <form className="card form" method="post" action={adminEndpoints.chat(record.id)}>
          <input type="hidden" name="idempotencyKey" value={newAnswerValues().formKey} />
          <TextArea id="words" name="words" label={text.answer} maxLength={1000} required />
          <Button type="submit" icon="send">
            {text.send}
          </Button>
        </form>
      )}
    </section>
  );
}

interface MessageProps {
  readonly message: ChatMessageRow;
  readonly number: string | null;
  readonly now: Date;
}

function Message({ message, number, now }: MessageProps) {
  const { direction, kind, words, person, state, reason, at, dueAt } = message;
  const isIn = direction === 'in';
  const isOther = isIn && person !== `91${number}`;
  return (
    <li className={state === 'failed' || state === 'unclear' ? 'bad' : undefined}>
      <span>
        <b>{isIn ? text.came(kind) : (labelOf(text.kinds, kind) ?? kind)}</b>
        {words && <small>{words}</small>}
        {isOther && <small>{text.otherPerson}</small>}
        {reason && <small>{labelOf(text.reasons, reason) ?? reason}</small>}
      </span>
      <small>
        {[adminTime(state === 'waiting' ? dueAt : at, now), isIn ? '' : text.states[state]]
          .filter(Boolean)
          .join(', ')}
      </small>
    </li>
  );
}
