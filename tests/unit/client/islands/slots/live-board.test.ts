import { describe, expect, test } from 'vitest';
import {
  boardDates,
  changedSlot,
  daysAt,
  retryDelayMs,
  type ShownDay,
  withPush,
} from '../../../../../client/islands/slots/live-board.ts';
import { indiaInstant } from '../../../../../src/values/india-time.ts';

const morning = indiaInstant('2026-03-10', 8 * 60);
const noon = indiaInstant('2026-03-10', 12 * 60);

const today: ShownDay = {
  date: '2026-03-10',
  slots: [
    { id: '9-11', left: 2 },
    { id: '13-15', left: 6 },
  ],
};
const tomorrow: ShownDay = { date: '2026-03-11', slots: [{ id: '9-11', left: 6 }] };

const push = (date: string, left: number) => ({
  date,
  slots: [{ id: '9-11', capacity: 6, left }],
});

describe('the live board', () => {
  test('shows today and tomorrow in India, without slots that have begun', () => {
    expect(boardDates(indiaInstant('2026-03-10', 23 * 60 + 59))).toEqual(['2026-03-10', '2026-03-11']);
    expect(daysAt([today, tomorrow], morning)).toEqual([today, tomorrow]);
    expect(daysAt([today, tomorrow], noon)[0]?.slots?.map(({ id }) => id)).toEqual(['13-15']);
  });

  test('at midnight drops yesterday and shows a day without data as unknown', () => {
    const next = daysAt([today, tomorrow], indiaInstant('2026-03-11', 1));
    expect(next).toEqual([tomorrow, { date: '2026-03-12', slots: null }]);
  });

  test('applies the feed’s updates and ignores malformed messages', () => {
    const days = withPush([today, tomorrow], push('2026-03-11', 5));
    expect(days.find(({ date }) => date === '2026-03-11')?.slots?.[0]?.left).toBe(5);
    expect(withPush(days, { hello: true })).toBe(days);
    expect(withPush(days, undefined)).toBe(days);
  });

  test('names the slot that changed', () => {
    const before = [today, tomorrow];
    expect(changedSlot(before, withPush(before, push('2026-03-11', 5)))).toMatchObject({
      date: '2026-03-11',
      slot: { id: '9-11', left: 5 },
    });
    expect(changedSlot(before, withPush(before, push('2026-03-11', 6)))).toBeUndefined();
  });

  test('waits a second before it reconnects, doubled by each failure up to half a minute', () => {
    expect([0, 1, 2, 4, 5, 20].map(retryDelayMs)).toEqual([1000, 2000, 4000, 16_000, 30_000, 30_000]);
  });
});
