import { expect, it } from 'vitest';
import { canonicalJson } from '../../../../src/values/canonical-json.ts';

it('writes values that mean the same as the same text', () => {
  const one = { b: [1, { d: null, c: 'x' }], a: true, e: undefined };
  const other = { a: true, b: [1, { c: 'x', d: null }] };
  expect(canonicalJson(one)).toBe(canonicalJson(other));
  expect(canonicalJson(one)).toBe('{"a":true,"b":[1,{"c":"x","d":null}]}');
});

it('keeps the order of a list and the difference of types', () => {
  expect(canonicalJson([1, 2])).not.toBe(canonicalJson([2, 1]));
  expect(canonicalJson({ a: 1 })).not.toBe(canonicalJson({ a: '1' }));
});
