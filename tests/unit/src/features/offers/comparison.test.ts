import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { cities } from '../../../../../src/content/cities/all-cities.ts';
import { compareText } from '../../../../../src/content/text/compare.ts';
import { comparisonIn } from '../../../../../src/features/offers/index.ts';
import { compareServices } from '../../../../../src/features/offers/rules/comparison.ts';
import type { Offered, OfferedPrice } from '../../../../../src/features/offers/rules/offer.ts';
import type { PriceRow } from '../../../../../src/features/pricing/contract.ts';
import { parseSheet } from '../../../../../src/platform/price-sheet/parse-sheet.ts';
import { rupees } from '../../../../../src/values/money.ts';

const sheet = parseSheet(readFileSync('public/price-sheet.csv', 'utf8'));
const sheetRows = sheet.ok ? sheet.value.rows : [];

const exact = (amount: number): OfferedPrice => ({
  kind: 'exact',
  amount: rupees(amount),
  listPrice: undefined,
  follows: undefined,
  per: undefined,
});

/** Only the compared fields of an offer. */
const offer = (includes: readonly string[], price: OfferedPrice, takes = '2 hours'): Offered => ({
  offered: true,
  ways: ['pickup'],
  where: {
    name: 'Workshop',
    address: 'Main Road',
    coordinates: { latitude: 1, longitude: 2 },
    mapUrl: 'map:1,2',
    hours: 'always',
  },
  when: { kind: 'agreed', hours: 'always' },
  takes: { min: 120, max: 120, text: takes },
  price,
  includes,
  excludes: [],
  priceNote: '',
  isElectric: false,
});

const whole = { line: 'All of the large one', of: 'large' };
const small = { id: 'small', name: 'Small', offer: offer(['oil'], exact(100)) };
const large = { id: 'large', name: 'Large', offer: offer(['oil', 'filter'], exact(150), '4 hours') };
const quick = {
  id: 'quick',
  name: 'Quick',
  offer: offer(['All of the large one', 'a seat'], exact(150), '90 minutes'),
};

describe('compareServices', () => {
  test('names the work that each service adds, and why its price differs or does not', () => {
    expect(
      compareServices([small, large, quick], whole).map(({ has, adds, reason }) => [has, adds, reason]),
    ).toEqual([
      [undefined, ['oil'], undefined],
      ['Small', ['filter'], { kind: 'more_for_more_work' }],
      ['Large', ['a seat'], { kind: 'same_work', takes: '90 minutes', insteadOf: '4 hours' }],
    ]);
  });

  test('lists all work of a service that lacks a line of the one before, and claims no reason', () => {
    const other = { id: 'other', name: 'Other', offer: offer(['filter'], exact(90)) };
    expect(compareServices([small, other], whole)[1]).toMatchObject({
      has: undefined,
      adds: ['filter'],
      reason: undefined,
    });
  });

  test('claims no reason for a price that is quoted', () => {
    const quoted = { ...large, offer: offer(['oil', 'filter'], { kind: 'quote' }) };
    expect(compareServices([small, quoted], whole)[1]?.reason).toBeUndefined();
  });
});

describe('the routine services', () => {
  const linesOf = (city: string, row: PriceRow) => {
    const found = cities.find(({ slug }) => slug === city);
    if (found === undefined) throw new Error(city);
    return comparisonIn(found, row).flatMap(({ name, has, reason }) =>
      reason === undefined || has === undefined ? [] : [compareText.reason(reason, name, has)],
    );
  };

  test('have the same reasons for every car of the sheet, so that another car never makes one false', () => {
    const all = new Set(
      sheetRows
        .filter(({ basic, express }) => basic !== null && express !== null)
        .map((row) => linesOf('jaipur', row).join(' ')),
    );
    expect([...all]).toEqual([
      'Periodic service costs more than Basic service because it includes more work. 90-minute express service costs the same as Periodic service: the same work in 90 minutes instead of about 4 hours.',
    ]);
  });

  test('are two in a city without the express bay', () => {
    const [row] = sheetRows;
    const mumbai = cities.find(({ slug }) => slug === 'mumbai');
    if (row === undefined || mumbai === undefined) throw new Error('no sample');
    expect(comparisonIn(mumbai, row).map(({ id }) => id)).toEqual(['basic', 'periodic']);
  });

  test.each(['Petrol', 'Electric'])('of a %s car nest, so that each names only what it adds', (fuelType) => {
    const row = sheetRows.find((each) => each.fuelType === fuelType);
    const [jaipur] = cities.filter(({ slug }) => slug === 'jaipur');
    if (row === undefined || jaipur === undefined) throw new Error(`no ${fuelType} car`);
    expect(comparisonIn(jaipur, row).map(({ has }) => has)).toEqual([
      undefined,
      'Basic service',
      'Periodic service',
    ]);
  });
});
