import { expect, test } from 'vitest';
import { cities, findCity, homeCity } from '../../../../../src/content/cities/all-cities.ts';
import { cityMetadata } from '../../../../../src/web/document/city-metadata.ts';
import { type Metadata, ROBOTS_INDEX } from '../../../../../src/web/document/metadata.ts';

const head: Metadata = {
  title: 'Car denting and painting, priced per panel | Pahiya',
  description: 'Dents pulled, panels painted in the colour of your car, and a price for each panel first.',
  keywords: [],
  image: 'service-denting',
  canonicalPath: '/services/denting',
  robots: ROBOTS_INDEX,
};
const mumbai = findCity('mumbai') ?? homeCity;

test('title and description name the city in place of the brand, and the canonical address stays', () => {
  expect(cityMetadata(head, mumbai, 'Pahiya')).toEqual({
    ...head,
    title: 'Car denting and painting, priced per panel | Mumbai',
    description: `In Mumbai: ${head.description}`,
  });
});

test('the home city keeps the general text, which is the canonical one', () => {
  expect(cityMetadata(head, homeCity, 'Pahiya')).toBe(head);
});

test('a text that names the city stays as it is', () => {
  const named = { ...head, title: 'Car service in Mumbai', description: 'All of Mumbai.' };
  expect(cityMetadata(named, mumbai, 'Pahiya')).toEqual(named);
});

test('a description never gets longer than a search engine shows, and ends with a whole word', () => {
  const long = 'The panel is painted in its own colour. '.repeat(4).trim();
  for (const city of cities.slice(1)) {
    for (const description of [long, 'word '.repeat(32).trim()]) {
      const written = cityMetadata({ ...head, description }, city, 'Pahiya').description;
      expect(written.length).toBeLessThanOrEqual(160);
      expect(written).toContain(`In ${city.name}: `);
      expect(written).toMatch(/(?:colour\.|word…)$/);
    }
  }
});
