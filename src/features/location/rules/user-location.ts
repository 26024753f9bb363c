import { MINUTE_MS } from '../../../values/durations.ts';
import type { Coordinates } from '../../../values/place.ts';

/** Where a visitor is, as far as they told or the edge knows (spec section 3). A field is missing where it is not known. */
export interface UserLocation {
  readonly city?: string | undefined;
  readonly state?: string | undefined;
  /** By name, `India`, or as two letters, `IN`. */
  readonly country?: string | undefined;
  readonly area?: string | undefined;
  readonly neighborhood?: string | undefined;
  readonly suburb?: string | undefined;
  readonly latitude?: number | undefined;
  readonly longitude?: number | undefined;
  /** Metres around the coordinates. */
  readonly accuracy?: number | undefined;
  readonly source: LocationSource;
  /** ISO 8601, UTC: when it was found out. */
  readonly timestamp: string;
}

export const LOCATION_SOURCES = ['geolocation', 'ip'] as const;
export type LocationSource = (typeof LOCATION_SOURCES)[number];

/** The names of a place, as a reverse look-up answers them. */
export type PlaceNames = Pick<
  UserLocation,
  'city' | 'state' | 'country' | 'area' | 'neighborhood' | 'suburb'
>;

/** Who wants to be named where their names of places are shown. */
export const NAME_ATTRIBUTIONS = ['open_street_map'] as const;
export type NameAttribution = (typeof NAME_ATTRIBUTIONS)[number];

/** The names of a point, and whom to thank for them. */
export type NamedPoint = PlaceNames & { readonly attribution?: NameAttribution | undefined };

/** What can be said to a visitor when there is no location; the sentences stand in the dictionary under these codes. */
export type LocationProblem = 'not_detected' | 'failed' | 'unknown';

/** How long a location of this session, and a judgement of it, is believed (spec section 9). */
export const LOCATION_FRESH_MS = 30 * MINUTE_MS;

/** For the question where the network sees a visitor, in ms (spec section 9). */
export const LOOKUP_TIMEOUT_MS = 3000;

/** For the browser's geolocation (spec section 9); the fresh variant takes no cached position. */
export const geolocationOptions = (fresh = false) =>
  ({ enableHighAccuracy: false, timeout: 5000, maximumAge: fresh ? 0 : 5 * MINUTE_MS }) as const;

/** The age of a location in ms; a time of the future or none at all is no age. */
export function locationAgeMs({ timestamp }: Pick<UserLocation, 'timestamp'>, now: Date): number | undefined {
  const age = now.getTime() - Date.parse(timestamp);
  return age >= -MINUTE_MS ? Math.max(0, age) : undefined;
}

/** Under 30 minutes old (spec section 4). */
export function isFreshLocation(location: UserLocation, now: Date): boolean {
  const age = locationAgeMs(location, now);
  return age !== undefined && age < LOCATION_FRESH_MS;
}

/** The point of a location, or nothing where only names are known. */
export const coordinatesOf = ({ latitude, longitude }: UserLocation): Coordinates | undefined =>
  latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };

/** The name to show: the area within the city, or the largest that is known; undefined is "Unknown Location". */
export function locationName(location: PlaceNames | undefined): string | undefined {
  const near = location?.area ?? location?.neighborhood ?? location?.suburb;
  const names = [near, location?.city].filter((name) => name !== undefined && name.trim() !== '');
  return names.length > 0 ? [...new Set(names)].join(', ') : location?.state;
}

/** The steps by which a location is found (spec section 4), each tried only where the one before gave none. */
export type DetectionStep = 'session' | 'geolocation' | 'edge';

/** The order of the steps; the fresh variant skips the session's value. Geolocation only after the visitor asked for it. */
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
