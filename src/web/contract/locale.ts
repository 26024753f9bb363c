import { nearestHindi } from './hindi-pages.ts';

/** The language of this build of the site. Its Hindi namesake stands in the Hindi copy of the pages. */
export interface Locale {
  /** The tag of `lang`, `Content-Language` and `inLanguage`. */
  readonly lang: string;
  readonly openGraph: string;
  /** The start of every address of a page in this language; empty in English. */
  readonly prefix: string;
  /** The path of the English page for a path in this language. */
  englishPath(path: string): string;
  /** The page in the other language, for a path in this one, or the nearest to it. */
  otherLanguage(path: string): { readonly kind: 'samePage' | 'cityPage' | 'home'; readonly path: string };
  /** The address in this language of an English page; the same where it has none. */
  localised(address: string): string;
  /** Whether a path may be a page's in this language. */
  mayHavePage(path: string): boolean;
}

export const locale: Locale = {
  lang: 'en-IN',
  openGraph: 'en_IN',
  prefix: '',
  englishPath: (path) => path,
  otherLanguage: nearestHindi,
  localised: (address) => address,
  mayHavePage: () => true,
};
