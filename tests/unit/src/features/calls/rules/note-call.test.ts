import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { claims } from '../../../../../../src/content/claims.ts';
import { TRIES_BEFORE_LOST } from '../../../../../../src/features/calls/rules/call.ts';
import {
  CLOSES,
  minutesWaited,
  OPENS,
  withinHours,
} from '../../../../../../src/features/calls/rules/call-hours.ts';
import { afterResult, backTime } from '../../../../../../src/features/calls/rules/note-call.ts';
import { readResult } from '../../../../../../src/features/calls/rules/sent-result.ts';
import { indiaMinutes } from '../../../../../../src/values/india-time.ts';

/** A time of the clock in India on a Friday. */
const at = (clock: string, day = '27'): number => Date.parse(`2026-11-${day}T${clock}:00+05:30`);
const instant = fc.integer({ min: at('00:00', '01'), max: at('23:59', '30') });

describe('the result of a call', () => {
  const noon = at('12:00');
  test.each([
    ['no_answer', 0, { note: 'no_answer', dueAt: at('12:30'), tries: 1 }],
    ['no_answer', 1, { note: 'no_answer', dueAt: at('12:30'), tries: 2 }],
    ['no_answer', 2, { note: 'no_answer', dueAt: at('10:00', '28'), tries: 3 }],
    ['no_answer', 3, { note: 'no_answer', dueAt: at('10:00', '28'), tries: 4 }],
    ['no_answer', 4, { note: 'lost', dueAt: null, tries: 5 }],
    ['asked_price', 2, { note: 'asked_price', dueAt: null, tries: 2 }],
    ['not_ours', 0, { note: 'not_ours', dueAt: null, tries: 0 }],
    ['wrong_number', 0, { note: 'wrong_number', dueAt: null, tries: 0 }],
  ] as const)('%s after %i tries', (result, tries, next) =>
    expect(afterResult({ tries }, { result }, noon)).toEqual(next),
  );

  test.each([
    ['a time of the day', at('17:00'), at('17:00')],
    ['a time after closing is the next opening', at('21:30'), at('08:00', '28')],
    ['a time before opening is the opening', at('06:00', '28'), at('08:00', '28')],
  ])('a callback at %s', (_, backAt, dueAt) =>
    expect(afterResult({ tries: 2 }, { result: 'call_back', backAt }, noon)).toEqual({
      note: 'call_back',
      dueAt,
      tries: 0,
    }),
  );

  test('is due within opening hours, never before now, and given up after five calls', () => {
    fc.assert(
      fc.property(
        instant,
        fc.integer({ min: 0, max: TRIES_BEFORE_LOST - 1 }),
        fc.constantFrom('no_answer', 'call_back'),
        fc.option(instant, { nil: undefined }),
        (now, tries, result, backAt) => {
          const next = afterResult({ tries }, { result, backAt }, now);
          if (next.dueAt === null) expect(next).toMatchObject({ note: 'lost', tries: 5 });
          const dueAt = next.dueAt ?? withinHours(now);
          expect(dueAt).toBeGreaterThanOrEqual(now);
          const minutes = indiaMinutes(new Date(dueAt));
          expect(minutes).toBeGreaterThanOrEqual(8 * 60);
          expect(minutes).toBeLessThan(20 * 60);
        },
      ),
    );
  });
});

test('people are called within the hours that the pages state', () => {
  const { opens, closes } = claims.hours.onPages;
  const clock = (minutes: number) => `${String(minutes / 60).padStart(2, '0')}:00`;
  expect([clock(OPENS), clock(CLOSES)]).toEqual([opens, closes]);
});

describe('the minutes that a person waited', () => {
  test.each([
    ['by day', at('12:00'), at('12:07'), 7],
    ['from the opening, for a request of the night', at('23:10', '26'), at('08:04'), 4],
    ['none before the opening', at('23:10', '26'), at('07:00'), 0],
  ])('%s', (_, since, now, minutes) => expect(minutesWaited(since, now)).toBe(minutes));

  test('the opening of an instant is its own opening', () => {
    fc.assert(fc.property(instant, (one) => withinHours(withinHours(one)) === withinHours(one)));
  });
});

describe('the buttons of a card', () => {
  test('offer 5 PM only before it', () => {
    expect([backTime('five', at('16:59')), backTime('five', at('17:00'))]).toEqual([at('17:00'), undefined]);
  });

  test.each([
    ['half_hour', undefined, { result: 'call_back', backAt: at('12:30') }],
    ['tomorrow', undefined, { result: 'call_back', backAt: at('10:00', '28') }],
    ['call_back', '2026-11-28T15:30', { result: 'call_back', backAt: at('15:30', '28') }],
    ['no_answer', '2026-11-01T10:00', { result: 'no_answer' }],
  ] as const)('%s at %s is read', (result, typed, value) =>
    expect(readResult(typed === undefined ? { result } : { result, at: typed }, at('12:00'))).toEqual({
      ok: true,
      value,
    }),
  );

  test.each([undefined, '2026-11-27T11:59', '2026-02-30T10:00', '2026-11-28T24:00', 'soon'])(
    'a callback at %s is refused',
    (typed) =>
      expect(
        readResult(
          typed === undefined ? { result: 'call_back' } : { result: 'call_back', at: typed },
          at('12:00'),
        ),
      ).toEqual({ ok: false, code: 'invalid' }),
  );
});
