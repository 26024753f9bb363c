import { createBatchedCounter, type Exposure, keyOfExposure } from '../features/banners/rules/exposures.ts';
import { keyOfStep, type StepCount } from '../features/funnel/rules/steps.ts';
import type { BannerCounts, CountedExposures, CountedSteps } from '../platform/banners/banner-counts.ts';
import type { Log } from '../web/middleware/request-log.ts';
import type { Services } from './services.ts';

/** The used part of the platform's namespace. */
export interface BannerCountsNamespace {
  getByName(name: string): {
    add(exposures: readonly CountedExposures[], steps: readonly CountedSteps[]): Promise<void>;
    read(banner: string): Promise<ReturnType<BannerCounts['read']>>;
    readSteps(from: string, to: string): Promise<ReturnType<BannerCounts['readSteps']>>;
  };
}

/** One object counts for the whole site: it gets at most one call of an isolate in ten seconds. */
export const COUNTS_OBJECT = 'all';

const sleep = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

const sum = (counted: readonly { readonly count: number }[]): number =>
  counted.reduce((total, { count }) => total + count, 0);

/** Counts exposures and the steps of visits in this isolate's memory, and sends both in one call. */
export function createCounters(
  namespace: BannerCountsNamespace,
  waitUntil: (work: Promise<unknown>) => void,
  log: Log,
): Required<Pick<Services, 'countExposure' | 'countStep'>> {
  const count = createBatchedCounter<Exposure | StepCount>({
    keyOf: (one) => ('banner' in one ? keyOfExposure(one) : keyOfStep(one)),
    send: (counted) =>
      namespace.getByName(COUNTS_OBJECT).add(
        counted.filter((one) => 'banner' in one),
        counted.filter((one) => 'step' in one),
      ),
    waitUntil,
    sleep,
    lost: (counted) =>
      log.note('counts_lost', {
        exposures: sum(counted.filter((one) => 'banner' in one)),
        steps: sum(counted.filter((one) => 'step' in one && one.dimension === 'all')),
      }),
  });
  return {
    countExposure: (exposure) => count(exposure),
    countStep: (step) => count(step, step.count),
  };
}
