import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isOfTheDay,
  type MESSAGE_STATES,
  needsOwnYes,
  SENT_KINDS,
  stateAfter,
} from '../../../../../src/features/chat/rules/message-kinds.ts';
import { type NoticeFacts, noticesOf } from '../../../../../src/features/chat/rules/message-plan.ts';
import { failureOf } from '../../../../../src/features/chat/rules/send-failure.ts';
import { inHours, isInHours } from '../../../../../src/features/chat/rules/send-hours.ts';
import { JOB_STEPS } from '../../../../../src/records/job-ids.ts';
import { DAY_MS, HOUR_MS } from '../../../../../src/values/durations.ts';
import { indiaDate, indiaInstant, indiaMinutes } from '../../../../../src/values/india-time.ts';

const NOW = Date.UTC(2026, 10, 20, 6, 30);

const booked: NoticeFacts = {
  state: 'booked',
  bookedAt: NOW,
  cancelledAt: undefined,
  moves: 0,
  movedAt: undefined,
  date: '2026-11-25',
  visitAt: indiaInstant('2026-11-25', 9 * 60).getTime(),
  step: undefined,
  stepAt: NOW,
  askedParts: [],
  askedAt: NOW,
  isReviewed: false,
  saidYes: true,
  told: { wasNotified: false, isCancelled: false, cancellations: 0 },
};

const instant = fc.integer({ min: NOW - 30 * DAY_MS, max: NOW + 30 * DAY_MS });
const facts: fc.Arbitrary<NoticeFacts> = fc.record({
  state: fc.constantFrom('none', 'booked', 'cancelled'),
  bookedAt: instant,
  cancelledAt: fc.option(instant, { nil: undefined }),
  moves: fc.nat(3),
  movedAt: fc.option(instant, { nil: undefined }),
  date: fc.option(
    instant.map((at) => indiaDate(new Date(at))),
    { nil: undefined },
  ),
  visitAt: fc.option(instant, { nil: undefined }),
  step: fc.option(fc.constantFrom(...JOB_STEPS), { nil: undefined }),
  stepAt: instant,
  askedParts: fc.uniqueArray(fc.stringMatching(/^[a-z]{4}$/), { maxLength: 3 }),
  askedAt: instant,
  isReviewed: fc.boolean(),
  saidYes: fc.boolean(),
  told: fc.record({ wasNotified: fc.boolean(), isCancelled: fc.boolean(), cancellations: fc.nat(3) }),
});

const kindsOf = (of: NoticeFacts) => noticesOf(of).map(({ kind }) => kind);

