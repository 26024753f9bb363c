/** Normalises a name for storing and searching: lower case, single spaces, compatible forms composed. */
export const searchKey = (text: string): string =>
  text.normalize('NFKC').toLowerCase().trim().replace(/\s+/g, ' ');

/** The first text after every text that starts with `prefix`: `prefix <= x < after` is a range an index can walk. */
export const afterPrefix = (prefix: string): string => `${prefix}\u{10FFFF}`;
