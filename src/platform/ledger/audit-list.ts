import type { D1Database } from '@cloudflare/workers-types';
import { desc } from 'drizzle-orm';
import { failure, type Result, success } from '../../values/result.ts';
import type { AdminOptions } from './admin-options.ts';
import { type AuditEntry, auditLine } from './audit-line.ts';
import { createTry, openDatabase } from './database.ts';
import { cutPage, decodeCursor, pastCursor } from './page-cursor.ts';
import { audit } from './schema.ts';

export type AuditLine = typeof audit.$inferSelect;

export interface AuditList {
  /** Notes an act that changes nothing in the ledger itself (signing in, slots); those that do write their own line. */
  note(entry: AuditEntry): Promise<Result<undefined, 'ledger_unavailable'>>;
  /** Newest first. */
  list(page?: {
    readonly cursor?: string | undefined;
    readonly limit?: number | undefined;
  }): Promise<
    Result<{ readonly lines: readonly AuditLine[]; readonly cursor: string | null }, 'ledger_unavailable'>
  >;
}

const PAGE = 50;

/** The list of what operators did. */
export function createAuditList(d1: D1Database, { now, newId, report }: AdminOptions): AuditList {
  const database = openDatabase(d1);
  const attempt = createTry(report);
  return {
    async note(entry) {
      const done = await attempt('audit', () => auditLine(database, { ...entry, id: newId(), at: now() }));
      return done.ok ? success(undefined) : failure('ledger_unavailable');
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
