import { servedCityName } from '../../values/city-aliases.ts';
import { once } from '../../values/once.ts';
import { slugify } from '../../values/slug.ts';
import { bangalore } from './bangalore.ts';
import { chennai } from './chennai.ts';
import type { City, Locality } from './city.ts';
import { asDisplayed, cityNames } from './city-names.ts';
import { delhi } from './delhi.ts';
import { hyderabad } from './hyderabad.ts';
import { jaipur } from './jaipur.ts';
import { jodhpur } from './jodhpur.ts';
import { mumbai } from './mumbai.ts';
import { pune } from './pune.ts';
import { udaipur } from './udaipur.ts';

export const homeCity: City = asDisplayed(jaipur);

/** Every city of the site, the home city first. */
export const cities: readonly City[] = [
  homeCity,
  ...[jodhpur, udaipur, delhi, mumbai, bangalore, pune, hyderabad, chennai].map(asDisplayed),
];

export const findCity = (slug: string): City | undefined => cities.find((city) => city.slug === slug);

const displayed = new Map(Object.entries(cityNames).map(([slug, name]) => [name, slug]));

/** The slug of a place by its displayed name in another language. */
const slugOfDisplayed = (name: string): string | undefined => displayed.get(name.trim());

/** The slug of a city, a state or a locality by the name that these pages show. */
export const placeSlug = (name: string): string => slugOfDisplayed(name) ?? slugify(name);

/** The displayed name of a city, a state or a locality; a place without one as it is. */
export const placeName = (name: string): string => cityNames[placeSlug(name)] ?? name;

const localityNames = once(
  () =>
    new Map(cities.flatMap(({ localities }) => localities.map(({ slug, name }) => [slug, name] as const))),
);

/** The displayed name of a locality by its slug; another area as it is. */
export const localityName = (area: string): string => localityNames().get(area) ?? placeName(area);

/**
 * Finds a served city by any of its own names: another spelling, a town that it serves.
 * @param within the state that the place lies in, where it is known
 */
export function servedCity(name: string, within?: string): City | undefined {
  const served = servedCityName(name, within);
  return served === undefined ? undefined : findCity(slugify(served));
}

/** Finds a served city by any name, also that of the state around it, which stands for its first city in the list. */
export function cityCalled(name: string): City | undefined {
  const slug = placeSlug(name);
  const around = slug === '' ? undefined : cities.find(({ state }) => placeSlug(state) === slug);
  return servedCity(name) ?? around;
}

export const findLocality = (city: City, slug: string): Locality | undefined =>
  city.localities.find((locality) => locality.slug === slug);
