import type { Translation } from '../../translation.ts';
import type { languagesText as english } from '../en/languages.ts';

/** The link from a Hindi page to the English one, in English. */
export const languagesText: Translation<typeof english> = {
  lang: 'en',
  samePage: 'English',
  cityPage: 'English',
  home: 'English',
  suggestion: 'Read this page in English',
};
