import { expect, test } from 'vitest';
import { isOfTheDay, needsOwnYes, type SentKind } from '../../../src/features/chat/rules/message-kinds.ts';
import { isInHours } from '../../../src/features/chat/rules/send-hours.ts';
import { MINUTE_MS } from '../../../src/values/durations.ts';
import { formatDay } from '../../../src/values/format.ts';
import { addDays, indiaDate, indiaInstant } from '../../../src/values/india-time.ts';
import { volume } from '../../every-case.ts';
import type { SentMessage } from '../../upstreams/chat.ts';
import { type Booked, changed, isTrue, lastOf, seeded, truthAt } from './chat-day.ts';
import { type ChatLedger, chatTests } from './chat-ledger.ts';

const { chat, clock, database, start } = await chatTests();

const BOOKINGS = volume(200, 4);
const DAY = '2026-11-21';
/** Cron runs each minute; here it runs once for ten of them, for the test's own time. */
const STEP_MS = 10 * MINUTE_MS;
const ENDS = 23 * 60;
const at = (minutes: number) => indiaInstant(DAY, minutes).getTime();
const kindOf = ({ template }: SentMessage) => (template ?? '').replace(/^pahiya_|_1$/g, '') as SentKind;
const recordIdOf = ({ link }: SentMessage) => /booking\/([^?]+)/.exec(link ?? '')?.[1] ?? '';

/** The troubles of the day: from a minute of it until another, a refusal of the interface. */
const TROUBLES = [
  { from: 9 * 60, until: 9 * 60 + 20, name: '*', refusal: { status: 500, code: 131000 } },
  { from: 11 * 60, until: 11 * 60 + 30, name: '*', refusal: { status: 401, code: 190 } },
  { from: 13 * 60, until: 13 * 60 + 20, name: 'pahiya_booked_1', refusal: { status: 400, code: 132015 } },
  { from: 15 * 60, until: 15 * 60 + 20, name: '*', refusal: { status: 429, code: 130429 } },
  { from: 16 * 60, until: 16 * 60 + 20, name: 'pahiya_moved_1', refusal: { status: 400, code: 131056 } },
] as const;
/** Calls of these minutes get no readable answer; half of them were taken. */
const LOST = [
  { minute: 10 * 60, fault: 'committed_then_dropped' },
  { minute: 14 * 60, fault: 'reset' },
] as const;

/** Plays the day, and returns what the test knows to be true of each booking, and who wrote STOP and when. */
async function playDay(site: ChatLedger) {
  const { below, chance, pick } = seeded(39);
  const bookings = new Map<string, Booked>();
  // A fifth of the bookings are somebody's second one.
  const people = Array.from({ length: BOOKINGS * 0.8 }, (_, index) => `90000${String(20_000 + index)}`);
  const stopped = new Map<string, number>();
  const open = () => [...bookings.values()].filter((one) => lastOf(one).state === 'booked');
  const keep = (booking: Booked) => bookings.set(booking.id, booking);
  let notified = 0;
  const pending: object[] = [];

  const book = async (index: number) => {
    const person = people[index % people.length] ?? '';
    const isToday = chance(0.15);
    const date = addDays(DAY, isToday ? 0 : 1 + below(2));
    const booked = { at: clock.now(), date, state: 'booked', step: undefined } as const;
    const language = chance(0.3) ? 'hi' : 'en';
    const wantsReview = index % 2 === 0;
    const wish = wantsReview ? { chatReview: true } : {};
    const id = await site.book({ date, timeSlot: '17-19', language, ...wish }, person);
    keep({ id, person, wantsReview, moves: 0, history: [booked] });
  };
  const move = async () => {
    const booking = pick(open().filter((one) => lastOf(one).step === undefined));
    if (!booking) return;
    const date = addDays(DAY, 1 + below(3));
    keep(changed(booking, clock.now(), { date }));
    await site.move(booking.id, date, booking.moves + 1);
  };
  const cancel = async () => {
    const booking = pick(open().filter((one) => lastOf(one).step === undefined));
    if (!booking) return;
    keep(changed(booking, clock.now(), { state: 'cancelled' }));
    await site.cancel(booking.id);
  };
  const advance = async () => {
    const next = { on_way: 'ready', ready: 'paid' } as const;
    const booking = pick(open().filter((one) => lastOf(one).date === DAY && lastOf(one).step !== 'paid'));
    if (!booking) return;
    const { step: now } = lastOf(booking);
    const step = now === 'on_way' || now === 'ready' ? next[now] : 'on_way';
    keep(changed(booking, clock.now(), { step }));
    await site.step(booking.id, step);
  };
  /** Two people in three hide their number by then: their id is all that comes. */
  const stop = async () => {
    const number = pick(people.filter((one) => !stopped.has(one)));
    if (number === undefined) return;
    const userId = `IN.77${number}`;
    const say = (body: string, from: { number?: string; userId: string }) =>
      site.takeWebhook(
        chat.webhook(chat.written({ id: `${body}-${number}`, type: 'text', text: { body } }, from)),
      );
    await say('Hello', { number, userId });
    // The STOP meets a sweep and a change of the person's own booking.
    const own = open().find(({ person, history }) => person === number && history.at(-1)?.step === undefined);
    const isHidden = chance(0.66);
    await Promise.all([
      say('STOP', isHidden ? { userId } : { number, userId }),
      site.outbox.sweep(),
      ...(own ? [site.outbox.attempt(own.id)] : []),
    ]);
    stopped.set(number, chat.sent.length);
  };
  /** Notifications of one message in four come late, twice and in any order, several in one body. */
  const notify = async () => {
    for (const { id } of chat.sent.slice(notified).filter(() => chance(0.25)))
      for (const status of ['sent', 'delivered', 'read'] as const)
        for (let repeat = chance(0.2) ? 2 : 1; repeat > 0; repeat -= 1)
          pending.splice(below(pending.length + 1), 0, { id, status, timestamp: '1' });
    notified = chat.sent.length;
    const statuses = pending.splice(0, 8);
    if (statuses.length > 0) await site.takeWebhook(chat.webhook({ statuses }));
  };

  clock.pass(at(6 * 60) - clock.now());
  while (clock.now() < at(ENDS)) {
    const minute = Math.round((clock.now() - at(0)) / MINUTE_MS);
    chat.refuse.clear();
    for (const { from, until, name, refusal } of TROUBLES)
      if (minute >= from && minute < until) chat.refuse.set(name, refusal);
    for (const lost of LOST) if (lost.minute === minute) await chat.fail(lost.fault, { times: 3 });
    if (lost(minute)) await chat.heal();
    const isNew = () => chance(0.7) && bookings.size + made < BOOKINGS;
    let made = 0;
    const newOnes: Promise<void>[] = [];
    for (let drawn = 0; drawn < 6; drawn += 1)
      if (isNew()) {
        newOnes.push(book(bookings.size + made));
        made += 1;
      }
    await Promise.all(newOnes);
    clock.pass(1000);
    if (chance(0.6)) await move();
    clock.pass(1000);
    if (chance(0.4)) await cancel();
    clock.pass(1000);
    if (chance(0.9)) await advance();
    clock.pass(1000);
    if (chance(0.15)) await stop();
    clock.pass(STEP_MS - 5000);
    // Two Workers do the minute's work at once.
    await site.store.wake();
    await Promise.all([site.outbox.sweep(), site.outbox.sweep()]);
    clock.pass(1000);
    await notify();
  }
  await site.takeWebhook(chat.webhook({ statuses: pending }));
  return { bookings, stopped };
}

