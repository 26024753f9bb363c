import type { D1Database } from '@cloudflare/workers-types';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { MINUTE_MS } from '../../../src/values/durations.ts';
import { startPushService } from '../../upstreams/push-service.ts';
import { type createTestClock, eachOnAnEmptyLedger } from './ledger-database.ts';
import { mustBe } from './must-be.ts';
import { PUSH_TABLES, startPushLedger } from './push-ledger.ts';

let d1: D1Database;
let clock: ReturnType<typeof createTestClock>;
eachOnAnEmptyLedger(PUSH_TABLES, (given) => {
  ({ d1, clock } = given);
});

const service = await startPushService();
afterAll(() => service.close());
beforeEach(async () => {
  await service.heal();
  service.startAgain();
});

/** 12 o'clock in India, and the start of every test. */
const NIGHT = { from: 22 * 60, to: 7 * 60 };
const NOON = { from: 11 * 60, to: 13 * 60 };

const start = () => startPushLedger({ d1, clock, service });
const rung = () => service.received.map(({ device, kind }) => `${device}: ${kind}`).sort();
const AT_ONCE = { status: 'pay_after_service', fields: { lines: [], amount: 0 } } as const;
const TAKEN = {
  fields: {
    mechanic: 'm',
    job: { steps: [], mechanic: { id: 'm', name: 'Ravi' }, code: { serial: 1, tries: 0 }, parts: [] },
  },
} as const;

describe('a fact', () => {
  test('rings each device once, with its kind and the address of its record alone', async () => {
    const site = start();
    await site.ring('phone');
    await site.ring('laptop');
    const id = await site.record('lead', { service: 'ac' });
    await site.outbox.attempt(id);
    await site.minute();
    expect(rung()).toEqual(['laptop: new', 'phone: new']);
    for (const { text } of service.received)
      expect(JSON.parse(text)).toEqual({ kind: 'new', path: `/coupon-admin/records/${id}` });
    const sent = JSON.stringify(service.requests.map(({ text, headers, path }) => [text, headers, path]));
    for (const word of ['Asha', '9000000301']) expect(sent).not.toContain(word);
  });

  test('rings nobody who did not choose its kind, in quiet hours, or before the device was there', async () => {
    const site = start();
    await site.ring('elsewhere', { kinds: ['moved'] });
    await site.ring('asleep', { quiet: NOON });
    await site.ring('awake', { quiet: NIGHT });
    await site.record('lead');
    clock.pass(1000);
    await site.ring('later');
    // The end of the quiet hours brings nothing of them.
    clock.pass(50 * MINUTE_MS);
    await site.minute();
    expect(rung()).toEqual(['awake: new']);
  });

  test('of two moves rings twice, and a change by an operator does not', async () => {
    const site = start();
    await site.ring('phone', { kinds: ['moved'] });
    const id = await site.record('booking', {
      status: 'completed',
      fields: { date: '2026-11-25', timeSlot: '9-11' },
    });
    await site.change(id, { fields: { date: '2026-11-26', rescheduledAt: '2026-11-20T07:00:00.000Z' } });
    await site.change(id, { fields: { date: '2026-11-27', rescheduledAt: '2026-11-20T07:01:00.000Z' } });
    await site.change(
      id,
      { fields: { date: '2026-11-28', rescheduledAt: '2026-11-20T07:02:00.000Z' } },
      'operator',
    );
    expect(rung()).toEqual(['phone: moved', 'phone: moved']);
  });
});

describe('an emergency', () => {
  test('rings again each minute until a mechanic has it', async () => {
    const site = start();
    await site.ring('phone');
    const id = await site.record('order', AT_ONCE);
    for (let passed = 0; passed < 3; passed += 1) await site.minute();
    expect(rung()).toEqual(Array(4).fill('phone: emergency'));
    // A second sweep of the same minute rings nobody twice.
    await site.outbox.sweep();
    await site.change(id, TAKEN, 'operator Asha');
    await site.minute();
    await site.minute();
    expect(rung()).toHaveLength(4);
    expect(await site.states()).toEqual([{ purpose: 'emergency', state: 'skipped' }]);
  });

  test('that a lead asks for stops while an operator calls, and goes on when nothing came of it', async () => {
    const site = start();
    await site.ring('phone');
    await site.record('lead', { service: 'emergency' });
    mustBe(await site.calls.take('9000000301', 'operator Asha'));
    await site.minute();
    expect(rung()).toEqual(['phone: emergency']);
  });
});

