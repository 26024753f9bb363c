import { describe, expect, test } from 'vitest';
import { findCity } from '../../../../../src/content/cities/all-cities.ts';
import { hindiPlaceNames } from '../../../../../src/content/places/hindi-names.ts';
import { indianPlaces } from '../../../../../src/content/places/indian-places.ts';
import { placeNamed, unservedPlace, visitorAt } from '../../../../../src/features/places/index.ts';

const answered = (text: string): string => {
  const answer = placeNamed(text);
  if (answer.kind === 'served') return `served by ${answer.city.slug}`;
  return answer.kind === 'unknown' ? 'unknown' : `${answer.place.name} from ${answer.place.nearest.slug}`;
};

describe('placeNamed', () => {
  test.each([
    ['lucknow', 'Lucknow from delhi'],
    ['car service in Lucknow', 'Lucknow from delhi'],
    ['226001', 'Lucknow from delhi'],
    ['House 4, Hazratganj, 226 001', 'Lucknow from delhi'],
    ['calcutta', 'Kolkata from hyderabad'],
    ['kota', 'Kota from jaipur'],
    ['Jaipur', 'served by jaipur'],
    ['302017', 'served by jaipur'],
    ['Bengaluru', 'served by bangalore'],
    ['noida', 'served by delhi'],
    ['Navi Mumbai', 'served by mumbai'],
    ['navi mumbai, mumbai', 'served by mumbai'],
    ['लखनऊ', 'Lucknow from delhi'],
    ['लखनऊ में कार सर्विस', 'Lucknow from delhi'],
    ['गुड़गाँव', 'served by delhi'],
    ['चण्डीगढ', 'Chandigarh from delhi'],
    ['नवी मुंबई', 'served by mumbai'],
    ['जयपुर', 'served by jaipur'],
    ['बैटरी', 'unknown'],
    ['Gujarat', 'Ahmedabad from udaipur'],
    ['uttar-pradesh', 'Lucknow from delhi'],
    ['Rajasthan', 'unknown'],
    ['battery', 'unknown'],
    ['909090', 'unknown'],
  ])('answers "%s" with "%s"', (text, answer) => {
    expect(answered(text)).toBe(answer);
  });
});

test('every place of the list is found by each of its names in Hindi, and no name stands for two places', () => {
  const slugs = indianPlaces().map(({ slug }) => slug);
  expect(Object.keys(hindiPlaceNames).toSorted()).toEqual(slugs.toSorted());
  for (const place of indianPlaces())
    for (const name of hindiPlaceNames[place.slug]?.split(', ') ?? [])
      expect([name, answered(name)]).toEqual([name, answered(place.name)]);
});

test('unservedPlace knows no slug of a served place, and no invented one', () => {
  expect(unservedPlace('lucknow')).toMatchObject({ name: 'Lucknow', nearest: { slug: 'delhi' } });
  expect([unservedPlace('jaipur'), unservedPlace('noida'), unservedPlace('atlantis')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

describe('visitorAt', () => {
  test('calls a point by the name of the network, else by the nearest city', () => {
    const point = { latitude: 27.0, longitude: 81.0 };
    expect(visitorAt(point, 'Barabanki')?.away).toMatchObject({ name: 'Barabanki', slug: 'lucknow' });
    expect(visitorAt(point)?.away).toMatchObject({ name: 'Lucknow', slug: 'lucknow' });
  });

  test('has no name in the middle of nowhere, and names only the city near a centre', () => {
    expect(visitorAt({ latitude: 27.0, longitude: 71.0 })?.away).toMatchObject({
      name: undefined,
      nearest: { slug: 'jodhpur' },
    });
    expect(visitorAt({ latitude: 26.92, longitude: 75.8 })).toEqual({ city: findCity('jaipur') });
  });
});
