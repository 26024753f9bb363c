import { expect, test } from 'vitest';
import { matchesSearch } from '../../../../../../src/features/doorstep/rules/catalogue-search.ts';

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
