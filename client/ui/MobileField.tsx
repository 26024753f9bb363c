import type { ComponentProps } from 'react';
import { SPAM_TRAP_FIELD } from '../../src/web/contract/spam-trap-field.ts';
import { Field } from './Field.tsx';
import { useUiText } from './ui-text.ts';

type MobileFieldProps = Omit<ComponentProps<typeof Field>, 'label' | 'prefix' | 'type'> & {
  readonly label?: string;
};

/**
 * An Indian mobile number. Its type is text, for HTML allows autofill of `tel-national` in text fields only; `inputMode`
 * brings the number pad. The field has room for a pasted "+91 90000 00001", which `keepMobileDigits` shortens. The spam
 * trap comes with it, so that no form which takes a number is without one.
 */
export function MobileField({ label, ...rest }: MobileFieldProps) {
  const text = useUiText();
  return (
    <>
      <Field
        name="mobileNumber"
        inputMode="numeric"
        autoComplete="tel-national"
        maxLength={16}
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
 * A field outside the screen, the tab order, autofill and the accessibility tree (`inert`): only a bot fills it in.
 * The server marks such a record as spam (`spamReasonOf`) and refuses nothing. It has no label, to save bytes.
 */
export const SpamTrap = () => <input className="vh" name={SPAM_TRAP_FIELD} inert />;
