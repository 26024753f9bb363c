import { z } from 'zod';
import { NAME_ATTRIBUTIONS, type NamedPoint } from '../../features/location/rules/user-location.ts';
import { type Coordinates, isInIndia } from '../../values/place.ts';
import type { Fetch } from '../http/exchange.ts';
import { type LookUp, lookUpAtMaps, type MapsConfiguration } from './maps-geocoding.ts';
import { lookUpAtOpenStreetMap, type OpenStreetMapConfiguration } from './open-street-map.ts';

export interface GeocodingConfiguration {
  readonly maps?: MapsConfiguration | undefined;
  readonly openStreetMap?: OpenStreetMapConfiguration | undefined;
}

/** The part of a KV namespace that is used. */
export interface TextCache {
  get(key: string): Promise<string | null>;
  put(key: string, value: string, options: { expirationTtl: number }): Promise<void>;
}

export interface GeocodingServices {
  readonly fetch: Fetch;
  readonly cache: TextCache;
  /** Whether this call to the open street map is the only one of the whole site within its interval. */
  readonly takeTurn: () => Promise<boolean>;
  /** For the whole of it: the visitor waits. */
  readonly timeoutMs?: number;
  /** How long the maps have before the open street map is asked beside them. */
  readonly headStartMs?: number;
  /** For the answer to `takeTurn`. */
  readonly turnTimeoutMs?: number;
}

/** The names of a point, or nothing: then the nearest served locality is the caller's answer. It never throws. */
export type Geocoding = (point: Coordinates) => Promise<NamedPoint | undefined>;

/** Spec section 9; one patience for both look-ups, whichever of them hangs. */
const TIMEOUT_MS = 3000;
const HEAD_START_MS = 1200;
/** Between two places of the platform: a turn that is asked for longer is nobody's, and the visitor does not wait. */
const TURN_TIMEOUT_MS = 500;
/** About 110 m: near enough for the name of a locality, coarse enough to be shared and to point at no door. */
const DECIMALS = 3;
const KEEP_SECONDS = 30 * 86_400;
const KEEP_NOTHING_SECONDS = 86_400;

const text = z.string().max(200).optional();
const cached = z.object({
  names: z.nullable(
    z.object({
      ...{ city: text, state: text, country: text, area: text, neighborhood: text, suburb: text },
      attribution: z.enum(NAME_ATTRIBUTIONS).optional(),
    }),
  ),
});

const round = (degrees: number): number => Number(degrees.toFixed(DECIMALS));

/** Swallows what a cache may do wrong: it saves time, it is not needed. */
async function readCache(cache: TextCache, key: string): Promise<{ names: NamedPoint | null } | undefined> {
  try {
    const text = await cache.get(key);
    const parsed = text === null ? undefined : cached.safeParse(JSON.parse(text));
    return parsed?.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

async function writeCache(cache: TextCache, key: string, names: NamedPoint | undefined): Promise<void> {
  const expirationTtl = names ? KEEP_SECONDS : KEEP_NOTHING_SECONDS;
  try {
    await cache.put(key, JSON.stringify({ names: names ?? null }), { expirationTtl });
  } catch {
    // The next visitor asks again.
  }
}

/** What something comes to within its time; undefined where it takes longer or fails. It goes on by itself. */
async function within<Value>(timeoutMs: number, work: Promise<Value>): Promise<Value | undefined> {
  const tooLate = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => tooLate.resolve(undefined), timeoutMs);
  try {
    return await Promise.race([work, tooLate.promise]);
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

const hasNames = (found: LookUp | undefined): boolean => found?.ok === true && found.value !== undefined;

/** The first of two look-ups that has names; where neither has, what the second came to, or else the first. */
async function firstNamed(
  one: Promise<LookUp | undefined>,
  other: Promise<LookUp | undefined>,
): Promise<LookUp | undefined> {
  const named = (lookUp: typeof one) =>
    lookUp.then((found) => (hasNames(found) ? found : Promise.reject(new Error('no names'))));
  return Promise.any([named(one), named(other)]).catch(async () => (await other) ?? (await one));
}

/**
 * Reverse geocoding: what is cached for the rounded point, else the maps service, else the open street map, each if it
 * is configured (spec section 7). Points outside India are not asked for. Maps that are slow are not waited for alone: the
 * open street map is asked beside them, and whoever has names first is taken. A call to the open street map whose turn it
 * is not is left out, not waited for: a visitor gets the nearest locality instead.
 */
export function createGeocoding(
  configuration: GeocodingConfiguration,
  services: GeocodingServices,
): Geocoding {
  const { maps, openStreetMap } = configuration;
  const { fetch, cache, takeTurn, timeoutMs = TIMEOUT_MS, headStartMs = HEAD_START_MS } = services;
  const { turnTimeoutMs = TURN_TIMEOUT_MS } = services;

  async function askStreetMap(point: Coordinates): Promise<LookUp | undefined> {
    // No turn where nobody can say whose it is: it is asked too rarely rather than too often.
    if (!openStreetMap || !(await within(turnTimeoutMs, takeTurn()))) return undefined;
    return lookUpAtOpenStreetMap(openStreetMap, fetch, point, timeoutMs);
  }

  async function lookUp(point: Coordinates): Promise<LookUp | undefined> {
    if (!maps) return askStreetMap(point);
    const atMaps = lookUpAtMaps(maps, fetch, point, timeoutMs);
    const found = openStreetMap ? await within(headStartMs, atMaps) : await atMaps;
    return hasNames(found) ? found : firstNamed(atMaps, askStreetMap(point));
  }

  async function name(point: Coordinates, key: string): Promise<NamedPoint | undefined> {
    const kept = await readCache(cache, key);
    if (kept) return kept.names ?? undefined;
    const found = await lookUp(point);
    if (!found?.ok) return undefined;
    await writeCache(cache, key, found.value);
    return found.value;
  }

  return async ({ latitude, longitude }) => {
    const point = { latitude: round(latitude), longitude: round(longitude) };
    if ((!maps && !openStreetMap) || !isInIndia(point)) return undefined;
    const key = `geocode:${point.latitude},${point.longitude}`;
    return within(timeoutMs, name(point, key));
  };
}
