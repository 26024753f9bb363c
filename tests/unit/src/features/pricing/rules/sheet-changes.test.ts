import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { nextSheet } from '../../../../../../src/features/pricing/rules/next-sheet.ts';
import type { PriceRow } from '../../../../../../src/features/pricing/rules/price-row.ts';
import { holdReasons, sheetChanges } from '../../../../../../src/features/pricing/rules/sheet-changes.ts';
import type { HoldReason } from '../../../../../../src/features/pricing/rules/sheet-words.ts';
import { parseSheet } from '../../../../../../src/platform/price-sheet/parse-sheet.ts';
import { rupees } from '../../../../../../src/values/money.ts';

const FOLDER = 'tests/real-world/sheets';
const { files } = z
  .object({
    files: z.record(z.string(), z.object({ result: z.string(), inUse: z.string().optional() })),
  })
  .parse(JSON.parse(readFileSync(`${FOLDER}/expected.json`, 'utf8')));

function rowsOf(file: string): readonly PriceRow[] {
  const parsed = parseSheet(readFileSync(`${FOLDER}/${file}`, 'utf8'));
  if (!parsed.ok) throw new Error(parsed.detail);
  return parsed.value.rows;
}
const sheetOf = (rows: readonly PriceRow[], hash: string) => ({ source: 'address' as const, rows, hash });

const followers = Object.entries(files).flatMap(([file, { result, inUse }]) =>
  inUse === undefined ? [] : [[file, result, inUse] as const],
);

describe('a sheet that follows the one in use', () => {
  test.each(followers)('%s is %s', (file, result, inUse) => {
    const live = sheetOf(rowsOf(inUse), 'live');
    const { next } = nextSheet({ live, held: undefined, passedOver: undefined }, sheetOf(rowsOf(file), file));
    expect(next).toBe(result);
  });

  test('is among five at least', () => {
    expect(followers.length).toBeGreaterThanOrEqual(5);
  });
});

/** A car by its number, with the same price for each service. */
const car = (number: number, price: number | null = 2000): PriceRow => {
  const paise = price === null ? null : rupees(price);
  return {
    fuelType: 'Petrol',
    manufacturer: 'Maruti',
    model: `Car ${number}`,
    basic: paise,
    expressListPrice: rupees(9000),
    express: paise,
    dentPaint: paise,
    fullBodyPaint: paise,
    ac: rupees(999),
  };
};
const cars = (count: number, price?: number): readonly PriceRow[] =>
  Array.from({ length: count }, (_, number) => car(number, price));
/** The sheet with some of its first cars at another price. */
const withPrice = (rows: readonly PriceRow[], count: number, price: number | null): readonly PriceRow[] =>
  rows.map((row, number) => (number < count ? car(number, price) : row));

describe('holdReasons', () => {
  const base = cars(100);
  test.each<[string, readonly PriceRow[], readonly HoldReason[]]>([
    ['nothing changes', base, []],
    ['a fifth of the cars is gone', base.slice(20), []],
    ['more than a fifth of the cars is gone', base.slice(21), ['cars_gone']],
    ['cars come', cars(200), []],
    ['a tenth of the prices moves threefold', withPrice(base, 10, 6000), []],
    ['more than a tenth moves threefold', withPrice(base, 11, 6000), ['prices_moved']],
    ['more than a tenth falls to a third', withPrice(base, 11, 660), ['prices_moved']],
    ['all prices double', cars(100, 4000), []],
    ['all prices halve', cars(100, 1000), []],
    ['one price has a digit too few', withPrice(base, 1, 200), ['price_jumped']],
    ['one price has a digit too many', withPrice(base, 1, 20_000), ['price_jumped']],
    ['one price is fivefold', withPrice(base, 1, 10_000), ['price_jumped']],
    ['one price is nearly fivefold', withPrice(base, 1, 9999), []],
    ['one price is ₹99', withPrice(base, 1, 99), ['price_jumped', 'price_below_100']],
    ['a new car costs ₹99', [...base, car(100, 99)], ['price_below_100']],
    ['a tenth of the prices is gone', withPrice(base, 10, null), []],
    ['more than a tenth is gone', withPrice(base, 11, null), ['prices_gone']],
    ['all becomes hundreds', cars(100, 20), ['prices_moved', 'price_jumped', 'price_below_100']],
  ])('where %s', (_, after, reasons) => {
    expect(holdReasons(base, after)).toEqual(reasons);
  });

  test('leaves a price of ₹100 and holds one below', () => {
    expect(holdReasons(cars(10, 200), cars(10, 100))).toEqual([]);
    expect(holdReasons(cars(10, 180), cars(10, 99))).toEqual(['price_below_100']);
  });

  test('leaves a price under ₹100 that was there before', () => {
    expect(holdReasons(cars(10, 80), cars(10, 90))).toEqual([]);
  });

  test('names the same reasons in whatever order the rows of both sheets stand', () => {
    const price = fc.option(fc.integer({ min: 50, max: 9000 }), { nil: null });
    const rows = fc
      .array(price, { minLength: 1, maxLength: 12 })
      .map((prices) => prices.map((one, number) => car(number, one)));
    fc.assert(
      fc.property(rows, rows, fc.infiniteStream(fc.nat()), (before, after, places) => {
        const shuffled = (list: readonly PriceRow[]) =>
          list
            .map((row) => ({ row, place: places.next().value ?? 0 }))
            .sort((one, other) => one.place - other.place)
            .map(({ row }) => row);
        expect(holdReasons(shuffled(before), shuffled(after))).toEqual(holdReasons(before, after));
      }),
    );
  });
});

