import { sql } from 'drizzle-orm';
import type { LedgerDatabase } from './database.ts';
import { audit } from './schema.ts';

/** What is noted of an act. No personal data in `subject` or `detail`. */
export interface AuditEntry {
  readonly by: string;
  /** A code: `signed_in`, `slot_blocked`. */
  readonly action: string;
  readonly subject: string;
  readonly detail?: string | undefined;
}

type AuditRow = AuditEntry & { readonly id: string; readonly at: number };

/** A line of the audit list, to stand in one batch with what it tells of. */
export const auditLine = (database: LedgerDatabase, row: AuditRow) => database.insert(audit).values(row);

/** The same behind the statement that it tells of: where that one changed no row, nothing was done. */
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
