import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  CAMPAIGN_THRESHOLDS,
  CONFIDENCE_POINTS,
  confidenceTier,
  isTargeted,
  locationConfidence,
} from '../../../../../../src/features/location/rules/confidence.ts';
import type { UserLocation } from '../../../../../../src/features/location/rules/user-location.ts';

const now = new Date('2026-11-21T06:00:00Z');
const full: UserLocation = {
  city: 'Jaipur',
  state: 'Rajasthan',
  country: 'India',
  area: 'Malviya Nagar',
  latitude: 26.85,
  longitude: 75.8,
  accuracy: 60,
  source: 'geolocation',
  timestamp: '2026-11-21T05:58:00Z',
};
const byAddress: UserLocation = {
  city: 'Jaipur',
  state: 'Rajasthan',
  country: 'IN',
  latitude: 26.9,
  longitude: 75.8,
  source: 'ip',
  timestamp: now.toISOString(),
};

test('the points add up to a hundred', () => {
  const { country, state, city, area, coordinates, accuracy, source, age } = CONFIDENCE_POINTS;
  expect(country + state + city + area + coordinates + accuracy[0][1] + source.geolocation + age[0][1]).toBe(
    100,
  );
});

describe('the confidence in a location', () => {
  test.each<[string, UserLocation | undefined, number, string]>([
    ['everything known', full, 100, 'confidence_high'],
    ['by address, city and point', byAddress, 70, 'confidence_good'],
    [
      'a rough point twenty minutes ago',
      { ...full, area: undefined, accuracy: 5000, timestamp: '2026-11-21T05:40:00Z' },
      81,
      'confidence_high',
    ],
    [
      'by address, the city only',
      { city: 'Jaipur', source: 'ip', timestamp: now.toISOString() },
      30,
      'confidence_not_targeted',
    ],
    [
      'by address, city and country',
      { city: 'Jaipur', country: 'India', source: 'ip', timestamp: now.toISOString() },
      45,
      'confidence_fair',
    ],
    ['none', undefined, 0, 'location_not_available'],
    ['half a point', { ...full, longitude: undefined }, 0, 'validation_error'],
    ['a point that is none', { ...full, latitude: 126 }, 0, 'validation_error'],
    ['no time', { ...full, timestamp: 'now' }, 0, 'validation_error'],
    ['a time in the future', { ...full, timestamp: '2027-01-01T00:00:00Z' }, 0, 'validation_error'],
    ['another country', { ...full, country: 'Nepal' }, 0, 'outside_india'],
    [
      'a point in another country',
      { ...full, country: undefined, latitude: 51.5, longitude: -0.1 },
      0,
      'outside_india',
    ],
    [
      'a country only',
      { country: 'India', source: 'ip', timestamp: now.toISOString() },
      0,
      'insufficient_data',
    ],
  ])('%s', (_what, location, confidence, reason) => {
    expect(locationConfidence(location, now)).toMatchObject({ confidence, reason });
  });
});

test.each([
  [100, 'high'],
  [80, 'high'],
  [79, 'good'],
  [60, 'good'],
  [59, 'fair'],
  [40, 'fair'],
  [39, 'not_targeted'],
])('a confidence of %i is %s', (confidence, tier) => {
  expect(confidenceTier(confidence)).toBe(tier);
});

test('a campaign targets a location from its threshold on', () => {
  expect(CAMPAIGN_THRESHOLDS).toEqual({ awareness: 30, consideration: 50, conversion: 70 });
  expect(isTargeted('conversion', { confidence: 70 })).toBe(true);
  expect(isTargeted('conversion', { confidence: 69 })).toBe(false);
  expect(isTargeted('awareness', { confidence: 30 })).toBe(true);
});

test('for random locations the confidence is a whole number from 0 to 100', () => {
  const text = fc.option(fc.string(), { nil: undefined });
  const number = fc.option(fc.double(), { nil: undefined });
  const location = fc.record({
    city: text,
    state: text,
    country: text,
    area: text,
    latitude: number,
    longitude: number,
    accuracy: number,
    source: fc.constantFrom('ip' as const, 'geolocation' as const),
    timestamp: fc.oneof(fc.string(), fc.constant(now.toISOString())),
  });
  fc.assert(
    fc.property(location, (claimed) => {
      const { confidence } = locationConfidence(claimed, now);
      expect(Number.isInteger(confidence) && confidence >= 0 && confidence <= 100).toBe(true);
    }),
  );
});
