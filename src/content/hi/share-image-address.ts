export { pageShareImage } from '../share-image-address.ts';

/** Returns the path of a shared Hindi image. */
export const shareImageAddress = (name: string): string => `/images/share/hi/${name}.png`;
