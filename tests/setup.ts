import { afterEach, beforeEach, expect, vi } from 'vitest';

/** An unexpected console.error or console.warn fails the test. */
const unexpected: string[] = [];

beforeEach(() => {
  unexpected.length = 0;
  vi.spyOn(console, 'error').mockImplementation(
    (...parts) => void unexpected.push(parts.map(String).join(' ')),
  );
  vi.spyOn(console, 'warn').mockImplementation(
    (...parts) => void unexpected.push(parts.map(String).join(' ')),
  );
});

afterEach(() => {
  vi.restoreAllMocks();
  // The next test file runs in the same process.
  vi.useRealTimers();
  vi.unstubAllGlobals();
  expect(unexpected, 'nothing may be written to console.error or console.warn').toEqual([]);
});
