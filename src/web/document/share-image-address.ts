import { locale } from '../contract/locale.ts';

/** The path of an image that several addresses of this language share. Messengers need it joined to the site's origin. */
export const shareImageAddress = (name: string): string => `/images/share${locale.prefix}/${name}.png`;

/** The path of the image of one listed address; a Hindi address has its prefix. */
export const pageShareImage = (path: string): string =>
  `/images/share/page${path === '/' ? '/home' : path}.png`;
