/** The start of every Hindi address. */
export const HINDI_PREFIX = '/hi';

/** Whether a Hindi address begins the path, in any letter case. */
export const isHindiPath = (path: string): boolean => /^\/hi(?:\/|$)/i.test(path);

/** The path of the English page for a Hindi path: `/hi/services` → `/services`. */
export const englishPath = (path: string): string =>
  isHindiPath(path) ? path.slice(HINDI_PREFIX.length) || '/' : path;
