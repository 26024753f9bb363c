import type { ReactNode } from 'react';
import { assistantText } from '../../../src/content/text/en/assistant.ts';
import type { Answer, Question } from '../../../src/features/assistant/rules/answers.ts';
import type { Entry } from '../../../src/features/assistant/rules/entry.ts';
import { Icon } from '../../ui/Icon.tsx';
import { answerText } from './words.ts';

interface TurnProps {
  readonly entry: Entry;
  readonly id: string;
  readonly words: string;
  /** The booking is confirmed: its answers rest. */
  readonly isClosed: boolean;
  /** The buttons of its message are open, so the answer stands among them. */
  readonly isEditing: boolean;
  readonly onEdit: (question: Question) => void;
  /** Buttons or a field under a message, or what closes the conversation. */
  readonly children: ReactNode;
}

export type GiveAnswer = (question: Question, answer: Answer) => void;

/** One message of the log: theirs with what can be pressed under it, or the visitor's, to be changed by a press. */
export function Turn({ entry, id, words, isClosed, isEditing, onEdit, children }: TurnProps) {
  if (entry.from === 'assistant') {
    const isError = entry.message === 'technical_error';
    return (
      <>
        <p className={isError ? 'msg them bad' : 'msg them'} id={id}>
          {isError && <Icon name="circle-alert" />}
          {words}
        </p>
        {children}
      </>
    );
  }
  if (isEditing) return null;
  const answer = answerText(entry);
  if (isClosed) return <p className="msg me">{answer}</p>;
  return (
    <button
      type="button"
      className="msg me"
      aria-label={assistantText.change(answer)}
      onClick={() => onEdit(entry.question)}
    >
      {answer}
      <Icon name="pencil" />
    </button>
  );
}
