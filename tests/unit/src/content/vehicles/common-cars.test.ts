import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { commonCars } from '../../../../../src/content/vehicles/common-cars.ts';

const sheet = readFileSync('public/price-sheet.csv', 'utf8');

test.each(Object.entries(commonCars))(
  '%s and its common models are in the price sheet by that name',
  (make, models) => {
    for (const model of models) expect(sheet).toContain(`,${make},${model},`);
  },
);
