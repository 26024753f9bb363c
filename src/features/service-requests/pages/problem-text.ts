import { bookNowMessages, formReturnedMessages } from '../../../content/text/en/messages.ts';

interface Messages {
  readonly failed: string;
  readonly [code: string]: string;
}

const own = (messages: Readonly<Record<string, string>>, code: string): string | undefined =>
  Object.hasOwn(messages, code) ? messages[code] : undefined;

/**
 * The sentence of a problem named in an address, in a form's own words; a code that is not ours gets the general one.
 * Where nothing that was typed is at fault, the sentence ends with the phone number.
 */
export function problemText(code: string, phone: string, messages: Messages = bookNowMessages): string {
  const returned = own(formReturnedMessages, code);
  return returned === undefined ? (own(messages, code) ?? messages.failed) : `${returned} ${phone}`;
}
