import { bangalore } from './bangalore.ts';
import { chennai } from './chennai.ts';
import type { City, Locality } from './city.ts';
import { delhi } from './delhi.ts';
import { hyderabad } from './hyderabad.ts';
import { jaipur } from './jaipur.ts';
import { jodhpur } from './jodhpur.ts';
import { mumbai } from './mumbai.ts';
import { pune } from './pune.ts';
import { udaipur } from './udaipur.ts';

/** Every city of the site, the home city first. */
export const cities: readonly City[] = [
  jaipur,
  jodhpur,
  udaipur,
  delhi,
  mumbai,
  bangalore,
  pune,
  hyderabad,
  chennai,
];

export const homeCity: City = jaipur;

export const findCity = (slug: string): City | undefined => cities.find((city) => city.slug === slug);

export const findLocality = (city: City, slug: string): Locality | undefined =>
  city.localities.find((locality) => locality.slug === slug);
