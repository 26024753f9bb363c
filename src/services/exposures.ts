import {
  type Counted,
  countedParts,
  createBatchedCounter,
  type Exposures,
  exposuresOf,
  keyOfExposure,
  keyOfExposures,
} from '../features/banners/rules/exposures.ts';
import { countsOf, keyOfReached, keyOfStep, type ReachedSteps } from '../features/funnel/rules/steps.ts';
import type { BannerCounts } from '../platform/banners/banner-counts.ts';
import type { CountedRows } from '../platform/banners/counted-rows.ts';
import { indiaDate } from '../values/india-time.ts';
import { sleep } from '../values/sleep.ts';
import type { Log } from '../web/middleware/request-log.ts';
import { type ObjectNamespace, objectNamed } from './objects.ts';

/** The used part of the counting object's stub. */
export type BannerCountsNamespace = ObjectNamespace<{
  add(rows: CountedRows): Promise<void>;
  read(banner: string): Promise<ReturnType<BannerCounts['read']>>;
  readSteps(from: string, to: string): Promise<ReturnType<BannerCounts['readSteps']>>;
}>;

/** One object counts for the whole site: it gets at most one call of an isolate in ten seconds. */
export const COUNTS_OBJECT = 'all';

const sum = (counted: readonly { readonly count: number }[]): number =>
  counted.reduce((total, { count }) => total + count, 0);

/** One page that was opened from outside the site. */
interface Visit {
  /** Calendar date in India, YYYY-MM-DD. */
  readonly visitOn: string;
}

type Countable = Exposures | ReachedSteps | Visit;

/** The rows that the counting object adds up. */
const rowsOf = (counted: readonly Counted<Countable>[]): CountedRows => ({
  exposures: countedParts(
    counted.filter((one) => 'seen' in one),
    exposuresOf,
    keyOfExposure,
  ),
  steps: countedParts(
    counted.filter((one) => 'steps' in one),
    countsOf,
    keyOfStep,
  ),
  visits: counted.flatMap((one) => ('visitOn' in one ? [{ day: one.visitOn, count: one.count }] : [])),
});

function keyOf(one: Countable): string {
  if ('visitOn' in one) return one.visitOn;
  return 'seen' in one ? keyOfExposures(one) : keyOfReached(one);
}

/**
 * Counts visits, their steps and exposures in this isolate's memory, and sends all in one call. A page costs three
 * look-ups at most: its rows are made only when they are sent.
 */
export function createCounters(
  namespace: BannerCountsNamespace,
  waitUntil: (work: Promise<unknown>) => void,
  log: Log,
) {
  const count = createBatchedCounter<Countable>({
    keyOf,
    send: async (counted) => {
      await objectNamed(namespace, COUNTS_OBJECT).add(rowsOf(counted));
    },
    waitUntil,
    sleep,
    lost: (counted) => {
      const { exposures, steps, visits } = rowsOf(counted);
      log.note('counts_lost', {
        exposures: sum(exposures),
        steps: sum(steps.filter(({ dimension }) => dimension === 'all')),
        visits: sum(visits),
      });
    },
  });
  return {
    countExposures: count,
    countSteps: count,
    countVisit: () => count({ visitOn: indiaDate(new Date()) }),
  };
}
