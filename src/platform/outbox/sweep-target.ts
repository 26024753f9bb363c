import { and, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { Attempt, LedgerDatabase } from '../ledger/database.ts';
import { deliveries } from '../ledger/schema.ts';
import { firstRowsWhere } from './batch.ts';
import type { ClaimedDelivery } from './claim-deliveries.ts';
import type { Dispatched, Dispatcher } from './dispatch.ts';
import { blamesDelivery } from './outcome.ts';
import { setAside, wakeTarget } from './record-outcome.ts';
import { GIVE_UP_AFTER_MS } from './settlement.ts';
import type { SweepBudget } from './sweep.ts';

/** The most deliveries of one target under way together: a Worker has six connections. */
export const MOST_AT_ONCE = 6;

/** After a failed attempt a probe waits this long: below a minute, so that each sweep may send one. */
const PROBE_AFTER_MS = 50_000;
/** After this many rounds without an answer a target counts as down; one round may be a single bad delivery. */
const MAX_MISSES = 2;
/** As many errors in a row, and no success among them, are the target's own fault and not that of its deliveries. */
const MOST_ERRORS = 120;

interface SweepParts {
  readonly database: LedgerDatabase;
  readonly attempt: Attempt;
  readonly now: () => number;
  readonly dispatcher: Dispatcher;
  readonly budget: SweepBudget;
}

/** The findings of the rounds of a sweep about the target. */
interface Evidence {
  /** Rounds in a row in which the target could not be reached or did not answer. */
  readonly misses: number;
  /** Deliveries in a row that the target answered with an error of its own. */
  readonly errors: number;
  readonly hasAnswered: boolean;
}

function weigh(before: Evidence, round: readonly Dispatched[]): Evidence {
  if (round.some(({ targetAnswered }) => targetAnswered)) return { misses: 0, errors: 0, hasAnswered: true };
  if (!round.every(({ errorCode }) => errorCode !== null && blamesDelivery(errorCode)))
    return { ...before, misses: before.misses + 1 };
  const errors = before.errors + round.length;
  return { ...before, errors, misses: errors < MOST_ERRORS ? before.misses : MAX_MISSES };
}

/**
 * Sends one target's due deliveries round by round until none is left, the target is down or the budget is used up. An
 * error that the target answers (status 500) says nothing about the next delivery, so the sweep goes on.
 */
export async function sweepTarget(target: string, parts: SweepParts) {
  const { database, attempt, now, dispatcher, budget } = parts;
  const all: Dispatched[] = [];
  const failed: ClaimedDelivery[] = [];
  const chooseNext = createChooser(target, parts);
  budget.beginTarget();
  let evidence: Evidence = { misses: 0, errors: 0, hasAnswered: false };
  let width = 1;
  let more = false;
  for (;;) {
    const allowed = budget.allows(width);
    more = allowed === 0 && evidence.misses + evidence.errors === 0;
    const claimed = allowed === 0 ? [] : await chooseNext(allowed, evidence);
    if (claimed.length === 0) break;
    budget.spendOn(claimed);
    const round = await Promise.all(claimed.map(dispatcher.dispatch));
    all.push(...round);
    failed.push(...claimed.filter((_, place) => failedAlone(round[place])));
    // A delivery that was set aside fails alone again: that is no evidence.
    if (!claimed.some(({ row }) => row.setAside) || round.some(({ targetAnswered }) => targetAnswered))
      evidence = weigh(evidence, round);
    if (round.some(({ errorCode }) => errorCode === 'rate_limited')) break;
    if (hasRecovered(claimed, round)) await attempt('wake', () => wakeTarget(database, target, now()));
    // Slow start: a target that hangs costs few attempts, a working one soon gets the full width.
    width = Math.min(width * 2, MOST_AT_ONCE);
  }
  if (evidence.hasAnswered && failed.length > 0)
    await attempt('set aside', () => setAside(database, failed, now()));
  if (evidence.misses + evidence.errors > 0) await failExpired(target, parts);
  return { dispatched: all, more };
}

const failedAlone = (dispatched: Dispatched | undefined): boolean =>
  dispatched?.errorCode != null && !dispatched.targetAnswered && dispatched.errorCode !== 'rate_limited';

/**
 * Chooses due deliveries while the target answers, and after them those that were set aside. Then it chooses probes:
 * one that was never tried, one that waits for recovery, one that is paused.
 */
function createChooser(target: string, { dispatcher, now }: SweepParts) {
  const probes: ('untried' | 'waiting' | 'paused')[] = ['untried', 'waiting', 'paused'];
  return async (width: number, { misses }: Evidence): Promise<readonly ClaimedDelivery[]> => {
    const isDown = misses >= MAX_MISSES;
    const due = isDown ? [] : await dispatcher.claim({ kind: 'due', target }, width);
    if (due.length > 0) return due;
    const aside = isDown ? [] : await dispatcher.claim({ kind: 'set_aside', target }, width);
    if (aside.length > 0) return aside;
    for (let kind = probes.shift(); kind !== undefined; kind = probes.shift()) {
      const probe = await dispatcher.claim({ kind, target, quietSince: now() - PROBE_AFTER_MS }, 1);
      if (probe.length > 0) return probe;
    }
    return [];
  };
}

/** A delivery that failed before has now succeeded, so the target works again. */
const hasRecovered = (claimed: readonly ClaimedDelivery[], round: readonly Dispatched[]): boolean =>
  claimed.some(
    ({ row }, index) =>
      row.lastErrorCode !== null && round[index]?.targetAnswered && round[index]?.errorCode === null,
  );

/** Fails the deliveries of a target that has been down for 48 hours, whether or not this sweep sent them. */
const failExpired = (target: string, { database, attempt, now }: SweepParts) =>
  attempt('give up', () =>
    database
      .update(deliveries)
      .set({ state: 'failed', finishedAt: now() })
      .where(
        firstRowsWhere(
          database,
          and(
            sql`${deliveries.state} = 'pending'`,
            lte(deliveries.queuedAt, now() - GIVE_UP_AFTER_MS),
            eq(deliveries.target, target),
            isNotNull(deliveries.lastErrorCode),
            isNull(deliveries.lockedUntil),
          ),
        ),
      ),
  );
