import { MINUTE_MS } from '../../../values/durations.ts';
import { isInIndia } from '../../../values/place.ts';
import { coordinatesOf, LOCATION_FRESH_MS, locationAgeMs, type UserLocation } from './user-location.ts';

/** The reliability of a location for ad targeting. */
export const CONFIDENCE_TIERS = ['high', 'good', 'fair', 'not_targeted'] as const;
type ConfidenceTier = (typeof CONFIDENCE_TIERS)[number];

/** The reason of a confidence; its sentence is in the texts under this code. */
export type ConfidenceReason =
  | 'location_not_available'
  | 'validation_error'
  | 'outside_india'
  | 'insufficient_data'
  | `confidence_${ConfidenceTier}`;

interface LocationConfidence {
  /** 0 to 100. */
  readonly confidence: number;
  readonly tier: ConfidenceTier;
  readonly reason: ConfidenceReason;
}

export const CAMPAIGN_THRESHOLDS = { awareness: 30, consideration: 50, conversion: 70 } as const;
type Campaign = keyof typeof CAMPAIGN_THRESHOLDS;

/**
 * Points for each known fact, 100 in total. Campaigns buy cities, so the city weighs most. Coordinates and their accuracy
 * say more than the IP address of a mobile network's gateway.
 */
export const CONFIDENCE_POINTS = {
  country: 15,
  state: 10,
  city: 25,
  area: 10,
  coordinates: 15,
  /** The largest radius in metres, and the points for it. */
  accuracy: [
    [100, 10],
    [1000, 7],
    [10_000, 3],
  ],
  source: { geolocation: 10, ip: 0 },
  /** The largest age in minutes, and the points for it. */
  age: [
    [5, 5],
    [30, 3],
  ],
} as const;

const isKnown = (text: string | undefined): boolean => (text ?? '').trim() !== '';

const stepPoints = (value: number | undefined, steps: readonly (readonly [number, number])[]): number =>
  value === undefined ? 0 : (steps.find(([atMost]) => value <= atMost)?.[1] ?? 0);

const isIndia = (country: string | undefined): boolean =>
  /^(in|ind|india|bharat)$/i.test((country ?? '').trim());

function isValid(location: UserLocation, now: Date): boolean {
  const { latitude, longitude, accuracy } = location;
  const isDegrees = (value: number | undefined, limit: number) =>
    value === undefined || (Number.isFinite(value) && Math.abs(value) <= limit);
  const hasHalfAPoint = (latitude === undefined) !== (longitude === undefined);
  const hasAge = locationAgeMs(location, now) !== undefined;
  return (
    isDegrees(latitude, 90) && isDegrees(longitude, 180) && (accuracy ?? 0) >= 0 && !hasHalfAPoint && hasAge
  );
}

function isOutsideIndia(location: UserLocation): boolean {
  if (isKnown(location.country) && !isIndia(location.country)) return true;
  const point = coordinatesOf(location);
  return point !== undefined && !isInIndia(point);
}

function points(location: UserLocation, now: Date): number {
  const table = CONFIDENCE_POINTS;
  const hasArea = [location.area, location.neighborhood, location.suburb].some(isKnown);
  const ageMinutes = (locationAgeMs(location, now) ?? LOCATION_FRESH_MS) / MINUTE_MS;
  return (
    (isIndia(location.country) ? table.country : 0) +
    (isKnown(location.state) ? table.state : 0) +
    (isKnown(location.city) ? table.city : 0) +
    (hasArea ? table.area : 0) +
    (coordinatesOf(location) ? table.coordinates : 0) +
    stepPoints(location.accuracy, table.accuracy) +
    table.source[location.source] +
    stepPoints(ageMinutes, table.age)
  );
}

/** Returns the tier: high from 80, good from 60, fair from 40, else not targeted. */
export function confidenceTier(confidence: number): ConfidenceTier {
  if (confidence >= 80) return 'high';
  if (confidence >= 60) return 'good';
  return confidence >= 40 ? 'fair' : 'not_targeted';
}

const none = (reason: ConfidenceReason): LocationConfidence => ({
  confidence: 0,
  tier: 'not_targeted',
  reason,
});

/** Returns the confidence in a location at a time, with its reason. */
export function locationConfidence(location: UserLocation | undefined, now: Date): LocationConfidence {
  if (!location) return none('location_not_available');
  if (!isValid(location, now)) return none('validation_error');
  if (isOutsideIndia(location)) return none('outside_india');
  const hasPlace = isKnown(location.city) || isKnown(location.state) || coordinatesOf(location) !== undefined;
  if (!hasPlace) return none('insufficient_data');
  const confidence = points(location, now);
  const tier = confidenceTier(confidence);
  return { confidence, tier, reason: `confidence_${tier}` };
}

/** Whether a campaign may target a location. */
export const isTargeted = (
  campaign: Campaign,
  { confidence }: Pick<LocationConfidence, 'confidence'>,
): boolean => confidence >= CAMPAIGN_THRESHOLDS[campaign];
