import { jStat } from 'jstat';
import { DAY_MS } from '../../../values/durations.ts';
import type { BannerVariant, VariantId } from './banner.ts';
import type { Counted, Exposure } from './exposures.ts';

/** People who converted, by the variant that they saw. */
export interface CountedConversion {
  readonly variant: VariantId;
  readonly city: string;
  /** Calendar date in India, YYYY-MM-DD. */
  readonly day: string;
  readonly count: number;
}

/** Everything that was counted for one banner. */
export interface BannerOutcomes {
  readonly exposures: readonly Counted<Exposure>[];
  readonly conversions: readonly CountedConversion[];
}

export interface Tally {
  readonly exposures: number;
  readonly conversions: number;
  /** Conversions divided by exposures; 0 without exposures. */
  readonly rate: number;
}

export interface VariantResult extends Tally {
  readonly id: VariantId;
  /** 0 to 1. */
  readonly chanceToBeBest: number;
  /** Its rate minus the rate of the first variant, with the 95 % interval; undefined for the first one itself. */
  readonly difference: { readonly mean: number; readonly low: number; readonly high: number } | undefined;
}

/** Why the numbers are not to be believed yet. */
export type ResultWarning = 'ratio_mismatch' | 'too_early';

export interface BannerResults {
  readonly variants: readonly VariantResult[];
  readonly byCity: readonly {
    readonly city: string;
    readonly variants: Readonly<Partial<Record<VariantId, Tally>>>;
  }[];
  readonly byDay: readonly {
    readonly day: string;
    readonly variants: Readonly<Partial<Record<VariantId, Tally>>>;
  }[];
  readonly warnings: readonly ResultWarning[];
  /** The variant that is better with enough certainty; undefined while none is. */
  readonly winner: VariantId | undefined;
}

/** Draws for each variant: the chance to be best is then exact to about half a percent. */
const DRAWS = 20_000;
/** Two variants without a difference reach it by chance in one test of fifty. */
const CERTAIN = 0.99;
/** A weekend differs from working days, so a test needs whole weeks. */
const LEAST_MS = 7 * DAY_MS;
const LEAST_EXPOSURES = 500;
const LEAST_CONVERSIONS = 25;
/** Fair assignments fall below this in one test of a thousand. */
const MISMATCH = 0.001;

/** A seeded source of random numbers (mulberry32), so that the same counts always show the same result. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b_79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const tally = (exposures: number, conversions: number): Tally => ({
  exposures,
  conversions,
  rate: exposures === 0 ? 0 : conversions / exposures,
});

const SEED = 20_261;

/**
 * Draws rates from each variant's posterior: a beta distribution over a uniform prior. A lost flush can leave more
 * conversions than exposures, which counts as all converted.
 */
function drawRates(counted: readonly Tally[], draws: number): readonly (readonly number[])[] {
  jStat.setRandom(seededRandom(SEED));
  const rates = counted.map(({ exposures, conversions }) => {
    const failures = Math.max(0, exposures - conversions);
    return Array.from({ length: draws }, () => jStat.beta.sample(1 + conversions, 1 + failures));
  });
  jStat.setRandom(Math.random);
  return rates;
}

/** The share of the draws in which each variant has the highest rate. */
function chancesToBeBest(rates: readonly (readonly number[])[]): readonly number[] {
  const draws = rates[0]?.length ?? 0;
  const wins = rates.map(() => 0);
  for (let draw = 0; draw < draws; draw += 1) {
    let best = 0;
    for (let variant = 1; variant < rates.length; variant += 1)
      if ((rates[variant]?.[draw] ?? 0) > (rates[best]?.[draw] ?? 0)) best = variant;
    wins[best] = (wins[best] ?? 0) + 1;
  }
  return wins.map((count) => count / Math.max(1, draws));
}

