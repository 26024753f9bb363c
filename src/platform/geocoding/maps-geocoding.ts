import { z } from 'zod';
import { canonicalCity } from '../../features/location/rules/edge-location.ts';
import type { NamedPoint, PlaceNames } from '../../features/location/rules/user-location.ts';
import type { Coordinates } from '../../values/place.ts';
import { failure, type Result, success } from '../../values/result.ts';
import type { Fetch, UpstreamFailure } from '../http/exchange.ts';
import { ask } from '../http/request.ts';

/** The maps geocoding service (Google): on when the key is set. */
export interface MapsConfiguration {
  readonly key: string;
  /** Without a slash at the end. */
  readonly url: string;
}

export const DEFAULT_MAPS_URL = 'https://maps.googleapis.com';

/** What both look-ups answer: names, nothing where the point has none, or why there is no answer. */
export type LookUp = Result<NamedPoint | undefined, UpstreamFailure>;

const component = z.object({ long_name: z.string(), types: z.array(z.string()) });
const answer = z.object({
  status: z.enum([
    'OK',
    'ZERO_RESULTS',
    'OVER_QUERY_LIMIT',
    'REQUEST_DENIED',
    'INVALID_REQUEST',
    'UNKNOWN_ERROR',
  ]),
  results: z.array(z.object({ types: z.array(z.string()), address_components: z.array(component) })),
});

const FAILURES = {
  OVER_QUERY_LIMIT: 'rate_limited',
  REQUEST_DENIED: 'configuration_wrong',
  INVALID_REQUEST: 'refused',
  UNKNOWN_ERROR: 'unavailable',
} as const satisfies Record<string, UpstreamFailure>;

const LOCAL_TYPES = ['locality', 'sublocality', 'neighborhood'];

/** A locality, sublocality or neighbourhood result tells the names best; a shop's or a road's own address comes after it. */
function reshape(results: z.infer<typeof answer>['results']): PlaceNames | undefined {
  const local = results.filter(({ types }) => types.some((type) => LOCAL_TYPES.includes(type)));
  const components = [...local, ...results].flatMap((result) => result.address_components);
  const named = (type: string) => components.find(({ types }) => types.includes(type))?.long_name;
  const city = named('locality') ?? named('administrative_area_level_3');
  const names: PlaceNames = {
    city: city === undefined ? undefined : canonicalCity(city),
    state: named('administrative_area_level_1'),
    country: named('country'),
    area: named('sublocality_level_1') ?? named('sublocality'),
    neighborhood: named('neighborhood'),
    suburb: named('sublocality_level_2'),
  };
  return Object.values(names).some((name) => name !== undefined) ? names : undefined;
}

/** The names of a point, as the maps service has them (spec section 7). */
export async function lookUpAtMaps(
  { key, url }: MapsConfiguration,
  fetch: Fetch,
  { latitude, longitude }: Coordinates,
  timeoutMs: number,
): Promise<LookUp> {
  const query = new URLSearchParams({ latlng: `${latitude},${longitude}`, language: 'en', key });
  const asked = await ask(
    fetch,
    { method: 'GET', url: `${url}/maps/api/geocode/json?${query}`, timeoutMs },
    answer,
  );
  if (!asked.ok) return failure(asked.code);
  const { status, results } = asked.value;
  if (status === 'OK' || status === 'ZERO_RESULTS') return success(reshape(results));
  return failure(FAILURES[status]);
}
