import type { D1Database } from '@cloudflare/workers-types';
import { and, gt, inArray, isNull, lte, min, sql } from 'drizzle-orm';
import { DAY_MS } from '../../values/durations.ts';
import { failure, type Result, success } from '../../values/result.ts';
import { createAttempt, type FaultReport, openDatabase } from '../ledger/database.ts';
import { toDeliveryRow } from '../ledger/record-row.ts';
import type { DeliveryAttempt, DeliveryTarget, NewDelivery } from '../ledger/records.ts';
import { deliveries } from '../ledger/schema.ts';
import { type ClaimedDelivery, claimDeliveries, type Wanted } from './claim-deliveries.ts';
import type { DeliveryOutcome } from './outcome.ts';
import { recordOutcome, wakeTarget } from './record-outcome.ts';
import { ACTS_LATE_MS, GIVE_UP_AFTER_MS, type Settlement } from './settlement.ts';
import { CALLS_OF_SWEEP, createSweepBudget, type SweepBudget } from './sweep.ts';

export interface OutboxOptions {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** A new unique id. */
  readonly newId: () => string;
  readonly targets: readonly DeliveryTarget[];
  /** After how many milliseconds a target that does not come back counts as timed out; less than the lease. */
  readonly attemptMs?: number | undefined;
  readonly report?: FaultReport | undefined;
}

/** What became of the deliveries tried. */
export interface DeliveryTally {
  readonly delivered: number;
  readonly skipped: number;
  /** To be tried again. */
  readonly owed: number;
  readonly failed: number;
  readonly paused: number;
}

export interface SweepTally extends DeliveryTally {
  /** Calls to the ledger and to targets, as the platform counts them for an invocation. */
  readonly calls: number;
  /** Whether its budget ended it while deliveries got through: another sweep would go on at once. */
  readonly more: boolean;
}

export interface Outbox {
  /** Tries at once what a record owes and is due: for `waitUntil`, after the visitor has the answer. Never throws. */
  attempt(recordId: string): Promise<DeliveryTally>;
  /**
   * Tries what is due, target by target: for cron, each minute. A target that is down costs a few tries a sweep, one of them
   * of what waits for its recovery however late its own next try is; once one succeeds, everything that waited is due.
   * Makes about `calls` calls (700, see sweep-budget.ts) and starts nothing after `budgetMs` (50 seconds). Never throws.
   */
  sweep(options?: { readonly calls?: number; readonly budgetMs?: number }): Promise<SweepTally>;
  /** When the first of the deliveries under way may be taken over, in milliseconds since 1970; undefined: none is. */
  nextLeaseExpiry(): Promise<number | undefined>;
  /** Owes a pure event, once for its key. */
  queueEvent(
    key: string,
    owed: NewDelivery & { readonly event: NonNullable<NewDelivery['event']> },
  ): Promise<Result<undefined, 'ledger_unavailable'>>;
}

const TRY_MS = 35_000;
const SWEEP = { calls: CALLS_OF_SWEEP, budgetMs: 50_000 };
/** Deliveries of one target under way together, at most: within a Worker's six connections. */
const WIDEST = 6;
/** What a sweep sends out to see whether its target works again: one that waits for it, and one that is paused. */
const PROBES = ['waiting', 'paused'] as const;
/** How long such a one is left alone after a try: less than a minute, so that each sweep may send it. */
const PROBE_AFTER_MS = 50_000;
/** Rounds of a sweep in which nothing got through before the target counts as down; one may be a single delivery's fault. */
const MAX_MISSES = 2;
/** How many events of one record to one target may follow each other in one attempt. */
const MAX_ROUNDS_OF_RECORD = 5;
/** How long delivered pure events are kept, to recognise a repeat. */
const KEEP_EVENTS_MS = 30 * DAY_MS;

const toAttempt = ({ row, othersRemoteIds }: ClaimedDelivery, now: number): DeliveryAttempt => ({
  id: row.id,
  target: row.target,
  purpose: row.purpose,
  event: row.event,
  attempt: row.attempts,
  unclear: row.unclear,
  mayStillAct: row.unclearAt !== null && now - row.unclearAt < ACTS_LATE_MS,
  remoteId: row.remoteId,
  remoteDocumentId: row.remoteDocumentId,
  othersRemoteIds,
  deliveredVersion: row.deliveredVersion,
  queuedAt: row.queuedAt,
});

type Reached = Pick<Settlement, 'state' | 'errorCode' | 'targetAnswered'>;

/** Sent or not, it could not be written down: when the lease ends, somebody looks for it at the other side. */
const UNNOTED: Reached = { state: 'owed', errorCode: null, targetAnswered: false };

function tallyOf(all: readonly Reached[]): DeliveryTally {
  const tally = { delivered: 0, skipped: 0, owed: 0, failed: 0, paused: 0 };
  for (const { state } of all) tally[state] += 1;
  return tally;
}

/** One try with an end: a target that throws or hangs is a fault like any other. */
async function tryDelivery(
  target: DeliveryTarget,
  claimed: ClaimedDelivery,
  { attemptMs, now }: { readonly attemptMs: number; readonly now: number },
): Promise<DeliveryOutcome> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let over = false;
  const timedOut = new Promise<DeliveryOutcome>((resolve) => {
    timer = setTimeout(() => {
      over = true;
      resolve({ kind: 'fault', code: 'timed_out' });
    }, attemptMs);
  });
  try {
    return await Promise.race([
      target.deliver({ record: claimed.record, delivery: toAttempt(claimed, now), hasTimedOut: () => over }),
      timedOut,
    ]);
  } catch {
    return { kind: 'fault', code: 'unforeseen' };
  } finally {
    clearTimeout(timer);
  }
}

