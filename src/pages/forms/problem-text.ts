import { bookNowMessages } from '../../content/text/en/messages.ts';

const messages: Readonly<Record<string, string>> = bookNowMessages;

/** The sentence of a problem named in an address; a code that is not ours gets the general one. */
export const problemText = (code: string): string =>
  (Object.hasOwn(messages, code) ? messages[code] : undefined) ?? bookNowMessages.failed;
