import { describe, expect, test } from 'vitest';
import { dateDistance } from '../../../../../../src/features/slots/rules/date-distance.ts';
import {
  bookableDates,
  bookingDateProblem,
  offeredSlots,
} from '../../../../../../src/features/slots/rules/offered-slots.ts';
import { findSlot } from '../../../../../../src/features/slots/rules/slot.ts';
import { indiaInstant } from '../../../../../../src/values/india-time.ts';

const at = (hours: number, minutes = 0) => indiaInstant('2026-03-10', hours * 60 + minutes);
const idsAt = (now: Date, date = '2026-03-10') => offeredSlots(date, now).map((slot) => slot.id);

describe('slots on offer', () => {
  test.each([
    [at(8, 59), ['9-11', '11-13', '13-15', '15-17', '17-19']],
    [at(9), ['11-13', '13-15', '15-17', '17-19']],
    [at(16, 59), ['17-19']],
    [at(17), []],
  ])('at %s are those that have not begun in India', (now, ids) => expect(idsAt(now)).toEqual(ids));

  test('follow the day in India while it is still yesterday in UTC', () => {
    const justAfterMidnight = at(0, 10);
    expect(justAfterMidnight.toISOString()).toContain('2026-03-09');
    expect(idsAt(justAfterMidnight)).toHaveLength(5);
    expect(idsAt(justAfterMidnight, '2026-03-09')).toEqual([]);
  });

  test('are all five tomorrow, and none beyond thirty days', () => {
    expect(idsAt(at(18), '2026-03-11')).toHaveLength(5);
    expect(idsAt(at(18), '2026-04-09')).toHaveLength(5);
    expect(idsAt(at(18), '2026-04-10')).toEqual([]);
    expect(bookingDateProblem('2026-04-10', at(18))).toBe('date_far');
    expect(bookingDateProblem('2026-03-09', at(18))).toBe('date_past');
  });
});

test('the dates of the window are today and thirty more', () => {
  const dates = bookableDates(at(12));
  expect([dates.length, dates[0], dates.at(-1)]).toEqual([31, '2026-03-10', '2026-04-09']);
});

test('a slot is found by id and by label', () => {
  expect(findSlot('17-19')).toBe(findSlot('5-7 PM'));
  expect(findSlot('noon')).toBeUndefined();
});

test.each([
  ['2026-03-10', { code: 'today' }],
  ['2026-03-11', { code: 'tomorrow' }],
  ['2026-03-14', { code: 'days_to_go', days: 4 }],
  ['2026-03-09', undefined],
])('%s is labelled %j', (date, label) => expect(dateDistance(date, '2026-03-10')).toEqual(label));