const lost = (minute: number) => LOST.some((one) => minute === one.minute + 20);

interface Row {
  readonly id: string;
  readonly record_id: string;
  readonly kind: string;
  readonly fact: string;
  readonly state: string;
  readonly reason: string | null;
}

test(`a day of ${BOOKINGS} bookings with moves, cancels and faults: each message once, none untrue, none at night`, {
  timeout: 600_000,
}, async () => {
  const site = start();
  const { bookings, stopped } = await playDay(site);
  const { results: rows } = await database().prepare('SELECT * FROM chat_messages').all<Row>();
  const { sent } = chat;
  const kinds = new Set(sent.map(kindOf));
  expect(bookings.size).toBe(BOOKINGS);
  expect([...kinds].sort()).toEqual([
    'booked',
    'cancelled',
    'moved',
    'on_way',
    'ready',
    'reminder',
    'review',
  ]);

  // Each fact has one row, and each row that the interface took is one message of it.
  const timesSent = (id: string) => sent.filter(({ ours }) => ours === id).length;
  const arrived = new Set(['accepted', 'sent', 'delivered', 'read']);
  for (const { id, state, fact } of rows) {
    const times = timesSent(id);
    if (arrived.has(state)) expect([fact, times]).toEqual([fact, 1]);
    else if (state === 'unclear') expect(times).toBeLessThanOrEqual(1);
    else expect([fact, state, times]).toEqual([fact, state, 0]);
  }
  expect(sent).toHaveLength(rows.filter(({ id }) => timesSent(id) === 1).length);

  // Nobody reads what is not so when it leaves.
  const untrue = sent.filter((message) => {
    const booking = bookings.get(recordIdOf(message));
    const truth = booking && truthAt(booking, message.at);
    const kind = kindOf(message);
    if (truth === undefined || !isTrue(kind, truth, message.at)) return true;
    if (needsOwnYes(kind) && !booking?.wantsReview) return true;
    const saysWhen = message.language === 'en' && (kind === 'booked' || kind === 'moved');
    return saysWhen && !message.facts[2]?.startsWith(formatDay(truth.date));
  });
  expect(untrue).toEqual([]);

  // At night only what the day itself brings.
  expect(sent.filter((message) => !isOfTheDay(kindOf(message)) && !isInHours(message.at))).toEqual([]);

  // Six seconds between two to a person, one reminder for a day, and none after a STOP.
  const ofPerson = Map.groupBy(sent, ({ to }) => to);
  for (const [person, messages] of ofPerson) {
    for (const [index, { at: sentAt }] of messages.entries())
      expect(sentAt - (messages[index - 1]?.at ?? 0), person).toBeGreaterThanOrEqual(6000);
    const days = messages
      .filter((message) => kindOf(message) === 'reminder')
      .map(({ at: sentAt }) => indiaDate(new Date(sentAt)));
    expect(new Set(days).size, person).toBe(days.length);
  }
  for (const [number, heard] of stopped)
    expect(sent.slice(heard).filter(({ to }) => to === `91${number}`)).toEqual([]);

  // Each booking of before eight has its message, or its record says why not.
  for (const booking of bookings.values()) {
    const { id, person } = booking;
    const own = rows.filter(({ record_id: recordId }) => recordId === id);
    const { state, at: since, step } = lastOf(booking);
    if (stopped.has(person) || state === 'cancelled' || step !== undefined || since > at(20 * 60)) continue;
    const last = own.filter(({ kind }) => kind === 'booked' || kind === 'moved').at(-1);
    expect([...arrived, 'unclear'], `${last?.fact} ${last?.reason}`).toContain(last?.state);
  }
});
