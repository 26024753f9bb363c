import { findCity } from '../content/cities/all-cities.ts';
import { parseSeen } from '../features/banners/rules/seen.ts';
import { funnelOf } from '../features/funnel/rules/funnel.ts';
import { type SteppingRecord, stepsOfRecord } from '../features/funnel/rules/record-steps.ts';
import type { Ledger } from '../platform/ledger/record-ledger.ts';
import type { LedgerRecord } from '../platform/ledger/records.ts';
import { addDays, indiaDate } from '../values/india-time.ts';
import { failure, success } from '../values/result.ts';
import { type BannerCountsNamespace, COUNTS_OBJECT } from './exposures.ts';
import type { Admin, Services } from './services.ts';

/** The city of the visit, as pages count it; else the record's own. */
function cityOf({ city, fields }: LedgerRecord): string {
  const named = typeof fields.bannerCity === 'string' ? fields.bannerCity : (city ?? '');
  return findCity(named) ? named : 'elsewhere';
}

/**
 * The same ledger, which counts the steps that a record reaches: a number left, booked, paid. It sees every change,
 * whether a visitor, the operator or the payment provider made it.
 */
export function countingSteps(
  ledger: Ledger,
  { countSteps, now }: Pick<Services, 'countSteps' | 'now'>,
): Ledger {
  const count = (before: SteppingRecord | undefined, after: LedgerRecord) => {
    const { banners: seen } = after.fields;
    const steps = stepsOfRecord(before, after, {
      city: cityOf(after),
      banners: parseSeen(typeof seen === 'string' ? seen : undefined).map(
        ({ banner, variant }) => `${banner}.${variant}`,
      ),
      day: indiaDate(now()),
    });
    for (const reached of steps) countSteps?.(reached, reached.count);
  };
  return {
    ...ledger,
    async record(...given) {
      const recorded = await ledger.record(...given);
      if (recorded.ok && !recorded.value.repeated) count(undefined, recorded.value.record);
      return recorded;
    },
    async change(id, changes, options) {
      let before: LedgerRecord | undefined;
      const changed = await ledger.change(
        id,
        (record) => {
          before = record;
          return typeof changes === 'function' ? changes(record) : success(changes);
        },
        options,
      );
      if (changed.ok && changed.value.changed && before !== undefined) count(before, changed.value.record);
      return changed;
    },
  };
}

/** Reads the funnel of some days from the counts, so that its cost does not grow with the records. */
export const createFunnelReader =
  (namespace: BannerCountsNamespace): Admin['funnel'] =>
  async ({ today, days }) => {
    try {
      const counts = namespace.getByName(COUNTS_OBJECT);
      return success(funnelOf(await counts.readSteps(addDays(today, 1 - days), today)));
    } catch {
      return failure('counts_unavailable');
    }
  };
