import { describe, expect, test } from 'vitest';
import { hasMark, markAddress, monogram } from '../../../../client/ui/manufacturer-marks.ts';

describe('monogram', () => {
  test.each([
    ['Mercedes', 'M'],
    ['Land Rover', 'LR'],
    ['Rolls-Royce', 'RR'],
    ['isuzu', 'I'],
  ])('of %s is %s', (name, letters) => {
    expect(monogram(name)).toBe(letters);
  });
});

describe('hasMark', () => {
  test('says yes to a manufacturer in the sprite, which is addressed by its slug', () => {
    expect(hasMark('maruti')).toBe(true);
    expect(markAddress('maruti')).toBe('/marks.svg#maruti');
  });
  test.each(['isuzu', 'toString', ''])('says no to "%s"', (slug) => {
    expect(hasMark(slug)).toBe(false);
  });
});
