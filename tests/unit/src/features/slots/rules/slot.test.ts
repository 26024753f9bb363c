import { describe, expect, test } from 'vitest';
import {
  bookingDateProblem,
  dateDistance,
  findSlot,
  offeredSlots,
} from '../../../../../../src/features/slots/rules/slot.ts';
import { indiaInstant } from '../../../../../../src/values/india-time.ts';

const at = (hours: number, minutes = 0) => indiaInstant('2026-03-10', hours * 60 + minutes);
const idsAt = (now: Date, date = '2026-03-10') => offeredSlots(date, now).map((slot) => slot.id);

describe('offeredSlots', () => {
  test.each([
    [at(8, 59), ['9-11', '11-13', '13-15', '15-17', '17-19']],
    [at(9), ['11-13', '13-15', '15-17', '17-19']],
    [at(16, 59), ['17-19']],
    [at(17), []],
  ])('at %s lists the slots that have not begun in India', (now, ids) => expect(idsAt(now)).toEqual(ids));

  test('follows the date in India while UTC is still on the day before', () => {
    const justAfterMidnight = at(0, 10);
    expect(justAfterMidnight.toISOString()).toContain('2026-03-09');
    expect(idsAt(justAfterMidnight)).toHaveLength(5);
    expect(idsAt(justAfterMidnight, '2026-03-09')).toEqual([]);
  });

  test('lists all five slots tomorrow and none after thirty days', () => {
    expect(idsAt(at(18), '2026-03-11')).toHaveLength(5);
    expect(idsAt(at(18), '2026-04-09')).toHaveLength(5);
    expect(idsAt(at(18), '2026-04-10')).toEqual([]);
    expect(bookingDateProblem('2026-04-10', at(18))).toBe('date_far');
    expect(bookingDateProblem('2026-03-09', at(18))).toBe('date_past');
  });
});

test('findSlot finds a slot by its id alone', () => {
  expect(findSlot('17-19')?.startsAt).toBe(17 * 60);
  expect(findSlot('5-7 PM')).toBeUndefined();
  expect(findSlot('noon')).toBeUndefined();
});

test.each([
  ['2026-03-10', { code: 'today' }],
  ['2026-03-11', { code: 'tomorrow' }],
  ['2026-03-14', { code: 'days_to_go', days: 4 }],
  ['2026-03-09', undefined],
])('dateDistance labels %s as %j', (date, label) => expect(dateDistance(date, '2026-03-10')).toEqual(label));
