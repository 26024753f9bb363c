import { expect, test } from 'vitest';
import { firstDay, freeDays } from '../../../../../../src/features/bookings/pages/free-days.ts';
import { slots } from '../../../../../../src/features/slots/rules/slot.ts';
import { failure, success } from '../../../../../../src/values/result.ts';

/** Saturday, 21 November 2026, 12:00 in India. */
const now = new Date('2026-11-21T06:30:00Z');
const booking = {
  id: 'b',
  bookingId: 'CAR1',
  status: 'completed',
  submissionTimestamp: '2026-11-20T06:30:00.000Z',
  date: '2026-11-22',
  timeSlot: '9-11',
} as const;

const boards = (left: (date: string, id: string) => number) => ({
  board: async (_: string, date: string) =>
    success(slots.map(({ id }) => ({ id, capacity: 6, left: left(date, id) }))),
  beside: async () => success([]),
});

test('freeDays lists slots that are offered, not full and not the booking’s own', async () => {
  const board = boards((date, id) => (date === '2026-11-22' && id === '11-13' ? 0 : 2));
  const days = await freeDays(board, booking, '2026-11-21', now);
  const idsOf = (date: string) => days.find((day) => day.date === date)?.slots.map(({ id }) => id);
  expect(idsOf('2026-11-21')).toEqual(['13-15', '15-17', '17-19']);
  expect(idsOf('2026-11-22')).toEqual(['13-15', '15-17', '17-19']);
  expect(idsOf('2026-11-23')).toHaveLength(5);
});

test('freeDays leaves out a day without a free slot', async () => {
  const board = boards((date) => (date === '2026-11-23' ? 0 : 1));
  const days = await freeDays(board, booking, '2026-11-22', now);
  expect(days.map(({ date }) => date)).toEqual(['2026-11-22', '2026-11-24', '2026-11-25']);
});

test('freeDays lists every slot when the board is unavailable', async () => {
  const board = { board: async () => failure('slots_unavailable'), beside: async () => success([]) };
  const [first] = await freeDays(board, booking, '2026-11-23', now);
  expect(first?.slots).toHaveLength(5);
  expect(first?.slots[0]).not.toHaveProperty('left');
});

test.each([
  [null, '2026-11-21'],
  ['2026-11-25', '2026-11-25'],
  ['2026-11-20', '2026-11-21'],
  ['2027-11-20', '2026-11-21'],
  ['tomorrow', '2026-11-21'],
])('firstDay of %s is %s', (requested, first) => {
  expect(firstDay(requested, now)).toBe(first);
});
