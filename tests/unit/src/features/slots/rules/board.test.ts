import { describe, expect, test } from 'vitest';
import {
  type Board,
  boardOf,
  capacityOf,
  configuredCapacity,
  leftOf,
} from '../../../../../../src/features/slots/rules/board.ts';

const DATE = '2026-03-11';
const empty: Board = { defaultCapacity: 6, capacityRules: [], blockedDates: [], seats: [] };

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
])('the variable %j says a capacity of %i', (variable, capacity) => {
  expect(configuredCapacity(variable)).toBe(capacity);
});

describe('the capacity of a slot', () => {
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
  ])('is what the closest of %j says', (rules, capacity) =>
    expect(capacityOf({ ...empty, capacityRules: rules }, DATE, '9-11')).toBe(capacity),
  );

  test('is none on a blocked date', () => {
    expect(capacityOf({ ...empty, capacityRules, blockedDates: [DATE] }, DATE, '9-11')).toBe(0);
  });
});

describe('what is left of a slot', () => {
  const seats: Board['seats'] = [
    { recordId: 'taken', date: DATE, slotId: '9-11' },
    { recordId: 'held', date: DATE, slotId: '9-11', heldUntilMs: 1_000 },
    { recordId: 'elsewhere', date: DATE, slotId: '11-13' },
    { recordId: 'another day', date: '2026-03-12', slotId: '9-11' },
  ];
  test('counts seats and running holds, of this slot only', () => {
    expect(leftOf({ ...empty, seats }, DATE, '9-11', 999)).toBe(4);
    expect(leftOf({ ...empty, seats }, DATE, '9-11', 1_000)).toBe(5);
  });

  test("does not count a record's own claim against it", () => {
    expect(leftOf({ ...empty, seats }, DATE, '9-11', 0, 'taken')).toBe(5);
  });

  test('is none, not less, when the capacity was lowered below what is taken', () => {
    expect(leftOf({ ...empty, seats, defaultCapacity: 1 }, DATE, '9-11', 0)).toBe(0);
  });

  test('is told for all five slots of a date', () => {
    expect(boardOf({ ...empty, seats }, DATE, 0).map(({ id, left }) => [id, left])).toEqual([
      ['9-11', 4],
      ['11-13', 5],
      ['13-15', 6],
      ['15-17', 6],
      ['17-19', 6],
    ]);
  });
});
