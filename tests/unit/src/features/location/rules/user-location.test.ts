import { expect, test } from 'vitest';
import {
  detectionSteps,
  geolocationOptions,
  isFreshLocation,
  locationName,
  statesDistance,
} from '../../../../../../src/features/location/rules/user-location.ts';

const now = new Date('2026-11-21T06:00:00Z');

test.each([
  ['2026-11-21T05:30:01Z', true],
  ['2026-11-21T05:30:00Z', false],
  ['2026-11-21T06:00:30Z', true],
  ['2026-11-21T07:00:00Z', false],
  ['yesterday', false],
])('a location of %s is fresh: %s', (timestamp, fresh) => {
  expect(isFreshLocation({ source: 'ip', timestamp }, now)).toBe(fresh);
});

test('the geolocation options are low accuracy, five seconds, and no cached position for a fresh location', () => {
  expect(geolocationOptions()).toEqual({ enableHighAccuracy: false, timeout: 5000, maximumAge: 300_000 });
  expect(geolocationOptions(true).maximumAge).toBe(0);
});

test("geolocation is tried only on the visitor's request, the session only without the fresh option", () => {
  expect(detectionSteps({ fresh: false, asked: false })).toEqual(['session', 'edge']);
  expect(detectionSteps({ fresh: false, asked: true })).toEqual(['session', 'geolocation', 'edge']);
  expect(detectionSteps({ fresh: true, asked: true })).toEqual(['geolocation', 'edge']);
});

test.each([
  [{ area: 'Malviya Nagar', city: 'Jaipur' }, 'Malviya Nagar, Jaipur'],
  [{ suburb: 'Jaipur', city: 'Jaipur' }, 'Jaipur'],
  [{ city: ' ', state: 'Rajasthan' }, 'Rajasthan'],
  [{}, undefined],
  [undefined, undefined],
])('%j is shown as %s', (names, shown) => {
  expect(locationName(names)).toBe(shown);
});

test('a distance is stated from an exact point of the browser alone, and from a vaguer one that is far away', () => {
  const states = (source: 'geolocation' | 'ip', accuracy: number | undefined, distanceMetres: number) =>
    statesDistance({ source, accuracy }, distanceMetres);
  expect(states('geolocation', 500, 900)).toBe(true);
  expect(states('geolocation', 501, 3000)).toBe(false);
  expect(states('geolocation', 5000, 400_000)).toBe(true);
  expect(states('geolocation', undefined, 400_000)).toBe(false);
  expect(states('ip', 10, 400_000)).toBe(false);
});
