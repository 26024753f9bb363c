import { once } from './once.ts';
import { slugify } from './slug.ts';

/** Other names of served cities and of their twin towns, in lower case, and the site's name for them. */
export const CITY_ALIASES: Readonly<Record<string, string>> = {
  bengaluru: 'Bangalore',
  'new delhi': 'Delhi',
  ncr: 'Delhi',
  bombay: 'Mumbai',
  madras: 'Chennai',
  poona: 'Pune',
  secunderabad: 'Hyderabad',
};

/** Returns the other names of the city with this name, in lower case. */
export const otherNamesOf = (name: string): readonly string[] =>
  Object.keys(CITY_ALIASES).filter((alias) => CITY_ALIASES[alias] === name);

/** Made at the first use: pages in the browser need the names alone, and would carry the table otherwise. */
const slugs = once(
  (): ReadonlyMap<string, string> =>
    new Map(Object.entries(CITY_ALIASES).map(([alias, name]) => [slugify(alias), slugify(name)])),
);

/** The slug of the city that has this other name; the slug of the name itself where it is no alias. */
export const citySlug = (name: string): string => {
  const written = slugify(name);
  return slugs().get(written) ?? written;
};

const aliasInPath = once(() => new RegExp(`(^|[-/])(${[...slugs().keys()].join('|')})(?=$|/)`));

/** Replaces the alias at the end of a part of a path: `/car-service-in-bombay/andheri` names Mumbai. */
export const withoutCityAlias = (path: string): string =>
  path.replace(aliasInPath(), (_, before: string, alias: string) => `${before}${slugs().get(alias)}`);
