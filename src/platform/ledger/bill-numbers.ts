import type { D1Database } from '@cloudflare/workers-types';
import { eq, sql } from 'drizzle-orm';
import { failure, type Result, success } from '../../values/result.ts';
import type { LedgerContext } from './database.ts';
import { createAttempt, openDatabase } from './database.ts';
import { bills } from './schema.ts';

export interface BillNumbers {
  /** The serial number of a record's bill: a new one the first time, the same one after that. */
  numberFor(recordId: string): Promise<Result<number, 'ledger_unavailable'>>;
}

/** Serial numbers of bills. Two records never get the same, and none is used again. */
export function createBillNumbers(d1: D1Database, { now, report }: LedgerContext): BillNumbers {
  const database = openDatabase(d1);
  const attempt = createAttempt(report);
  return {
    async numberFor(recordId) {
      const given = await attempt('number a bill', () =>
        database.batch([
          // An insert that meets a conflict would use up a number, and bills are numbered without gaps.
          database.insert(bills).select(sql`SELECT NULL, ${recordId}, ${now()}
              WHERE NOT EXISTS (SELECT 1 FROM bills AS own WHERE own.record_id = ${recordId})`),
          database.select({ number: bills.number }).from(bills).where(eq(bills.recordId, recordId)).limit(1),
        ]),
      );
      const number = given.ok ? given.value[1][0]?.number : undefined;
      return number === undefined ? failure('ledger_unavailable') : success(number);
    },
  };
}
