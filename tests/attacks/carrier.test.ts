import { describe, expect, test } from 'vitest';
import { createCity } from '../unit/src/features/slots/rules/simulated-city.ts';
import { keepFigures } from './honest-visitors.ts';

/** A repeatable source of numbers from 0 to 1 (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** How far ahead people book: half for tomorrow, a quarter for the day after, the rest within the week. */
const DAYS_AHEAD = [1, 1, 1, 1, 1, 1, 2, 2, 2, 3, 4, 6];
const OPENS = 8 * 60;
const OPEN_MINUTES = 13 * 60;
const DAY_MINUTES = 24 * 60;
const DAYS = 60;

/** Sixty days of honest visitors, of whom `behindCarrier` a day share one /24; the rest have networks of their own. */
function simulate(capacity: number, behindCarrier: number, others: number, isVerified: boolean) {
  const random = randomFrom(behindCarrier * 1_000 + capacity);
  const city = createCity(capacity);
  const results = { seat: 0, waits: 0, full: 0 };
  let visitors = 0;
  for (let day = 0; day < DAYS; day += 1) {
    const minutes = Array.from({ length: behindCarrier + others }, (_, at) => ({
      minute: day * DAY_MINUTES + OPENS + Math.floor(random() * OPEN_MINUTES),
      isCarrier: at < behindCarrier,
    })).sort((one, other) => one.minute - other.minute);
    for (const { minute, isCarrier } of minutes) {
      visitors += 1;
      const answer = city.claim({
        network: isCarrier ? 0 : visitors,
        number: visitors,
        day: day + (DAYS_AHEAD[Math.floor(random() * DAYS_AHEAD.length)] ?? 1),
        slot: Math.floor(random() * 5),
        isVerified,
        minute,
      });
      if (isCarrier) results[answer === 'seat' || answer === 'full' ? answer : 'waits'] += 1;
    }
  }
  const asked = behindCarrier * DAYS;
  const percent = (count: number) => Math.round((count * 1_000) / asked) / 10;
  return { seat: percent(results.seat), waits: percent(results.waits), full: percent(results.full) };
}

describe('honest visitors behind one /24 of a carrier', () => {
  test('get their seats at once in nine of ten cases up to five bookings a day at six seats a slot, and none is refused beyond', () => {
    const rows = [2, 3, 4, 5, 6, 8, 10].map((visitors) => ({ visitors, ...simulate(6, visitors, 6, false) }));
    keepFigures('honest visitors behind one /24, unverified', { rows });
    expect(rows.filter(({ visitors }) => visitors <= 3).every(({ seat }) => seat >= 98)).toBe(true);
    expect(rows.filter(({ visitors }) => visitors <= 5).every(({ seat }) => seat >= 90)).toBe(true);
    // A booking above the line waits for a call; only a slot that is truly full refuses it.
    for (const { seat, waits, full } of rows) expect(Math.round(seat + waits + full)).toBe(100);
  });

  test('get their seats at once up to twelve bookings a day where the captcha verifies them', () => {
    const rows = [4, 8, 12, 16, 20].map((visitors) => ({ visitors, ...simulate(6, visitors, 4, true) }));
    keepFigures('honest visitors behind one /24, verified', { rows });
    expect(rows.filter(({ visitors }) => visitors <= 12).every(({ waits }) => waits < 1)).toBe(true);
  });

  test('get forty a day without a captcha where a slot takes sixty cars', () => {
    const rows = [20, 40, 60].map((visitors) => ({ visitors, ...simulate(60, visitors, 60, false) }));
    keepFigures('honest visitors behind one /24, at 60 seats a slot', { rows });
    expect(rows.filter(({ visitors }) => visitors <= 40).every(({ waits }) => waits <= 1)).toBe(true);
  });
});
