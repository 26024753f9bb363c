import { inArray, type SQL } from 'drizzle-orm';
import type { LedgerDatabase } from '../ledger/database.ts';
import { deliveries } from '../ledger/schema.ts';

/** The most rows of one statement over a backlog: a statement holds the database's only writer. */
export const ROWS_AT_ONCE = 2000;

/** Limits an update or a deletion of deliveries to the first `ROWS_AT_ONCE` rows that a condition holds for. */
export const firstRowsWhere = (database: LedgerDatabase, condition: SQL | undefined): SQL =>
  inArray(
    deliveries.id,
    database.select({ id: deliveries.id }).from(deliveries).where(condition).limit(ROWS_AT_ONCE),
  );
