/** Returns the path of a shared image. Join it to the site's origin, because messengers need a full address. */
export const shareImageAddress = (name: string): string => `/images/share/${name}.png`;

/** Returns the path of the image of one listed address; a Hindi address has its prefix. */
export const pageShareImage = (path: string): string =>
  `/images/share/page${path === '/' ? '/home' : path}.png`;
