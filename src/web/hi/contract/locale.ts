import { englishPath, HINDI_PREFIX, hasHindi, inHindi, isHindiPath } from '../../contract/hindi-pages.ts';
import type { Locale } from '../../contract/locale.ts';

export const locale: Locale = {
  lang: 'hi',
  openGraph: 'hi_IN',
  prefix: HINDI_PREFIX,
  englishPath,
  otherLanguage: (path) => ({ kind: 'samePage', path: englishPath(path) }),
  localised: inHindi,
  mayHavePage: (path) => isHindiPath(path) && hasHindi(englishPath(path)),
};