describe('the messages that a booking calls for', () => {
  test('a new one: that it is booked, and a reminder at six in the evening before', () => {
    expect(noticesOf(booked)).toEqual([
      { kind: 'booked', fact: 'booked', dueAt: NOW, until: booked.visitAt },
      expect.objectContaining({
        fact: 'reminder:2026-11-25',
        dueAt: indiaInstant('2026-11-24', 18 * 60).getTime(),
      }),
    ]);
  });

  test('a moved one takes its reminder along, and each move is a fact of its own', () => {
    const moved = { ...booked, moves: 2, movedAt: NOW + HOUR_MS, date: '2026-11-28' };
    expect(noticesOf(moved).map(({ fact }) => fact)).toEqual(['moved:2', 'reminder:2026-11-28']);
  });

  test('a cancelled one drops everything, and tells only who has heard of it', () => {
    const cancelled: NoticeFacts = { ...booked, state: 'cancelled', cancelledAt: NOW, askedParts: ['p1'] };
    expect(kindsOf(cancelled)).toEqual([]);
    const told = { wasNotified: true, isCancelled: false, cancellations: 0 };
    expect(kindsOf({ ...cancelled, told })).toEqual(['cancelled']);
  });

  test('one that stands again is told so where its end was told, and each end is a fact of its own', () => {
    const told = { wasNotified: true, isCancelled: true, cancellations: 2 };
    expect(noticesOf({ ...booked, moves: 1, told }).map(({ fact }) => fact)).toEqual([
      'booked:2',
      'reminder:2026-11-25',
    ]);
    expect(kindsOf({ ...booked, step: 'on_way', told })).toEqual(['booked', 'on_way']);
    expect(noticesOf({ ...booked, state: 'cancelled', told })).toEqual([]);
    const again = { ...booked, state: 'cancelled', told: { ...told, isCancelled: false } } as const;
    expect(noticesOf(again).map(({ fact }) => fact)).toEqual(['cancelled:2']);
  });

  test('a part that is found days after the last step is asked for then', () => {
    const late = { ...booked, step: 'started', askedParts: ['p1'], askedAt: NOW + 5 * DAY_MS } as const;
    expect(noticesOf(late)).toEqual([
      { kind: 'part', fact: 'part:p1', dueAt: NOW + 5 * DAY_MS, until: NOW + 7 * DAY_MS },
    ]);
  });

  test('a visit that was chosen in the evening before gets no reminder', () => {
    expect(kindsOf({ ...booked, bookedAt: indiaInstant('2026-11-24', 17 * 60).getTime() })).toEqual([
      'booked',
    ]);
  });

  test.each([
    ['on_way', ['on_way']],
    ['started', []],
    ['ready', ['ready']],
    ['paid', ['review']],
  ] as const)('in the step %s the day’s own', (step, kinds) => {
    expect(kindsOf({ ...booked, step })).toEqual(kinds);
  });

  test('the review is asked for two hours after the payment, and not of who has given it', () => {
    const paid: NoticeFacts = { ...booked, step: 'paid' };
    expect(noticesOf(paid)[0]?.dueAt).toBe(NOW + 2 * HOUR_MS);
    expect(noticesOf({ ...paid, isReviewed: true })).toEqual([]);
  });

  test('what is not about the booking is planned only for who said yes to it', () => {
    fc.assert(
      fc.property(facts, (of) => {
        for (const { kind } of noticesOf({ ...of, saidYes: false })) expect(needsOwnYes(kind)).toBe(false);
      }),
    );
    expect(noticesOf({ ...booked, step: 'paid', saidYes: false })).toEqual([]);
  });

  test('each fact is planned once, is due before it is too late to tell, and nothing but the day’s own at night', () => {
    fc.assert(
      fc.property(facts, (of) => {
        const notices = noticesOf(of);
        expect(new Set(notices.map(({ fact }) => fact)).size).toBe(notices.length);
        for (const { kind, dueAt } of notices) if (!isOfTheDay(kind)) expect(isInHours(dueAt)).toBe(true);
        if (of.state === 'none') expect(notices).toEqual([]);
        if (of.state === 'cancelled') for (const { kind } of notices) expect(kind).toBe('cancelled');
      }),
    );
  });
});

test('every kind of message, and whether it needs the person’s own yes', () => {
  expect(Object.fromEntries(SENT_KINDS.map((kind) => [kind, needsOwnYes(kind)]))).toEqual({
    booked: false,
    moved: false,
    cancelled: false,
    reminder: false,
    on_way: false,
    part: false,
    ready: false,
    review: true,
    text: false,
  });
});

test('a message of the night waits for eight in the morning, and never longer than eleven hours', () => {
  fc.assert(
    fc.property(instant, (at) => {
      const goes = inHours(at);
      expect(goes).toBeGreaterThanOrEqual(at);
      expect(goes - at).toBeLessThanOrEqual(11 * HOUR_MS);
      expect(indiaMinutes(new Date(goes))).toBeGreaterThanOrEqual(8 * 60);
      expect(indiaMinutes(new Date(goes))).toBeLessThan(21 * 60);
    }),
  );
});

test('notifications in any order leave the furthest state, and a failure ends no message that arrived', () => {
  const notifications = fc.array(fc.constantFrom('sent', 'delivered', 'read'), { minLength: 1 });
  fc.assert(
    fc.property(notifications, (all) => {
      const last = all.reduce<(typeof MESSAGE_STATES)[number]>(stateAfter, 'accepted');
      const furthest = (['read', 'delivered', 'sent'] as const).find((state) => all.includes(state));
      expect(last).toBe(furthest);
      expect(stateAfter(last, 'failed')).toBe(last === 'sent' ? 'failed' : last);
    }),
  );
  expect(stateAfter('failed', 'sent')).toBe('failed');
});

test('the code of a refusal decides what follows, and its text never does', () => {
  expect(failureOf(131026, 400)).toEqual({ rule: 'give_up', reason: 'not_on_chat' });
  expect(failureOf(131047, 400)).toEqual({ rule: 'give_up', reason: 'window_closed' });
  expect(failureOf(131056, 400).rule).toBe('wait');
  for (const code of [132000, 132001, 132015, 132016])
    expect(failureOf(code, 400).rule).toBe('pause_template');
  for (const code of [4, 80007, 130429]) expect(failureOf(code, 400).rule).toBe('slow_down');
  for (const code of [190, 10, 200, 299, 131031]) expect(failureOf(code, 400).rule).toBe('pause_all');
  expect(failureOf(131000, 500).rule).toBe('retry');
  expect(failureOf(100, 400).rule).toBe('give_up');
  expect(failureOf(undefined, 401).rule).toBe('pause_all');
});
