import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { EVERY_CASE } from '../every-case.ts';
import { createCity } from '../unit/src/features/slots/rules/simulated-city.ts';
import {
  besiege,
  DAY_MINUTES,
  DAYS,
  DAYS_AHEAD,
  OPEN_MINUTES,
  OPENS,
  randomFrom,
  SIEGES,
  siegeRow,
} from './besieged-city.ts';
import { keepFigures } from './honest-visitors.ts';

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

describe('a city under attack through sixty days', () => {
  const limits = readFileSync('docs/limits.md', 'utf8');
  // The days of a botnet take as long as those of all others.
  const inThisRun = SIEGES.filter(({ networks }) => EVERY_CASE || networks <= 10);

  test.each(inThisRun)('by $name: docs/limits.md states the figures', { timeout: 120_000 }, (attack) => {
    const [plain, captcha] = [besiege(attack, false), besiege(attack, true)];
    keepFigures(`60 days of ${attack.name}`, { plain, captcha });
    expect(limits).toContain(siegeRow(attack.name, plain, captcha));
    // A visitor with proof is never left without a time that is confirmed at once.
    expect(captcha.withBeside).toBe(100);
    if (attack.networks <= 10) {
      expect(plain.withBeside).toBe(100);
      expect(plain.held).toBeLessThanOrEqual(15 * attack.networks);
    }
  });

  test('taking and releasing seats gives one network nothing, and costs the others nothing', () => {
    const [plain, releasing] = [
      { name: '', networks: 1 },
      { name: '', networks: 1, releases: true },
    ].map((attack) => besiege(attack, false));
    expect(releasing).toEqual(plain);
  });
});
