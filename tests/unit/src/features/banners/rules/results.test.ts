import { describe, expect, test } from 'vitest';
import { variantOf } from '../../../../../../src/features/banners/rules/assignment.ts';
import type { Banner, VariantId } from '../../../../../../src/features/banners/rules/banner.ts';
import { judge, resultsOf, seededRandom } from '../../../../../../src/features/banners/rules/results.ts';
import { DAY_MS } from '../../../../../../src/values/durations.ts';
import { sampleBanner, sampleVariant } from './sample-banner.ts';

const month = { ranMs: 30 * DAY_MS };
const two = [sampleVariant('a'), sampleVariant('b')];
const counted = (exposures: number, conversions: number) => ({
  exposures,
  conversions,
  rate: conversions / exposures,
});

describe('the judgement of a test', () => {
  test('finds a clear winner, with the difference and its interval', () => {
    const { variants, winner, warnings } = judge(two, [counted(10_000, 400), counted(10_000, 520)], month);
    expect(winner).toBe('b');
    expect(warnings).toEqual([]);
    expect(variants[1]?.chanceToBeBest).toBeGreaterThan(0.99);
    // The normal approximation of the same interval: 0.012 ± 1.96 × 0.00294.
    expect(variants[1]?.difference?.mean).toBeCloseTo(0.012, 3);
    expect(variants[1]?.difference?.low).toBeCloseTo(0.0062, 3);
    expect(variants[1]?.difference?.high).toBeCloseTo(0.0178, 3);
  });

  test('equal rates have equal chances and no winner', () => {
    const { variants, winner } = judge(two, [counted(5_000, 200), counted(5_000, 200)], month);
    expect(variants[0]?.chanceToBeBest).toBeCloseTo(0.5, 1);
    expect(winner).toBeUndefined();
  });

  test('the same counts always show the same result', () => {
    const once = judge(two, [counted(900, 40), counted(910, 55)], month);
    expect(judge(two, [counted(900, 40), counted(910, 55)], month)).toEqual(once);
  });

  test.each([
    ['a day', counted(10_000, 400), counted(10_000, 520), DAY_MS],
    ['few visitors', counted(300, 40), counted(300, 90), 30 * DAY_MS],
    ['few conversions', counted(10_000, 10), counted(10_000, 60), 30 * DAY_MS],
  ])('%s is too early to call', (_, first, second, ranMs) => {
    const { winner, warnings } = judge(two, [first, second], { ranMs });
    expect(warnings).toEqual(['too_early']);
    expect(winner).toBeUndefined();
  });

  test('warns when the visitors are not divided as the weights say, and calls no winner', () => {
    const { winner, warnings } = judge(two, [counted(10_000, 400), counted(9_000, 520)], month);
    expect(warnings).toEqual(['ratio_mismatch']);
    expect(winner).toBeUndefined();
    const weighted = [sampleVariant('a', { weight: 50 }), sampleVariant('b', { weight: 45 })];
    expect(judge(weighted, [counted(10_000, 400), counted(9_000, 520)], month).warnings).toEqual([]);
  });

  test('more conversions than exposures, after a lost flush, still have a result', () => {
    expect(judge(two, [counted(2, 5), counted(3, 1)], month).variants[0]?.chanceToBeBest).toBeGreaterThan(
      0.5,
    );
  });

  test('a banner without visitors has rates of 0', () => {
    const { variants } = resultsOf(two, { exposures: [], conversions: [] }, month);
    expect(variants.map(({ rate }) => rate)).toEqual([0, 0]);
  });
});

describe('the tables of results', () => {
  test('count by city and by day', () => {
    const row = { banner: 'abcdef', variant: 'a' as const, city: 'pune', day: '2026-11-01' };
    const { byCity, byDay } = resultsOf(
      two,
      {
        exposures: [
          { ...row, count: 90 },
          { ...row, city: 'jaipur', count: 10 },
          { ...row, variant: 'b', day: '2026-11-02', count: 50 },
        ],
        conversions: [{ ...row, count: 9 }],
      },
      month,
    );
    expect(byCity.find(({ city }) => city === 'pune')?.variants).toEqual({
      a: { exposures: 90, conversions: 9, rate: 0.1 },
      b: { exposures: 50, conversions: 0, rate: 0 },
    });
    expect(byDay.map(({ day, variants }) => [day, variants.a?.exposures])).toEqual([
      ['2026-11-01', 100],
      ['2026-11-02', 0],
    ]);
  });
});

