/** The word of a code, if it is one of ours: what an address or a row says is looked up, never trusted. */
export const labelOf = (words: Readonly<Record<string, string>>, code: string): string | undefined =>
  Object.hasOwn(words, code) ? words[code] : undefined;
