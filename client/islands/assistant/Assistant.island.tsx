import { useDeferredValue, useRef, useState } from 'react';
import { assistantText } from '../../../src/content/text/assistant.ts';
import { type Answer, answerTo, type Question } from '../../../src/features/assistant/rules/answers.ts';
import { SUPPORT } from '../../../src/features/assistant/rules/choices.ts';
import { CONFIRM, RESTART, RESUME } from '../../../src/features/assistant/rules/conversation.ts';
import type { Entry } from '../../../src/features/assistant/rules/transcript.ts';
import { defineIsland } from '../island.ts';
import { ChatHead, ChatSummary } from './chat-frame.tsx';
import { Elsewhere } from './Elsewhere.tsx';
import { Controls, Message } from './Message.tsx';
import { bookingChatLink, chatSubject, messageText } from './message-text.ts';
import { useAssistant } from './use-assistant.ts';
import { useFollow, useSupport, useTyping } from './use-chat-effects.ts';

/** A type alias and no interface, for `Island` accepts only props of plain data (`IslandValue`). */
export type AssistantProps = {
  readonly brand: string;
  readonly phone: string;
  readonly phoneDial: string;
  readonly email: string;
  /** The number of the business chat, with country code. */
  readonly chatNumber: string;
  /** The sentence about our messages, while the chat is on. */
  readonly chatNotice?: string | undefined;
  /** The page's city where the assistant books no visit; undefined in the city that it books. */
  readonly elsewhere?: string | undefined;
  /** `page`, the assistant's own page, has no close button. */
  readonly placement?: 'dialog' | 'page' | undefined;
};

/** The booking assistant. The server renders nothing of the chat, for only the browser knows the conversation. */
function Assistant(props: AssistantProps) {
  // React renders a deferred value in short slices; the whole chat at once would be one long task. It would hold a
  // transition back while a form is being sent.
  return useDeferredValue(true, false) && <Chat {...props} />;
}

const noEntries: readonly Entry[] = [];

/** The chat: header, progress and messages, with the car and its price below. */
function Chat(business: AssistantProps) {
  const [stays, setStays] = useState(false);
  const assistant = useAssistant(business.elsewhere === undefined || stays, business.chatNotice);
  const { answers, view, booking, move } = assistant;
  const [editing, setEditing] = useState<Question>();
  const date = answerTo('date', answers);
  const textOf = (entry: Entry) => messageText(entry, date, booking.record?.waits);
  const { entries, isTyping } = useTyping(assistant.isListed ? view.transcript : noEntries, textOf);
  const messages = messagesOf(entries);
  const log = useRef<HTMLDivElement>(null);
  useFollow(log, `${entries.length} ${isTyping} ${view.step} ${editing ?? ''}`, assistant.isWaiting);
  const chatUrl = bookingChatLink(business, {
    draft: view.draft,
    price: view.price,
    booking: booking.record,
  });
  useSupport(view.step === 'support', chatUrl, chatSubject(view));

  // A visitor who is well into a booking in Jaipur is not asked again. Pages give only the answers before that.
  const isInJaipur = stays || answerTo('servicePreference', answers) !== undefined;
  const elsewhere = isInJaipur ? undefined : business.elsewhere;

  /** Returns to the step before the detour: after a short name, to its field, even where an earlier name stands. */
  const resume = () => {
    if (answers.detour === 'name_short') setEditing('fullName');
    move({ type: 'resume' });
  };
  const act = (id: string) => {
    setEditing(undefined);
    if (id === CONFIRM) assistant.confirm();
    else if (id === SUPPORT) move({ type: 'support' });
    else if (id === RESUME) resume();
    else if (id === RESTART) move({ type: 'restart' });
  };
  const answer = (question: Question, given: Answer) => {
    // A refused change keeps its field open and shows the reason.
    if (move({ type: 'answer', question, answer: given })) setEditing(undefined);
  };

  return (
    <>
      <ChatHead
        brand={business.brand}
        step={view.bookingStep}
        placement={business.placement}
        onRestart={() => act(RESTART)}
        onUndo={assistant.mayUndo ? assistant.undo : undefined}
      />
      <div className="log" ref={log} tabIndex={-1}>
        <div role="log" aria-label={assistantText.log} aria-busy={isTyping}>
          {elsewhere === undefined ? (
            <>
              {messages.map(({ entry, id, isLast }) => (
                <Message
                  key={id}
                  entry={entry}
                  id={id}
                  text={textOf(entry)}
                  isClosed={view.isClosed}
                  isEditing={editing !== undefined && entry.question === editing}
                  onEdit={setEditing}
                >
                  {entry.from === 'assistant' && (
                    <Controls
                      entry={entry}
                      id={id}
                      isOpen={isLast && !isTyping}
                      isEditing={entry.question !== undefined && entry.question === editing}
                      assistant={assistant}
                      business={business}
                      chatUrl={chatUrl}
                      onAnswer={answer}
                      onAct={act}
                    />
                  )}
                </Message>
              ))}
              {isTyping && <Typing />}
            </>
          ) : (
            <Elsewhere city={elsewhere} onStay={() => setStays(true)} />
          )}
        </div>
      </div>
      <ChatSummary draft={view.draft} price={view.price} bodyType={assistant.bodyType} />
    </>
  );
}

/**
 * Renders the messages. Their React key is the position in the conversation, because the same message may come twice.
 */
const messagesOf = (entries: readonly Entry[]) =>
  entries.map((entry, index) => ({ entry, id: `chat-${index}`, isLast: index === entries.length - 1 }));

const Typing = () => (
  <p className="msg them typing">
    <span className="vh">{assistantText.typing}</span>
    <i />
    <i />
    <i />
  </p>
);

export const island = defineIsland({ name: 'assistant', start: 'call', Component: Assistant });
