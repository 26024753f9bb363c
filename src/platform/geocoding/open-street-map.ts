import { z } from 'zod';
import { canonicalCity } from '../../features/location/rules/edge-location.ts';
import type { Coordinates } from '../../values/place.ts';
import { failure, success } from '../../values/result.ts';
import type { Fetch } from '../http/exchange.ts';
import { ask } from '../http/request.ts';
import type { LookUp } from './maps-geocoding.ts';

/** The open street map's reverse look-up (Nominatim): on when its address is set. */
export interface OpenStreetMapConfiguration {
  /** Without a slash at the end. */
  readonly url: string;
  /** Who asks, as its usage policy wants: the site and a way to reach it. */
  readonly userAgent: string;
}

/** Its usage policy: one request a second, for the whole site; and a tenth, for two requests take different ways there. */
export const OPEN_STREET_MAP_INTERVAL_MS = 1100;

const name = z.string().optional();
const answer = z.union([
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

/** The names of a point, as the open street map has them (spec section 7); only in a turn of its own. */
export async function lookUpAtOpenStreetMap(
  { url, userAgent }: OpenStreetMapConfiguration,
  fetch: Fetch,
  { latitude, longitude }: Coordinates,
  timeoutMs: number,
): Promise<LookUp> {
  const query = new URLSearchParams({
    format: 'jsonv2',
    lat: String(latitude),
    lon: String(longitude),
    zoom: '14',
    'accept-language': 'en',
  });
  const headers = { 'user-agent': userAgent };
  const asked = await ask(
    fetch,
    { method: 'GET', url: `${url}/reverse?${query}`, headers, timeoutMs },
    answer,
  );
  if (!asked.ok) return failure(asked.code);
  if ('error' in asked.value) return success(undefined);
  const { address } = asked.value;
  const city = address.city ?? address.town ?? address.village ?? address.state_district;
  return success({
    city: city === undefined ? undefined : canonicalCity(city),
    state: address.state,
    country: address.country,
    area: address.neighbourhood ?? address.suburb ?? address.city_district,
    neighborhood: address.neighbourhood,
    suburb: address.suburb,
    // Its licence asks for this wherever the names are shown.
    attribution: 'open_street_map',
  });
}
