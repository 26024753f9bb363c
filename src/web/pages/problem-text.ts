import { bookNowMessages, formReturnedMessages } from '../../content/text/messages.ts';

interface Messages {
  readonly failed: string;
  readonly [code: string]: string;
}

const messageOf = (messages: Readonly<Record<string, string>>, code: string): string | undefined =>
  Object.hasOwn(messages, code) ? messages[code] : undefined;

/**
 * The sentence for the `problem` code in a page's address; an unknown code gets the form's general sentence.
 * A problem that the visitor cannot correct ends with the phone number.
 */
export function problemText(code: string, phone: string, messages: Messages = bookNowMessages): string {
  const returned = messageOf(formReturnedMessages, code);
  return returned === undefined ? (messageOf(messages, code) ?? messages.failed) : `${returned} ${phone}`;
}
