import { findCity } from '../content/cities/all-cities.ts';
import { parseSeen } from '../features/banners/rules/seen.ts';
import type { Funnel } from '../features/funnel/contract.ts';
import { funnelOf, type SummedStep } from '../features/funnel/rules/funnel.ts';
import { type SteppingRecord, stepsOfRecord } from '../features/funnel/rules/record-steps.ts';
import type { AnyFields, LedgerRecord } from '../records/record.ts';
import { addDays, indiaDate } from '../values/india-time.ts';
import { failure, type Result, success } from '../values/result.ts';
import { type BannerCountsNamespace, COUNTS_OBJECT } from './exposures.ts';
import { objectNamed } from './objects.ts';
import type { Services } from './page-services.ts';

/** The city of the visit, as pages count it; else the record's own. */
function cityOf({ city, fields }: LedgerRecord): string {
  const { bannerCity: named = city ?? '' }: AnyFields = fields;
  return findCity(named) ? named : 'elsewhere';
}

/** Counts the steps that a record reaches: a number left, booked, paid. A new record has none `before`. */
export function countRecordSteps(
  { countSteps, now }: Pick<Services, 'countSteps' | 'now'>,
  before: SteppingRecord | undefined,
  after: LedgerRecord,
): void {
  const { banners: seen }: AnyFields = after.fields;
  const steps = stepsOfRecord(before, after, {
    city: cityOf(after),
    banners: parseSeen(seen).map(({ banner, variant }) => `${banner}.${variant}`),
    day: indiaDate(now()),
  });
  for (const reached of steps) countSteps?.(reached, reached.count);
}

/** Reads the sums of all steps between two dates, both included. */
export const createStepsReader =
  (namespace: BannerCountsNamespace) =>
  async (from: string, to: string): Promise<Result<readonly SummedStep[], 'counts_unavailable'>> => {
    try {
      return success(await objectNamed(namespace, COUNTS_OBJECT).readSteps(from, to));
    } catch {
      return failure('counts_unavailable');
    }
  };

export type StepsReader = ReturnType<typeof createStepsReader>;

interface FunnelWindow {
  /** The last day, YYYY-MM-DD in India. */
  readonly today: string;
  readonly days: number;
}

/** Reads the funnel of some days from the counts, so that its cost does not grow with the records. */
export const createFunnelReader =
  (read: StepsReader) =>
  async ({ today, days }: FunnelWindow): Promise<Result<Funnel, 'counts_unavailable'>> => {
    const steps = await read(addDays(today, 1 - days), today);
    return steps.ok ? success(funnelOf(steps.value)) : steps;
  };

export type FunnelReader = ReturnType<typeof createFunnelReader>;
