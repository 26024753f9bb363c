import { bookNowMessages } from '../../content/text/en/messages.ts';

interface Messages {
  readonly failed: string;
  readonly [code: string]: string;
}

/** The sentence of a problem named in an address, in a form's own words; a code that is not ours gets the general one. */
export const problemText = (code: string, messages: Messages = bookNowMessages): string =>
  (Object.hasOwn(messages, code) ? messages[code] : undefined) ?? messages.failed;
