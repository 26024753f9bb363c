import { expect, test } from 'vitest';
import {
  spokenDate,
  spokenDay,
  spokenMoment,
} from '../../../../../../src/features/voice/rules/spoken-date.ts';

test('a calendar date is read day first, the month in words', () => {
  expect(spokenDate('2026-11-02')).toBe('2 November 2026');
  expect(spokenDate('2026-01-31')).toBe('31 January 2026');
});

test('a day is said with its weekday', () => {
  expect(spokenDay('2026-11-22')).toBe('Sunday, 22 November');
});

test("a moment is told by India's clock", () => {
  expect(spokenMoment(new Date('2026-11-22T03:00:00Z'))).toMatch(/^22 Nov, 8:30\sAM$/);
});
