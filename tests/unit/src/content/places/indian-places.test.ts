import { describe, expect, test } from 'vitest';
import { cities } from '../../../../../src/content/cities/all-cities.ts';
import { indianPlaces } from '../../../../../src/content/places/indian-places.ts';
import { distanceMetres, isInIndia } from '../../../../../src/values/place.ts';
import { slugify } from '../../../../../src/values/slug.ts';

const nameOf = (slug: string) => indianPlaces().find((place) => place.slug === slug);

describe('the Indian cities without a centre', () => {
  test('have a slug, a name and other names of their own, and none is a city with pages', () => {
    // A name in Hindi has no slug.
    const names = indianPlaces().flatMap(({ name, otherNames }) =>
      [name, ...otherNames].map((one) => slugify(one) || one.normalize('NFC')),
    );
    expect(new Set(names).size).toBe(names.length);
    expect(indianPlaces().filter(({ slug, name }) => slug !== slugify(name))).toEqual([]);
    const served = new Set(cities.map(({ slug }) => slug));
    expect(names.filter((name) => served.has(name))).toEqual([]);
  });

  test('lie in India, each at a point of its own', () => {
    expect(indianPlaces().filter(({ coordinates }) => !isInIndia(coordinates))).toEqual([]);
    const points = new Set(indianPlaces().map(({ coordinates }) => JSON.stringify(coordinates)));
    expect(points.size).toBe(indianPlaces().length);
  });

  test('share no PIN prefix with each other or with a city that has a centre', () => {
    const pins = [
      ...indianPlaces().flatMap((place) => place.pins),
      ...cities.flatMap((city) => city.pinPrefixes),
    ];
    expect(pins.filter((pin) => !/^[1-8]\d{2}$/.test(pin))).toEqual([]);
    expect(pins.filter((pin, at) => pins.indexOf(pin) !== at)).toEqual([]);
  });

  /** The first digit of a PIN code stands for a region of India Post. */
  test.each([
    ['Delhi, Haryana, Punjab, Himachal Pradesh, Jammu and Kashmir, Chandigarh', '1'],
    ['Uttar Pradesh, Uttarakhand', '2'],
    ['Rajasthan, Gujarat', '3'],
    ['Maharashtra, Goa, Madhya Pradesh, Chhattisgarh', '4'],
    ['Andhra Pradesh, Telangana, Karnataka', '5'],
    ['Tamil Nadu, Kerala, Puducherry', '6'],
    ['West Bengal, Odisha, Assam, Sikkim, Tripura, Meghalaya, Manipur, Nagaland', '7'],
    ['Bihar, Jharkhand', '8'],
  ])('in %s have PIN codes that begin with %s', (states, digit) => {
    const there = indianPlaces().filter(({ state }) => states.split(', ').includes(state));
    expect(there.length).toBeGreaterThan(0);
    expect(there.flatMap(({ pins }) => pins).filter((pin) => !pin.startsWith(digit))).toEqual([]);
  });

  test.each([
    // Straight lines measured on a map.
    ['lucknow', 'kanpur', 74],
    ['kolkata', 'howrah', 6],
    ['ahmedabad', 'surat', 207],
    ['kochi', 'thiruvananthapuram', 177],
    ['patna', 'gaya', 89],
  ])('%s and %s are %i km apart', (one, other, kilometres) => {
    const [from, to] = [nameOf(one)?.coordinates, nameOf(other)?.coordinates];
    const metres = from && to ? distanceMetres(from, to) : Number.NaN;
    expect(Math.abs(metres / 1000 - kilometres)).toBeLessThan(5);
  });

  test('the PIN codes of the localities of a city begin with the prefixes of that city', () => {
    const wrong = cities.flatMap(({ slug, localities, pinPrefixes }) =>
      localities
        .filter(({ pinCode }) => !pinPrefixes.includes(pinCode.slice(0, 3)))
        .map(({ name, pinCode }) => `${slug} ${name} ${pinCode}`),
    );
    expect(wrong).toEqual([]);
  });
});
