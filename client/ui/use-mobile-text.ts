import { type ChangeEvent, useState } from 'react';
import { mobileFieldText } from '../../src/values/mobile-number.ts';

/** The text of a mobile number's field, which shows only the digits of what a visitor types. */
export function useMobileText(onTyped: (text: string) => void, returned = '') {
  const [text, setText] = useState(returned);
  const type = (typed: string) => {
    const shown = mobileFieldText(typed, text);
    setText(shown);
    onTyped(shown);
  };
  return {
    text,
    setText,
    props: {
      value: text,
      // The value of a returned form is the first text.
      defaultValue: undefined,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => type(target.value),
    },
  };
}
