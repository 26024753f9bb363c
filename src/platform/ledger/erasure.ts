import type { D1Database } from '@cloudflare/workers-types';
import { and, asc, eq, gt, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { failure, type Result, success } from '../../values/result.ts';
import { type Signer, sha256Hex } from '../../values/signing.ts';
import { auditLine } from './audit.ts';
import type { LedgerContext } from './database.ts';
import { createAttempt, openDatabase } from './database.ts';
import { toRecord } from './record-row.ts';
import type { LedgerRecord } from './records.ts';
import { coupons, deliveries, recordHistory, records, spins } from './schema.ts';

/** Something an outside system holds, or may hold, about an erased number. */
export interface RemoteCopy {
  readonly target: string;
  readonly kind: string;
  readonly recordId: string;
  readonly purpose: string;
  readonly remoteId: string | null;
  readonly remoteDocumentId: string | null;
  /** False when it was tried without a clear answer: to be looked for there by hand. */
  readonly certain: boolean;
}

/** Everything kept about a number, as it can be handed to the person. */
export interface NumberExport {
  readonly records: readonly LedgerRecord[];
  readonly history: readonly (typeof recordHistory.$inferSelect)[];
  readonly spins: readonly (typeof spins.$inferSelect)[];
  readonly coupons: readonly (typeof coupons.$inferSelect)[];
  /** Events for ads and analytics that are still owed or were refused, and carry the number, its hash or a session of it. */
  readonly events: readonly QueuedEvent[];
  readonly remote: readonly RemoteCopy[];
}

export interface QueuedEvent {
  readonly target: string;
  readonly purpose: string;
  readonly event: (typeof deliveries.$inferSelect)['event'];
}

export interface Erased {
  readonly records: number;
  /** What must still be deleted in the outside systems. */
  readonly remote: readonly RemoteCopy[];
}

export interface Erasure {
  /** Everything of a number, redirects made in the same sessions included; to be handed out before it is erased. */
  exportNumber(mobileNumber: string): Promise<Result<NumberExport, 'ledger_unavailable'>>;
  /** Deletes all that in one transaction, and says what the outside systems hold. The audit list keeps only a hash. */
  eraseNumber(mobileNumber: string, by: string): Promise<Result<Erased, 'ledger_unavailable'>>;
}

export interface ErasureOptions extends LedgerContext {
  readonly signer: Signer;
}

/** The right of a person to have what is kept about them, and to have it deleted (DPDP Act). */
export function createErasure(d1: D1Database, { now, newId, signer, report }: ErasureOptions): Erasure {
  const database = openDatabase(d1);
  const attempt = createAttempt(report);

  // A redirect carries no number; it is the same person's when it was made in a session that left the number.
  const belongsTo = (mobileNumber: string) =>
    or(
      eq(records.mobileNumber, mobileNumber),
      and(
        // The plus keeps the index by kind out of it: all redirects would be read for a handful of sessions.
        sql`+${records.kind} = 'redirect'`,
        sql`${records.sessionId} in (select session_id from records as theirs where theirs.mobile_number = ${mobileNumber} and theirs.session_id is not null)`,
      ),
    );

  /**
   * By what an event of no record can be told to be this person's: the number and their sessions, hashed as others are
   * told them, or plain. A session is whatever a browser says: plain it counts only where an event says whose it is.
   */
  async function tracesOf(mobileNumber: string) {
    const left = await database
      .selectDistinct({ sessionId: records.sessionId })
      .from(records)
      .where(and(eq(records.mobileNumber, mobileNumber), isNotNull(records.sessionId)));
    const sessions = left.flatMap(({ sessionId }) => sessionId ?? []);
    const hashed = await Promise.all([`91${mobileNumber}`, ...sessions].map(sha256Hex));
    return { anywhere: JSON.stringify([mobileNumber, ...hashed]), sessions: JSON.stringify(sessions) };
  }

  const isEventOf = ({ anywhere, sessions }: Awaited<ReturnType<typeof tracesOf>>) =>
    and(
      isNull(deliveries.recordId),
      or(
        sql`exists (select 1 from json_tree(${deliveries.event}) as part join json_each(${anywhere}) as trace on part.atom = trace.value)`,
        sql`json_extract(${deliveries.event}, '$.distinctId') in (select value from json_each(${sessions}))`,
      ),
    );

  const remoteOf = (mobileNumber: string) =>
    database
      .select({
        target: deliveries.target,
        kind: records.kind,
        recordId: records.id,
        purpose: deliveries.purpose,
        remoteId: deliveries.remoteId,
        remoteDocumentId: deliveries.remoteDocumentId,
        certain: sql`${deliveries.deliveredVersion} is not null`.mapWith(Boolean),
      })
      .from(records)
      .innerJoin(deliveries, eq(deliveries.recordId, records.id))
      .where(
        and(
          belongsTo(mobileNumber),
          or(
            isNotNull(deliveries.deliveredVersion),
            isNotNull(deliveries.remoteId),
            isNotNull(deliveries.remoteDocumentId),
            deliveries.unclear,
            gt(deliveries.lockedUntil, now()),
          ),
        ),
      );

  return {
    async exportNumber(mobileNumber) {
      const hashes = [...(await signer.signAll('number', mobileNumber))];
      const ids = database.select({ id: records.id }).from(records).where(belongsTo(mobileNumber));
      const found = await attempt('export number', async () => {
        const traces = await tracesOf(mobileNumber);
        return database.batch([
          database
            .select()
            .from(records)
            .where(belongsTo(mobileNumber))
            .orderBy(asc(records.createdAt), asc(records.id)),
          database.select().from(recordHistory).where(inArray(recordHistory.recordId, ids)),
          database.select().from(spins).where(inArray(spins.numberHash, hashes)),
          database.select().from(coupons).where(inArray(coupons.numberHash, hashes)),
          remoteOf(mobileNumber),
          database
            .select({ target: deliveries.target, purpose: deliveries.purpose, event: deliveries.event })
            .from(deliveries)
            .where(isEventOf(traces)),
        ]);
      });
      if (!found.ok) return failure('ledger_unavailable');
      const [rows, history, spun, bound, remote, events] = found.value;
      return success({ records: rows.map(toRecord), history, spins: spun, coupons: bound, events, remote });
    },

    async eraseNumber(mobileNumber, by) {
      const hashes = [...(await signer.signAll('number', mobileNumber))];
      const line = { id: newId(), at: now(), by, action: 'number_erased', subject: hashes[0] ?? '' };
      const done = await attempt('erase number', async () => {
        const traces = await tracesOf(mobileNumber);
        return database.batch([
          remoteOf(mobileNumber),
          database.delete(deliveries).where(isEventOf(traces)),
          database.delete(records).where(belongsTo(mobileNumber)).returning({ id: records.id }),
          database.delete(spins).where(inArray(spins.numberHash, hashes)),
          database.delete(coupons).where(inArray(coupons.numberHash, hashes)),
          auditLine(database, line),
        ]);
      });
      if (!done.ok) return failure('ledger_unavailable');
      const [remote, , erased] = done.value;
      return success({ records: erased.length, remote });
    },
  };
}
