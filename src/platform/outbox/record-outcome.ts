import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { LedgerDatabase } from '../ledger/database.ts';
import { deliveries, records } from '../ledger/schema.ts';
import type { ClaimedDelivery } from './claim-deliveries.ts';
import { type DeliveryOutcome, OUTAGE_FAULTS } from './outcome.ts';
import { type Settlement, settle } from './settlement.ts';

const ENDED = ['delivered', 'failed', 'skipped'];
const MAX_DETAIL = 200;

/**
 * The columns an outcome sets. A record that changed while this version of it was on its way is owed again at once,
 * whatever became of the older version: the comparison is made by the same statement, so no change slips between.
 */
function columnsOf({ row, record }: ClaimedDelivery, settlement: Settlement, now: number) {
  const newer =
    row.event === null && record !== null
      ? sql`coalesce((select ${records.version} from ${records} where ${records.id} = ${record.id}), 0) > ${record.version}`
      : sql`false`;
  const ended = ENDED.includes(settlement.state);
  return {
    state: ended ? sql`case when ${newer} then 'owed' else ${settlement.state} end` : settlement.state,
    nextAttemptAt: ended ? now : settlement.nextAttemptAt,
    finishedAt: ended ? now : null,
    lastErrorCode: settlement.errorCode,
    lastErrorDetail: settlement.errorDetail?.slice(0, MAX_DETAIL) ?? null,
    lockedUntil: null,
    lockedBy: null,
    ...(ended ? { queuedAt: sql`case when ${newer} then ${now} else ${deliveries.queuedAt} end` } : {}),
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

/** Writes down what became of a try, if the delivery is still ours; answers the settlement. */
export async function recordOutcome(
  database: LedgerDatabase,
  claimed: ClaimedDelivery,
  outcome: DeliveryOutcome,
  now: number,
): Promise<Settlement> {
  const { row, record } = claimed;
  const settlement = settle(outcome, { now, queuedAt: row.queuedAt, attempts: row.attempts });
  const delivered =
    outcome.kind === 'delivered'
      ? {
          attempts: 0,
          deliveredVersion: record?.version ?? null,
          // What was sent once has served its purpose: no personal data is kept longer than needed.
          ...(row.event === null ? {} : { event: {} }),
        }
      : {};
  const remote = remoteIdsOf(outcome);
  const noted = await database
    .update(deliveries)
    .set({ ...columnsOf(claimed, settlement, now), ...delivered, ...remote })
    .where(and(eq(deliveries.id, row.id), eq(deliveries.lockedBy, row.lockedBy ?? '')))
    .returning({ id: deliveries.id });
  // Somebody else has it now: all they can use from us is how the other side calls it.
  if (noted.length === 0 && Object.keys(remote).length > 0)
    await database
      .update(deliveries)
      .set(remote)
      .where(
        and(eq(deliveries.id, row.id), isNull(deliveries.remoteId), isNull(deliveries.remoteDocumentId)),
      );
  return settlement;
}

/** How long what was just tried is left alone: what the other side does late is mostly done by then. */
const LEFT_ALONE_MS = 60_000;

/**
 * Makes everything of a target that waits for its recovery due: it works again. What was tried less than a minute ago is
 * left the rest of that minute, so that what the other side does late is there when it is looked for.
 */
export async function wakeTarget(database: LedgerDatabase, target: string, now: number): Promise<void> {
  await database.batch([
    database
      .update(deliveries)
      .set({ nextAttemptAt: sql`max(${now}, coalesce(${deliveries.lastAttemptAt}, 0) + ${LEFT_ALONE_MS})` })
      .where(
        and(
          eq(deliveries.target, target),
          sql`${deliveries.state} = 'owed'`,
          gt(deliveries.nextAttemptAt, now),
          inArray(deliveries.lastErrorCode, OUTAGE_FAULTS),
        ),
      ),
    database
      .update(deliveries)
      .set({ state: 'owed', attempts: 0, queuedAt: now, nextAttemptAt: now })
      .where(and(eq(deliveries.target, target), sql`${deliveries.state} = 'paused'`)),
  ]);
}
