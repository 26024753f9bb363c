import { expect, it } from 'vitest';
import { seatsText } from '../../../../../../src/features/admin/pages/Agenda.tsx';
import { indiaInstant } from '../../../../../../src/values/india-time.ts';

const DATE = '2026-11-28';
const at = (hour: number) => indiaInstant(DATE, hour * 60);

it.each([
  ['before it begins', 8, 6, '2 booked, 4 free'],
  ['after it began', 10, 6, '2 booked'],
  ['blocked, before it begins', 8, 0, '2 booked, blocked'],
  ['blocked, after it began', 10, 0, '2 booked'],
])('the seats of a slot %s', (_, hour, capacity, expected) =>
  expect(
    seatsText(2, { id: '9-11', capacity, left: Math.max(0, capacity - 2) }, { date: DATE, now: at(hour) }),
  ).toBe(expected),
);
