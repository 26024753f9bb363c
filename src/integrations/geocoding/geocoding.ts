import { z } from 'zod';
import { NAME_ATTRIBUTIONS, type NamedPoint } from '../../domain/location/user-location.ts';
import { type Coordinates, isInIndia } from '../../domain/place.ts';
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
  /** For each of the two look-ups. */
  readonly timeoutMs?: number;
  /** For the answer to `takeTurn`. */
  readonly turnTimeoutMs?: number;
}

/** The names of a point, or nothing: then the nearest served locality is the caller's answer. It never throws. */
export type Geocoding = (point: Coordinates) => Promise<NamedPoint | undefined>;

/** Spec section 9. */
const TIMEOUT_MS = 3000;
/** Between two places of the platform: a turn that is asked for longer is nobody's, and the visitor does not wait. */
const TURN_TIMEOUT_MS = 500;
/** About 110 m: near enough for the name of a locality, coarse enough to be shared and to point at no door. */
const DECIMALS = 3;
const KEEP_SECONDS = 30 * 86_400;
const KEEP_NOTHING_SECONDS = 86_400;

const name = z.string().max(200).optional();
const cached = z.object({
  names: z.nullable(
    z.object({
      ...{ city: name, state: name, country: name, area: name, neighborhood: name, suburb: name },
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

/** No turn where nobody can say whose it is: the open street map is asked too rarely rather than too often. */
async function hasTurn(takeTurn: () => Promise<boolean>, timeoutMs: number): Promise<boolean> {
  const tooLate = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => tooLate.resolve(false), timeoutMs);
  try {
    return await Promise.race([takeTurn(), tooLate.promise]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Reverse geocoding: what is cached for the rounded point, else the maps service, else the open street map, each if it
 * is configured (spec section 7). Points outside India are not asked for. A call to the open street map whose turn it is
 * not is left out, not waited for: a visitor gets the nearest locality instead.
 */
export function createGeocoding(
  configuration: GeocodingConfiguration,
  services: GeocodingServices,
): Geocoding {
  const { maps, openStreetMap } = configuration;
  const { fetch, cache, takeTurn, timeoutMs = TIMEOUT_MS, turnTimeoutMs = TURN_TIMEOUT_MS } = services;

  async function lookUp(point: Coordinates): Promise<LookUp | undefined> {
    const found = maps && (await lookUpAtMaps(maps, fetch, point, timeoutMs));
    if (found?.ok && found.value) return found;
    if (!openStreetMap || !(await hasTurn(takeTurn, turnTimeoutMs))) return found;
    return lookUpAtOpenStreetMap(openStreetMap, fetch, point, timeoutMs);
  }

  return async ({ latitude, longitude }) => {
    const point = { latitude: round(latitude), longitude: round(longitude) };
    if ((!maps && !openStreetMap) || !isInIndia(point)) return undefined;
    const key = `geocode:${point.latitude},${point.longitude}`;
    const kept = await readCache(cache, key);
    if (kept) return kept.names ?? undefined;
    const found = await lookUp(point);
    if (!found?.ok) return undefined;
    await writeCache(cache, key, found.value);
    return found.value;
  };
}
