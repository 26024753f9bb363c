import { z } from 'zod';
import { canonicalCity } from '../../features/location/rules/edge-location.ts';
import type { NamedPoint, PlaceNames } from '../../features/location/rules/user-location.ts';
import type { Coordinates } from '../../values/place.ts';
import { failure, type Result, success } from '../../values/result.ts';
import { type Fetch, requestJson, type UpstreamFailure } from '../http.ts';

/** The maps geocoding service (Google). It is switched on when the key is set. */
export interface MapsConfiguration {
  readonly key: string;
  /** Without a slash at the end. */
  readonly url: string;
}

/** OpenStreetMap's reverse geocoding (Nominatim). It is switched on when its address is set. */
export interface OpenStreetMapConfiguration {
  /** Without a slash at the end. */
  readonly url: string;
  /** The usage policy requires the site's name and a contact. */
  readonly userAgent: string;
}

export const DEFAULT_MAPS_URL = 'https://maps.googleapis.com';

/** The usage policy allows one request a second for the whole site; 0.1 s is added for network differences. */
export const OPEN_STREET_MAP_INTERVAL_MS = 1100;

/** The names of a point; undefined where the service knows none. */
export type Lookup = Result<NamedPoint | undefined, UpstreamFailure>;

const component = z.object({ long_name: z.string(), types: z.array(z.string()) });
const mapsAnswer = z.object({
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

const MAPS_FAILURES = {
  OVER_QUERY_LIMIT: 'rate_limited',
  REQUEST_DENIED: 'configuration_wrong',
  INVALID_REQUEST: 'refused',
  UNKNOWN_ERROR: 'unavailable',
} as const satisfies Record<string, UpstreamFailure>;

export async function lookUpWithMaps(
  { key, url }: MapsConfiguration,
  fetch: Fetch,
  { latitude, longitude }: Coordinates,
  timeoutMs: number,
): Promise<Lookup> {
  const query = new URLSearchParams({ latlng: `${latitude},${longitude}`, language: 'en', key });
  const address = `${url}/maps/api/geocode/json?${query}`;
  const answer = await requestJson(fetch, { method: 'GET', url: address, timeoutMs }, mapsAnswer);
  if (!answer.ok) return failure(answer.code);
  const { status, results } = answer.value;
  if (status === 'OK' || status === 'ZERO_RESULTS') return success(namesInMaps(results));
  return failure(MAPS_FAILURES[status]);
}

const LOCAL_TYPES = ['locality', 'sublocality', 'neighborhood'];

/** Prefers locality, sublocality and neighbourhood results: the address of a shop or a road names places less well. */
function namesInMaps(results: z.infer<typeof mapsAnswer>['results']): PlaceNames | undefined {
  const local = results.filter(({ types }) => types.some((type) => LOCAL_TYPES.includes(type)));
  const components = [...local, ...results].flatMap((result) => result.address_components);
  const named = (type: string) => components.find(({ types }) => types.includes(type))?.long_name;
  const city = named('locality') ?? named('administrative_area_level_3');
  const state = named('administrative_area_level_1');
  const names: PlaceNames = {
    city: city === undefined ? undefined : canonicalCity(city, state),
    state,
    country: named('country'),
    area: named('sublocality_level_1') ?? named('sublocality'),
    neighborhood: named('neighborhood'),
    suburb: named('sublocality_level_2'),
  };
  return Object.values(names).some((name) => name !== undefined) ? names : undefined;
}

const name = z.string().optional();
const openStreetMapAnswer = z.union([
  z.object({
    address: z.object({
      city: name,
      town: name,
      village: name,
      state_district: name,
      state: name,
      country: name,
      neighbourhood: name,
      suburb: name,
      city_district: name,
    }),
  }),
  // A point in the sea: 200 with an error.
  z.object({ error: z.string() }),
]);

/** Looks a point up with OpenStreetMap. The caller must hold a turn: the usage policy limits the whole site. */
export async function lookUpWithOpenStreetMap(
  { url, userAgent }: OpenStreetMapConfiguration,
  fetch: Fetch,
  { latitude, longitude }: Coordinates,
  timeoutMs: number,
): Promise<Lookup> {
  const query = new URLSearchParams({
    format: 'jsonv2',
    lat: String(latitude),
    lon: String(longitude),
    zoom: '14',
    'accept-language': 'en',
  });
  const headers = { 'user-agent': userAgent };
  const request = { method: 'GET', url: `${url}/reverse?${query}`, headers, timeoutMs } as const;
  const answer = await requestJson(fetch, request, openStreetMapAnswer);
  if (!answer.ok) return failure(answer.code);
  if ('error' in answer.value) return success(undefined);
  const { address } = answer.value;
  const city = address.city ?? address.town ?? address.village ?? address.state_district;
  return success({
    city: city === undefined ? undefined : canonicalCity(city, address.state),
    state: address.state,
    country: address.country,
    area: address.neighbourhood ?? address.suburb ?? address.city_district,
    neighborhood: address.neighbourhood,
    suburb: address.suburb,
    // The licence requires the attribution wherever the names are shown.
    attribution: 'open_street_map',
  });
}
