import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Board,
  capacityOf,
  configuredCapacity,
  type Seat,
  seatsLeft,
  slotAlternatives,
  slotRefusal,
  slotStatesOn,
} from '../../../../../../src/features/slots/rules/board.ts';
import { slotIds } from '../../../../../../src/features/slots/rules/slot.ts';
import { indiaInstant } from '../../../../../../src/values/india-time.ts';

const DATE = '2026-03-11';
const empty: Board = { defaultCapacity: 6, capacityRules: [], blocked: [], claims: [], ownSeats: [] };

/** The board that the store reads from these seats at an instant, for the record that asks. */
const withSeats = (of: Board, seats: readonly Seat[], now: number, asking = 'me'): Board => {
  const active = seats.filter(({ heldUntilMs }) => heldUntilMs === undefined || heldUntilMs > now);
  return {
    ...of,
    claims: active.map(({ date, slotId }) => ({
      date,
      slotId,
      count: active.filter((seat) => seat.date === date && seat.slotId === slotId).length,
    })),
    ownSeats: seats.filter(({ recordId }) => recordId === asking),
  };
};

test.each([
  [undefined, 6],
  ['', 6],
  ['six', 6],
  ['-1', 6],
  ['2.5', 6],
  ['1001', 6],
  ['0', 0],
  ['12', 12],
  [12, 12],
])('configuredCapacity reads %j as %i', (variable, capacity) => {
  expect(configuredCapacity(variable)).toBe(capacity);
});

describe('capacityOf', () => {
  const capacityRules = [
    { capacity: 5 },
    { slotId: '9-11' as const, capacity: 4 },
    { date: DATE, capacity: 3 },
    { date: DATE, slotId: '9-11' as const, capacity: 2 },
  ];
  test.each([
    [[], 6],
    [capacityRules.slice(0, 1), 5],
    [capacityRules.slice(0, 2), 4],
    [capacityRules.slice(0, 3), 3],
    [capacityRules, 2],
    [[...capacityRules].reverse(), 2],
  ])('applies the most specific of %j', (rules, capacity) =>
    expect(capacityOf({ ...empty, capacityRules: rules }, DATE, '9-11')).toBe(capacity),
  );

  test('is 0 on a blocked date', () => {
    expect(capacityOf({ ...empty, capacityRules, blocked: [DATE] }, DATE, '9-11')).toBe(0);
  });
});

describe('seatsLeft', () => {
  const seats: readonly Seat[] = [
    { recordId: 'taken', date: DATE, slotId: '9-11' },
    { recordId: 'held', date: DATE, slotId: '9-11', heldUntilMs: 1_000 },
    { recordId: 'elsewhere', date: DATE, slotId: '11-13' },
    { recordId: 'another day', date: '2026-03-12', slotId: '9-11' },
  ];
  test('subtracts taken seats and active holds of this slot only', () => {
    expect(seatsLeft(withSeats(empty, seats, 999), DATE, '9-11', 999)).toBe(4);
    expect(seatsLeft(withSeats(empty, seats, 1_000), DATE, '9-11', 1_000)).toBe(5);
  });

  test("does not subtract the record's own claim", () => {
    expect(seatsLeft(withSeats(empty, seats, 0, 'taken'), DATE, '9-11', 0)).toBe(5);
  });

  test('is 0, not negative, when the capacity falls below the seats taken', () => {
    expect(seatsLeft(withSeats({ ...empty, defaultCapacity: 1 }, seats, 0), DATE, '9-11', 0)).toBe(0);
  });

  test('appears in slotStatesOn for all five slots of a date', () => {
    expect(slotStatesOn(withSeats(empty, seats, 0), DATE, 0).map(({ id, left }) => [id, left])).toEqual([
      ['9-11', 4],
      ['11-13', 5],
      ['13-15', 6],
      ['15-17', 6],
      ['17-19', 6],
    ]);
  });
});

