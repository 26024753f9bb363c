import type { D1Database } from '@cloudflare/workers-types';
import { desc, type SQL, sql } from 'drizzle-orm';
import { DAY_MS } from '../../values/durations.ts';
import { failure, type Result, success } from '../../values/result.ts';
import type { LedgerContext } from './database.ts';
import { createAttempt, openDatabase } from './database.ts';
import { type ReadRows, readRows } from './record-row.ts';
import { records } from './schema.ts';

/**
 * The condition for the visits of a date. A migration created the index `records_by_visit` over the same expression, and
 * SQLite uses it only for this text.
 * @param alias the name of the records in the query
 */
export function isVisitOn(alias: 'r' | 'records', date: string): SQL {
  const of = (column: string) => sql.raw(`${alias}.${column}`);
  const visit = sql`coalesce(json_extract(${of('fields')}, '$.date'), json_extract(${of('fields')}, '$.preferredDate'))`;
  return sql`${of('kind')} IN ('booking', 'order', 'service_request') AND ${visit} IS NOT NULL AND ${visit} = ${date}`;
}

/** The condition for a job's mechanic or step; a migration created an index over each. */
export function isOf(alias: 'r' | 'records', name: 'mechanic' | 'jobStep', value: string): SQL {
  const given = sql.raw(`json_extract(${alias}.fields, '$.${name}')`);
  return sql`${given} IS NOT NULL AND ${given} = ${value}`;
}

/** More visits than this on one day of a city are no agenda any more. */
const MOST_VISITS = 1_000;
/** A mechanic who has taken help at once gives it within this time. Until one has, the order waits without an end. */
const TAKEN_MS = 3 * DAY_MS;
/** The newest are shown of more: old ones that nobody took must not hide a new one. */
const MOST_AT_ONCE = 50;

export interface Visits {
  /** The records whose visit is on a date, in one city or in all, in the order of their creation. */
  on(date: string, city?: string): Promise<Result<ReadRows, 'ledger_unavailable'>>;
  /** The confirmed orders without a date, because help was asked for at once: untaken ones of any age; oldest first. */
  undated(): Promise<Result<ReadRows, 'ledger_unavailable'>>;
}

/** Reads the visits of a day for the agenda. */
export function createVisits(d1: D1Database, { now, report }: Pick<LedgerContext, 'now' | 'report'>): Visits {
  const database = openDatabase(d1);
  const attempt = createAttempt(report);
  return {
    async undated() {
      const found = await attempt('visits without a date', () =>
        database
          .select()
          .from(records)
          .where(
            // SQLite uses the index `orders_without_date` only for these words.
            sql`kind = 'order' AND json_extract(fields, '$.date') IS NULL
              AND ${records.status} IN ('pay_after_service', 'paid')
              AND (${records.createdAt} >= ${now() - TAKEN_MS} OR json_extract(fields, '$.jobStep') IS NULL)`,
          )
          .orderBy(desc(records.createdAt))
          .limit(MOST_AT_ONCE),
      );
      if (!found.ok) return failure('ledger_unavailable');
      return success(readRows(found.value.toReversed(), report));
    },

    async on(date, city) {
      const inCity = city === undefined ? sql`` : sql` AND records.city = ${city}`;
      const found = await attempt('visits', () =>
        database
          .select()
          .from(records)
          .where(sql`${isVisitOn('records', date)}${inCity}`)
          .limit(MOST_VISITS),
      );
      if (!found.ok) return failure('ledger_unavailable');
      return success(
        readRows(
          found.value.toSorted((one, other) => one.createdAt - other.createdAt),
          report,
        ),
      );
    },
  };
}
