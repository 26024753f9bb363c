import { DurableObject } from 'cloudflare:workers';
import { delayAfter } from '../../features/admin/rules/sign-in-delay.ts';
import { DAY_MS } from '../../values/durations.ts';

const USES = 'uses';
const OWNER = 'owner';
const ATTEMPTS = 'attempts';
const LOCKED_UNTIL = 'locked-until';

interface Uses {
  readonly began: number;
  readonly count: number;
}

interface Attempts {
  readonly failures: number;
  /** The next attempt may be made from this instant on, in ms since 1970. */
  readonly nextAt: number;
}

/**
 * Counts what one visitor, network or device may do for longer than the platform's limiters count, which is a minute.
 * One object has one name and one purpose. It deletes itself when its period is over.
 */
export class Quotas extends DurableObject {
  /**
   * Counts one use and returns its place in the running period; 0 when the limit is used up. The period begins with its
   * first use.
   */
  take(limit: number, periodMs: number, nowMs = Date.now()): number {
    const { kv } = this.ctx.storage;
    const known = kv.get<Uses>(USES);
    const isRunning = known !== undefined && Math.abs(nowMs - known.began) < periodMs;
    const { began, count } = isRunning ? known : { began: nowMs, count: 0 };
    if (count >= limit) return 0;
    kv.put<Uses>(USES, { began, count: count + 1 });
    this.#forgetAt(began + periodMs);
    return count + 1;
  }

  /** Gives back one use of the running period. The caller gives back what it took, and once. */
  giveBack(): void {
    const { kv } = this.ctx.storage;
    const known = kv.get<Uses>(USES);
    if (known !== undefined && known.count > 0) kv.put<Uses>(USES, { ...known, count: known.count - 1 });
  }

  /** Binds this name to an owner for a period; false when it belongs to another owner. */
  own(owner: string, periodMs: number, nowMs = Date.now()): boolean {
    const { kv } = this.ctx.storage;
    const known = kv.get<string>(OWNER);
    if (known !== undefined) return known === owner;
    kv.put(OWNER, owner);
    this.#forgetAt(nowMs + periodMs);
    return true;
  }

  /**
   * Begins an attempt that counts as failed until `succeed`, so that attempts made at the same time count too.
   * @returns milliseconds until the next attempt may be made; 0 means that this one may
   */
  attempt(nowMs = Date.now()): number {
    const { kv } = this.ctx.storage;
    const { failures, nextAt } = kv.get<Attempts>(ATTEMPTS) ?? { failures: 0, nextAt: 0 };
    if (nowMs < nextAt) return nextAt - nowMs;
    kv.put<Attempts>(ATTEMPTS, { failures: failures + 1, nextAt: nowMs + delayAfter(failures + 1) });
    this.#forgetAt(nowMs + DAY_MS);
    return 0;
  }

  succeed(): void {
    this.ctx.storage.kv.delete(ATTEMPTS);
  }

  /** Begins work that only one caller may do at a time; false while another does it. It ends by itself after a time. */
  begin(forMs: number, nowMs = Date.now()): boolean {
    const { kv } = this.ctx.storage;
    if ((kv.get<number>(LOCKED_UNTIL) ?? 0) > nowMs) return false;
    kv.put(LOCKED_UNTIL, nowMs + forMs);
    this.#forgetAt(nowMs + forMs);
    return true;
  }

  end(): void {
    this.ctx.storage.kv.delete(LOCKED_UNTIL);
  }

  #forgetAt(instantMs: number): void {
    this.ctx.waitUntil(this.ctx.storage.setAlarm(instantMs));
  }

  override async alarm(): Promise<void> {
    await this.ctx.storage.deleteAll();
  }
}