/** Carries what the ledger owes to its targets. See DESIGN, "How a lead travels". */
export function createOutbox(d1: D1Database, options: OutboxOptions): Outbox {
  const { now, newId, targets, attemptMs = TRY_MS } = options;
  const database = openDatabase(d1);
  const attempt = createAttempt(options.report);
  const byName = new Map(targets.map((target) => [target.name, target]));

  const claim = async (wanted: Wanted, limit: number): Promise<readonly ClaimedDelivery[]> => {
    const claimed = await attempt('claim', () =>
      claimDeliveries(database, wanted, { now: now(), holder: newId(), limit }),
    );
    return claimed.ok ? claimed.value : [];
  };

  const deliver = async (claimed: ClaimedDelivery): Promise<Reached> => {
    const target = byName.get(claimed.row.target);
    if (target === undefined) return UNNOTED;
    const outcome = await tryDelivery(target, claimed, { attemptMs, now: now() });
    const noted = await attempt('note outcome', () => recordOutcome(database, claimed, outcome, now()));
    return noted.ok ? noted.value : UNNOTED;
  };

  /** What was owed for 48 hours to a target that still doesn't work is failed, tried in its turn or not. */
  const giveUp = (target: string) =>
    attempt('give up', () =>
      database
        .update(deliveries)
        .set({ state: 'failed', finishedAt: now() })
        .where(
          and(
            sql`${deliveries.state} = 'owed'`,
            lte(deliveries.queuedAt, now() - GIVE_UP_AFTER_MS),
            sql`${deliveries.target} = ${target}`,
            sql`${deliveries.lastErrorCode} is not null`,
            isNull(deliveries.lockedUntil),
          ),
        ),
    );

  /** What to try next: what is due, as long as that gets through; then one probe after the other; at last nothing. */
  const chooserFor = (target: string) => {
    const probes = [...PROBES];
    return async (width: number, misses: number): Promise<readonly ClaimedDelivery[]> => {
      const due = misses < MAX_MISSES ? await claim({ kind: 'due', target }, width) : [];
      if (due.length > 0) return due;
      for (let kind = probes.shift(); kind !== undefined; kind = probes.shift()) {
        const probe = await claim({ kind, target, quietSince: now() - PROBE_AFTER_MS }, 1);
        if (probe.length > 0) return probe;
      }
      return [];
    };
  };

  /** Answers what became of all it tried, and whether the budget ended it while something got through. */
  const sweepTarget = async (target: string, budget: SweepBudget) => {
    const all: Reached[] = [];
    const choose = chooserFor(target);
    let width = 1;
    let misses = 0;
    let more = false;
    for (;;) {
      const allowed = budget.allows(width);
      more = allowed === 0 && misses === 0;
      const claimed = allowed === 0 ? [] : await choose(allowed, misses);
      if (claimed.length === 0) break;
      budget.spendOn(claimed);
      const reached = await Promise.all(claimed.map(deliver));
      all.push(...reached);
      misses = reached.some(({ targetAnswered }) => targetAnswered) ? 0 : misses + 1;
      if (reached.some(({ errorCode }) => errorCode === 'rate_limited')) break;
      const recovered = claimed.some(
        ({ row }, place) =>
          row.lastErrorCode !== null && reached[place]?.targetAnswered && reached[place]?.errorCode === null,
      );
      if (recovered) await attempt('wake', () => wakeTarget(database, target, now()));
      // Slow start: a target that is down or hangs costs a few tries, one that works is soon used to the full.
      width = Math.min(width * 2, WIDEST);
    }
    if (misses > 0) await giveUp(target);
    return { all, more };
  };

  const prune = () =>
    attempt('prune', () =>
      database
        .delete(deliveries)
        .where(
          and(
            sql`${deliveries.recordId} is null`,
            lte(deliveries.finishedAt, now() - KEEP_EVENTS_MS),
            inArray(deliveries.state, ['delivered', 'skipped']),
          ),
        ),
    );

  return {
    async attempt(recordId) {
      const all: Reached[] = [];
      for (let round = 0; round < MAX_ROUNDS_OF_RECORD; round += 1) {
        const wanted: Wanted = { kind: 'of_record', recordId, targets: [...byName.keys()] };
        const claimed = byName.size === 0 ? [] : await claim(wanted, WIDEST);
        if (claimed.length === 0) break;
        all.push(...(await Promise.all(claimed.map(deliver))));
      }
      return tallyOf(all);
    },

    async sweep({ calls = SWEEP.calls, budgetMs = SWEEP.budgetMs } = {}) {
      const budget = createSweepBudget(calls, now() + budgetMs, now);
      const swept = await Promise.all(targets.map(({ name }) => sweepTarget(name, budget)));
      await prune();
      const tally = tallyOf(swept.flatMap(({ all }) => all));
      return { ...tally, calls: budget.spent(), more: swept.some(({ more }) => more) };
    },

    async nextLeaseExpiry() {
      const found = await attempt('first lease', () =>
        database
          .select({ end: min(deliveries.lockedUntil) })
          .from(deliveries)
          .where(and(sql`${deliveries.state} = 'owed'`, gt(deliveries.lockedUntil, now()))),
      );
      return (found.ok ? found.value[0]?.end : null) ?? undefined;
    },

    async queueEvent(key, owed) {
      const row = toDeliveryRow(owed, null, key, now());
      const written = await attempt('owe event', () =>
        database.insert(deliveries).values(row).onConflictDoNothing(),
      );
      return written.ok ? success(undefined) : failure('ledger_unavailable');
    },
  };
}
