import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type ComparedModel,
  distinctModels,
  nearestInPrice,
  panelsToWholeBody,
  servicesAYear,
  standingOf,
} from '../../../../../../src/features/landing/rules/car-costs.ts';

const price = fc.integer({ min: 1, max: 30_000 }).map((rupees) => rupees * 100);

describe('standingOf', () => {
  test('counts lower and higher prices and averages all of them in whole rupees', () => {
    expect(standingOf(300, [100, 300, 500, 600])).toEqual({ count: 5, lower: 1, higher: 2, average: 400 });
    expect(standingOf(300, [])).toBeUndefined();
  });

  test('every price is lower, equal or higher, and the average is between the extremes', () => {
    fc.assert(
      fc.property(price, fc.array(price, { minLength: 1 }), (own, others) => {
        const standing = standingOf(own, others);
        const equal = others.filter((other) => other === own).length;
        expect((standing?.lower ?? 0) + (standing?.higher ?? 0) + equal + 1).toBe(standing?.count);
        expect(standing?.average).toBeGreaterThanOrEqual(Math.min(own, ...others));
        expect(standing?.average).toBeLessThanOrEqual(Math.max(own, ...others));
      }),
    );
  });
});

test('nearestInPrice returns no item that is farther away than one it leaves out', () => {
  fc.assert(
    fc.property(price, fc.array(price), fc.nat(8), (own, prices, count) => {
      const items = prices.map((each, at) => ({ price: each, at }));
      const near = nearestInPrice(own, items, count);
      const left = items.filter((item) => !near.includes(item));
      const away = (item: { price: number }) => Math.abs(item.price - own);
      expect(near).toHaveLength(Math.min(count, items.length));
      expect(Math.max(0, ...near.map(away))).toBeLessThanOrEqual(Math.min(Infinity, ...left.map(away)));
      expect(near.map(({ price: each }) => each)).toEqual(
        near.map((item) => item.price).toSorted((a, b) => a - b),
      );
    }),
  );
});

test.each([
  [10_000, 1],
  [15_000, 1],
  [30_000, 2],
  [0, 1],
])('servicesAYear of %i km with 15,000 km or 12 months is %f', (kilometres, services) => {
  expect(servicesAYear({ kilometres: 15_000, months: 12 }, kilometres)).toBe(services);
});

test('panelsToWholeBody is the first number of panels that costs more than the whole body', () => {
  fc.assert(
    fc.property(price, price, (panel, wholeBody) => {
      const panels = panelsToWholeBody(panel, wholeBody);
      expect(panels * panel).toBeGreaterThan(wholeBody);
      expect((panels - 1) * panel).toBeLessThanOrEqual(wholeBody);
    }),
  );
});

describe('distinctModels', () => {
  const model = (
    carId: string,
    fuels: Readonly<Record<string, number | null>>,
    segment = 'suv',
  ): ComparedModel => ({
    carId,
    segment,
    rows: Object.entries(fuels).map(([fuelType, express]) => ({
      manufacturer: 'Tata',
      model: carId,
      fuelType,
      basic: express,
      expressListPrice: null,
      express,
      dentPaint: null,
      fullBodyPaint: null,
      ac: null,
    })),
  });
  const ids = (...models: readonly ComparedModel[]) => [...distinctModels(models)];

  test('keeps models with other prices, other fuel types at other prices, or another segment', () => {
    const punch = model('punch', { Petrol: 400 });
    expect(ids(punch, model('nexon', { Petrol: 500 }), model('tigor', { Petrol: 400 }, 'sedan'))).toEqual([
      'punch',
      'nexon',
      'tigor',
    ]);
    expect(ids(punch, model('curvv', { Petrol: 500, Diesel: 600 }))).toEqual(['punch', 'curvv']);
  });

  test('keeps the first of models of which one has all prices of the other', () => {
    const few = model('few', { Petrol: 400 });
    const more = model('more', { Petrol: 400, Diesel: 500 });
    expect([ids(few, more), ids(more, few)]).toEqual([['few'], ['more']]);
  });

  test('leaves out a model without a price', () => {
    expect(ids(model('blank', { Petrol: null }))).toEqual([]);
  });
});