const VISITS = 200_000;
const BASE_RATE = 0.03;
const cities = [
  'jaipur',
  'jodhpur',
  'udaipur',
  'delhi',
  'mumbai',
  'bangalore',
  'pune',
  'hyderabad',
  'chennai',
];

const better = sampleBanner({ id: 'better', variants: two });
const equal = sampleBanner({
  id: 'equals',
  variants: [sampleVariant('a'), sampleVariant('b'), sampleVariant('c')],
});
const RATES: Readonly<Record<string, Partial<Record<VariantId, number>>>> = {
  better: { b: BASE_RATE * 1.2 },
};

/** The variant of every bucket: a visit then costs one look-up. */
const variantsByBucket = (banner: Banner): readonly VariantId[] =>
  Array.from({ length: 10_000 }, (_, bucket) => variantOf(banner, bucket)?.id ?? 'a');

/** A month of visits to one banner: the counts of each variant. */
function simulate(banner: Banner, assigned: readonly VariantId[], seed: number) {
  const random = seededRandom(seed);
  const counts = banner.variants.map(({ id }) => ({ id, exposures: 0, conversions: 0 }));
  const of = Object.fromEntries(counts.map((count) => [count.id, count]));
  for (let visit = 0; visit < VISITS; visit += 1) {
    const count = of[assigned[Math.floor(random() * 10_000)] ?? 'a'];
    if (count === undefined) continue;
    count.exposures += 1;
    if (random() < (RATES[banner.id]?.[count.id] ?? BASE_RATE)) count.conversions += 1;
  }
  return counts;
}

describe('a month of 200,000 visits over nine cities', () => {
  test('assigns within a percent of the weights in every city, and no visitor sees two variants', () => {
    const random = seededRandom(7);
    for (const banner of [better, equal]) {
      const perCity = new Map(cities.map((city) => [city, new Map<VariantId, number>()]));
      const seenBy = new Map<number, VariantId>();
      for (let visit = 0; visit < VISITS; visit += 1) {
        const bucket = Math.floor(random() * 10_000);
        const { id = 'a' } = variantOf(banner, bucket) ?? {};
        expect(seenBy.get(bucket) ?? id).toBe(id);
        seenBy.set(bucket, id);
        const counts = perCity.get(cities[visit % cities.length] ?? '');
        counts?.set(id, (counts.get(id) ?? 0) + 1);
      }
      const weight = 1 / banner.variants.length;
      for (const { id } of banner.variants) {
        const shown = [...perCity.values()].reduce((sum, counts) => sum + (counts.get(id) ?? 0), 0);
        expect(Math.abs(shown / VISITS - weight)).toBeLessThan(0.01);
        for (const counts of perCity.values())
          expect(Math.abs((counts.get(id) ?? 0) / (VISITS / cities.length) - weight)).toBeLessThan(0.01);
      }
    }
  });

  test('calls a true difference of 20 %, and calls none where there is none, in 95 of 100 months', () => {
    const calls = (banner: Banner): number => {
      const assigned = variantsByBucket(banner);
      return Array.from({ length: 100 }, (_, seed) => {
        const counts = simulate(banner, assigned, seed + 1).map(({ exposures, conversions }) =>
          counted(exposures, conversions),
        );
        return judge(banner.variants, counts, { ...month, draws: 4_000 }).winner;
      }).filter((winner) => winner === (banner === better ? 'b' : winner) && winner !== undefined).length;
    };
    expect(calls(better)).toBeGreaterThanOrEqual(95);
    expect(calls(equal)).toBeLessThanOrEqual(5);
  }, 60_000);
});
