import { expect, test } from 'vitest';
import { spokenDate } from '../../../../src/domain/spoken-date.ts';

test('a calendar date is read day first, the month in words', () => {
  expect(spokenDate('2026-11-02')).toBe('2 November 2026');
  expect(spokenDate('2026-01-31')).toBe('31 January 2026');
});
