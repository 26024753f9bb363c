import type { ComponentProps } from 'react';
import { Field } from './Field.tsx';
import { SpamTrap } from './SpamTrap.tsx';
import { useUiText } from './ui-text.ts';

type MobileFieldProps = Omit<ComponentProps<typeof Field>, 'label' | 'prefix' | 'type'> & {
  readonly label?: string;
};

/**
 * An Indian mobile number: the number pad, the number that the phone knows, the prefix beside the box. Its type is
 * text because `tel-national` is for text (HTML's autofill rules); `inputMode` brings the number pad. It has room
 * for a pasted "+91 90000 00001"; `keepMobileDigits` in src/values/mobile-number.ts says what is kept of it. Behind it
 * stands the spam trap, so that no form which asks for a number is without one.
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
