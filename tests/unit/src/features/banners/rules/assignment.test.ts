import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  BUCKETS,
  parseBucket,
  shuffledBucket,
  variantOf,
} from '../../../../../../src/features/banners/rules/assignment.ts';
import { sampleVariant } from './sample-banner.ts';

const buckets = Array.from({ length: BUCKETS }, (_, bucket) => bucket);
const salt = fc.stringMatching(/^[a-z]{6}$/);

describe('the bucket of a visitor', () => {
  test.each(['0', '7', '9999'])('%s is one', (text) => expect(parseBucket(text)).toBe(Number(text)));
  test.each(['', '-1', '10000', '007', '1.5', 'abc', undefined])('%s is none', (text) =>
    expect(parseBucket(text)).toBeUndefined(),
  );
});

describe('the assignment of buckets to variants', () => {
  test('shuffles without losing or repeating a bucket, whatever the salt', () => {
    fc.assert(
      fc.property(
        salt,
        (id) => new Set(buckets.map((bucket) => shuffledBucket(id, bucket))).size === BUCKETS,
      ),
      { numRuns: 10 },
    );
  });

  test('gives each variant its weight of the share, exactly to a bucket', () => {
    fc.assert(
      fc.property(
        salt,
        fc.integer({ min: 1, max: 100 }),
        fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 4 }),
        (id, share, weights) => {
          const ids = ['a', 'b', 'c', 'd'] as const;
          const variants = weights.map((weight, index) => sampleVariant(ids[index] ?? 'a', { weight }));
          const whole = weights.reduce((sum, weight) => sum + weight, 0);
          const counts = new Map<string, number>();
          for (const bucket of buckets) {
            const shown = variantOf({ id, share, variants }, bucket)?.id ?? 'none';
            counts.set(shown, (counts.get(shown) ?? 0) + 1);
          }
          for (const variant of variants)
            expect(
              Math.abs((counts.get(variant.id) ?? 0) - (share * 100 * variant.weight) / whole),
            ).toBeLessThan(2);
          expect(counts.get('none') ?? 0).toBe(BUCKETS - share * 100);
        },
      ),
      { numRuns: 30 },
    );
  });

  test('divides the visitors of two banners independently', () => {
    const [first, second] = ['monson', 'diwali'].map((id) => ({
      id,
      share: 100,
      variants: [sampleVariant('a'), sampleVariant('b')],
    }));
    const both = buckets.filter(
      (bucket) =>
        first && second && variantOf(first, bucket)?.id === 'a' && variantOf(second, bucket)?.id === 'a',
    );
    expect(both.length / BUCKETS).toBeCloseTo(0.25, 1);
  });
});
