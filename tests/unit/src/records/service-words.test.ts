import { expect, test } from 'vitest';
import {
  countedServices,
  serviceIdOf,
  serviceNamed,
  serviceWord,
} from '../../../../src/records/service-words.ts';
import { INHERITED } from '../../../worker/hostile/corpus.ts';

test.each(countedServices())('the id %s has a word, and both mean it', (id) => {
  expect(serviceWord(id)).not.toBe(id);
  expect(serviceIdOf(serviceWord(id))).toBe(id);
  expect(serviceIdOf(id)).toBe(id);
  expect(serviceNamed(serviceWord(id))).toBe(id);
});

test.each([
  ['Express service', 'express'],
  ['Express Service', 'express'],
  ['90-minute express service', 'express'],
  ['AC service', 'ac'],
  ['Express AC service', 'ac'],
  ['Dent & Paint', 'denting'],
  ['Dent and paint, one panel', 'denting'],
  ['panel-paint', 'denting'],
  ['Full body paint', 'full-body-paint'],
  ['Basic service', 'basic'],
  ['General Interest', 'general'],
  ['something a visitor wrote', 'something a visitor wrote'],
])('"%s" means the service %s', (words, id) => expect(serviceIdOf(words)).toBe(id));

test.each(INHERITED)('%s, which every object has as a name, stays as it is', (text) => {
  expect([serviceIdOf(text), serviceWord(text), serviceNamed(text)]).toEqual([text, text, text]);
});

test("an editor's own name of a service is no word of ours", () => {
  expect(serviceNamed('AC service')).toBe('AC service');
});

test.each([
  ['jump-start', 'Jump start'],
  ['battery-replacement', 'Battery replacement'],
  ['express-ac-service', 'Express AC service'],
])('a line of an order about %s is "%s" outside', (id, word) => expect(serviceWord(id)).toBe(word));
