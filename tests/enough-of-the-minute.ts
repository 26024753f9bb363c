import { vi } from 'vitest';

/**
 * Waits until the present minute has enough time left. The local rate limiter counts by the minutes of the clock. Where a
 * minute ends within a test, the limit that it has reached is gone.
 * @param seconds that the test needs on a busy machine
 */
export const enoughOfTheMinute = (seconds: number): Promise<boolean> =>
  vi.waitUntil(() => 60 - ((Date.now() / 1000) % 60) >= seconds, { timeout: 61_000, interval: 100 });
