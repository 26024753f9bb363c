import { useRef, useState } from 'react';
import { assistantText } from '../../../src/content/text/en/assistant.ts';
import { type Answer, answerTo, type Question } from '../../../src/features/assistant/rules/answers.ts';
import { SUPPORT } from '../../../src/features/assistant/rules/choices.ts';
import { CONFIRM, RESTART, RESUME } from '../../../src/features/assistant/rules/conversation.ts';
import type { Entry } from '../../../src/features/assistant/rules/entry.ts';
import type { AssistantProps } from './assistant-props.ts';
import { ChatHead } from './ChatHead.tsx';
import { ChatSummary } from './ChatSummary.tsx';
import { Controls } from './Controls.tsx';
import { bookingChatLink } from './chat-message.ts';
import { Turn } from './Turn.tsx';
import { useAssistant } from './use-assistant.ts';
import { useFollow } from './use-follow.ts';
import { useSupport } from './use-support.ts';
import { useTyping } from './use-typing.ts';
import { sayOf } from './words.ts';

const nothingSaid: readonly Entry[] = [];

/** Header, progress, conversation, and the car with its price below. */
export function Chat(business: AssistantProps) {
  const assistant = useAssistant();
  const { answers, view, booking, move } = assistant;
  const [editing, setEditing] = useState<Question>();
  const date = answerTo('date', answers);
  const say = (entry: Entry) => sayOf(entry, date);
  const { entries, isTyping } = useTyping(assistant.isListed ? view.transcript : nothingSaid, say);
  const turns = turnsOf(entries);
  const log = useRef<HTMLDivElement>(null);
  useFollow(log, `${entries.length} ${isTyping} ${view.step} ${editing ?? ''}`, assistant.isWaiting);
  const chatUrl = bookingChatLink(business, {
    draft: view.draft,
    price: view.price,
    booking: booking.record,
  });
  useSupport(view.step === 'support', chatUrl);

  const act = (id: string) => {
    setEditing(undefined);
    if (id === CONFIRM) assistant.confirm();
    else if (id === SUPPORT) move({ type: 'support' });
    else if (id === RESUME) move({ type: 'resume' });
    else if (id === RESTART) move({ type: 'restart' });
  };
  const answer = (question: Question, given: Answer) => {
    // A change that is refused keeps its field open, with the reason.
    if (move({ type: 'answer', question, answer: given })) setEditing(undefined);
  };

  return (
    <>
      <ChatHead
        brand={business.brand}
        step={view.place}
        placement={business.placement}
        onRestart={() => act(RESTART)}
      />
      <div className="log" ref={log} tabIndex={-1}>
        <div role="log" aria-label={assistantText.log} aria-busy={isTyping}>
          {turns.map(({ entry, id, isLast }) => (
            <Turn
              key={id}
              entry={entry}
              id={id}
              words={say(entry)}
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
            </Turn>
          ))}
          {isTyping && <Typing />}
        </div>
      </div>
      <ChatSummary draft={view.draft} price={view.price} bodyType={assistant.bodyType} />
    </>
  );
}

/** A message is told from others by its place in the conversation. */
const turnsOf = (entries: readonly Entry[]) =>
  entries.map((entry, place) => ({ entry, id: `chat-${place}`, isLast: place === entries.length - 1 }));

const Typing = () => (
  <p className="msg them typing">
    <span className="vh">{assistantText.typing}</span>
    <i />
    <i />
    <i />
  </p>
);
