import { describe, expect, test } from 'vitest';
import {
  availability,
  categoryIdLike,
  matchesSearch,
  unitPrice,
  wordsOf,
} from '../../../../../../src/features/doorstep/rules/catalogue.ts';
import { indiaInstant } from '../../../../../../src/values/india-time.ts';

const day = '2026-07-14';
const nineToSix = { window: { opensAt: 9 * 60, closesAt: 18 * 60 } };
const at = (minutes: number) => indiaInstant(day, minutes);

describe('availability', () => {
  test('a category that never closes is open at every hour, without a closing time', () => {
    for (const minutes of [0, 239, 720, 1439]) {
      expect(availability({ window: 'always' }, at(minutes))).toEqual({ open: true });
    }
  });

  test('before opening it names the opening time of the same day', () => {
    expect(availability(nineToSix, at(6 * 60))).toEqual({ open: false, opensAt: at(9 * 60) });
  });

  test('one second before the opening minute it is closed, at the exact minute it is open', () => {
    const opening = at(9 * 60);
    expect(availability(nineToSix, new Date(opening.getTime() - 1000)).open).toBe(false);
    expect(availability(nineToSix, opening)).toEqual({ open: true, closesAt: at(18 * 60) });
  });

  test('at the exact closing minute it is closed until tomorrow', () => {
    expect(availability(nineToSix, new Date(at(18 * 60).getTime() - 1000)).open).toBe(true);
    expect(availability(nineToSix, at(18 * 60))).toEqual({
      open: false,
      opensAt: indiaInstant('2026-07-15', 9 * 60),
    });
  });

  test('the day is the one in India: 20:00 UTC is past midnight there', () => {
    expect(availability(nineToSix, new Date('2026-12-31T20:00:00Z'))).toEqual({
      open: false,
      opensAt: indiaInstant('2027-01-01', 9 * 60),
    });
  });
});

describe('category ids', () => {
  test('another case or hyphens still find the category that was meant', () => {
    expect(categoryIdLike('ac-service')).toBe('AC_SERVICE');
    expect(categoryIdLike('Emergency')).toBe('EMERGENCY');
    expect(categoryIdLike('tyres')).toBeUndefined();
  });
});

test('a unit costs the discount price where there is one', () => {
  expect(unitPrice({ price: 49_900 })).toBe(49_900);
  expect(unitPrice({ price: 49_900, discountPrice: 39_900 })).toBe(39_900);
});

const words = 'AC gas top-up, leak test before, R134a and R1234yf, AC service';

test.each([
  ['', true],
  ['gas', true],
  ['AC Gas', true],
  ['gas ac top', true],
  ['r134', true],
  ['as', false],
  ['gas battery', false],
  ['  GAS!! ', true],
])('a search for "%s" finds it: %s', (search, found) => {
  expect(matchesSearch(words, search)).toBe(found);
});

test('the words for a search stand once each', () => {
  expect(wordsOf(['Oil, filter', 'oil change'])).toBe('oil filter change');
});
