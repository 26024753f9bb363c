import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CountedRows } from '../../../../../src/platform/banners/counted-rows.ts';
import { createMinuteSums } from '../../../../../src/platform/banners/minute-sums.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const day = '2026-11-22';
const rows = (count: number): CountedRows => ({
  exposures: [{ banner: 'abcdef', variant: 'a', city: 'pune', day, count }],
  steps: [{ dimension: 'all', value: '', step: 'visit', day, count }],
  visits: [{ day, count }],
});

/** Sums whose writes are kept. */
function start() {
  const written: CountedRows[] = [];
  const sums = createMinuteSums({ now: Date.now, write: (one) => void written.push(one) });
  return { ...sums, written };
}

describe('the sums of the counting object', () => {
  test('are written at once after a quiet minute', () => {
    const { add, written } = start();
    add(rows(1));
    expect(written).toEqual([rows(1)]);
    vi.advanceTimersByTime(60_000);
    expect(written).toHaveLength(1);
    add(rows(2));
    expect(written).toEqual([rows(1), rows(2)]);
  });

  test('of a busy minute are written once, equal rows as one', () => {
    const { add, written } = start();
    add(rows(1));
    for (let call = 0; call < 100; call += 1) {
      vi.advanceTimersByTime(500);
      add(rows(2));
    }
    expect(written).toHaveLength(1);
    vi.advanceTimersByTime(10_000);
    expect(written).toEqual([rows(1), rows(200)]);
  });

  test('keep days, variants, steps and values apart, and take back what a row takes back', () => {
    const { add, flush, written } = start();
    add(rows(1));
    const [exposure] = rows(3).exposures;
    const [step] = rows(3).steps;
    if (exposure === undefined || step === undefined) throw new Error('a row of each');
    add({
      exposures: [exposure, { ...exposure, variant: 'b' }, { ...exposure, day: '2026-11-23' }],
      steps: [step, { ...step, count: -1 }, { ...step, step: 'paid' }, { ...step, value: 'pune' }],
      visits: [
        { day, count: 1 },
        { day: '2026-11-23', count: 1 },
      ],
    });
    flush();
    expect(written[1]?.exposures).toHaveLength(3);
    expect(written[1]?.steps.map(({ count }) => count)).toEqual([2, 3, 3]);
    expect(written[1]?.visits).toHaveLength(2);
  });

  test('are written before they are read, and not again', () => {
    const { add, flush, written } = start();
    flush();
    expect(written).toEqual([]);
    add(rows(1));
    add(rows(1));
    flush();
    expect(written).toHaveLength(2);
    vi.advanceTimersByTime(120_000);
    expect(written).toHaveLength(2);
  });
});
