import { homeCity } from '../cities/all-cities.ts';

/** The first three digits of every PIN code of the home city. */
export const HOME_PIN_PREFIX = '302';

/** Doorstep services serve the localities of the home city. */
export const servedLocalities = homeCity.localities.map(({ slug, name, pinCode }) => ({
  slug,
  name,
  pinCode,
}));

export const localityOptions = servedLocalities.map(({ slug, name }) => ({ value: slug, label: name }));
