import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { editDistance } from '../../../../src/values/edit-distance.ts';

describe('the edit distance', () => {
  test.each([
    ['about', 'about', 0],
    ['about', 'abuot', 1],
    ['about', 'abot', 1],
    ['about', 'abouut', 1],
    ['about', 'abaut', 1],
    ['mansarovar', 'mansrover', 2],
  ])('of "%s" and "%s" is %d', (one, other, distance) => {
    expect(editDistance(one, other, 3)).toBe(distance);
  });

  test('stops counting above the limit', () => {
    expect(editDistance('jaipur', 'chennai', 2)).toBe(3);
    expect(editDistance('a', 'abcdef', 2)).toBe(3);
  });

  test('is the same in both directions', () => {
    const word = fc.string({ maxLength: 8 });
    fc.assert(
      fc.property(word, word, (one, other) => editDistance(one, other, 8) === editDistance(other, one, 8)),
    );
  });
});
