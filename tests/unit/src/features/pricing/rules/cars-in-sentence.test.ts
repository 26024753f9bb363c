import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  type CarsInSentence,
  createSentenceFinder,
} from '../../../../../../src/features/pricing/rules/cars-in-sentence.ts';
import { soundOf } from '../../../../../../src/values/sounds.ts';
import { share } from '../../../../../every-case.ts';
import { listOfSheet } from './list-of-sheet.ts';

const find = createSentenceFinder(listOfSheet(), new Set());

const inShort = ({ manufacturer, model, near }: CarsInSentence): string =>
  model === undefined
    ? [manufacturer, near.length > 0 && `or ${near.map((car) => car.model).join(', ')}`]
        .filter(Boolean)
        .join(' ')
    : `${manufacturer} ${model}`;

describe('a sentence that names one car', () => {
  test.each([
    ['my i20 needs ac service', 'Hyundai i20'],
    ['scorpio n', 'Mahindra Scorpio N'],
    ['scorpio ka ac', 'Mahindra Scorpio'],
    ['w r', 'Maruti Wagon R'],
    ['the brakes of my w r make a noise', 'Maruti Wagon R'],
    ['service for swift dzire 2016', 'Maruti Dzire'],
    ['innova crysta service', 'Toyota Innova Crysta'],
    ['मेरी स्विफ्ट का एसी ठंडा नहीं करता', 'Maruti Swift'],
    ['क्रेटा में डेंट है', 'Hyundai Creta'],
    ['hundai creta ac', 'Hyundai Creta'],
    ['oil change for a maruti 800', 'Maruti 800'],
    ['Q3', 'Audi Q3'],
    ['AC repair for my Q3 in Jaipur before next Monday morning', 'Audi Q3'],
    ['city', 'Honda City'],
  ])('"%s" chooses %s', (sentence, car) => expect(inShort(find(sentence))).toBe(car));
});

describe('a sentence that may mean several cars', () => {
  test.each([
    ['wagnor', 'or Wagon R'],
    ['my skarpio needs service', 'or Scorpio'],
    ['innova cresta needs service', 'or Innova Crysta, Innova'],
    ['swift or baleno', 'or Baleno, Swift'],
  ])('"%s" chooses none and offers %s', (sentence, cars) => expect(inShort(find(sentence))).toBe(cars));
});

describe('a word that also names a part of a city', () => {
  const findIn = createSentenceFinder(listOfSheet(), new Set([soundOf('pink'), soundOf('city')]));
  test.each([
    ['होंडा सिटी की बैटरी खराब है', 'Honda City'],
    ['पिंक सिटी में होंडा की सर्विस', 'Honda'],
    ['पिंक सिटी में एसी सर्विस', ''],
  ])('means a car only right after its manufacturer: "%s" names "%s"', (sentence, car) =>
    expect(inShort(findIn(sentence))).toBe(car),
  );
});

describe('a sentence without a car', () => {
  test.each([
    'what is the price for the front brake on Monday',
    'price',
    'front',
    'Monday',
    'please book a 4 pm slot',
    'service in the city of Pune',
    'Chevrolet Beat diesel needs service',
    'शेवरले बीट की सर्विस',
    '',
  ])('"%s" names and offers none', (sentence) => expect(inShort(find(sentence))).toBe(''));

  // Some 5,000 sentences take half a minute on a busy machine.
  test('offers none for any word of the site’s own texts', { timeout: 120_000 }, () => {
    const texts = globSync('src/content/{text,hi/text}/*.ts').map((path) => readFileSync(path, 'utf8'));
    const words = [
      ...new Set(
        texts
          .join(' ')
          .toLowerCase()
          .match(/[\p{L}\p{M}]{4,}/gu),
      ),
    ];
    expect(words.length).toBeGreaterThan(3000);
    const offered = share(words, 4).filter((word) => find(`1 2 3 4 5 6 7 8 ${word}`).near.length > 0);
    expect(offered).toEqual([]);
  });
});
