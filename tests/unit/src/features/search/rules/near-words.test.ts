import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { editDistance } from '../../../../../../src/features/search/rules/edit-distance.ts';
import { createNearWords } from '../../../../../../src/features/search/rules/near-words.ts';

const near = createNearWords(['car', 'service', 'services', 'jaipur', 'jodhpur', 'mansarovar']);

describe('near words', () => {
  test.each([
    ['servce', ['service']],
    ['services', ['services', 'service']],
    ['jiapur', ['jaipur']],
    ['mansrovra', ['mansarovar']],
    ['cat', []],
    ['', []],
  ])('of "%s" are %j', (asked, words) => {
    expect(near(asked).map(({ word }) => word)).toEqual(words);
  });

  test('of a word longer than any known one are none, at once', () => {
    expect(near('a'.repeat(100_000))).toEqual([]);
  });

  test('are all that comparing with every word would find', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 11 });
    const slips = ({ length }: string) => (length >= 8 ? 2 : length >= 4 ? 1 : 0);
    fc.assert(
      fc.property(fc.uniqueArray(word, { maxLength: 30 }), word, (words, asked) => {
        const compared = words.filter((known) => {
          const limit = Math.min(slips(known), slips(asked));
          return known === asked || (limit > 0 && editDistance(known, asked, limit) <= limit);
        });
        const found = createNearWords(words)(asked).map(({ word: each }) => each);
        expect([...found].sort()).toEqual(compared.sort());
      }),
    );
  });
});
