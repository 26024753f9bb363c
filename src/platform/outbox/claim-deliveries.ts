import { and, asc, eq, gt, inArray, isNull, lte, ne, notExists, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { LedgerRecord } from '../../records/record.ts';
import type { FaultReport, LedgerDatabase } from '../ledger/database.ts';
import { type DeliveryRow, readRow } from '../ledger/record-row.ts';
import { deliveries, records } from '../ledger/schema.ts';
import { holdOfTarget } from './holds.ts';
import { OUTAGE_FAULTS } from './outcome.ts';

/** How long a claim is exclusive; longer than any attempt may take. */
export const LEASE_MS = 40_000;

/** A delivery that this worker holds until its lease ends, with the record's latest state. */
export interface ClaimedDelivery {
  readonly row: DeliveryRow;
  /** Undefined for a record that no reader understands. */
  readonly record: LedgerRecord | null | undefined;
  /** The other side's ids of other records of the same number; empty unless the delivery is unclear. */
  readonly othersRemoteIds: readonly string[];
}

interface Claim {
  readonly now: number;
  /** Identifies this claim, so that recording the outcome can check that the lease is still its own. */
  readonly holder: string;
  readonly limit: number;
}

/** Aliases separate the row that a claim reads from the table that it updates. */
const candidate = alias(deliveries, 'candidate');
const sibling = alias(deliveries, 'sibling');
// The rowid follows the insertion order; two ids of one millisecond need not.
const QUEUED_EARLIER = sql`sibling.rowid < candidate.rowid`;

/** The deliveries that a claim asks for. */
export type Wanted =
  | { readonly kind: 'of_record'; readonly recordId: string; readonly targets: readonly string[] }
  | { readonly kind: 'due' | 'set_aside'; readonly target: string }
  | { readonly kind: 'untried'; readonly target: string; readonly quietSince: number }
  | { readonly kind: 'waiting'; readonly target: string; readonly quietSince: number }
  | { readonly kind: 'paused'; readonly target: string; readonly quietSince: number };

function conditionsOf(wanted: Wanted, now: number): (SQL | undefined)[] {
  const quiet = (since: number) => or(isNull(candidate.lastAttemptAt), lte(candidate.lastAttemptAt, since));
  // A state must be literal text in the query: a partial index does not match a bound value.
  const isPending = sql`${candidate.state} = 'pending'`;
  switch (wanted.kind) {
    case 'of_record':
      return [
        eq(candidate.recordId, wanted.recordId),
        inArray(candidate.target, [...wanted.targets]),
        isPending,
        // The plus keeps the planner from walking all due deliveries to find those of one record.
        sql`+${candidate.nextAttemptAt} <= ${now}`,
      ];
    case 'due':
    case 'set_aside':
      return [
        eq(candidate.target, wanted.target),
        isPending,
        lte(candidate.nextAttemptAt, now),
        eq(candidate.setAside, wanted.kind === 'set_aside'),
      ];
    case 'untried':
      return [
        eq(candidate.target, wanted.target),
        isPending,
        lte(candidate.nextAttemptAt, now),
        isNull(candidate.lastErrorCode),
      ];
    case 'waiting':
      return [
        eq(candidate.target, wanted.target),
        isPending,
        gt(candidate.nextAttemptAt, now),
        eq(candidate.setAside, false),
        inArray(candidate.lastErrorCode, OUTAGE_FAULTS),
        quiet(wanted.quietSince),
      ];
    case 'paused':
      return [
        eq(candidate.target, wanted.target),
        sql`${candidate.state} = 'paused'`,
        quiet(wanted.quietSince),
      ];
  }
}

const orderOf = ({ kind }: Wanted): SQL =>
  kind === 'of_record'
    ? sql`+${candidate.nextAttemptAt}`
    : asc(kind === 'paused' ? candidate.queuedAt : candidate.nextAttemptAt);

/**
 * Claims deliveries in one statement, so that no other sweep or isolate sends them too. A delivery whose lease expired
 * (its holder died) is claimed as `unclear`. For each record and target it claims only the earliest due delivery, and
 * none while another is under way. So they arrive in the order in which they were queued. It claims none for a system
 * that asked us to wait.
 */
export async function claimDeliveries(
  database: LedgerDatabase,
  wanted: Wanted,
  { now, holder, limit }: Claim,
  report?: FaultReport,
): Promise<readonly ClaimedDelivery[]> {
  const siblingFirst = database
    .select({ id: sibling.id })
    .from(sibling)
    .where(
      and(
        eq(sibling.recordId, candidate.recordId),
        eq(sibling.target, candidate.target),
        or(
          gt(sibling.lockedUntil, now),
          and(eq(sibling.state, 'pending'), lte(sibling.nextAttemptAt, now), QUEUED_EARLIER),
        ),
      ),
    );
  const chosen = database
    .select({ id: candidate.id })
    .from(candidate)
    .where(
      and(
        ...conditionsOf(wanted, now),
        or(isNull(candidate.lockedUntil), lte(candidate.lockedUntil, now)),
        notExists(siblingFirst),
        notExists(holdOfTarget(database, candidate.target, now)),
      ),
    )
    .orderBy(orderOf(wanted))
    .limit(limit);
  const claimed = await database
    .update(deliveries)
    .set({
      lockedUntil: now + LEASE_MS,
      lockedBy: holder,
      lastAttemptAt: now,
      attempts: sql`${deliveries.attempts} + 1`,
      unclear: sql`${deliveries.unclear} or ${deliveries.lockedUntil} is not null`,
    })
    .where(inArray(deliveries.id, chosen))
    .returning();
  return withRecords(database, claimed, report);
}

async function withRecords(
  database: LedgerDatabase,
  rows: readonly DeliveryRow[],
  report: FaultReport | undefined,
): Promise<readonly ClaimedDelivery[]> {
  const ids = [...new Set(rows.flatMap(({ recordId }) => recordId ?? []))];
  const found = ids.length === 0 ? [] : await database.select().from(records).where(inArray(records.id, ids));
  const byId = new Map(found.map((row) => [row.id, readRow(row, report)]));
  const claimed = rows
    .filter(({ recordId }) => recordId === null || byId.has(recordId))
    .map((row) => ({ row, record: row.recordId === null ? null : byId.get(row.recordId) }));
  return Promise.all(
    claimed.map(async (one) => ({ ...one, othersRemoteIds: await othersOf(database, one) })),
  );
}

/** A visitor who sends the same number twice has two records: the lookup of one must not find the other. */
async function othersOf(
  database: LedgerDatabase,
  { row, record }: Pick<ClaimedDelivery, 'row' | 'record'>,
): Promise<readonly string[]> {
  if (!row.unclear || record?.mobileNumber == null) return [];
  const others = await database
    .select({ id: deliveries.remoteId, documentId: deliveries.remoteDocumentId })
    .from(records)
    .innerJoin(deliveries, eq(deliveries.recordId, records.id))
    .where(
      and(
        eq(records.mobileNumber, record.mobileNumber),
        ne(records.id, record.id),
        eq(deliveries.target, row.target),
      ),
    );
  return others.flatMap(({ id, documentId }) => [id, documentId].filter((known) => known !== null));
}
