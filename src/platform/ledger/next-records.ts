import { type SQL, sql } from 'drizzle-orm';
import type { Attempt, LedgerDatabase } from './database.ts';

/** A mark of one of cron's tasks: the id of the last record that it took. */
interface TaskMark {
  /** Selects the stored id; empty before the first run. */
  readonly id: SQL;
  /** The row id of that record; 0 for none. */
  readonly place: SQL;
}

/** Records that a task takes in one run. */
interface NextRecords {
  /** The mark before the run. A second run at the same time finds another one and must change nothing. */
  readonly mark: string;
  /** The row id and the id of the newest of them. */
  readonly upTo: number;
  readonly id: string;
  readonly size: number;
}

/** Returns the oldest records behind a mark, at most `most`; undefined where there are none or the database fails. */
export async function nextRecords(
  database: LedgerDatabase,
  attempt: Attempt,
  { id, place }: TaskMark,
  most: number,
): Promise<NextRecords | undefined> {
  const found = await attempt('next records', () =>
    database.all<NextRecords>(sql`
      SELECT ${id} AS mark, max(n.place) AS upTo, n.id AS id, count(*) AS size
      FROM (SELECT r.rowid AS place, r.id AS id FROM records r WHERE r.rowid > ${place}
        ORDER BY r.rowid LIMIT ${most}) AS n`),
  );
  const range = found.ok ? found.value[0] : undefined;
  return range === undefined || range.size === 0 ? undefined : range;
}
