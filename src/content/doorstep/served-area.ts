import { homeCity } from '../cities/all-cities.ts';

/** The first three digits of every PIN code of the home market. */
export const HOME_PIN_PREFIX = '302';

/** Where doorstep services come to: the localities of the home market. */
export const servedLocalities = homeCity.localities.map(({ slug, name, pinCode }) => ({
  slug,
  name,
  pinCode,
}));
