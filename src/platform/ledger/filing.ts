import type { D1Database } from '@cloudflare/workers-types';
import { sql } from 'drizzle-orm';
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { LedgerContext, LedgerDatabase } from './database.ts';
import { createAttempt, openDatabase } from './database.ts';
import { nextRecords } from './next-records.ts';
import { filing, recordFacets } from './schema.ts';

/**
 * The searched text of each record as trigrams (FTS5), under the record's row id. The view `searched_text` makes the text;
 * triggers follow a later change and a deletion. It stands here because the generator of migrations knows no such table.
 */
const recordSearch = sqliteTable('record_search', { place: integer('rowid'), words: text('words') });

const MARK = sql.raw('(SELECT filed_id FROM filing)');

/** The row id of the record that was filed last; 0 for none. Younger records are read without an index. */
export const FILED = sql.raw(
  'coalesce((SELECT f.rowid FROM records f WHERE f.id = (SELECT filed_id FROM filing)), 0)',
);

interface Filing {
  /**
   * Adds the records that came since the last run to the search and to the lists of the filters, at most 2,000 of them.
   * Never throws.
   * @returns how many it added
   */
  run(): Promise<number>;
}

/** Records in one run: the statement stays far below the 30 seconds that D1 allows. */
const BATCH = 2000;

/** Files new records in batches, so that a record itself writes no row for the search. */
export function createFiling(d1: D1Database, { report }: Pick<LedgerContext, 'report'>): Filing {
  const database = openDatabase(d1);
  const attempt = createAttempt(report);

  return {
    async run() {
      const range = await nextRecords(database, attempt, { id: MARK, place: FILED }, BATCH);
      if (range === undefined) return 0;
      const { mark, upTo, id, size } = range;
      // Two runs at once must not file twice: the second finds another mark and changes nothing.
      const isMine = sql`${MARK} = ${mark}`;
      const done = await attempt('file', () =>
        database.batch([
          database
            .insert(recordSearch)
            .select(
              sql`SELECT place, words FROM searched_text WHERE place > ${FILED} AND place <= ${upTo} AND ${isMine}`,
            ),
          database.insert(recordFacets).select(sql`
            SELECT d.value,
              coalesce(CASE d.value WHEN 'source' THEN r.source WHEN 'service' THEN r.service ELSE r.campaign END, ''),
              r.kind, r.status, r.created_at, r.id
            FROM records r CROSS JOIN json_each('["source","service","campaign"]') AS d
            WHERE r.rowid > ${FILED} AND r.rowid <= ${upTo} AND ${isMine}`),
          database.update(filing).set({ filedId: id }).where(isMine),
        ]),
      );
      return done.ok ? size : 0;
    },
  };
}

/**
 * Statements around a deletion of personal data, in one batch with it. The search then removes a record's trigrams at
 * once; otherwise they stay unreachable until the table merges its parts.
 */
export const forgetAtOnce = (database: LedgerDatabase, isOn: boolean) =>
  database.run(
    sql.raw(`INSERT INTO record_search (record_search, rank) VALUES ('secure-delete', ${isOn ? 1 : 0})`),
  );
