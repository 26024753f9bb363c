import type { City, Locality } from './city.ts';
import { jaipur } from './jaipur.ts';
import { jodhpur } from './jodhpur.ts';
import { udaipur } from './udaipur.ts';

/** Every city of the site, the home market first. */
export const cities: readonly City[] = [jaipur, jodhpur, udaipur];

export const homeCity: City = jaipur;

export const findCity = (slug: string): City | undefined => cities.find((city) => city.slug === slug);

export const findLocality = (city: City, slug: string): Locality | undefined =>
  city.localities.find((locality) => locality.slug === slug);
