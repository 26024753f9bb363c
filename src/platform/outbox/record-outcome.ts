import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { JsonObject } from '../../values/canonical-json.ts';
import type { LedgerDatabase } from '../ledger/database.ts';
import { deliveries, records } from '../ledger/schema.ts';
import { firstRowsWhere } from './batch.ts';
import type { ClaimedDelivery } from './claim-deliveries.ts';
import { holdTarget } from './holds.ts';
import { type DeliveryOutcome, OUTAGE_FAULTS } from './outcome.ts';
import { askedWait, type Settlement, settle, waitAfter } from './settlement.ts';

const ENDED = ['delivered', 'failed', 'skipped'];
const MAX_DETAIL = 200;

/**
 * The columns that an outcome sets. A record that changed during the attempt becomes pending again at once. The same
 * statement compares the versions, so no change is missed in between.
 */
function columnsOf({ row, record }: ClaimedDelivery, settlement: Settlement, now: number) {
  const isOutdated =
    row.event === null && record
      ? sql`coalesce((select ${records.version} from ${records} where ${records.id} = ${record.id}), 0) > ${record.version}`
      : sql`false`;
  const ended = ENDED.includes(settlement.state);
  return {
    state: ended
      ? sql`case when ${isOutdated} then 'pending' else ${settlement.state} end`
      : settlement.state,
    nextAttemptAt: ended ? now : settlement.nextAttemptAt,
    finishedAt: ended ? now : null,
    lastErrorCode: settlement.errorCode,
    lastErrorDetail: settlement.errorDetail?.slice(0, MAX_DETAIL) ?? null,
    lockedUntil: null,
    lockedBy: null,
    ...(ended ? { queuedAt: sql`case when ${isOutdated} then ${now} else ${deliveries.queuedAt} end` } : {}),
    ...(settlement.unclear === undefined ? {} : { unclear: settlement.unclear }),
    ...(settlement.mayStillAct === undefined ? {} : { unclearAt: settlement.mayStillAct ? now : null }),
  };
}

const remoteIdsOf = (outcome: DeliveryOutcome) =>
  outcome.kind === 'skipped' || outcome.kind === 'awaited'
    ? {}
    : {
        ...(outcome.remoteId === undefined ? {} : { remoteId: outcome.remoteId }),
        ...(outcome.remoteDocumentId === undefined ? {} : { remoteDocumentId: outcome.remoteDocumentId }),
      };

/** The part of an ended event by which the operator finds it at the outside system. */
const remainsOf = (event: JsonObject | null): JsonObject => ({
  ...(event?.name !== undefined && { name: event.name }),
  ...(event?.eventId !== undefined && { eventId: event.eventId }),
});

/**
 * Stores the outcome of an attempt if this worker still holds the delivery; returns the settlement. Where the other side
 * asked us to wait, it holds all deliveries to it.
 */
export async function recordOutcome(
  database: LedgerDatabase,
  claimed: ClaimedDelivery,
  outcome: DeliveryOutcome,
  now: number,
): Promise<Settlement> {
  const { row, record } = claimed;
  const settlement = settle(outcome, { now, jitter: Math.random(), ...row });
  const wait = askedWait(outcome);
  if (wait !== undefined) await holdTarget(database, row.target, now + wait);
  const delivered =
    outcome.kind === 'delivered'
      ? {
          attempts: 0,
          setAside: false,
          deliveredVersion: record?.version ?? null,
        }
      : {};
  // An event that ended keeps its name and id alone: personal data must not be stored longer than needed.
  const used = row.event !== null && (outcome.kind === 'delivered' || outcome.kind === 'skipped');
  const remote = remoteIdsOf(outcome);
  const updated = await database
    .update(deliveries)
    .set({
      ...columnsOf(claimed, settlement, now),
      ...delivered,
      ...(used ? { event: remainsOf(row.event) } : {}),
      ...remote,
    })
    .where(and(eq(deliveries.id, row.id), eq(deliveries.lockedBy, row.lockedBy ?? '')))
    .returning({ id: deliveries.id });
  // Another worker holds the delivery now; it can still use the remote ids.
  if (updated.length === 0 && Object.keys(remote).length > 0)
    await database
      .update(deliveries)
      .set(remote)
      .where(
        and(eq(deliveries.id, row.id), isNull(deliveries.remoteId), isNull(deliveries.remoteDocumentId)),
      );
  return settlement;
}

/** The shortest time between two attempts: by then the other side has usually finished a late action. */
const REST_MS = 60_000;

/**
 * Makes the first batch of a recovered target's waiting deliveries due. The next success takes the next batch. A
 * delivery attempted within the last minute waits for the rest of that minute. By then its lookup finds an entry that
 * the other side created late.
 */
export async function wakeTarget(database: LedgerDatabase, target: string, now: number): Promise<void> {
  await database.batch([
    database
      .update(deliveries)
      .set({ nextAttemptAt: sql`max(${now}, coalesce(${deliveries.lastAttemptAt}, 0) + ${REST_MS})` })
      .where(
        firstRowsWhere(
          database,
          and(
            eq(deliveries.target, target),
            sql`${deliveries.state} = 'pending'`,
            // Those that rest until their minute is over are awake already.
            gt(deliveries.nextAttemptAt, now + REST_MS),
            eq(deliveries.setAside, false),
            inArray(deliveries.lastErrorCode, OUTAGE_FAULTS),
          ),
        ),
      ),
    database
      .update(deliveries)
      .set({ state: 'pending', attempts: 0, queuedAt: now, nextAttemptAt: now })
      .where(
        firstRowsWhere(database, and(eq(deliveries.target, target), sql`${deliveries.state} = 'paused'`)),
      ),
  ]);
}

/**
 * Marks deliveries that failed while their target answered others: they fail alone. From now on they go after the
 * others, wait by themselves and are not woken by a recovery. The first wait starts anew, because a target that failed
 * for a moment only must not delay a good record.
 */
export async function setAside(
  database: LedgerDatabase,
  failed: readonly ClaimedDelivery[],
  now: number,
): Promise<void> {
  const ids = JSON.stringify(failed.map(({ row }) => row.id));
  await database
    .update(deliveries)
    .set({ setAside: true, attempts: 1, nextAttemptAt: now + waitAfter(1) })
    .where(
      and(
        sql`${deliveries.id} in (select value from json_each(${ids}))`,
        sql`${deliveries.state} = 'pending'`,
        eq(deliveries.setAside, false),
        isNull(deliveries.lockedUntil),
      ),
    );
}
