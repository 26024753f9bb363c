import type { D1Database } from '@cloudflare/workers-types';
import { sql } from 'drizzle-orm';
import { ANSWERED_MS } from './call-statements.ts';
import type { LedgerContext } from './database.ts';
import { createAttempt, openDatabase } from './database.ts';
import { calls } from './schema-calls.ts';

/** Rows of one run, so that a minute's run stays short. */
const BATCH = 500;

/** Makes the function that deletes the calls of numbers that nobody calls any more. It never throws. */
export function createCallSweep(d1: D1Database, { now, report }: LedgerContext): () => Promise<void> {
  const database = openDatabase(d1);
  const attempt = createAttempt(report);
  const remove = (waits: number, before: number) =>
    database.delete(calls).where(
      sql`${calls.mobileNumber} IN (SELECT old.mobile_number FROM calls AS old
        WHERE old.waits = ${waits} AND old.at < ${before} LIMIT ${BATCH})`,
    );
  return async () => {
    await attempt('sweep calls', () => database.batch([remove(0, now()), remove(1, now() - ANSWERED_MS)]));
  };
}
