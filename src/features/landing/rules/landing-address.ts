import { failure, type Result, success } from '../../../values/result.ts';

/** The services that have a landing page in each city. */
export const LANDING_SERVICES = ['car-service', 'car-repair', 'mechanic-shop', 'ac', 'dent-paint'] as const;
export type LandingService = (typeof LANDING_SERVICES)[number];

/** The subject of a landing page, as slugs. */
export type LandingAddress =
  | { readonly kind: 'city'; readonly service: LandingService; readonly city: string }
  | { readonly kind: 'locality'; readonly city: string; readonly locality: string }
  | { readonly kind: 'manufacturer'; readonly manufacturer: string; readonly city: string }
  /** A campaign's short link shows Jaipur's landing page. */
  | { readonly kind: 'campaign'; readonly code: string };

/** The lists that name all valid slugs; content objects have this shape already. */
export interface LandingLists {
  readonly manufacturers: readonly { readonly slug: string }[];
  readonly cities: readonly {
    readonly slug: string;
    readonly localities: readonly { readonly slug: string }[];
  }[];
}

/**
 * The unknown and the known names of a well-formed landing path. The 404 page uses them to offer the nearest real
 * pages.
 */
interface UnknownNames {
  readonly unknown: {
    readonly manufacturer?: string;
    readonly city?: string;
    readonly locality?: string;
  };
  readonly known: {
    readonly service?: LandingService;
    readonly manufacturer?: string;
    readonly city?: string;
  };
}

type LandingAddressProblem = 'not_a_landing_path' | 'unknown_name';

const IN = '-in-';
const MANUFACTURER_INFIX = '-car-service-in-';
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const CAMPAIGN_CODE = /^[0-9a-f]{6,64}$/;

const PREFIXES = {
  'car-service': 'car-service',
  'car-repair': 'car-repair-service',
  'mechanic-shop': 'car-mechanic-shop',
  ac: 'car-ac-service',
  'dent-paint': 'car-dent-paint-service',
} as const satisfies Record<LandingService, string>;

const has = (list: readonly { readonly slug: string }[], slug: string): boolean =>
  list.some((entry) => entry.slug === slug);

type Parsed = Result<LandingAddress, LandingAddressProblem, UnknownNames>;

const notALandingPath: Parsed = failure('not_a_landing_path');
const unknownName = (detail: UnknownNames): Parsed => failure('unknown_name', detail);

function parseCity(service: LandingService, city: string, { cities }: LandingLists): Parsed {
  if (has(cities, city)) return success({ kind: 'city', service, city });
  return unknownName({ unknown: { city }, known: { service } });
}

function parseLocality(citySlug: string, locality: string, { cities }: LandingLists): Parsed {
  const known = { service: 'car-service' } as const;
  const city = cities.find((entry) => entry.slug === citySlug);
  if (city === undefined) return unknownName({ unknown: { city: citySlug, locality }, known });
  if (has(city.localities, locality)) return success({ kind: 'locality', city: citySlug, locality });
  return unknownName({ unknown: { locality }, known: { ...known, city: citySlug } });
}

function parseManufacturer(manufacturer: string, city: string, lists: LandingLists): Parsed {
  const knowsManufacturer = has(lists.manufacturers, manufacturer);
  const knowsCity = has(lists.cities, city);
  if (knowsManufacturer && knowsCity) return success({ kind: 'manufacturer', manufacturer, city });
  return unknownName({
    unknown: { ...(knowsManufacturer ? {} : { manufacturer }), ...(knowsCity ? {} : { city }) },
    known: { ...(knowsManufacturer ? { manufacturer } : {}), ...(knowsCity ? { city } : {}) },
  });
}

/**
 * Parses the path of a landing page: `/{manufacturer}-car-service-in-{city}`, the city service variants,
 * `/car-service-in-{city}/{locality}` and a campaign's `/{hash}`.
 * It accepts only lower case without a trailing slash, because a redirect corrects other spellings first. Pages with
 * their own address, such as `/best-car-service-in-jodhpur`, are matched earlier; here they would name an unknown
 * manufacturer.
 * Errors: `not_a_landing_path` for any other shape; `unknown_name` with the known and unknown names.
 */
export function parseLandingAddress(path: string, lists: LandingLists): Parsed {
  const [empty, first = '', second, ...rest] = path.split('/');
  if (empty !== '' || rest.length > 0) return notALandingPath;
  if (second === undefined && CAMPAIGN_CODE.test(first)) return success({ kind: 'campaign', code: first });
  if (!SLUG.test(first) || (second !== undefined && !SLUG.test(second))) return notALandingPath;

  for (const service of LANDING_SERVICES) {
    const prefix = `${PREFIXES[service]}${IN}`;
    if (!first.startsWith(prefix)) continue;
    const city = first.slice(prefix.length);
    if (city === '') return notALandingPath;
    if (second === undefined) return parseCity(service, city, lists);
    return service === 'car-service' ? parseLocality(city, second, lists) : notALandingPath;
  }

  const infix = first.indexOf(MANUFACTURER_INFIX);
  const city = first.slice(infix + MANUFACTURER_INFIX.length);
  if (infix < 1 || city === '' || second !== undefined) return notALandingPath;
  return parseManufacturer(first.slice(0, infix), city, lists);
}

/** Returns an address such as `/car-ac-service-in-jaipur`; `city` is a slug. */
export const cityServicePath = (service: LandingService, city: string): string =>
  `/${PREFIXES[service]}${IN}${city}`;

/** Returns an address such as `/car-service-in-jaipur/malviya-nagar`; both parameters are slugs. */
export const localityPath = (city: string, locality: string): string =>
  `${cityServicePath('car-service', city)}/${locality}`;

/** Returns an address such as `/maruti-car-service-in-jaipur`; both parameters are slugs. */
export const manufacturerPath = (manufacturer: string, city: string): string =>
  `/${manufacturer}${MANUFACTURER_INFIX}${city}`;