describe('sheetChanges', () => {
  const before = [car(1), car(2), car(3), car(4)];
  const after = [car(2, 2100), car(3, 5000), car(4, null), car(5)];

  test('names the cars gone and new, and each price by its relative size', () => {
    const { gone, added, prices } = sheetChanges(before, after);
    expect(gone.map(({ model }) => model)).toEqual(['Car 1']);
    expect(added.map(({ model }) => model)).toEqual(['Car 5']);
    expect(prices.map(({ car: { model }, after: price }) => [model, price])).toEqual([
      ...Array.from({ length: 4 }, () => ['Car 4', null]),
      ...Array.from({ length: 4 }, () => ['Car 3', rupees(5000)]),
      ...Array.from({ length: 4 }, () => ['Car 2', rupees(2100)]),
    ]);
  });

  test('takes two spellings of a car for one', () => {
    const spelt = (model: string) => [{ ...car(1), manufacturer: 'Honda', model }];
    expect(sheetChanges(spelt('CR-V'), spelt('Crv'))).toMatchObject({ gone: [], added: [], prices: [] });
  });

  test('of a sheet and itself are none, and turned round they are the opposite', () => {
    const row = fc
      .tuple(fc.nat(8), fc.option(fc.integer({ min: 1, max: 5000 }), { nil: null }))
      .map(([number, price]) => car(number, price));
    const rows = fc.uniqueArray(row, { selector: ({ model }) => model });
    fc.assert(
      fc.property(rows, rows, (one, other) => {
        expect(sheetChanges(one, one)).toMatchObject({ gone: [], added: [], prices: [] });
        const [there, back] = [sheetChanges(one, other), sheetChanges(other, one)];
        expect([...back.added].sort(byModel)).toEqual([...there.gone].sort(byModel));
        expect([...back.gone].sort(byModel)).toEqual([...there.added].sort(byModel));
        expect(back.prices).toHaveLength(there.prices.length);
      }),
    );
  });
});

const byModel = (one: { readonly model: string }, other: { readonly model: string }) =>
  one.model < other.model ? -1 : 1;

describe('nextSheet', () => {
  const live = sheetOf(cars(100), 'live');
  const fine = sheetOf(withPrice(live.rows, 1, 2100), 'fine');
  const broken = sheetOf(live.rows.slice(50), 'broken');
  const nothing = { held: undefined, passedOver: undefined };

  test('puts the first sheet live, and each that changes as usual', () => {
    expect(nextSheet({ ...nothing, live: undefined }, broken)).toEqual({ next: 'live' });
    expect(nextSheet({ ...nothing, live }, fine)).toEqual({ next: 'live' });
    expect(nextSheet({ ...nothing, live, held: 'broken' }, fine)).toEqual({ next: 'live' });
  });

  test('leaves the live sheet, and one that waits already', () => {
    expect(nextSheet({ ...nothing, live }, live)).toEqual({ next: 'same' });
    expect(nextSheet({ ...nothing, live, held: 'broken' }, broken)).toEqual({ next: 'waits' });
  });

  test('holds what changes too much', () => {
    expect(nextSheet({ ...nothing, live }, broken)).toEqual({ next: 'held', reasons: ['cars_gone'] });
  });

  test('leaves the choice of a person, and holds every other sheet', () => {
    const chosen = { live, held: undefined, passedOver: 'broken' };
    expect(nextSheet(chosen, broken)).toEqual({ next: 'passed_over' });
    expect(nextSheet(chosen, fine)).toEqual({ next: 'held', reasons: ['by_hand'] });
    expect(nextSheet({ ...chosen, passedOver: '' }, broken)).toEqual({
      next: 'held',
      reasons: ['cars_gone', 'by_hand'],
    });
  });

  test('takes the file of a new build without a question, unless a person chose the live sheet', () => {
    const built = { ...live, source: 'build' as const };
    const nextBuild = { ...broken, source: 'build' as const };
    expect(nextSheet({ ...nothing, live: built }, nextBuild)).toEqual({ next: 'live' });
    expect(nextSheet({ ...nothing, live: built }, broken)).toMatchObject({ next: 'held' });
    expect(nextSheet({ ...nothing, live }, nextBuild)).toMatchObject({ next: 'held' });
    expect(nextSheet({ live: built, held: undefined, passedOver: '' }, nextBuild)).toMatchObject({
      reasons: ['cars_gone', 'by_hand'],
    });
  });
});
