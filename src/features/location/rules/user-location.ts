import { MINUTE_MS } from '../../../values/durations.ts';
import type { Coordinates } from '../../../values/place.ts';

/** A visitor's location, from the browser or the network; unknown fields are undefined. */
export interface UserLocation {
  readonly city?: string | undefined;
  readonly state?: string | undefined;
  /** A name (`India`) or two letters (`IN`). */
  readonly country?: string | undefined;
  readonly area?: string | undefined;
  readonly neighborhood?: string | undefined;
  readonly suburb?: string | undefined;
  readonly latitude?: number | undefined;
  readonly longitude?: number | undefined;
  /** Metres around the coordinates. */
  readonly accuracy?: number | undefined;
  readonly source: LocationSource;
  /** When the location was determined; ISO 8601, UTC. */
  readonly timestamp: string;
}

export const LOCATION_SOURCES = ['geolocation', 'ip'] as const;
type LocationSource = (typeof LOCATION_SOURCES)[number];

/** The names of a place from reverse geocoding. */
export type PlaceNames = Pick<
  UserLocation,
  'city' | 'state' | 'country' | 'area' | 'neighborhood' | 'suburb'
>;

/** Sources that require credit where their place names are shown. */
export const NAME_ATTRIBUTIONS = ['open_street_map'] as const;
export type NameAttribution = (typeof NAME_ATTRIBUTIONS)[number];

/** The names of a point, with the source to credit. */
export type NamedPoint = PlaceNames & { readonly attribution?: NameAttribution | undefined };

/** The reasons for a missing location; the text bundle has a sentence for each code. */
export type LocationProblem = 'not_detected' | 'failed' | 'unknown';

/** A location and its confidence are used for this long, in ms. */
export const LOCATION_FRESH_MS = 30 * MINUTE_MS;

/** The timeout of `GET /api/location`, in ms. */
export const LOOKUP_TIMEOUT_MS = 3000;

/** Options of the browser's geolocation; a fresh location must not come from its cache. */
export const geolocationOptions = (fresh = false) =>
  ({ enableHighAccuracy: false, timeout: 5000, maximumAge: fresh ? 0 : 5 * MINUTE_MS }) as const;

/** Returns the age of a location in ms; undefined for a future or unreadable time. */
export function locationAgeMs({ timestamp }: Pick<UserLocation, 'timestamp'>, now: Date): number | undefined {
  const age = now.getTime() - Date.parse(timestamp);
  return age >= -MINUTE_MS ? Math.max(0, age) : undefined;
}

export function isFreshLocation(location: UserLocation, now: Date): boolean {
  const age = locationAgeMs(location, now);
  return age !== undefined && age < LOCATION_FRESH_MS;
}

/** Returns the coordinates of a location; undefined where only names are known. */
export const coordinatesOf = ({ latitude, longitude }: UserLocation): Coordinates | undefined =>
  latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };

/** A distance is stated in whole kilometres, so half of one is the error that it may have. */
const EXACT_METRES = 500;

/** Whether a distance from the location is worth stating: its error is under half a kilometre or a tenth of it. */
export const statesDistance = (
  { source, accuracy = Number.POSITIVE_INFINITY }: Pick<UserLocation, 'source' | 'accuracy'>,
  distanceMetres: number,
): boolean => source === 'geolocation' && accuracy <= Math.max(EXACT_METRES, distanceMetres / 10);

/** Returns the displayed name: area and city, or the state; undefined is shown as "Unknown Location". */
export function locationName(location: PlaceNames | undefined): string | undefined {
  const near = location?.area ?? location?.neighborhood ?? location?.suburb;
  const names = [near, location?.city].filter((name) => name !== undefined && name.trim() !== '');
  return names.length > 0 ? [...new Set(names)].join(', ') : location?.state;
}

/** The sources of a location; each is tried only if the one before gave none. */
type DetectionStep = 'session' | 'geolocation' | 'edge';

/** Returns the order of the sources. `fresh` skips the session; geolocation needs the visitor's request (`asked`). */
export function detectionSteps(options: {
  readonly fresh: boolean;
  readonly asked: boolean;
}): readonly DetectionStep[] {
  return [
    ...(options.fresh ? [] : (['session'] as const)),
    ...(options.asked ? (['geolocation'] as const) : []),
    'edge',
  ];
}
