import { expect, it } from 'vitest';
import { createVisitCounter } from '../../../../src/services/visits.ts';

/** A counter whose time passes when the test lets it. */
function start(add: (day: string, visits: number) => Promise<unknown>) {
  const sleeping: (() => void)[] = [];
  const work: Promise<unknown>[] = [];
  const lost: number[] = [];
  const count = createVisitCounter({
    add,
    now: () => Date.UTC(2026, 10, 22, 20),
    waitUntil: (one) => work.push(one),
    sleep: () => new Promise<void>((resolve) => sleeping.push(resolve)),
    lost: (visits) => lost.push(visits),
  });
  const pass = async () => {
    for (const wake of sleeping.splice(0)) wake();
    await Promise.all(work.splice(0));
  };
  return { count, pass, lost, writes: () => work.length };
}

it('writes many visits of ten seconds once, on the day in India', async () => {
  const written: unknown[] = [];
  const { count, pass, writes } = start(async (...given) => written.push(given));
  for (let visit = 0; visit < 500; visit += 1) count();
  expect(writes()).toBe(1);
  await pass();
  count();
  await pass();
  expect(written).toEqual([
    ['2026-11-23', 500],
    ['2026-11-23', 1],
  ]);
});

it('reports the visits of a failed write, and counts on', async () => {
  const { count, pass, lost } = start(async () => {
    throw new Error('no such database');
  });
  count();
  count();
  await pass();
  expect(lost).toEqual([2]);
  count();
  await pass();
  expect(lost).toEqual([2, 1]);
});
