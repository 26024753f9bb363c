import type { D1Database } from '@cloudflare/workers-types';

const ADD =
  'INSERT INTO daily_visits VALUES (?1, ?2) ON CONFLICT (day) DO UPDATE SET count = count + excluded.count';

/** Adds visits to a date in India. */
export const addVisits = (d1: D1Database, day: string, visits: number): Promise<unknown> =>
  d1.prepare(ADD).bind(day, visits).run();
