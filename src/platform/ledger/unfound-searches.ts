import type { D1Database } from '@cloudflare/workers-types';
import { and, desc, eq, sql } from 'drizzle-orm';
import { indiaDate } from '../../values/india-time.ts';
import { type SearchKind, type UnfoundSearch, unfoundWords } from '../../values/unfound-search.ts';
import type { LedgerContext } from './database.ts';
import { createAttempt, openDatabase } from './database.ts';
import { unfoundSearches } from './schema.ts';

/** Words of searches that found nothing, without who typed them or where. */
export interface UnfoundWords {
  readonly kind: SearchKind;
  readonly words: string;
  readonly count: number;
  /** The last day on which somebody typed them, YYYY-MM-DD. */
  readonly lastDay: string;
}

export interface UnfoundSearches {
  /** Adds one to the cleaned words. A fault loses one count and nothing else. */
  count(search: UnfoundSearch): Promise<void>;
  /** The most frequent words of all kinds; empty after a fault. */
  list(): Promise<readonly UnfoundWords[]>;
}

/** So many different words of a kind are stored. New ones replace the rarest, so that nobody can fill the table for good. */
const MOST_STORED = 500;
const MOST_LISTED = 30;

export function createUnfoundSearches(d1: D1Database, { now, report }: LedgerContext): UnfoundSearches {
  const database = openDatabase(d1);
  const attempt = createAttempt(report);
  return {
    async count({ kind, typed }) {
      const words = unfoundWords(typed);
      if (words === undefined) return;
      const lastDay = indiaDate(new Date(now()));
      const ofKind = sql`FROM unfound_searches WHERE kind = ${kind}`;
      await attempt('count unfound search', () =>
        database.batch([
          database.delete(unfoundSearches).where(
            and(
              eq(unfoundSearches.kind, kind),
              sql`${unfoundSearches.words} = (SELECT words ${ofKind} ORDER BY count, last_day LIMIT 1)
                AND (SELECT count(*) ${ofKind}) >= ${MOST_STORED}
                AND NOT EXISTS (SELECT 1 ${ofKind} AND words = ${words})`,
            ),
          ),
          database
            .insert(unfoundSearches)
            .values({ kind, words, count: 1, lastDay })
            .onConflictDoUpdate({
              target: [unfoundSearches.kind, unfoundSearches.words],
              set: { count: sql`${unfoundSearches.count} + 1`, lastDay },
            }),
        ]),
      );
    },

    async list() {
      const found = await attempt('list unfound searches', () =>
        database
          .select()
          .from(unfoundSearches)
          .orderBy(desc(unfoundSearches.count), desc(unfoundSearches.lastDay))
          .limit(MOST_LISTED),
      );
      return found.ok ? found.value : [];
    },
  };
}
