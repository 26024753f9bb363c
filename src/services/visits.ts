import type { D1Database } from '@cloudflare/workers-types';
import { indiaDate } from '../values/india-time.ts';

/** At most one write of an isolate in so many ms; a crash loses what was counted since the last. */
const FLUSH_MS = 10_000;

interface CounterParts {
  /** Adds visits to a date in India. */
  readonly add: (day: string, visits: number) => Promise<unknown>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly waitUntil: (work: Promise<unknown>) => void;
  readonly sleep: (milliseconds: number) => Promise<unknown>;
  readonly lost: (visits: number) => void;
}

/** Counts visits in this isolate's memory and writes them together, so that a view writes nothing. */
export function createVisitCounter({ add, now, waitUntil, sleep, lost }: CounterParts): () => void {
  let visits = 0;
  const flush = async () => {
    await sleep(FLUSH_MS);
    const counted = visits;
    visits = 0;
    try {
      await add(indiaDate(new Date(now())), counted);
    } catch {
      // The write may have been committed before its answer was lost. A second one could count twice.
      lost(counted);
    }
  };
  return () => {
    visits += 1;
    if (visits === 1) waitUntil(flush());
  };
}

const ADD =
  'INSERT INTO daily_visits VALUES (?1, ?2) ON CONFLICT (day) DO UPDATE SET count = count + excluded.count';

/** The write of the counter. */
export const addVisits =
  (d1: D1Database) =>
  (day: string, visits: number): Promise<unknown> =>
    d1.prepare(ADD).bind(day, visits).run();
