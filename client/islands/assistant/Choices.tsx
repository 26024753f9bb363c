import { assistantText } from '../../../src/content/text/en/assistant.ts';
import type { Question } from '../../../src/features/assistant/rules/answers.ts';
import type { Choice } from '../../../src/features/assistant/rules/choices.ts';
import type { SlotState } from '../../../src/features/slots/contract.ts';
import { Chip } from '../../ui/Chip.tsx';
import { choiceText } from './words.ts';

interface ChoicesProps {
  readonly question: Question;
  readonly choices: readonly Choice[];
  readonly selected: string | undefined;
  /** The message that asks. */
  readonly labelledBy: string;
  /** Of the chosen day, as the board told; nothing while it is not known. */
  readonly slots: readonly SlotState[] | undefined;
  readonly isOpen: boolean;
  readonly onChoose: (id: string) => void;
}

/** The buttons under a message. Outside the announcements of the log: its question names the group. */
export function Choices({ question, choices, selected, labelledBy, slots, isOpen, onChoose }: ChoicesProps) {
  const isTime = question === 'timeSlot';
  return (
    <fieldset
      aria-labelledby={labelledBy}
      aria-live="off"
      className={isTime ? 'choices slots' : 'choices'}
      data-controls={isOpen ? 'open' : 'edit'}
    >
      {choices.map((choice) => {
        const left = slots?.find(({ id }) => id === choice.id)?.left;
        return (
          <Chip
            key={choice.id}
            {...(selected === undefined ? {} : { on: choice.id === selected })}
            {...(choice.id === 'later' ? { icon: 'calendar' as const } : {})}
            detail={isTime && left !== undefined && left > 0 ? assistantText.left(left) : undefined}
            onClick={() => onChoose(choice.id)}
          >
            {choiceText(choice, question)}
          </Chip>
        );
      })}
      {isTime &&
        isOpen &&
        (slots ?? [])
          .filter(({ left }) => left === 0)
          .map(({ id, label }) => (
            <Chip key={`full ${id}`} disabled detail={assistantText.full}>
              {label}
            </Chip>
          ))}
    </fieldset>
  );
}
