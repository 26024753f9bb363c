import { SPAM_TRAP_FIELD } from '../../src/web/contract/spam-trap-field.ts';

/**
 * A field outside the page, and by `inert` outside the tab order, autofill and the accessibility tree: whoever fills it
 * in is a program. What it sends marks a record as suspect (`spamReasonOf`); nothing is refused for it. `MobileField`
 * brings it into every form that asks for a number; it has no label, for nobody meets it, and pages count their bytes.
 */
export const SpamTrap = () => <input className="vh" name={SPAM_TRAP_FIELD} inert />;