function differenceOf(rates: readonly number[], first: readonly number[]): VariantResult['difference'] {
  const differences = rates.map((rate, draw) => rate - (first[draw] ?? 0));
  const [low = 0, mean = 0, high = 0] = jStat.quantiles(differences, [0.025, 0.5, 0.975]);
  return { mean, low, high };
}

/** Whether the visitors of each variant are as many as the weights say (chi-square test). */
function isMismatch(counted: readonly Tally[], weights: readonly number[]): boolean {
  const total = counted.reduce((sum, { exposures }) => sum + exposures, 0);
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0 || counted.length < 2) return false;
  const distance = counted.reduce((sum, { exposures }, index) => {
    const expected = (total * (weights[index] ?? 0)) / whole;
    return sum + (exposures - expected) ** 2 / expected;
  }, 0);
  return 1 - jStat.chisquare.cdf(distance, counted.length - 1) < MISMATCH;
}

type Weighted = readonly Pick<BannerVariant, 'id' | 'weight'>[];

interface Running {
  /** How long the test has run, in ms. */
  readonly ranMs: number;
  /** Draws for each variant; default 20,000. */
  readonly draws?: number;
}

/** Judges a test from the totals of its variants. */
export function judge(
  variants: Weighted,
  counted: readonly Tally[],
  { ranMs, draws = DRAWS }: Running,
): Pick<BannerResults, 'variants' | 'warnings' | 'winner'> {
  const rates = drawRates(counted, draws);
  const chances = chancesToBeBest(rates);
  const [first = []] = rates;
  const results = variants.map(
    ({ id }, index): VariantResult => ({
      ...(counted[index] ?? tally(0, 0)),
      id,
      chanceToBeBest: chances[index] ?? 0,
      difference: index === 0 ? undefined : differenceOf(rates[index] ?? [], first),
    }),
  );
  const isEarly =
    variants.length > 1 &&
    (ranMs < LEAST_MS ||
      results.some(
        ({ exposures, conversions }) => exposures < LEAST_EXPOSURES || conversions < LEAST_CONVERSIONS,
      ));
  const warnings: ResultWarning[] = [
    ...(isMismatch(
      counted,
      variants.map(({ weight }) => weight),
    )
      ? (['ratio_mismatch'] as const)
      : []),
    ...(isEarly ? (['too_early'] as const) : []),
  ];
  const best = results.find(({ chanceToBeBest }) => chanceToBeBest >= CERTAIN);
  const winner = variants.length > 1 && warnings.length === 0 ? best?.id : undefined;
  return { variants: results, warnings, winner };
}

const sumOf = (rows: readonly { readonly variant: string; readonly count: number }[], id: string): number =>
  rows.reduce((sum, { variant, count }) => (variant === id ? sum + count : sum), 0);

type Row = { readonly variant: string; readonly city: string; readonly day: string; readonly count: number };

function grouped(by: 'city' | 'day', variants: Weighted, { exposures, conversions }: BannerOutcomes) {
  const of = (rows: readonly Row[], value: string) => rows.filter((row) => row[by] === value);
  const values = new Set([...exposures, ...conversions].map((row) => row[by]));
  return [...values].sort().map((value) => ({
    value,
    variants: Object.fromEntries(
      variants.map(({ id }) => [
        id,
        tally(sumOf(of(exposures, value), id), sumOf(of(conversions, value), id)),
      ]),
    ),
  }));
}

/** Counts a banner's outcomes by variant, city and day, and judges the test. */
export function resultsOf(variants: Weighted, outcomes: BannerOutcomes, running: Running): BannerResults {
  const counted = variants.map(({ id }) =>
    tally(sumOf(outcomes.exposures, id), sumOf(outcomes.conversions, id)),
  );
  return {
    ...judge(variants, counted, running),
    byCity: grouped('city', variants, outcomes).map(({ value, variants: of }) => ({
      city: value,
      variants: of,
    })),
    byDay: grouped('day', variants, outcomes).map(({ value, variants: of }) => ({
      day: value,
      variants: of,
    })),
  };
}
