import { afterAll, expect, it } from 'vitest';
import { createErasure } from '../../../src/platform/ledger/erasure.ts';
import { createLedger } from '../../../src/platform/ledger/record-ledger.ts';
import { createSpins } from '../../../src/platform/ledger/spins.ts';
import { createOutbox } from '../../../src/platform/outbox/outbox.ts';
import { createSigner, sha256Hex } from '../../../src/values/signing.ts';
import { createTestClock, openTestDatabase } from './ledger-database.ts';
import { mustBe } from './must-be.ts';

const clock = createTestClock();
const signer = createSigner({ current: 'key-one' });
const NUMBER = '9000000001';

const { d1, close } = await openTestDatabase();
afterAll(() => close());

/** Every text in every table, to search for data that must be gone. */
async function everything(): Promise<string> {
  const tables = await d1
    .prepare(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE '\\_%' ESCAPE '\\' AND name NOT LIKE 'sqlite%'",
    )
    .all<{ name: string }>();
  const dumps = tables.results.map(({ name }) => d1.prepare(`SELECT * FROM "${name}"`).all());
  return JSON.stringify((await Promise.all(dumps)).map(({ results }) => results));
}

it('exports and then deletes all data of a number, and lists the entries of other systems', async () => {
  const ledger = createLedger(d1, clock);
  const pending = [{ target: 'cms', purpose: 'record' }];
  const base = { mobileNumber: NUMBER, name: 'Asha', sessionId: 'session-a' };
  const lead = mustBe(
    await ledger.record('lead', { ...base, idempotencyKey: 'erase-key-1' }, pending),
  ).record;
  const booking = mustBe(
    await ledger.record('booking', { ...base, idempotencyKey: 'erase-key-2' }, pending),
  ).record;
  await ledger.record('redirect', { idempotencyKey: 'erase-key-3', sessionId: 'session-a' });
  const other = { idempotencyKey: 'erase-key-4', mobileNumber: '9000000002', sessionId: 'session-b' };
  await ledger.record('lead', other, pending);
  await ledger.change(lead.id, { note: 'called' }, { by: 'operator' });
  const deliver = async () => ({ kind: 'delivered' as const, remoteDocumentId: 'doc-1' });
  const unclear = async () => ({ kind: 'fault' as const, code: 'timed_out' as const });
  await createOutbox(d1, { ...clock, targets: [{ name: 'cms', deliver }] }).attempt(lead.id);
  await createOutbox(d1, { ...clock, targets: [{ name: 'cms', deliver: unclear }] }).attempt(booking.id);
  const draw = () => ({
    segment: 'ten',
    coupon: { code: 'SPIN-E', kind: 'percent' as const, value: 10, description: '10% off', expiresAt: null },
  });
  await createSpins(d1, { ...clock, signer }).spin({ mobileNumber: NUMBER, sessionId: 'session-a', draw });

  const events = createOutbox(d1, { ...clock, targets: [] });
  const event = (user: Record<string, string | string[]>) => ({
    target: 'ads',
    purpose: 'Contact',
    event: { user_data: user },
  });
  await events.queueEvent('ads:Contact:hashed', event({ ph: [await sha256Hex(`91${NUMBER}`)] }));
  await events.queueEvent('ads:Contact:plain', event({ ph: NUMBER }));
  await events.queueEvent('ads:Contact:session', event({ external_id: [await sha256Hex('session-a')] }));
  const analytics = { target: 'analytics', purpose: 'Contact' };
  await events.queueEvent('analytics:Contact:session', { ...analytics, event: { distinctId: 'session-a' } });
  await events.queueEvent('ads:Contact:other', event({ ph: [await sha256Hex('919000000002')] }));

  const erasure = createErasure(d1, { ...clock, signer });
  const kept = mustBe(await erasure.exportNumber(NUMBER));
  expect(kept.records.map(({ kind }) => kind).sort()).toEqual(['booking', 'lead', 'redirect']);
  expect([kept.history.length, kept.spins.length, kept.coupons.length]).toEqual([1, 1, 1]);
  expect(kept.events).toHaveLength(4);

  const erased = mustBe(await erasure.eraseNumber(NUMBER, 'operator'));
  expect(erased.records).toBe(3);
  expect(erased.remote.toSorted((left, right) => left.kind.localeCompare(right.kind))).toMatchObject([
    { target: 'cms', kind: 'booking', recordId: booking.id, remoteDocumentId: null, certain: false },
    { target: 'cms', kind: 'lead', recordId: lead.id, remoteDocumentId: 'doc-1', certain: true },
  ]);
  const left = await everything();
  expect(left).not.toMatch(/9000000001|Asha|session-a|SPIN-E/);
  for (const hashed of [`91${NUMBER}`, 'session-a']) expect(left).not.toContain(await sha256Hex(hashed));
  expect(left).toContain(await sha256Hex('919000000002'));
  expect(left).toContain('9000000002');
  expect(left).toContain('number_erased');
});

