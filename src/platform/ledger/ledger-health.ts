import type { DeliveryAdmin, TargetAccount } from '../outbox/delivery-admin.ts';

/** What /healthz says of the ledger: numbers only, nothing personal. */
export interface LedgerHealth {
  /** `degraded`: everything is kept, but something could not be delivered or waits for longer than it should. */
  readonly status: 'ok' | 'degraded' | 'unavailable';
  readonly deliveries: readonly {
    readonly target: string;
    readonly owed: number;
    readonly paused: number;
    readonly failed: number;
    readonly oldestOwedSeconds: number;
  }[];
}

/** How long something may be owed before it counts as held up: a few sweeps. */
const HELD_UP_MS = 5 * 60_000;

const isHeldUp = ({ paused, failed, oldestOwedAt }: TargetAccount, now: number): boolean =>
  paused > 0 || failed > 0 || (oldestOwedAt !== null && now - oldestOwedAt > HELD_UP_MS);

/** Takes the delivery account at an instant (milliseconds since 1970). */
export async function ledgerHealth(desk: Pick<DeliveryAdmin, 'account'>, now: number): Promise<LedgerHealth> {
  const account = await desk.account();
  if (!account.ok) return { status: 'unavailable', deliveries: [] };
  return {
    status: account.value.some((target) => isHeldUp(target, now)) ? 'degraded' : 'ok',
    deliveries: account.value.map(({ oldestOwedAt, ...target }) => ({
      ...target,
      oldestOwedSeconds: oldestOwedAt === null ? 0 : Math.max(0, Math.round((now - oldestOwedAt) / 1000)),
    })),
  };
}
