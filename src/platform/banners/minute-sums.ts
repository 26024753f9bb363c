import { keyOfExposure } from '../../features/banners/rules/exposures.ts';
import { keyOfStep } from '../../features/funnel/rules/steps.ts';
import { MINUTE_MS } from '../../values/durations.ts';
import type { CountedExposures, CountedRows, CountedSteps, CountedVisits } from './counted-rows.ts';

interface MinuteSumsParts {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly write: (rows: CountedRows) => void;
}

type Sum<Row> = Map<string, Row>;

function addTo<Row extends { readonly count: number }>(sums: Sum<Row>, key: string, row: Row): void {
  const sum = sums.get(key);
  sums.set(key, sum ? { ...row, count: sum.count + row.count } : row);
}

/**
 * Adds up equal rows and writes them at once after a quiet minute, else once a minute. A timer keeps the object in
 * memory, so that only a deployment or a crash loses what is not written.
 */
export function createMinuteSums({ now, write }: MinuteSumsParts) {
  const exposures: Sum<CountedExposures> = new Map();
  const steps: Sum<CountedSteps> = new Map();
  const visits: Sum<CountedVisits> = new Map();
  let writtenAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (exposures.size + steps.size + visits.size === 0) return;
    writtenAt = now();
    const rows = {
      exposures: [...exposures.values()],
      steps: [...steps.values()],
      visits: [...visits.values()],
    };
    for (const sums of [exposures, steps, visits]) sums.clear();
    write(rows);
  };

  return {
    add(rows: CountedRows): void {
      for (const row of rows.exposures) addTo(exposures, keyOfExposure(row), row);
      for (const row of rows.steps) addTo(steps, keyOfStep(row), row);
      for (const row of rows.visits) addTo(visits, row.day, row);
      const wait = writtenAt + MINUTE_MS - now();
      if (wait <= 0) flush();
      else timer ??= setTimeout(flush, wait);
    },
    /** Writes what is in memory, because a reader must find it. */
    flush,
  };
}
