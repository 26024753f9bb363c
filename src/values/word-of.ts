/** The word for an id; any other text as it is, also one that is the name of an object's own method. */
export const wordOf = (words: Readonly<Record<string, string>>, id: string): string =>
  (Object.hasOwn(words, id) ? words[id] : undefined) ?? id;
