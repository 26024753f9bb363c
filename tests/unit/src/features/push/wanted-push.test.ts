import { describe, expect, it } from 'vitest';
import { PUSH_KINDS } from '../../../../../src/features/push/rules/push-kinds.ts';
import { unansweredSince } from '../../../../../src/features/push/rules/unanswered.ts';
import { isQuiet, isWanted, mayRing } from '../../../../../src/features/push/rules/wanted-push.ts';
import { MINUTE_MS } from '../../../../../src/values/durations.ts';
import { indiaInstant } from '../../../../../src/values/india-time.ts';

const DAY = '2026-11-20';
const at = (clock: string, date = DAY) => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return indiaInstant(date, hours * 60 + minutes).getTime();
};
const minutes = (clock: string) => (at(clock) - at('00:00')) / MINUTE_MS;
const quiet = (from: string, to: string) => ({ from: minutes(from), to: minutes(to) });

describe('quiet hours', () => {
  it.each([
    ['22:00', '07:00', '21:59', false],
    ['22:00', '07:00', '22:00', true],
    ['22:00', '07:00', '23:59', true],
    ['22:00', '07:00', '00:00', true],
    ['22:00', '07:00', '06:59', true],
    ['22:00', '07:00', '07:00', false],
    ['13:00', '14:00', '12:59', false],
    ['13:00', '14:00', '13:30', true],
    ['13:00', '14:00', '14:00', false],
    ['09:00', '09:00', '15:00', true],
  ])('from %s to %s: at %s in India they are on: %s', (from, to, clock, expected) => {
    expect(isQuiet(quiet(from, to), at(clock))).toBe(expected);
  });
});

describe('what a device rings for', () => {
  it('is its own kinds, and every one of them outside its quiet hours only', () => {
    const kinds = ['emergency', 'moved'] as const;
    const night = { kinds, quiet: quiet('22:00', '07:00') };
    const wanted = (clock: string) => PUSH_KINDS.filter((kind) => isWanted(night, kind, at(clock)));
    expect(wanted('12:00')).toEqual(kinds);
    expect(wanted('02:00')).toEqual([]);
    expect(PUSH_KINDS.filter((kind) => isWanted({ kinds, quiet: null }, kind, at('02:00')))).toEqual(kinds);
  });

  it('rings once for a fact, and for an emergency again after a minute', () => {
    const now = at('12:00');
    for (const kind of PUSH_KINDS) {
      expect(mayRing(kind, undefined, now)).toBe(true);
      expect(mayRing(kind, now - 30_000, now)).toBe(false);
      // Cron may run a few seconds early.
      expect(mayRing(kind, now - 55_000, now)).toBe(kind === 'emergency');
    }
  });
});

describe('the requests that nobody has called about', () => {
  const promise = { opens: minutes('08:00'), closes: minutes('20:00'), minutes: 5 };
  it.each([
    ['12:00', { from: at('11:40'), to: at('11:55') }],
    // A request of the night counts from the opening.
    ['08:06', { from: at('19:55', '2026-11-19'), to: at('08:01') }],
    ['08:04', undefined],
    ['20:00', undefined],
    ['02:00', undefined],
  ])('at %s came between %o', (clock, expected) => {
    expect(unansweredSince(at(clock), promise)).toEqual(expected);
  });
});
