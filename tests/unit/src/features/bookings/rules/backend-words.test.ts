import { expect, test } from 'vitest';
import {
  backendWords,
  idsOfWords,
  wordFor,
} from '../../../../../../src/features/bookings/rules/backend-words.ts';
import { INHERITED } from '../../../../../worker/hostile/corpus.ts';

test.each(INHERITED)('the id %s, which every object has as a name, stays as it is', (id) => {
  for (const words of Object.values(backendWords)) expect(wordFor(words, id)).toBe(id);
});

test('a form with words gets ids, and a form with ids keeps them', () => {
  const ids = { timeSlot: '9-11', servicePreference: 'pickup', address: '9-11 AM' };
  const words = { timeSlot: '9-11 AM', servicePreference: 'Free Pick and Drop', address: '9-11 AM' };
  expect(idsOfWords(words)).toEqual(ids);
  expect(idsOfWords(ids)).toEqual(ids);
});

test.each([[[]], [null], ['9-11 AM'], [[{ timeSlot: '9-11 AM' }]]])(
  'what is no form, %j, stays as it is',
  (sent) => {
    expect(idsOfWords(sent)).toBe(sent);
  },
);
