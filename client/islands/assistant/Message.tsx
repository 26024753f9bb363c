import type { ReactNode } from 'react';
import { assistantProblems, assistantText } from '../../../src/content/text/assistant.ts';
import { carSearchText } from '../../../src/content/text/car-search.ts';
import { slotNames, slotNote } from '../../../src/content/text/slots.ts';
import type { Answer, Question } from '../../../src/features/assistant/rules/answers.ts';
import { answerTo, OTHER } from '../../../src/features/assistant/rules/answers.ts';
import type { Choice } from '../../../src/features/assistant/rules/choices.ts';
import { type Entry, isErrorMessage } from '../../../src/features/assistant/rules/transcript.ts';
import type { SlotState } from '../../../src/features/slots/contract.ts';
import { savedMobileNumber } from '../../storage/session.ts';
import { Alert } from '../../ui/Alert.tsx';
import { CarSearch } from '../../ui/CarSearch.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/Icon.tsx';
import { AnswerField } from './AnswerField.tsx';
import type { AssistantProps } from './Assistant.island.tsx';
import { Closing } from './Closing.tsx';
import { answerText, choiceText } from './message-text.ts';
import { sentenceField } from './sentence-field.tsx';
import type { useAssistant } from './use-assistant.ts';

interface MessageProps {
  readonly entry: Entry;
  readonly id: string;
  readonly text: string;
  /** True once the booking is confirmed, when its answers can no longer change. */
  readonly isClosed: boolean;
  /** True while the visitor changes the answer, with the question's buttons open. */
  readonly isEditing: boolean;
  readonly onEdit: (question: Question) => void;
  /** The controls under the assistant's message. */
  readonly children: ReactNode;
}

type GiveAnswer = (question: Question, answer: Answer) => void;

/**
 * One message: the assistant's with its controls, or the visitor's. A pressed button stays selected under its question,
 * where another one changes the answer. A written answer has a message of its own, which a press opens to change it.
 */
export function Message({ entry, id, text, isClosed, isEditing, onEdit, children }: MessageProps) {
  if (entry.from === 'assistant') {
    const isError = isErrorMessage(entry.message);
    return (
      <>
        <p className={isError ? 'msg them bad' : 'msg them'} id={id}>
          {isError && <Icon name="circle-alert" />}
          {text}
        </p>
        {children}
      </>
    );
  }
  if (isEditing || (entry.choice && !isClosed)) return null;
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

interface ControlsProps {
  readonly entry: Extract<Entry, { from: 'assistant' }>;
  /** The id of the message above. */
  readonly id: string;
  /** True for the last message of the log. */
  readonly isOpen: boolean;
  /** True for an earlier message whose answer the visitor changes. */
  readonly isEditing: boolean;
  readonly assistant: ReturnType<typeof useAssistant>;
  readonly business: AssistantProps;
  readonly chatUrl: string;
  readonly onAnswer: GiveAnswer;
  readonly onAct: (id: string) => void;
}

/** The choices and the field under one of the assistant's messages. */
export function Controls({ entry, id, isOpen, isEditing, assistant, onAnswer, ...rest }: ControlsProps) {
  const { question, choices, field, message } = entry;
  const { answers, slots, refusal } = assistant;
  if (question === undefined)
    return <Closing message={message} choices={choices} assistant={assistant} isOpen={isOpen} {...rest} />;
  const isPast = !isOpen && !isEditing;
  if (isPast && (choices.length === 0 || assistant.view.isClosed)) return null;
  const problem = refusal?.question === question ? refusal.problem : undefined;
  const date = answerTo('date', answers);
  const pressed = answers.given[question]?.choice;
  // The field of a written answer shows its problem itself.
  const isWritten = pressed === OTHER || pressed === 'later';
  const isCar = pressed === OTHER && (question === 'manufacturer' || question === 'model');
  return (
    <>
      {choices.length > 0 && (
        <Choices
          question={question}
          choices={choices}
          selected={entry.selected}
          labelledBy={id}
          slots={question === 'timeSlot' && date !== undefined ? slots[date] : undefined}
          place={isPast ? 'past' : isOpen ? 'open' : 'edit'}
          onChoose={(choice) => onAnswer(question, { choice })}
        />
      )}
      {sentenceField(entry, id, isOpen, assistant)}
      {field === undefined || isPast
        ? problem && !isWritten && <Alert>{assistantProblems[problem]}</Alert>
        : !(isEditing && choices.length > 0) &&
          (isCar ? (
            <div className="stack" aria-live="off" data-controls={isOpen ? 'open' : 'edit'}>
              <CarSearch
                key={question}
                id={`${id}-field`}
                label={carSearchText.which}
                manufacturer={question === 'model' ? answers.given.manufacturer?.choice : undefined}
                onChoose={assistant.chooseCar}
                onKeep={(text) => onAnswer(question, { choice: OTHER, text })}
              />
            </div>
          ) : (
            <AnswerField
              key={question}
              kind={field}
              id={id}
              initial={initialOf(field, answers.given[question]?.text)}
              problem={problem}
              isOpen={isOpen}
              onAnswer={(text) =>
                onAnswer(question, pressed === undefined ? { text } : { choice: pressed, text })
              }
            />
          ))}
    </>
  );
}

/** The earlier answer, or the mobile number that the visitor entered elsewhere in this visit. */
const initialOf = (field: string, written: string | undefined): string =>
  written ?? (field === 'mobile' ? (savedMobileNumber.get() ?? '') : '');

interface ChoicesProps {
  readonly question: Question;
  readonly choices: readonly Choice[];
  readonly selected: string | undefined;
  /** The id of the question's message. */
  readonly labelledBy: string;
  /** The slots of the chosen day; undefined until they are loaded. */
  readonly slots: readonly SlotState[] | undefined;
  /** `open`: the current question. `past`: an answered one, whose buttons share one line, the pressed one first. */
  readonly place: 'open' | 'edit' | 'past';
  readonly onChoose: (id: string) => void;
}

/** The buttons under a question. The log does not announce them; the question names their group. */
function Choices({ question, choices, selected, labelledBy, slots, place, onChoose }: ChoicesProps) {
  const isTime = question === 'timeSlot' && place !== 'past';
  const isSelected = ({ id }: Choice) => id === selected;
  const ordered =
    place === 'past'
      ? [...choices.filter(isSelected), ...choices.filter((choice) => !isSelected(choice))]
      : choices;
  return (
    <fieldset
      aria-labelledby={labelledBy}
      aria-live="off"
      className={classNames('choices', isTime && 'slots', place === 'past' && 'past')}
      data-controls={place === 'past' ? undefined : place}
    >
      {ordered.map((choice) => {
        const left = slots?.find(({ id }) => id === choice.id)?.left;
        return (
          <Chip
            key={choice.id}
            {...(selected === undefined ? {} : { on: isSelected(choice) })}
            {...(choice.id === 'later' ? { icon: 'calendar' as const } : {})}
            detail={isTime && left ? slotNote(left) : undefined}
            onClick={() => onChoose(choice.id)}
          >
            {choiceText(choice, question)}
          </Chip>
        );
      })}
      {isTime &&
        place === 'open' &&
        (slots ?? [])
          .filter(({ left }) => left === 0)
          .map(({ id }) => (
            <Chip key={`full ${id}`} disabled detail={slotNote(0)}>
              {slotNames[id]}
            </Chip>
          ))}
    </fieldset>
  );
}
