import { isPictureName, type PictureName } from '../pictures.ts';

/** The city's skyline; a city that is not drawn yet shows the home market's. */
export function cityPicture({ slug }: { readonly slug: string }): PictureName {
  const name = `skyline-${slug}`;
  return isPictureName(name) ? name : 'skyline-jaipur';
}
