import { describe, expect, test } from 'vitest';
import { fitDescription, fitTitle } from '../../../../../../src/features/landing/rules/fit-text.ts';
import { pairOf, rotated } from '../../../../../../src/features/landing/rules/selection.ts';

describe('a selection', () => {
  test('begins at the seed and wraps around', () => {
    expect(rotated(['a', 'b', 'c'], 2, 2)).toEqual(['c', 'a']);
    expect(rotated(['a', 'b'], 7, 5)).toEqual(['b', 'a']);
    expect(rotated([], 3, 2)).toEqual([]);
  });

  test('of pairs takes every pair once before the first again', () => {
    const pairs = [0, 1, 2, 3, 4, 5].map((seed) => pairOf(['a', 'b', 'c', 'd'], seed).join(''));
    expect(new Set(pairs).size).toBe(6);
    expect(pairOf(['a', 'b', 'c', 'd'], 6)).toEqual(pairOf(['a', 'b', 'c', 'd'], 0));
    expect(pairOf(['a'], 4)).toEqual(['a']);
  });
});

describe('a title', () => {
  test('names as many models as fit, at least three, at most seven', () => {
    const models = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight'];
    expect(fitTitle('Tata Car Service', models)).toBe(
      'Tata Car Service: One, Two, Three, Four, Five, Six, Seven',
    );
    expect(fitTitle('T'.repeat(60), ['One', 'Two', 'Three'])).toBe(`${'T'.repeat(60)}: One, Two, Three`);
    expect(fitTitle('T'.repeat(40), ['A very long name', 'B', 'C', 'D'])).toBe(`${'T'.repeat(40)}: B, C, D`);
  });

  test('says "All Models" for a manufacturer without known ones', () => {
    expect(fitTitle('Wheelio Car Service in Pune', [])).toBe('Wheelio Car Service in Pune: All Models');
  });
});

test('a description is the first wording that fits, else cut at a word', () => {
  const long = `${'word '.repeat(40)}end`;
  expect(fitDescription(long, 'short')).toBe('short');
  expect(fitDescription(long)).toMatch(/word…$/);
  expect(fitDescription(long).length).toBeLessThanOrEqual(160);
});
