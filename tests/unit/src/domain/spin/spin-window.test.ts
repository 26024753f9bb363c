import { expect, test } from 'vitest';
import { maySpin, nextSpinAt } from '../../../../../src/domain/spin/spin-window.ts';

test('a number spins again after 30 days and not a moment before', () => {
  const first = new Date('2026-11-01T10:00:00Z');
  expect(maySpin(undefined, first)).toBe(true);
  expect(maySpin(first, new Date('2026-12-01T09:59:59Z'))).toBe(false);
  expect(maySpin(first, new Date('2026-12-01T10:00:00Z'))).toBe(true);
  expect(nextSpinAt(first).toISOString()).toBe('2026-12-01T10:00:00.000Z');
});
