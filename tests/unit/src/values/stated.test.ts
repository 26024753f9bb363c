import fc from 'fast-check';
import { expect, test } from 'vitest';
import { filledIn, isStated, ofBusiness, placeholder, sample, shown } from '../../../../src/values/stated.ts';

test('sample content is hidden where it is off, and only sample content', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      expect(shown(sample(value), 'on')).toBe(value);
      expect(shown(sample(value), 'off')).toBeUndefined();
      for (const fact of [placeholder(value), ofBusiness(value)])
        for (const samples of ['on', 'off'] as const) expect(shown(fact, samples)).toBe(value);
    }),
  );
});

test('a stated value shows nothing of itself to code that reads its fields', () => {
  const fact = sample({ rating: 4.8 });
  expect(JSON.stringify(fact)).toBe('{"origin":"sample"}');
  expect(filledIn(fact)).toEqual({ rating: 4.8 });
});

test('only a stated value is recognised as one', () => {
  expect(isStated(sample(1))).toBe(true);
  fc.assert(fc.property(fc.anything(), (value) => !isStated(value)));
  expect(isStated({ origin: 'sample' })).toBe(false);
});
