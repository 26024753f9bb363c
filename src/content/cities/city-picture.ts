import { isPictureName, type PictureName } from '../pictures.ts';

/** Returns the city's skyline; a city without a drawing shows the home city's. */
export function cityPicture({ slug }: { readonly slug: string }): PictureName {
  const name = `skyline-${slug}`;
  return isPictureName(name) ? name : 'skyline-jaipur';
}
