import type { D1Database } from '@cloudflare/workers-types';
import { and, gt, inArray, lte, min, sql } from 'drizzle-orm';
import { DAY_MS } from '../../values/durations.ts';
import { failure, type Result, success } from '../../values/result.ts';
import {
  type Attempt,
  createAttempt,
  type FaultReport,
  type LedgerDatabase,
  openDatabase,
} from '../ledger/database.ts';
import { toDeliveryRow } from '../ledger/record-row.ts';
import type { DeliveryTarget, NewDelivery } from '../ledger/records.ts';
import { deliveries } from '../ledger/schema.ts';
import { firstRowsWhere } from './batch.ts';
import type { Wanted } from './claim-deliveries.ts';
import { createDispatcher, type Dispatched } from './dispatch.ts';
import { CALLS_PER_SWEEP, createSweepBudget, type SweepTally } from './sweep.ts';
import { MOST_AT_ONCE, sweepTarget } from './sweep-target.ts';

/** How many deliveries ended in each state. */
export interface DeliveryTally {
  readonly delivered: number;
  readonly skipped: number;
  /** Pending: to be sent again. */
  readonly pending: number;
  readonly failed: number;
  readonly paused: number;
}

interface OutboxOptions {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly newId: () => string;
  readonly targets: readonly DeliveryTarget[];
  /** After how many milliseconds a target that does not answer counts as timed out; less than the lease. */
  readonly attemptMs?: number | undefined;
  readonly report?: FaultReport | undefined;
}

/** Sends the ledger's pending deliveries to the outside systems. */
export interface Outbox {
  /** Sends a record's due deliveries at once: for `waitUntil`, after the visitor has the answer. Never throws. */
  attempt(recordId: string): Promise<DeliveryTally>;
  /**
   * Sends the due deliveries of every target: for cron, each minute. A target that is down costs a few attempts per
   * sweep; one success makes all its waiting deliveries due. A delivery that fails alone is set aside. The sweep stops
   * after about `calls` calls (default 900, see sweep.ts) and starts nothing after `budgetMs` (default 50 s). Never
   * throws.
   */
  sweep(options?: { readonly calls?: number; readonly budgetMs?: number }): Promise<SweepTally>;
  /** When the first lease of a delivery under way expires, in ms since 1970; undefined when none is under way. */
  nextLeaseExpiry(): Promise<number | undefined>;
  /** Queues an event without a record; the key prevents a second one. */
  queueEvent(
    key: string,
    delivery: NewDelivery & { readonly event: NonNullable<NewDelivery['event']> },
  ): Promise<Result<undefined, 'ledger_unavailable'>>;
}

const SWEEP_MS = 50_000;
/** How many deliveries of one record to one target may follow each other in one attempt. */
const MAX_ROUNDS_PER_RECORD = 5;
/** How long ended events without a record are stored, to recognise a repeated key; a failed one holds personal data. */
const EVENT_RETENTION_MS = 30 * DAY_MS;

export function createOutbox(d1: D1Database, options: OutboxOptions): Outbox {
  const { now, targets } = options;
  const database = openDatabase(d1);
  const attempt = createAttempt(options.report);
  const dispatcher = createDispatcher(database, { ...options, attempt });
  const targetNames = targets.map(({ name }) => name);

  return {
    async attempt(recordId) {
      const wanted: Wanted = { kind: 'of_record', recordId, targets: targetNames };
      const all: Dispatched[] = [];
      for (let round = 0; round < MAX_ROUNDS_PER_RECORD; round += 1) {
        const claimed = targets.length === 0 ? [] : await dispatcher.claim(wanted, MOST_AT_ONCE);
        if (claimed.length === 0) break;
        all.push(...(await Promise.all(claimed.map(dispatcher.dispatch))));
      }
      return tallyOf(all);
    },

    async sweep({ calls = CALLS_PER_SWEEP, budgetMs = SWEEP_MS } = {}) {
      const budget = createSweepBudget(calls, now() + budgetMs, now);
      const parts = { database, attempt, now, dispatcher, budget };
      const swept = await Promise.all(targetNames.map((target) => sweepTarget(target, parts)));
      await deleteOldEvents(database, attempt, now());
      const tally = tallyOf(swept.flatMap(({ dispatched }) => dispatched));
      return { ...tally, calls: budget.spent(), more: swept.some(({ more }) => more) };
    },

    async nextLeaseExpiry() {
      const found = await attempt('first lease', () =>
        database
          .select({ end: min(deliveries.lockedUntil) })
          .from(deliveries)
          .where(and(sql`${deliveries.state} = 'pending'`, gt(deliveries.lockedUntil, now()))),
      );
      return (found.ok ? found.value[0]?.end : null) ?? undefined;
    },

    async queueEvent(key, delivery) {
      const row = toDeliveryRow(delivery, null, key, now());
      const written = await attempt('queue event', () =>
        database.insert(deliveries).values(row).onConflictDoNothing(),
      );
      return written.ok ? success(undefined) : failure('ledger_unavailable');
    },
  };
}

function tallyOf(all: readonly Dispatched[]): DeliveryTally {
  const tally = { delivered: 0, skipped: 0, pending: 0, failed: 0, paused: 0 };
  for (const { state } of all) tally[state] += 1;
  return tally;
}

const deleteOldEvents = (database: LedgerDatabase, attempt: Attempt, now: number) =>
  attempt('prune', () =>
    database
      .delete(deliveries)
      .where(
        firstRowsWhere(
          database,
          and(
            sql`${deliveries.recordId} is null`,
            lte(deliveries.finishedAt, now - EVENT_RETENTION_MS),
            inArray(deliveries.state, ['delivered', 'skipped', 'failed']),
          ),
        ),
      ),
  );
