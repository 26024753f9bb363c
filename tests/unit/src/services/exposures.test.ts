import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Exposures, FLUSH_MS } from '../../../../src/features/banners/rules/exposures.ts';
import type { ReachedSteps } from '../../../../src/features/funnel/rules/steps.ts';
import type { CountedRows, CountedSteps } from '../../../../src/platform/banners/counted-rows.ts';
import { createCounters } from '../../../../src/services/exposures.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const day = '2026-11-22';
const visit: ReachedSteps = {
  steps: ['visit', 'price'],
  banners: ['abcdef.a', 'ghijkl.b'],
  city: 'pune',
  source: 'google',
  day,
};
const shown: Exposures = {
  seen: [
    { banner: 'abcdef', variant: 'a' },
    { banner: 'ghijkl', variant: 'b' },
  ],
  city: 'pune',
  day,
};

/** Counters whose calls of the counting object are kept. */
function counters(fails = false) {
  const calls: CountedRows[] = [];
  const notes: (readonly [string, object])[] = [];
  const counts = {
    async add(rows: CountedRows) {
      calls.push(rows);
      if (fails) throw new Error('unreachable');
    },
    read: async () => [],
    readSteps: async () => [],
  };
  const counting = createCounters({ getByName: () => counts }, () => undefined, {
    request: () => undefined,
    fault: () => undefined,
    note: (event, detail) => void notes.push([event, detail]),
  });
  return { ...counting, calls, notes, flush: () => vi.advanceTimersByTimeAsync(FLUSH_MS) };
}

const written = ({ dimension, value, step, count }: CountedSteps) => `${step} ${dimension} ${value} ${count}`;

describe('the call of the counting object', () => {
  test('has one row for each step and each of its dimensions, however many pages reached it', async () => {
    const { countSteps, calls, flush } = counters();
    countSteps(visit);
    countSteps(visit);
    countSteps({ ...visit, banners: ['abcdef.a'], city: 'jaipur' });
    countSteps({ ...visit, steps: ['paid'], banners: [] }, -1);
    await flush();
    expect(calls).toHaveLength(1);
    expect(calls[0]?.exposures).toEqual([]);
    expect(calls[0]?.steps.map(written).toSorted()).toEqual(
      [
        ...['visit', 'price'].flatMap((step) => [
          `${step} all  3`,
          `${step} city pune 2`,
          `${step} city jaipur 1`,
          `${step} source google 3`,
          `${step} banner abcdef.a 3`,
          `${step} banner ghijkl.b 2`,
        ]),
        'paid all  -1',
        'paid city pune -1',
        'paid source google -1',
      ].toSorted(),
    );
    expect(calls[0]?.steps.every((row) => row.day === day)).toBe(true);
  });

  test('has the earlier steps of a visit for the banners that came later, and for nothing else', async () => {
    const { countSteps, calls, flush } = counters();
    const later: ReachedSteps = {
      ...visit,
      steps: [],
      earlier: { steps: ['visit', 'price'], banners: ['ghijkl.b'] },
    };
    countSteps(later);
    countSteps({ ...later, earlier: { steps: ['visit'], banners: ['ghijkl.b'] } });
    await flush();
    expect(calls[0]?.steps.map(written)).toEqual(['visit banner ghijkl.b 2', 'price banner ghijkl.b 1']);
  });

  test('has one row for each variant, city and day', async () => {
    const { countExposures, calls, flush } = counters();
    countExposures(shown);
    countExposures(shown);
    countExposures({ ...shown, seen: shown.seen.slice(0, 1) });
    countExposures({ ...shown, city: 'jaipur' });
    await flush();
    expect(calls).toEqual([
      {
        exposures: [
          { banner: 'abcdef', variant: 'a', city: 'pune', day, count: 3 },
          { banner: 'ghijkl', variant: 'b', city: 'pune', day, count: 2 },
          { banner: 'abcdef', variant: 'a', city: 'jaipur', day, count: 1 },
          { banner: 'ghijkl', variant: 'b', city: 'jaipur', day, count: 1 },
        ],
        steps: [],
        visits: [],
      },
    ]);
  });

  test('has the visits of each day in India', async () => {
    const { countVisit, calls, flush } = counters();
    vi.setSystemTime(Date.UTC(2026, 10, 22, 18, 29, 55));
    countVisit();
    countVisit();
    vi.setSystemTime(Date.UTC(2026, 10, 22, 18, 30));
    countVisit();
    await flush();
    expect(calls.map(({ visits }) => visits)).toEqual([
      [
        { day: '2026-11-22', count: 2 },
        { day: '2026-11-23', count: 1 },
      ],
    ]);
  });

  test('counts again after it, and says what it lost when it fails', async () => {
    const { countExposures, countSteps, countVisit, calls, notes, flush } = counters(true);
    countVisit();
    countExposures(shown);
    countSteps(visit);
    countSteps(visit);
    await flush();
    expect(notes).toEqual([['counts_lost', { exposures: 2, steps: 4, visits: 1 }]]);
    countSteps(visit);
    await flush();
    expect(calls).toHaveLength(2);
    expect(calls[1]?.exposures).toEqual([]);
    expect(calls[1]?.steps.find(({ dimension }) => dimension === 'all')?.count).toBe(1);
  });
});
