import { describe, expect, it } from 'vitest';
import { DELIVERY_FAULTS, isUnclear, meaningOf } from '../../../../../src/platform/outbox/outcome.ts';
import { GIVE_UP_AFTER_MS, settle, waitAfter } from '../../../../../src/platform/outbox/settlement.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const made = { now: 1_000_000, queuedAt: 1_000_000, attempts: 1 };
const fault = (code: (typeof DELIVERY_FAULTS)[number], more = {}) => ({
  kind: 'fault' as const,
  code,
  ...more,
});

describe('waitAfter', () => {
  it('begins at a minute, doubles, and stays at six hours', () => {
    expect([1, 2, 3, 4, 9, 10, 100].map((attempt) => waitAfter(attempt) / MINUTE)).toEqual([
      1, 2, 4, 8, 256, 360, 360,
    ]);
  });
});

describe('settle', () => {
  it('spreads the next attempts of deliveries that failed together, except where the other side named a time', () => {
    const waits = [0, 0.5, 1].map(
      (jitter) => settle(fault('unreachable'), { ...made, jitter }).nextAttemptAt - made.now,
    );
    expect(waits).toEqual([60_000, 54_000, 48_000]);
    const named = settle(fault('rate_limited', { retryAfterMs: 90_000 }), { ...made, jitter: 1 });
    expect(named.nextAttemptAt - made.now).toBe(90_000);
  });

  it('ends a delivery that arrived, and one the target has no use for', () => {
    expect(settle({ kind: 'delivered' }, made)).toMatchObject({ state: 'delivered', errorCode: null });
    expect(settle({ kind: 'skipped', detail: 'no phone' }, made)).toMatchObject({
      state: 'skipped',
      errorDetail: 'no phone',
    });
  });

  it.each(['unreachable', 'timed_out', 'server_error', 'bad_answer', 'unforeseen'] as const)(
    'tries again after %s, unsure whether it was taken',
    (code) => {
      expect(settle(fault(code), { ...made, attempts: 3 })).toMatchObject({
        state: 'pending',
        nextAttemptAt: made.now + 4 * MINUTE,
        errorCode: code,
        unclear: true,
      });
    },
  );

  it('remembers that the other side may act later on what was given up, and on nothing else', () => {
    const isRemembered = (code: (typeof DELIVERY_FAULTS)[number]) => settle(fault(code), made).mayStillAct;
    expect(DELIVERY_FAULTS.filter(isRemembered)).toEqual(['timed_out']);
    expect(settle({ kind: 'delivered' }, made).mayStillAct).toBe(false);
  });

  it('looks again in the next minute for what may still come, and counts the other side as working', () => {
    expect(settle({ kind: 'awaited' }, { ...made, attempts: 9 })).toEqual({
      state: 'pending',
      nextAttemptAt: made.now + 50_000,
      errorCode: null,
      errorDetail: null,
      unclear: undefined,
      mayStillAct: undefined,
      targetAnswered: true,
    });
  });

  it('fails a refusal at once, with its reason', () => {
    expect(settle(fault('refused', { detail: 'carModel' }), made)).toMatchObject({
      state: 'failed',
      errorCode: 'refused',
      errorDetail: 'carModel',
      unclear: undefined,
    });
  });

  it('pauses on a wrong configuration, for as long as it takes', () => {
    const late = { ...made, now: made.queuedAt + 90 * HOUR };
    expect(settle(fault('unauthorised'), made).state).toBe('paused');
    expect(settle(fault('forbidden'), late).state).toBe('paused');
  });

  it('waits as long as a busy target asks, within reason', () => {
    const next = (retryAfterMs: number) =>
      settle(fault('rate_limited', { retryAfterMs }), made).nextAttemptAt - made.now;
    expect(next(90_000)).toBe(90_000);
    expect(next(0)).toBe(1000);
    expect(next(1000 * HOUR)).toBe(HOUR);
    const unsaid = settle(fault('rate_limited'), { ...made, attempts: 9 });
    expect(unsaid.nextAttemptAt - made.now).toBe(3 * MINUTE);
  });

  it('tries a last time at the end of 48 hours and then gives up', () => {
    const near = { now: made.queuedAt + 47 * HOUR, queuedAt: made.queuedAt, attempts: 14 };
    expect(settle(fault('unreachable'), near)).toMatchObject({
      state: 'pending',
      nextAttemptAt: made.queuedAt + GIVE_UP_AFTER_MS,
    });
    const over = { ...near, now: made.queuedAt + GIVE_UP_AFTER_MS };
    expect(settle(fault('unreachable'), over)).toMatchObject({ state: 'failed', errorCode: 'unreachable' });
  });

  it('knows a meaning for every fault, and none is both refused and unclear', () => {
    for (const code of DELIVERY_FAULTS) expect(meaningOf(code) === 'give_up' && isUnclear(code)).toBe(false);
  });
});
