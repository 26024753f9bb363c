import { type ChangeEvent, useState } from 'react';
import { mobileFieldText } from '../../src/values/mobile-number.ts';

/** The text of a mobile number's field, which shows only the digits of what a visitor types. */
export function useMobileText(onTyped?: (text: string) => void) {
  const [text, setText] = useState('');
  const type = (typed: string) => {
    const shown = mobileFieldText(typed, text);
    setText(shown);
    onTyped?.(shown);
  };
  return {
    text,
    setText,
    props: {
      value: text,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => type(target.value),
    },
  };
}
