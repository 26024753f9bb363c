import { englishPath, HINDI, hasHindi, inHindi, isHindiPath } from './hindi-pages.ts';
import type { Locale } from './locale.ts';

export const locale: Locale = {
  lang: 'hi',
  openGraph: 'hi_IN',
  prefix: HINDI,
  englishPath,
  otherLanguage: (path) => ({ kind: 'samePage', path: englishPath(path) }),
  own: inHindi,
  has: (path) => isHindiPath(path) && hasHindi(englishPath(path)),
};
