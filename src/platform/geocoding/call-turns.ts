import { DurableObject } from 'cloudflare:workers';

const LAST = 'last';

/** Limits the calls to one outside system for the whole site: every isolate asks this one object for a turn. */
export class CallTurns extends DurableObject {
  /**
   * Takes a turn, or answers false while the last one was taken less than the interval ago.
   * @param nowMs milliseconds since 1970, the platform's clock unless given
   */
  take(intervalMs: number, nowMs = Date.now()): boolean {
    const last = this.ctx.storage.kv.get<number>(LAST);
    // A clock that was set back must not block calls for as long as it was ahead.
    if (last !== undefined && Math.abs(nowMs - last) < intervalMs) return false;
    this.ctx.storage.kv.put(LAST, nowMs);
    return true;
  }
}
