import { expect, test } from 'vitest';
import {
  addDays,
  daysBetween,
  indiaDate,
  indiaInstant,
  indiaMinutes,
  isCalendarDate,
} from '../../../../src/values/india-time.ts';

test('the date in India turns at 18:30 UTC', () => {
  expect(indiaDate(new Date('2026-11-21T18:29:59Z'))).toBe('2026-11-21');
  expect(indiaDate(new Date('2026-11-21T18:30:00Z'))).toBe('2026-11-22');
  expect(indiaDate(new Date('2026-11-22T18:29:59Z'))).toBe('2026-11-22');
  expect(indiaDate(new Date('2026-11-21T18:29:59Z'))).toBe('2026-11-21');
  expect(indiaMinutes(new Date('2026-11-21T03:30:00Z'))).toBe(9 * 60);
});

test('an instant in India and its date and minutes are inverse', () => {
  const instant = indiaInstant('2026-03-01', 9 * 60 + 15);
  expect(indiaDate(instant)).toBe('2026-03-01');
  expect(indiaMinutes(instant)).toBe(555);
});

test('dates are checked against the calendar and counted across months', () => {
  expect(isCalendarDate('2026-02-29')).toBe(false);
  expect(isCalendarDate('2028-02-29')).toBe(true);
  expect(isCalendarDate('2026-2-9')).toBe(false);
  expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
  expect(daysBetween('2026-12-30', '2027-01-02')).toBe(3);
});
