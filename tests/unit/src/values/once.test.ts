import { describe, expect, it } from 'vitest';
import { once, onceLoaded } from '../../../../src/values/once.ts';

describe('once', () => {
  it('creates its value at the first call, and returns the same one to every caller', () => {
    let made = 0;
    const counted = once(() => {
      made += 1;
      return { made };
    });
    expect(made).toBe(0);
    expect(counted()).toBe(counted());
    expect(made).toBe(1);
  });

  it('stores an undefined value like any other', () => {
    let made = 0;
    const nothing = once(() => {
      made += 1;
    });
    nothing();
    nothing();
    expect(made).toBe(1);
  });
});

describe('onceLoaded', () => {
  it('loads one value for all callers, also during the load', async () => {
    let loads = 0;
    const loaded = onceLoaded(async () => {
      loads += 1;
      return { loads };
    });
    const [first, second] = await Promise.all([loaded(), loaded()]);
    expect(first).toBe(second);
    expect(await loaded()).toBe(first);
    expect(loads).toBe(1);
  });

  it('rejects for waiting callers, and loads again at the next call', async () => {
    let loads = 0;
    const loaded = onceLoaded(async () => {
      loads += 1;
      if (loads === 1) throw new Error('not to be had');
      return 'there';
    });
    await expect(Promise.all([loaded(), loaded()])).rejects.toThrow('not to be had');
    expect(await loaded()).toBe('there');
    expect(loads).toBe(2);
  });
});
