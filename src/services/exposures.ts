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
import type { BannerCounts, CountedExposures, CountedSteps } from '../platform/banners/banner-counts.ts';
import type { Log } from '../web/middleware/request-log.ts';
import { type ObjectNamespace, objectNamed } from './objects.ts';

/** The used part of the counting object's stub. */
export type BannerCountsNamespace = ObjectNamespace<{
  add(exposures: readonly CountedExposures[], steps: readonly CountedSteps[]): Promise<void>;
  read(banner: string): Promise<ReturnType<BannerCounts['read']>>;
  readSteps(from: string, to: string): Promise<ReturnType<BannerCounts['readSteps']>>;
}>;

/** One object counts for the whole site: it gets at most one call of an isolate in ten seconds. */
export const COUNTS_OBJECT = 'all';

const sleep = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

const sum = (counted: readonly { readonly count: number }[]): number =>
  counted.reduce((total, { count }) => total + count, 0);

type CountedPage = Counted<Exposures | ReachedSteps>;

/** The rows that the counting object adds up. */
const rowsOf = (counted: readonly CountedPage[]) => ({
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
});

/**
 * Counts exposures and the steps of visits in this isolate's memory, and sends both in one call. A page costs two
 * look-ups, whatever it counts: its rows are made only when they are sent.
 */
export function createCounters(
  namespace: BannerCountsNamespace,
  waitUntil: (work: Promise<unknown>) => void,
  log: Log,
) {
  const count = createBatchedCounter<Exposures | ReachedSteps>({
    keyOf: (one) => ('seen' in one ? keyOfExposures(one) : keyOfReached(one)),
    send: async (counted) => {
      const { exposures, steps } = rowsOf(counted);
      await objectNamed(namespace, COUNTS_OBJECT).add(exposures, steps);
    },
    waitUntil,
    sleep,
    lost: (counted) => {
      const { exposures, steps } = rowsOf(counted);
      log.note('counts_lost', {
        exposures: sum(exposures),
        steps: sum(steps.filter(({ dimension }) => dimension === 'all')),
      });
    },
  });
  return { countExposures: count, countSteps: count };
}
