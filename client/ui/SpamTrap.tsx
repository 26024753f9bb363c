import { SPAM_TRAP_FIELD } from '../../src/contract/spam-trap-field.ts';
import { useUiText } from './ui-text.ts';

interface SpamTrapProps {
  /** Of the form: tells the traps of two forms of one page apart. */
  readonly id: string;
}

/**
 * A field outside the page, the tab order and the accessibility tree: whoever fills it in is a program. What it sends
 * marks a record as suspect (`suspicionOf`); nothing is refused for it.
 */
export function SpamTrap({ id }: SpamTrapProps) {
  const text = useUiText();
  return (
    <div className="vh" aria-hidden="true">
      <label htmlFor={`${id}-${SPAM_TRAP_FIELD}`}>{text.leaveEmpty}</label>
      <input
        id={`${id}-${SPAM_TRAP_FIELD}`}
        name={SPAM_TRAP_FIELD}
        type="text"
        tabIndex={-1}
        autoComplete="off"
      />
    </div>
  );
}
