import type { D1Database } from '@cloudflare/workers-types';
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { HOUR_MS } from '../../values/durations.ts';
import { failure, type Result, success } from '../../values/result.ts';
import type { LedgerContext, LedgerDatabase } from './database.ts';
import { createAttempt, openDatabase } from './database.ts';
import { cutPage, decodeCursor, pastCursor } from './page-cursor.ts';
import { audit } from './schema.ts';

/** One operator action. `subject` and `detail` contain no personal data. */
interface AuditEntry {
  readonly by: string;
  /** A code: `signed_in`, `slot_blocked`. */
  readonly action: string;
  readonly subject: string;
  readonly detail?: string | undefined;
}

type AuditRow = AuditEntry & { readonly id: string; readonly at: number };

/** An audit entry, for the same batch as the change that it describes. */
export const auditLine = (database: LedgerDatabase, row: AuditRow) => database.insert(audit).values(row);

/** The same, inserted only when the preceding statement of the batch changed a row. */
export const auditLineIfChanged = (
  database: LedgerDatabase,
  {
    id,
    at,
    by,
    action,
    subject,
    detail = null,
  }: Omit<AuditRow, 'detail'> & { readonly detail?: string | null },
) =>
  database
    .insert(audit)
    .select(sql`select ${id}, ${at}, ${by}, ${action}, ${subject}, ${detail} where changes() > 0`);

export type AuditLine = typeof audit.$inferSelect;

export interface AuditList {
  /** Records an action outside the ledger (signing in, slots); a change in the ledger writes its own entry. */
  add(entry: AuditEntry): Promise<Result<undefined, 'ledger_unavailable'>>;
  /**
   * Records what strangers cause, at most so many entries with the same action in an hour: they must not bury the
   * operators' actions. The value is whether this one was added.
   */
  addUpTo(mostInAnHour: number, entry: AuditEntry): Promise<Result<boolean, 'ledger_unavailable'>>;
  /** How often operators did this since an instant, in ms since 1970. */
  count(action: string, since: number): Promise<Result<number, 'ledger_unavailable'>>;
  /** Newest first. */
  list(page?: {
    readonly cursor?: string | undefined;
    readonly limit?: number | undefined;
  }): Promise<
    Result<{ readonly lines: readonly AuditLine[]; readonly cursor: string | null }, 'ledger_unavailable'>
  >;
}

const PAGE = 50;

/** The operators' actions. */
export function createAuditList(d1: D1Database, { now, newId, report }: LedgerContext): AuditList {
  const database = openDatabase(d1);
  const attempt = createAttempt(report);
  return {
    async add(entry) {
      const done = await attempt('audit', () => auditLine(database, { ...entry, id: newId(), at: now() }));
      return done.ok ? success(undefined) : failure('ledger_unavailable');
    },

    async addUpTo(mostInAnHour, { by, action, subject, detail = null }) {
      const at = now();
      const lately = sql`select 1 from ${audit} where ${audit.at} > ${at - HOUR_MS} and ${audit.action} = ${action}`;
      const row = sql`select ${newId()}, ${at}, ${by}, ${action}, ${subject}, ${detail}`;
      const done = await attempt('audit', () =>
        database
          .insert(audit)
          .select(
            sql`${row} where (select count(*) from (${lately} limit ${mostInAnHour})) < ${mostInAnHour}`,
          )
          .returning({ id: audit.id }),
      );
      return done.ok ? success(done.value.length > 0) : failure('ledger_unavailable');
    },

    async count(action, since) {
      const found = await attempt('count audit', () =>
        database
          .select({ count: sql<number>`count(*)` })
          .from(audit)
          .where(and(gt(audit.at, since), eq(audit.action, action))),
      );
      return found.ok ? success(found.value[0]?.count ?? 0) : failure('ledger_unavailable');
    },

    async list({ cursor, limit = PAGE } = {}) {
      const found = await attempt('list audit', () =>
        database
          .select()
          .from(audit)
          .where(pastCursor(audit.at, audit.id, decodeCursor(cursor), 'descending'))
          .orderBy(desc(audit.at), desc(audit.id))
          .limit(limit + 1),
      );
      if (!found.ok) return failure('ledger_unavailable');
      const { rows: lines, cursor: next } = cutPage(found.value, limit, ({ at, id }) => ({ at, id }));
      return success({ lines, cursor: next });
    },
  };
}
