import type { D1Database } from '@cloudflare/workers-types';
import { desc, sql } from 'drizzle-orm';
import { indiaDate } from '../../values/india-time.ts';
import type { LedgerContext } from './database.ts';
import { createAttempt, openDatabase } from './database.ts';
import { unfoundCars } from './schema.ts';

/** Words of searches that found no car, without who typed them or where. */
export interface UnfoundCar {
  readonly words: string;
  readonly count: number;
  /** The last day on which somebody typed them, YYYY-MM-DD. */
  readonly lastDay: string;
}

export interface UnfoundCars {
  /** Adds one to the words. A fault loses one count and nothing else. */
  count(words: string): Promise<void>;
  /** The most frequent words; empty after a fault. */
  list(): Promise<readonly UnfoundCar[]>;
}

/** So many different words are stored. New ones replace the rarest, so that nobody can fill the table for good. */
const MOST_STORED = 500;
const MOST_LISTED = 30;

export function createUnfoundCars(d1: D1Database, { now, report }: LedgerContext): UnfoundCars {
  const database = openDatabase(d1);
  const attempt = createAttempt(report);
  return {
    async count(words) {
      const lastDay = indiaDate(new Date(now()));
      await attempt('count unfound car', () =>
        database.batch([
          database.delete(unfoundCars).where(sql`
            ${unfoundCars.words} = (SELECT words FROM unfound_cars ORDER BY count, last_day LIMIT 1)
            AND (SELECT count(*) FROM unfound_cars) >= ${MOST_STORED}
            AND NOT EXISTS (SELECT 1 FROM unfound_cars WHERE words = ${words})`),
          database
            .insert(unfoundCars)
            .values({ words, count: 1, lastDay })
            .onConflictDoUpdate({
              target: unfoundCars.words,
              set: { count: sql`${unfoundCars.count} + 1`, lastDay },
            }),
        ]),
      );
    },

    async list() {
      const found = await attempt('list unfound cars', () =>
        database
          .select()
          .from(unfoundCars)
          .orderBy(desc(unfoundCars.count), desc(unfoundCars.lastDay))
          .limit(MOST_LISTED),
      );
      return found.ok ? found.value : [];
    },
  };
}
