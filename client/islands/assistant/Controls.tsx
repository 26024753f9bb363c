import { assistantProblems } from '../../../src/content/text/en/assistant.ts';
import { answerTo, OTHER } from '../../../src/features/assistant/rules/answers.ts';
import type { Entry } from '../../../src/features/assistant/rules/entry.ts';
import { savedMobileNumber } from '../../storage/session.ts';
import { Alert } from '../../ui/Alert.tsx';
import { AnswerField } from './AnswerField.tsx';
import type { AssistantProps } from './assistant-props.ts';
import { Choices } from './Choices.tsx';
import { Closing } from './Closing.tsx';
import type { GiveAnswer } from './Turn.tsx';
import type { useAssistant } from './use-assistant.ts';

interface ControlsProps {
  readonly entry: Extract<Entry, { from: 'assistant' }>;
  /** Of the message above. */
  readonly id: string;
  /** The last message of the log. */
  readonly isOpen: boolean;
  /** An earlier message whose answer is being changed. */
  readonly isEditing: boolean;
  readonly assistant: ReturnType<typeof useAssistant>;
  readonly business: AssistantProps;
  readonly chatUrl: string;
  readonly onAnswer: GiveAnswer;
  readonly onAct: (id: string) => void;
}

/** What can be done under one of the assistant's messages. */
export function Controls({ entry, id, isOpen, isEditing, assistant, onAnswer, ...rest }: ControlsProps) {
  const { question, choices, field, message } = entry;
  const { answers, slots, refusal } = assistant;
  if (question === undefined)
    return <Closing message={message} choices={choices} assistant={assistant} isOpen={isOpen} {...rest} />;
  if (!isOpen && !isEditing) return null;
  const problem = refusal?.question === question ? refusal.problem : undefined;
  const date = answerTo('date', answers);
  const pressed = answers.given[question]?.choice;
  // What is wrong with something written is said at its field.
  const isWritten = pressed === OTHER || pressed === 'later';
  return (
    <>
      {choices.length > 0 && (
        <Choices
          question={question}
          choices={choices}
          selected={entry.selected}
          labelledBy={id}
          slots={question === 'timeSlot' && date !== undefined ? slots[date] : undefined}
          isOpen={isOpen}
          onChoose={(choice) => onAnswer(question, { choice })}
        />
      )}
      {field === undefined
        ? problem && !isWritten && <Alert>{assistantProblems[problem]}</Alert>
        : !(isEditing && choices.length > 0) && (
            <AnswerField
              key={question}
              kind={field}
              id={`${id}-field`}
              initial={initialOf(field, answers.given[question]?.text)}
              problem={problem}
              isOpen={isOpen}
              onAnswer={(text) =>
                onAnswer(question, pressed === undefined ? { text } : { choice: pressed, text })
              }
            />
          )}
    </>
  );
}

/** What was written before, and a number that the visitor left elsewhere in this visit. */
const initialOf = (field: string, written: string | undefined): string =>
  written ?? (field === 'mobile' ? (savedMobileNumber.get() ?? '') : '');
