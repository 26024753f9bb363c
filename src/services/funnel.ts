import { findCity } from '../content/cities/all-cities.ts';
import { parseSeen } from '../features/banners/rules/seen.ts';
import type { Funnel } from '../features/funnel/contract.ts';
import { funnelOf } from '../features/funnel/rules/funnel.ts';
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

interface FunnelWindow {
  /** The last day, YYYY-MM-DD in India. */
  readonly today: string;
  readonly days: number;
}

/** Reads the funnel of some days from the counts, so that its cost does not grow with the records. */
export const createFunnelReader =
  (namespace: BannerCountsNamespace) =>
  async ({ today, days }: FunnelWindow): Promise<Result<Funnel, 'counts_unavailable'>> => {
    try {
      const counts = objectNamed(namespace, COUNTS_OBJECT);
      return success(funnelOf(await counts.readSteps(addDays(today, 1 - days), today)));
    } catch {
      return failure('counts_unavailable');
    }
  };

export type FunnelReader = ReturnType<typeof createFunnelReader>;
