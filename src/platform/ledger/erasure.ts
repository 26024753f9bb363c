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

/** An entry that an outside system has, or may have, about a mobile number. */
export interface RemoteCopy {
  readonly target: string;
  readonly kind: string;
  readonly recordId: string;
  readonly purpose: string;
  readonly remoteId: string | null;
  readonly remoteDocumentId: string | null;
  /** False when the delivery had no clear answer: the operator must look for the entry there. */
  readonly certain: boolean;
}

/** All stored data about a number, to be given to the person. */
export interface NumberExport {
  readonly records: readonly LedgerRecord[];
  readonly history: readonly (typeof recordHistory.$inferSelect)[];
  readonly spins: readonly (typeof spins.$inferSelect)[];
  readonly coupons: readonly (typeof coupons.$inferSelect)[];
  /** Undelivered events for ads and analytics that contain the number, its hash or one of its sessions. */
  readonly events: readonly QueuedEvent[];
  readonly remote: readonly RemoteCopy[];
}

interface QueuedEvent {
  readonly target: string;
  readonly purpose: string;
  readonly event: (typeof deliveries.$inferSelect)['event'];
}

export interface Erased {
  readonly records: number;
  /** Entries that the operator must delete in the outside systems. */
  readonly remote: readonly RemoteCopy[];
}

export interface Erasure {
  /** All data of a number, including redirects of the same sessions. The operator exports it before erasing. */
  exportNumber(mobileNumber: string): Promise<Result<NumberExport, 'ledger_unavailable'>>;
  /** Deletes all of it in one transaction and returns the outside systems' entries. The audit list stores only a hash. */
  eraseNumber(mobileNumber: string, by: string): Promise<Result<Erased, 'ledger_unavailable'>>;
}

interface ErasureOptions extends LedgerContext {
  readonly signer: Signer;
}

/** Access and erasure of a person's data, as the DPDP Act requires. */
export function createErasure(d1: D1Database, { now, newId, signer, report }: ErasureOptions): Erasure {
  const database = openDatabase(d1);
  const attempt = createAttempt(report);

  // A redirect has no number; it belongs to the person when its session submitted the number.
  const belongsTo = (mobileNumber: string) =>
    or(
      eq(records.mobileNumber, mobileNumber),
      and(
        // The plus disables the index by kind, which would read all redirects for a few sessions.
        sql`+${records.kind} = 'redirect'`,
        sql`${records.sessionId} in (select session_id from records as theirs where theirs.mobile_number = ${mobileNumber} and theirs.session_id is not null)`,
      ),
    );

  /**
   * The values that identify the person's events without a record: the number and the sessions, plain or hashed. A browser
   * can invent a session id, so a plain one counts only in an event's own `distinctId`.
   */
  async function tracesOf(mobileNumber: string) {
    const found = await database
      .selectDistinct({ sessionId: records.sessionId })
      .from(records)
      .where(and(eq(records.mobileNumber, mobileNumber), isNotNull(records.sessionId)));
    const sessions = found.flatMap(({ sessionId }) => sessionId ?? []);
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
      const auditEntry = { id: newId(), at: now(), by, action: 'number_erased', subject: hashes[0] ?? '' };
      const done = await attempt('erase number', async () => {
        const traces = await tracesOf(mobileNumber);
        return database.batch([
          remoteOf(mobileNumber),
          database.delete(deliveries).where(isEventOf(traces)),
          database.delete(records).where(belongsTo(mobileNumber)).returning({ id: records.id }),
          database.delete(spins).where(inArray(spins.numberHash, hashes)),
          database.delete(coupons).where(inArray(coupons.numberHash, hashes)),
          auditLine(database, auditEntry),
        ]);
      });
      if (!done.ok) return failure('ledger_unavailable');
      const [remote, , erased] = done.value;
      return success({ records: erased.length, remote });
    },
  };
}
