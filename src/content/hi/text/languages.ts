import type { languagesText as english } from '../../text/languages.ts';
import type { Translation } from '../../translation.ts';

/** The link from a Hindi page to the English one, in English. */
export const languagesText: Translation<typeof english> = {
  lang: 'en',
  samePage: 'English',
  cityPage: 'English',
  home: 'English',
  suggestion: 'Read this page in English',
};
