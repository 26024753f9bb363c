import { afterAll, expect, test, vi } from 'vitest';
import { adminEndpoints } from '../../src/features/admin/contract/addresses.ts';
import type { Erased, NumberExport } from '../../src/platform/ledger/erasure.ts';
import { sha256Hex } from '../../src/values/signing.ts';
import { cookiesOf, operatorOf, PASSPHRASE, sessionOf } from './admin-session.ts';
import { holding, newRecord } from './held-record.ts';
import { aVisitor, CONSENTING, everyMinute, startOutside } from './outside.ts';
import { dayAhead, wish } from './own-bookings.ts';
import { testSite } from './test-site.ts';

/** One visitor with every kind of record in one session; another visitor's data must stay. */
const NUMBER = '9000077777';
const OTHER = '9000077778';
const SESSION = 'session-of-somebody-who-leaves';
const NAME = 'Zzyxwella Leaver';
const ADDRESS = 'House 78, Unlikely Street';
const PLURALS = ['mncaptures', 'service-requests', 'chatbot-bookings', 'enquiries'] as const;

const outside = await startOutside();
const site = await testSite({ variables: { ...outside.variables, ADMIN_PASSPHRASE: PASSPHRASE } });
afterAll(async () => {
  await outside.close();
});

let sent = 0;
async function leave(path: string, mobileNumber: string, fields: object) {
  sent += 1;
  const sender = {
    idempotencyKey: `erasure-key-${sent}`,
    mobileNumber,
    name: NAME,
    fullName: NAME,
    address: ADDRESS,
    sessionId: mobileNumber === NUMBER ? SESSION : 'session-of-another',
  };
  const answer = await site.post(path, { ...sender, ...fields }, { ...CONSENTING, ...aVisitor() });
  expect([path, answer.status < 300]).toEqual([path, true]);
  return newRecord<Record<string, string>>(answer);
}

/** Sends one record of each kind, confirms the booking, and sends the browser's events. */
async function leaveEverything(mobileNumber: string, slot: string): Promise<void> {
  await leave('/api/leads', mobileNumber, { source: 'website' });
  await leave('/api/service-requests', mobileNumber, {
    carModel: 'Maruti Swift',
    preferredDate: dayAhead(1),
    serviceType: 1,
  });
  await leave('/api/enquiries', mobileNumber, { kind: 'contact', message: `I am ${NAME}` });
  await leave('/api/spin', mobileNumber, {});
  await leave('/api/whatsapp-redirects', mobileNumber, { timestamp: new Date().toISOString() });
  await leave('/api/checkout/orders', mobileNumber, {
    items: [{ serviceId: 'jump-start', quantity: 1 }],
    area: 'Mansarovar',
    date: dayAhead(3),
    timeSlot: slot,
    payment: 'after_service',
  });
  const { id, token } = await leave('/api/bookings', mobileNumber, wish);
  const confirmed = await site.fetch(`/api/bookings/${id}`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', Origin: site.origin, ...aVisitor(), ...holding(token) },
    body: JSON.stringify({ date: dayAhead(2), timeSlot: slot, booking_status: 'completed' }),
  });
  expect(confirmed.status).toBe(200);
  await confirmed.text();
  await leave('/api/events', mobileNumber, {
    customer: { phone: mobileNumber, firstName: NAME },
    events: [{ name: 'contact', eventId: `erasure-event-${sent}`, time: Date.now(), url: '/contact' }],
  });
}

/** Every row of every table and every value of the store. */
async function everything(): Promise<string> {
  const tables = await site.rows<{ name: string }>(
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE '\\_%' ESCAPE '\\' AND name NOT LIKE 'sqlite%'",
  );
  const rows = await Promise.all(tables.map(({ name }) => site.rows(`SELECT * FROM "${name}"`)));
  const { keys } = await site.store.list();
  const values = await Promise.all(keys.map(({ name }) => site.store.get(name)));
  return JSON.stringify([rows, values]);
}

const seatsLeft = async (date: string): Promise<readonly number[]> => {
  const answer = await site.fetch(`/api/slots?city=jaipur&date=${date}`);
  return ((await answer.json()) as { slots: { left: number }[] }).slots.map(({ left }) => left);
};

/** Waits for the records' first delivery attempts, then lets cron send the events. */
async function untilAllIsTried(): Promise<void> {
  const isOpen = "locked_until IS NOT NULL OR (state = 'pending' AND attempts = 0)";
  const open = () => site.rows<{ id: string }>(`SELECT id FROM deliveries WHERE ${isOpen}`);
  await vi.waitUntil(
    async () => {
      await everyMinute(site);
      return (await open()).length === 0;
    },
    { timeout: 30_000, interval: 50 },
  );
}

test('the deletion of a number deletes every kind of record and lists the entries of the content backend', async () => {
  // A refused conversion stays with its record until an operator retries it.
  await outside.ads.fail('status_400');
  await leaveEverything(OTHER, '11-13');
  const seats = [await seatsLeft(dayAhead(2)), await seatsLeft(dayAhead(3))];
  await leaveEverything(NUMBER, '9-11');
  await untilAllIsTried();
  expect([await seatsLeft(dayAhead(2)), await seatsLeft(dayAhead(3))]).not.toEqual(seats);
  const secrets = [NUMBER, SESSION, await sha256Hex(`91${NUMBER}`), await sha256Hex(SESSION)];
  const before = await everything();
  // Hashes are made when an event is sent; no row stores one.
  expect(secrets.slice(0, 2).filter((secret) => !before.includes(secret))).toEqual([]);

  const operator = operatorOf(site, await sessionOf());
  const exported = await operator.post(adminEndpoints.exportNumber, { mobileNumber: NUMBER }, aVisitor());
  const kept = (await exported.json()) as NumberExport;
  expect(kept.records.map(({ kind }) => kind).sort()).toEqual([
    'booking',
    'enquiry',
    'lead',
    'order',
    'redirect',
    'service_request',
  ]);
  expect(kept.events).toEqual([]);
  expect(JSON.stringify(kept)).not.toContain(OTHER);

  const Cookie = `admin=${await sessionOf()}; ${cookiesOf(exported)}`;
  const answer = await site.post(
    adminEndpoints.eraseNumber,
    { mobileNumber: NUMBER, again: NUMBER },
    { Cookie, ...aVisitor() },
  );
  expect(answer.status).toBe(200);
  const erased = (await answer.json()) as Erased;
  expect(erased.records).toBe(6);
  const atBackend = PLURALS.flatMap((plural) => outside.cms.documents(plural))
    .filter(({ mobileNumber }) => mobileNumber === NUMBER)
    .map(({ documentId }) => documentId);
  expect(atBackend).toHaveLength(4);
  const told = erased.remote
    .filter(({ target }) => target === 'cms')
    .map(({ remoteDocumentId }) => remoteDocumentId);
  expect(told).toEqual(expect.arrayContaining(atBackend));

  const after = await everything();
  expect(secrets.filter((secret) => after.includes(secret))).toEqual([]);
  expect(after).toContain(OTHER);
  const left = await site.rows('SELECT id FROM records WHERE mobile_number = ?', OTHER);
  expect(left).toHaveLength(5);
  expect([await seatsLeft(dayAhead(2)), await seatsLeft(dayAhead(3))]).toEqual(seats);
});
