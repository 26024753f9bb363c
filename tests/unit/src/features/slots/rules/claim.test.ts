import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Board, leftOf, type Seat } from '../../../../../../src/features/slots/rules/board.ts';
import { alternativesTo, refusalOf } from '../../../../../../src/features/slots/rules/claim.ts';
import { slotIds } from '../../../../../../src/features/slots/rules/slot.ts';
import { indiaInstant } from '../../../../../../src/values/india-time.ts';

const DATE = '2026-03-11';
const NOW = indiaInstant('2026-03-10', 8 * 60).getTime();
const nine: Seat = { recordId: 'me', date: DATE, slotId: '9-11' };
const afterNine = indiaInstant(DATE, 9 * 60).getTime();
const board = (seats: readonly Seat[], defaultCapacity = 1): Board => ({
  defaultCapacity,
  capacityRules: [],
  blockedDates: [],
  seats,
});

describe('a claim', () => {
  const other: Seat = { ...nine, recordId: 'other' };
  test.each<[string, Board, number, ReturnType<typeof refusalOf>]>([
    ['on a free slot is granted', board([]), NOW, undefined],
    ['on a full slot is refused', board([other]), NOW, 'slot_full'],
    [
      'on a slot that is held by another is refused',
      board([{ ...other, heldUntilMs: NOW + 1 }]),
      NOW,
      'slot_full',
    ],
    ['on a slot whose hold ran out is granted', board([{ ...other, heldUntilMs: NOW }]), NOW, undefined],
    ['on a slot that begins this minute is refused', board([]), afterNine, 'slot_begun'],
    [
      'on a slot held before it began is granted',
      board([{ ...nine, heldUntilMs: afterNine + 1 }]),
      afterNine,
      undefined,
    ],
    ["on a slot of one's own is granted for ever", board([nine, other]), afterNine, undefined],
    ['on a blocked date is refused', { ...board([]), blockedDates: [DATE] }, NOW, 'slot_full'],
    ['on a past date is refused', board([]), indiaInstant('2026-03-12', 0).getTime(), 'date_past'],
    [
      'on a date beyond the window is refused',
      board([]),
      indiaInstant('2026-02-08', 0).getTime(),
      'date_far',
    ],
  ])('%s', (_, state, now, refusal) => expect(refusalOf(state, nine, now)).toBe(refusal));
});

describe('the alternatives to a slot', () => {
  test('are the nearest free ones, the earlier first, whatever the day', () => {
    const seats: Seat[] = [{ recordId: 'a', date: DATE, slotId: '15-17' }];
    expect(alternativesTo(board(seats), { date: DATE, slotId: '13-15' }, NOW)).toEqual([
      { date: DATE, id: '11-13', label: '11 AM-1 PM', left: 1 },
      { date: DATE, id: '9-11', label: '9-11 AM', left: 1 },
      { date: DATE, id: '17-19', label: '5-7 PM', left: 1 },
      { date: '2026-03-10', id: '17-19', label: '5-7 PM', left: 1 },
    ]);
  });

  test('leave out slots that have begun, and are none when nothing is free', () => {
    const lateNow = indiaInstant(DATE, 16 * 60).getTime();
    const ids = alternativesTo(board([]), { date: DATE, slotId: '15-17' }, lateNow).map(({ date, id }) => [
      date,
      id,
    ]);
    expect(ids[0]).toEqual([DATE, '17-19']);
    expect(ids.slice(1).every(([date]) => date !== DATE)).toBe(true);
    expect(alternativesTo(board([], 0), nine, NOW)).toEqual([]);
  });
});

test('whatever is asked in whatever order, no slot is ever claimed beyond its capacity', () => {
  const request = fc.record({
    recordId: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
    slotId: fc.constantFrom(...slotIds),
  });
  fc.assert(
    fc.property(
      fc.array(request, { maxLength: 40 }),
      fc.integer({ min: 0, max: 3 }),
      (requests, capacity) => {
        let seats: Seat[] = [];
        for (const { recordId, slotId } of requests) {
          const wanted = { recordId, slotId, date: DATE };
          if (refusalOf(board(seats, capacity), wanted, NOW) === undefined)
            seats = [...seats.filter((seat) => seat.recordId !== recordId), wanted];
          for (const id of slotIds) {
            const claimed = seats.filter((seat) => seat.slotId === id).length;
            expect(claimed + leftOf(board(seats, capacity), DATE, id, NOW)).toBe(capacity);
          }
        }
      },
    ),
  );
});