const NOW = indiaInstant('2026-03-10', 8 * 60).getTime();
const nine: Seat = { recordId: 'me', date: DATE, slotId: '9-11' };
const afterNine = indiaInstant(DATE, 9 * 60).getTime();
const board = (seats: readonly Seat[], defaultCapacity = 1, now = NOW, asking = 'me'): Board =>
  withSeats({ ...empty, defaultCapacity }, seats, now, asking);

describe('slotRefusal', () => {
  const other: Seat = { ...nine, recordId: 'other' };
  test.each<[string, Board, number, ReturnType<typeof slotRefusal>]>([
    ['grants a free slot', board([]), NOW, undefined],
    ['refuses a full slot', board([other]), NOW, 'slot_full'],
    [
      'refuses a slot that another record holds',
      board([{ ...other, heldUntilMs: NOW + 1 }]),
      NOW,
      'slot_full',
    ],
    ['grants a slot whose hold has expired', board([{ ...other, heldUntilMs: NOW }]), NOW, undefined],
    ['refuses a slot that begins this minute', board([]), afterNine, 'slot_begun'],
    [
      'grants a slot held before it began',
      board([{ ...nine, heldUntilMs: afterNine + 1 }], 1, afterNine),
      afterNine,
      undefined,
    ],
    ['grants a slot that the record has already taken', board([nine, other]), afterNine, undefined],
    ['refuses a blocked date', { ...board([]), blocked: [DATE] }, NOW, 'slot_full'],
    ['refuses a past date', board([]), indiaInstant('2026-03-12', 0).getTime(), 'date_past'],
    [
      'refuses a date beyond the booking window',
      board([]),
      indiaInstant('2026-02-08', 0).getTime(),
      'date_far',
    ],
  ])('%s', (_, state, now, refusal) => expect(slotRefusal(state, nine, now)).toBe(refusal));
});

describe('slotAlternatives', () => {
  test('lists the nearest free slots across days, the earlier first', () => {
    const seats: Seat[] = [{ recordId: 'a', date: DATE, slotId: '15-17' }];
    expect(slotAlternatives(() => board(seats), { date: DATE, slotId: '13-15' }, NOW)).toEqual([
      { date: DATE, id: '11-13', left: 1 },
      { date: DATE, id: '9-11', left: 1 },
      { date: DATE, id: '17-19', left: 1 },
      { date: '2026-03-10', id: '17-19', left: 1 },
    ]);
  });

  test('reads only the wanted day when it has enough free slots, and no day outside the window', () => {
    const read: string[] = [];
    const dayOf = (date: string, capacity: number) => {
      read.push(date);
      return board([], capacity);
    };
    slotAlternatives((date) => dayOf(date, 1), nine, NOW);
    expect(read).toEqual([DATE]);
    read.length = 0;
    slotAlternatives((date) => dayOf(date, 0), nine, NOW);
    expect(read).toHaveLength(31);
  });

  test('leaves out slots that have begun, and is empty when no slot is free', () => {
    const lateNow = indiaInstant(DATE, 16 * 60).getTime();
    const ids = slotAlternatives(() => board([]), { date: DATE, slotId: '15-17' }, lateNow).map(
      ({ date, id }) => [date, id],
    );
    expect(ids[0]).toEqual([DATE, '17-19']);
    expect(ids.slice(1).every(([date]) => date !== DATE)).toBe(true);
    expect(slotAlternatives(() => board([], 0), nine, NOW)).toEqual([]);
  });
});

test('no sequence of claims exceeds the capacity of a slot', () => {
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
          if (slotRefusal(board(seats, capacity, NOW, recordId), wanted, NOW) === undefined)
            seats = [...seats.filter((seat) => seat.recordId !== recordId), wanted];
          for (const id of slotIds) {
            const claimed = seats.filter((seat) => seat.slotId === id).length;
            expect(claimed + seatsLeft(board(seats, capacity), DATE, id, NOW)).toBe(capacity);
          }
        }
      },
    ),
  );
});
