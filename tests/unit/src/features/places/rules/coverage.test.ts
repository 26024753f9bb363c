import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  coverageOf,
  placeAt,
  placeIn,
  SERVED_METRES,
} from '../../../../../../src/features/places/rules/coverage.ts';
import { distanceMetres } from '../../../../../../src/values/place.ts';
import { codesOf } from '../../../../../real-world/inputs.ts';

const delhi = {
  name: 'Delhi',
  otherNames: ['new delhi'],
  pins: ['110'],
  coordinates: { latitude: 28.61, longitude: 77.21 },
};
const pune = {
  name: 'Pune',
  otherNames: ['poona'],
  pins: ['411', '412'],
  coordinates: { latitude: 18.52, longitude: 73.86 },
};
const places = [delhi, pune, { ...delhi, name: 'Pune Camp', otherNames: [], pins: [] }];

describe('coverageOf', () => {
  test('serves a point up to 50 km away from the nearest centre', () => {
    expect(coverageOf({ latitude: 28.54, longitude: 77.39 }, [pune, delhi])).toMatchObject({
      nearest: delhi,
      served: true,
    });
    expect(coverageOf({ latitude: 26.85, longitude: 80.95 }, [pune, delhi])).toMatchObject({
      nearest: delhi,
      served: false,
    });
    expect(coverageOf({ latitude: 26.85, longitude: 80.95 }, [])).toBeUndefined();
  });

  test('no centre is nearer than the nearest one, and exactly the points within the limit are served', () => {
    const point = fc.record({
      latitude: fc.double({ min: 8, max: 36, noNaN: true }),
      longitude: fc.double({ min: 69, max: 96, noNaN: true }),
    });
    fc.assert(
      fc.property(point, fc.array(point, { minLength: 1, maxLength: 9 }), (from, points) => {
        const coverage = coverageOf(
          from,
          points.map((coordinates) => ({ coordinates })),
        );
        const distances = points.map((to) => distanceMetres(from, to));
        expect(coverage?.distanceMetres).toBe(Math.min(...distances));
        expect(coverage?.served).toBe(Math.min(...distances) <= SERVED_METRES);
      }),
    );
  });
});

test.each([
  ['pune', 'Pune'],
  ['Car service POONA please', 'Pune'],
  ['pune camp', 'Pune Camp'],
  ['New Delhi', 'Delhi'],
  ['411001', 'Pune'],
  ['Flat 4, Kothrud, 412 038', 'Pune'],
  ['110001 pune', 'Delhi'],
])('placeIn finds in "%s" %s', (text, name) => {
  expect(placeIn(text, places)?.name).toBe(name);
});

test.each(['', 'punekar', 'delhi6', '999999', '41100', '4110011', '011001', '₹411001000', '__proto__'])(
  'placeIn finds nothing in "%s"',
  (text) => {
    expect(placeIn(text, places)).toBeUndefined();
  },
);

test.each(codesOf('pins'))('placeIn finds Jaipur by the PIN code $typed in an address', ({ typed }) => {
  const jaipur = { ...delhi, name: 'Jaipur', pins: ['302'] };
  expect(placeIn(`Tonk Road, ${typed} India`, [...places, jaipur])).toBe(jaipur);
});

test('placeAt calls a point by the nearest place within 60 km', () => {
  expect(placeAt({ latitude: 18.6, longitude: 73.9 }, [delhi, pune])).toBe(pune);
  expect(placeAt({ latitude: 22, longitude: 79 }, [delhi, pune])).toBeUndefined();
});
