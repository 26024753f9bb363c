import { describe, expect, it } from 'vitest';
import { once } from '../../../../src/domain/once.ts';

describe('once', () => {
  it('makes nothing before it is asked, and then one thing for everybody', () => {
    let made = 0;
    const counted = once(() => {
      made += 1;
      return { made };
    });
    expect(made).toBe(0);
    expect(counted()).toBe(counted());
    expect(made).toBe(1);
  });

  it('keeps an undefined value as well as any other', () => {
    let made = 0;
    const nothing = once(() => {
      made += 1;
    });
    nothing();
    nothing();
    expect(made).toBe(1);
  });
});
