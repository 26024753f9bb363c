import { expect, test } from 'vitest';
import { isTypoOf, soundOf, soundsOf } from '../../../../src/values/sounds.ts';

test.each([
  ['wheel', 'व्हील'],
  ['claim', 'क्लेम'],
  ['paint', 'पेंट'],
  ['city', 'सिटी'],
  ['swift', 'svift'],
  ['suzuki', 'sujuki'],
])('%s and %s sound alike', (one, other) => {
  expect(soundsOf(one)).toEqual(soundsOf(other));
});

test('single letters join to one word, and "eye twenty" becomes i20', () => {
  expect(soundsOf('A C service')).toEqual(['ak', soundOf('service')]);
  expect(soundsOf('eye twenty')).toEqual(soundsOf('i20'));
  expect(soundsOf('आई ट्वेंटी')).toEqual(soundsOf('i20'));
});

test.each([
  ['jepr', 'jepur', false],
  ['kreata', 'kreta', true],
  ['vindsild', 'vindshild', true],
  ['mekanikal', 'mekanik', false],
  ['tata', 'nata', false],
])('%s as a typo of %s: %s', (word, known, verdict) => {
  expect(isTypoOf(word, known)).toBe(verdict);
});
