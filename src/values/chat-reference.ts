/** No two of these look alike. Without vowels a reference is no word, and never begins as `CAR…`. */
const SYMBOLS = '23456789CDFGHJKMNPQRTVWXY';

/**
 * A random reference, by which a person and the operator name a record in the chat: "K7M4X3". It finds a record on the
 * operator's screens only: it is no credential, and two records may have the same.
 */
export const newReference = (): string =>
  // A byte would draw the first six symbols more often than the others.
  Array.from(crypto.getRandomValues(new Uint32Array(6)), (drawn) => SYMBOLS[drawn % SYMBOLS.length]).join('');

/** Whether a text is a record's reference. */
export const isReference = (text: string): boolean => /^[2-9CDFGHJKMNPQRTVWXY]{6}$/.test(text);

/** A text with the reference in a last line of its own, which reads the same in every language. */
export const withReference = (text: string, reference: string | null | undefined): string =>
  reference ? `${text}\n#${reference}` : text;

/** The first digits of a random key, as the browser ends a text with that no record has; undefined for another key. */
export const referenceOfKey = (key: string): string | undefined =>
  /^[0-9a-f]{6}/.exec(key)?.[0].toUpperCase();

/** The last reference of a message; undefined where it has none. */
export const referenceIn = (message: string): string | undefined =>
  [...message.toUpperCase().matchAll(/#([2-9CDFGHJKMNPQRTVWXY]{6}|[0-9A-F]{6})(?![0-9A-Z])/g)].at(-1)?.[1];
