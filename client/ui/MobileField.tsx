import type { ComponentProps } from 'react';
import { uiText as text } from '../../src/content/text/ui.ts';
import { SPAM_TRAP_FIELD } from '../../src/web/contract/spam-trap-field.ts';
import { Field } from './Field.tsx';

type MobileFieldProps = Omit<ComponentProps<typeof Field>, 'label' | 'prefix' | 'type'> & {
  readonly label?: string;
};

/**
 * A field for an Indian mobile number. Its type is text, for HTML allows autofill of `tel-national` in text fields
 * only; `inputMode` brings the number pad. It has no length limit, which would cut a pasted text to another number.
 * It includes the spam trap, so that no form with a number lacks one.
 */
export function MobileField({ label, ...rest }: MobileFieldProps) {
  return (
    <>
      <Field
        name="mobileNumber"
        inputMode="numeric"
        autoComplete="tel-national"
        placeholder={text.mobilePlaceholder}
        {...rest}
        type="text"
        label={label ?? text.mobileNumber}
        prefix={text.countryCode}
      />
      <SpamTrap />
    </>
  );
}

/**
 * A field outside the screen, the tab order, autofill and the accessibility tree (`inert`), so only a bot fills it
 * in. The server accepts such a record and marks it as spam (`spamReasonOf`). The field has no label, to save bytes.
 */
export const SpamTrap = () => <input className="vh" name={SPAM_TRAP_FIELD} inert />;
