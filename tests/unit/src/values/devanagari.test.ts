import { expect, test } from 'vitest';
import { toLatin } from '../../../../src/values/devanagari.ts';

test.each([
  ['जयपुर', 'jaypur'],
  ['बदलना', 'badalnaa'],
  ['धुलवानी', 'dhulvaanii'],
  ['गाड़ी', 'gaadii'],
  ['क्रेटा', 'kretaa'],
  ['कंडीशनर', 'kandiishnar'],
  ['९० मिनट', '90 minat'],
  ['AC ठीक', 'AC thiik'],
])('%s is written %s', (hindi, latin) => {
  expect(toLatin(hindi)).toBe(latin);
});
