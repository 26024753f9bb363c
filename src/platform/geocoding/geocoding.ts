import { z } from 'zod';
import { NAME_ATTRIBUTIONS, type NamedPoint } from '../../features/location/rules/user-location.ts';
import { type Coordinates, isInIndia } from '../../values/place.ts';
import { withTimeout } from '../../values/with-timeout.ts';
import type { Fetch } from '../http.ts';
import {
  type Lookup,
  lookUpWithMaps,
  lookUpWithOpenStreetMap,
  type MapsConfiguration,
  type OpenStreetMapConfiguration,
} from './lookups.ts';

interface GeocodingConfiguration {
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
  /** Answers true for one call of the whole site within OpenStreetMap's interval. */
  readonly takeTurn: () => Promise<boolean>;
  /** Receives the outcome of each call of the maps service. */
  readonly onMapsAnswer?: ((found: Lookup) => void) | undefined;
  /** For the whole lookup: the visitor waits. */
  readonly timeoutMs?: number;
  /** How long the maps service may take before OpenStreetMap is asked in parallel. */
  readonly headStartMs?: number;
  /** The longest wait for `takeTurn`. */
  readonly turnTimeoutMs?: number;
}

/** The names of a point; undefined where none are known, and the caller then uses the nearest served locality. It never throws. */
export type Geocoding = (point: Coordinates) => Promise<NamedPoint | undefined>;

/** One limit for both lookups together, whichever of them hangs. */
const TIMEOUT_MS = 3000;
const HEAD_START_MS = 1200;
/** A slower Durable Object counts as no turn, because the visitor waits. */
const TURN_TIMEOUT_MS = 500;
/** About 110 m: precise enough for a locality's name, too coarse to identify a home. */
const DECIMALS = 3;
const NAMES_TTL_SECONDS = 30 * 86_400;
const NO_NAMES_TTL_SECONDS = 86_400;

const text = z.string().max(200).optional();
const cached = z.object({
  names: z.nullable(
    z.object({
      city: text,
      state: text,
      country: text,
      area: text,
      neighborhood: text,
      suburb: text,
      attribution: z.enum(NAME_ATTRIBUTIONS).optional(),
    }),
  ),
});

const round = (degrees: number): number => Number(degrees.toFixed(DECIMALS));

/** Ignores cache errors: the cache only saves time. */
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
  const expirationTtl = names ? NAMES_TTL_SECONDS : NO_NAMES_TTL_SECONDS;
  try {
    await cache.put(key, JSON.stringify({ names: names ?? null }), { expirationTtl });
  } catch {
    // The next visitor repeats the lookup.
  }
}

/** The value of a promise within a time limit; undefined when it is late or fails. The work itself continues. */
const within = <Value>(timeoutMs: number, work: Promise<Value>): Promise<Value | undefined> =>
  withTimeout(work, timeoutMs).catch(() => undefined);

const hasNames = (found: Lookup | undefined): boolean => found?.ok === true && found.value !== undefined;

/** The first of two lookups that has names; where neither has, the second's result, else the first's. */
async function firstNamed(
  one: Promise<Lookup | undefined>,
  other: Promise<Lookup | undefined>,
): Promise<Lookup | undefined> {
  const named = (lookUp: typeof one) =>
    lookUp.then((found) => (hasNames(found) ? found : Promise.reject(new Error('no names'))));
  return Promise.any([named(one), named(other)]).catch(async () => (await other) ?? (await one));
}

/**
 * Reverse geocoding of a rounded point: the cache, else the maps service, else OpenStreetMap, each if configured. It
 * skips points outside India. When the maps service is slow, OpenStreetMap is asked in parallel and the first names
 * win. Without a turn the call to OpenStreetMap is skipped, and the visitor gets the nearest locality.
 */
export function createGeocoding(
  configuration: GeocodingConfiguration,
  services: GeocodingServices,
): Geocoding {
  const { maps, openStreetMap } = configuration;
  const { fetch, cache, takeTurn, timeoutMs = TIMEOUT_MS, headStartMs = HEAD_START_MS } = services;
  const { turnTimeoutMs = TURN_TIMEOUT_MS } = services;

  async function askOpenStreetMap(point: Coordinates): Promise<Lookup | undefined> {
    // An unanswered turn counts as refused: too few calls are better than breaking the usage policy.
    if (!openStreetMap || !(await within(turnTimeoutMs, takeTurn()))) return undefined;
    return lookUpWithOpenStreetMap(openStreetMap, fetch, point, timeoutMs);
  }

  async function lookUp(point: Coordinates): Promise<Lookup | undefined> {
    if (!maps) return askOpenStreetMap(point);
    const atMaps = lookUpWithMaps(maps, fetch, point, timeoutMs).then((found) => {
      services.onMapsAnswer?.(found);
      return found;
    });
    const found = openStreetMap ? await within(headStartMs, atMaps) : await atMaps;
    return hasNames(found) ? found : firstNamed(atMaps, askOpenStreetMap(point));
  }

  async function name(point: Coordinates, key: string): Promise<NamedPoint | undefined> {
    const cachedNames = await readCache(cache, key);
    if (cachedNames) return cachedNames.names ?? undefined;
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
