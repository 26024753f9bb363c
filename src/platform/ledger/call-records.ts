import { sql } from 'drizzle-orm';
import type { LedgerRecord } from '../../records/record.ts';
import { failure, type Result, success } from '../../values/result.ts';
import type { Attempt, FaultReport, LedgerDatabase } from './database.ts';
import { readRows } from './record-row.ts';
import { records } from './schema.ts';

/** Records of one person on a card. */
const MOST_RECORDS = 20;
/** Chats of one session on a card. */
const MOST_CHATS = 3;

export interface CallRecords {
  /** The newest records of each number, and the chats that its sessions opened; a bounded number of each. */
  recordsOf(
    numbers: readonly string[],
  ): Promise<Result<ReadonlyMap<string, readonly LedgerRecord[]>, 'ledger_unavailable'>>;
}

export function createCallRecords(
  database: LedgerDatabase,
  attempt: Attempt,
  report: FaultReport | undefined,
): CallRecords {
  /** The chats that the sessions of some records opened: a redirect has no number. Undefined after a fault. */
  const chatsOf = async (own: readonly LedgerRecord[]) => {
    const numbers = new Map(
      own.flatMap(({ sessionId, mobileNumber }) =>
        sessionId === null || mobileNumber === null ? [] : [[sessionId, mobileNumber] as const],
      ),
    );
    const found = await attempt('chats of calls', () =>
      database
        .select()
        .from(records)
        .where(
          sql`${records.id} IN (SELECT one.id FROM json_each(${JSON.stringify([...numbers.keys()])}) AS s CROSS JOIN records AS one
            WHERE one.id IN (SELECT r.id FROM records AS r INDEXED BY redirects_by_session
              WHERE r.kind = 'redirect' AND r.session_id = s.value LIMIT ${MOST_CHATS}))`,
        ),
    );
    return found.ok
      ? {
          records: readRows(found.value, report).records,
          numberOf: (session: string | null) => numbers.get(session ?? '') ?? '',
        }
      : undefined;
  };

  return {
    async recordsOf(numbers) {
      const listed = JSON.stringify(numbers);
      const found = await attempt('records of calls', () =>
        database
          .select()
          .from(records)
          .where(
            sql`${records.id} IN (SELECT one.id FROM json_each(${listed}) AS n CROSS JOIN records AS one
              WHERE one.id IN (SELECT r.id FROM records AS r WHERE r.mobile_number = n.value
                ORDER BY r.created_at DESC, r.id DESC LIMIT ${MOST_RECORDS}))`,
          ),
      );
      if (!found.ok) return failure('ledger_unavailable');
      const { records: own } = readRows(found.value, report);
      const chats = await chatsOf(own);
      if (chats === undefined) return failure('ledger_unavailable');
      const newestFirst = [...own, ...chats.records].toSorted(
        (one, other) => other.createdAt - one.createdAt || (one.id < other.id ? 1 : -1),
      );
      return success(
        Map.groupBy(newestFirst, ({ mobileNumber, sessionId }) => mobileNumber ?? chats.numberOf(sessionId)),
      );
    },
  };
}