describe('a push service', () => {
  test('rings the other devices once where the keys of one are none', async () => {
    const site = start();
    const broken = await site.ring('broken');
    await site.ring('phone');
    await d1.prepare('UPDATE push_devices SET p256dh = ? WHERE id = ?').bind('A'.repeat(87), broken).run();
    await site.record('lead');
    for (let passed = 0; passed < 5; passed += 1) await site.minute();
    expect(rung()).toEqual(['phone: new']);
    // Devices of one millisecond have no order.
    const faultOf = new Map(mustBe(await site.devices.list()).map(({ id, fault }) => [id, fault]));
    expect(faultOf.get(broken)).toBe('invalid keys');
    expect([...faultOf.values()]).toContain(null);
  });

  test('that knows a subscription no more ends its device', async () => {
    const site = start();
    await site.ring('gone');
    await site.ring('phone');
    service.refuse.set('gone', { status: 410 });
    await site.record('lead');
    expect(rung()).toEqual(['phone: new']);
    expect(mustBe(await site.devices.list()).map(({ by }) => by)).toEqual(['operator Asha']);
    expect(await site.states()).toEqual([{ purpose: 'new', state: 'delivered' }]);
  });

  test('that asks for a wait holds its own device alone, which gets the fact after it', async () => {
    const site = start();
    await site.ring('busy');
    await site.ring('phone');
    service.refuse.set('busy', { status: 429, headers: { 'retry-after': '150' } });
    await site.record('lead');
    await site.record('lead', { mobileNumber: '9000000302' });
    service.refuse.clear();
    const asked = () => service.requests.filter(({ path }) => path === '/send/busy').length;
    const before = asked();
    await site.minute();
    expect(asked()).toBe(before);
    expect(rung()).toEqual(['phone: new', 'phone: new']);
    for (let passed = 0; passed < 5; passed += 1) await site.minute();
    expect(rung()).toEqual(['busy: new', 'busy: new', 'phone: new', 'phone: new']);
  });

  test.each([
    ['an error of its own', { status: 500 }],
    ['no answer', undefined],
  ])('with %s gets the fact again, and the other device does not', async (_, answer) => {
    const site = start();
    await site.ring('phone');
    await site.ring('laptop');
    if (answer) service.refuse.set('phone', answer);
    else await service.fail('reset', { only: ({ path }) => path === '/send/phone' });
    await site.record('lead');
    expect(rung()).toEqual(['laptop: new']);
    const faults = async () => new Set(mustBe(await site.devices.list()).map(({ fault }) => fault));
    expect(await faults()).toEqual(new Set([null, answer ? 'status 500' : 'unreachable']));
    service.refuse.clear();
    await service.heal();
    await site.minute();
    await site.minute();
    expect(rung()).toEqual(['laptop: new', 'phone: new']);
    expect(await faults()).toEqual(new Set([null]));
  });

  test('that refuses a push fails the delivery, which health counts', async () => {
    const site = start();
    await site.ring('phone');
    service.refuse.set('phone', { status: 403 });
    await site.record('lead');
    expect(await site.states()).toEqual([{ purpose: 'new', state: 'failed' }]);
  });

  test('that comes back after an hour gets no old fact', async () => {
    const site = start();
    await site.ring('phone');
    service.refuse.set('phone', { status: 500 });
    await site.record('lead');
    service.refuse.clear();
    clock.pass(61 * MINUTE_MS);
    await site.minute();
    expect(rung()).toEqual([]);
    expect(await site.states()).toEqual([{ purpose: 'new', state: 'skipped' }]);
  });
});

test('a request that nobody has called about rings once, and one that somebody calls does not', async () => {
  const site = start();
  await site.ring('phone', { kinds: ['unanswered'] });
  await site.record('lead');
  await site.record('lead', { mobileNumber: '9000000302' });
  mustBe(await site.calls.take('9000000302', 'operator Asha'));
  clock.pass(6 * MINUTE_MS);
  const window = { from: clock.now() - 20 * MINUTE_MS, to: clock.now() - 5 * MINUTE_MS };
  expect(await site.facts.noteUnanswered(window)).toBe(1);
  expect(await site.facts.noteUnanswered(window)).toBe(0);
  await site.minute();
  await site.minute();
  expect(rung()).toEqual(['phone: unanswered']);
});
