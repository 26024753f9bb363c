import { expect, test } from 'vitest';
import {
  isListedTerm,
  queryTerms,
  textTerms,
} from '../../../../../../src/features/voice/rules/same-words.ts';

test.each([
  ['brakes', 'ब्रेक'],
  ['gaadi ki service', 'car service'],
  ['tel badalvana hai', 'oil change'],
  ['पंक्चर', 'puncture'],
  ['batri', 'बैटरी'],
  ['एसी में बदबू', 'ac smell'],
])('"%s" and "%s" are the same to a search', (one, other) => {
  expect(queryTerms(one)).toEqual(queryTerms(other));
});

test('words that every question has are no terms, and neither is a letter alone', () => {
  expect(queryTerms('मुझे क्या करना चाहिए')).toEqual([]);
  expect(queryTerms('i20 C scheme')).toEqual(['20', queryTerms('scheme')[0]]);
});

test('a text keeps its own words beside those that stand for them', () => {
  expect(textTerms('windscreen')).toEqual([...queryTerms('glass'), 'vindskrin']);
});

test('a word of the list is no typo of another one', () => {
  expect(queryTerms('polish clutch').every(isListedTerm)).toBe(true);
  expect(queryTerms('windsheild').some(isListedTerm)).toBe(false);
});