it('deletes no events of other people, for any invented session id and any number of sessions', async () => {
  const ledger = createLedger(d1, clock);
  const sessions = [
    'website',
    'action_source',
    'o',
    '',
    ...Array.from({ length: 120 }, (_, place) => `many-${place}`),
  ];
  for (const [place, sessionId] of sessions.entries())
    mustBe(
      await ledger.record('lead', {
        idempotencyKey: `erase-many-${place}`,
        mobileNumber: '9000000003',
        sessionId,
      }),
    );
  const event = { action_source: 'website', properties: { source: 'website' }, distinctId: 'somebody-else' };
  await createOutbox(d1, { ...clock, targets: [] }).queueEvent('ads:Contact:website', {
    target: 'ads',
    purpose: 'Contact',
    event,
  });
  const erased = mustBe(await createErasure(d1, { ...clock, signer }).eraseNumber('9000000003', 'operator'));
  expect(erased.records).toBe(sessions.length);
  expect(await everything()).toContain('somebody-else');
});

it('deletes the redirects of a session that only spun, and events that failed for good', async () => {
  const ledger = createLedger(d1, clock);
  const number = '9000000005';
  const draw = () => ({ segment: 'none', coupon: null });
  await createSpins(d1, { ...clock, signer }).spin({ mobileNumber: number, sessionId: 'spun-only', draw });
  mustBe(await ledger.record('redirect', { idempotencyKey: 'erase-spin-1', sessionId: 'spun-only' }));
  const events = createOutbox(d1, {
    ...clock,
    targets: [{ name: 'ads', deliver: async () => ({ kind: 'fault', code: 'refused' }) }],
  });
  const event = { user_data: { ph: [await sha256Hex(`91${number}`)] } };
  await events.queueEvent('ads:Contact:refused', { target: 'ads', purpose: 'Contact', event });
  await events.sweep();
  const erasure = createErasure(d1, { ...clock, signer });
  expect(mustBe(await erasure.exportNumber(number))).toMatchObject({
    records: [{ kind: 'redirect' }],
    events: [{ target: 'ads' }],
  });
  await erasure.eraseNumber(number, 'operator');
  const left = await everything();
  expect(left).not.toContain('spun-only');
  expect(left).not.toContain(await sha256Hex(`91${number}`));
});

it('a failed event of an unknown person is deleted after a month', async () => {
  const targets = [
    { name: 'ads', deliver: async () => ({ kind: 'fault' as const, code: 'refused' as const }) },
  ];
  const outbox = createOutbox(d1, { ...clock, targets });
  await outbox.queueEvent('ads:Contact:old', { target: 'ads', purpose: 'Contact', event: { ph: 'a-hash' } });
  await outbox.sweep();
  expect(await everything()).toContain('a-hash');
  clock.pass(31 * 86_400_000);
  await outbox.sweep();
  expect(await everything()).not.toContain('a-hash');
});

it('returns nothing for an unknown number', async () => {
  const erased = mustBe(await createErasure(d1, { ...clock, signer }).eraseNumber('9000000009', 'operator'));
  expect(erased).toEqual({ records: 0, remote: [] });
});
