import { withTimeout } from '../../values/with-timeout.ts';
import type { FaultReport, LedgerDatabase, Attempt as RunStep } from '../ledger/database.ts';
import type { DeliveryAttempt, DeliveryTarget } from '../ledger/records.ts';
import { type ClaimedDelivery, claimDeliveries, type Wanted } from './claim-deliveries.ts';
import type { DeliveryOutcome } from './outcome.ts';
import { recordOutcome } from './record-outcome.ts';
import { ACTS_LATE_MS, type Settlement } from './settlement.ts';

/** Below the lease of a claim, so that a hanging target is a timeout before another worker may take the delivery over. */
const ATTEMPT_MS = 35_000;

/** The result of an attempt, as far as a sweep needs it. */
export type Dispatched = Pick<Settlement, 'state' | 'errorCode' | 'targetAnswered'>;

/** The outcome could not be recorded. The delivery stays pending, and after its lease the target looks it up. */
const NOT_RECORDED: Dispatched = { state: 'pending', errorCode: null, targetAnswered: false };

export interface Dispatcher {
  /** Reserves up to `limit` deliveries for this worker; none when the database fails. */
  claim(wanted: Wanted, limit: number): Promise<readonly ClaimedDelivery[]>;
  /** Sends a claimed delivery to its target and records the outcome. Never throws. */
  dispatch(claimed: ClaimedDelivery): Promise<Dispatched>;
}

interface DispatcherParts {
  readonly targets: readonly DeliveryTarget[];
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly newId: () => string;
  readonly attempt: RunStep;
  readonly attemptMs?: number | undefined;
  readonly report?: FaultReport | undefined;
}

/** The one path on which every delivery goes: claim, send, record the outcome. */
export function createDispatcher(database: LedgerDatabase, parts: DispatcherParts): Dispatcher {
  const { targets, now, newId, attempt, attemptMs = ATTEMPT_MS, report } = parts;
  const byName = new Map(targets.map((target) => [target.name, target]));
  return {
    async claim(wanted, limit) {
      const claimed = await attempt('claim', () =>
        claimDeliveries(database, wanted, { now: now(), holder: newId(), limit }, report),
      );
      return claimed.ok ? claimed.value : [];
    },

    async dispatch(claimed) {
      const target = byName.get(claimed.row.target);
      if (target === undefined) return NOT_RECORDED;
      const outcome = await send(target, claimed, { attemptMs, now: now() });
      const recorded = await attempt('record outcome', () =>
        recordOutcome(database, claimed, outcome, now()),
      );
      return recorded.ok ? recorded.value : NOT_RECORDED;
    },
  };
}

/** Calls the target within the time limit; a target that throws or hangs becomes a fault like any other. */
async function send(
  target: DeliveryTarget,
  claimed: ClaimedDelivery,
  { attemptMs, now }: { readonly attemptMs: number; readonly now: number },
): Promise<DeliveryOutcome> {
  const { record } = claimed;
  // It is tried again like any fault, and in the end it waits for the operator.
  if (record === undefined) return { kind: 'fault', code: 'unforeseen' };
  let timeIsUp = false;
  const delivery = {
    record,
    delivery: toDeliveryAttempt(claimed, now),
    hasTimedOut: () => timeIsUp,
  };
  try {
    return await withTimeout(target.deliver(delivery), attemptMs, (): DeliveryOutcome => {
      timeIsUp = true;
      return { kind: 'fault', code: 'timed_out' };
    });
  } catch {
    return { kind: 'fault', code: 'unforeseen' };
  }
}

const toDeliveryAttempt = ({ row, othersRemoteIds }: ClaimedDelivery, now: number): DeliveryAttempt => ({
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
