import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { byDistance, distanceMetres, isInIndia, nearestPlace } from '../../../../src/values/place.ts';

const jaipur = { latitude: 26.9124, longitude: 75.7873 };
const delhi = { latitude: 28.6139, longitude: 77.209 };
const udaipur = { latitude: 24.5854, longitude: 73.7125 };
const point = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe('distanceMetres', () => {
  test('Jaipur and Delhi are about 236 km apart as the crow flies', () => {
    expect(distanceMetres(jaipur, delhi) / 1000).toBeCloseTo(235, -1);
  });
  test('a degree of latitude is about 111.2 km', () => {
    expect(distanceMetres({ latitude: 20, longitude: 75 }, { latitude: 21, longitude: 75 })).toBe(111195);
  });
  test('opposite points of the earth are half its circumference apart', () => {
    expect(distanceMetres({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 })).toBe(20_015_114);
  });
  test('distance is the same both ways, zero to itself and never NaN', () => {
    fc.assert(
      fc.property(point, point, (one, other) => {
        expect(distanceMetres(one, other)).toBe(distanceMetres(other, one));
        expect(distanceMetres(one, one)).toBe(0);
        expect(distanceMetres(one, other)).toBeLessThanOrEqual(20_015_116);
      }),
    );
  });
});

describe('nearestPlace', () => {
  const places = [
    { name: 'Delhi', coordinates: delhi },
    { name: 'Jaipur', coordinates: jaipur },
    { name: 'Udaipur', coordinates: udaipur },
  ];
  test('the nearest city to Ajmer is Jaipur', () => {
    expect(nearestPlace({ latitude: 26.4499, longitude: 74.6399 }, places)?.place.name).toBe('Jaipur');
  });
  test('a place beyond the limit is no answer', () => {
    expect(nearestPlace(delhi, places.slice(1), 100_000)).toBeUndefined();
    expect(nearestPlace(delhi, places, 0)?.distanceMetres).toBe(0);
  });
  test('no places give no answer', () => {
    expect(nearestPlace(jaipur, [])).toBeUndefined();
  });
  test('the answer is the first place by distance, if it is within the limit', () => {
    const located = fc.array(fc.record({ coordinates: point }), { maxLength: 12 });
    fc.assert(
      fc.property(point, located, fc.integer({ min: 0, max: 20_015_116 }), (from, others, limit) => {
        const [first] = byDistance(from, others);
        expect(nearestPlace(from, others)).toEqual(first);
        const within = first !== undefined && first.distanceMetres <= limit ? first : undefined;
        expect(nearestPlace(from, others, limit)).toEqual(within);
      }),
    );
  });
  test('byDistance sorts all places and leaves the list as it was', () => {
    expect(byDistance(udaipur, places).map(({ place }) => place.name)).toEqual([
      'Udaipur',
      'Jaipur',
      'Delhi',
    ]);
    expect(places.map(({ name }) => name)).toEqual(['Delhi', 'Jaipur', 'Udaipur']);
  });
});

test('isInIndia keeps Kanyakumari and Leh in and Colombo and London out', () => {
  expect(isInIndia({ latitude: 8.0883, longitude: 77.5385 })).toBe(true);
  expect(isInIndia({ latitude: 34.1526, longitude: 77.5771 })).toBe(true);
  expect(isInIndia({ latitude: 51.5072, longitude: -0.1276 })).toBe(false);
  expect(isInIndia({ latitude: 0, longitude: 0 })).toBe(false);
});
