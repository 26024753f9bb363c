import { describe, expect, test } from 'vitest';
import {
  type Counted,
  createBatchedCounter,
  type Exposure,
  keyOfExposure,
} from '../../../../../../src/features/banners/rules/exposures.ts';

const exposure: Exposure = { banner: 'abcdef', variant: 'a', city: 'pune', day: '2026-11-22' };

/** A counter whose time passes only when `tick` is called. */
function counter(send: (counted: readonly Counted<Exposure>[]) => Promise<void> = async () => undefined) {
  const sent: (readonly Counted<Exposure>[])[] = [];
  const work: Promise<unknown>[] = [];
  const waits: (() => void)[] = [];
  const lost: number[] = [];
  const count = createBatchedCounter<Exposure>({
    keyOf: keyOfExposure,
    send: (counted) => {
      sent.push(counted);
      return send(counted);
    },
    waitUntil: (task) => void work.push(task),
    sleep: () => new Promise((resolve) => void waits.push(resolve)),
    lost: (counted) => void lost.push(counted.reduce((sum, { count: of }) => sum + of, 0)),
  });
  const tick = async () => {
    for (const wake of waits.splice(0)) wake();
    await Promise.all(work.splice(0));
  };
  return { count, tick, sent, lost };
}

describe('counting exposures', () => {
  test('many views of ten seconds are one call, by variant, city and day', async () => {
    const { count, tick, sent } = counter();
    for (let view = 0; view < 1_000; view += 1) count(exposure);
    count({ ...exposure, variant: 'b' });
    expect(sent).toEqual([]);
    await tick();
    expect(sent).toEqual([
      [
        { ...exposure, count: 1_000 },
        { ...exposure, variant: 'b', count: 1 },
      ],
    ]);
  });

  test('a million views at seventy a second write at most 2,000 times', async () => {
    const { count, tick, sent } = counter();
    for (let view = 1; view <= 1_000_000; view += 1) {
      count(exposure);
      if (view % 700 === 0) await tick();
    }
    await tick();
    expect(sent.length).toBeLessThanOrEqual(2_000);
    expect(sent.flat().reduce((sum, { count: of }) => sum + of, 0)).toBe(1_000_000);
  });

  test('a failed call loses its ten seconds and says how many, and later ones count', async () => {
    let fails = true;
    const { count, tick, sent, lost } = counter(async () => {
      if (fails) throw new Error('unreachable');
    });
    count(exposure);
    count(exposure);
    await tick();
    fails = false;
    count(exposure);
    await tick();
    expect(lost).toEqual([2]);
    expect(sent.at(-1)).toEqual([{ ...exposure, count: 1 }]);
  });

  test('an isolate that ends before its flush loses only what it counted since the last', async () => {
    const { count, tick, sent } = counter();
    count(exposure);
    await tick();
    count(exposure);
    expect(sent.flat().reduce((sum, { count: of }) => sum + of, 0)).toBe(1);
  });
});
