import { describe, expect, test } from 'vitest';
import { operatorOf, PASSPHRASE, sessionOf } from './admin-session.ts';
import { aVisitor } from './outside.ts';
import { dayAhead } from './own-bookings.ts';
import { anOrder } from './own-orders.ts';
import { testSite } from './test-site.ts';

const site = await testSite({ variables: { ADMIN_PASSPHRASE: PASSPHRASE } });
const session = await sessionOf();
const operator = operatorOf(site, session);

const open = (headers: Readonly<Record<string, string>>) =>
  site.fetch('/api/admin/live', { headers: { Upgrade: 'websocket', ...headers } });

/** Opens the feed as an operator's page does, and collects what it hears. */
async function listen() {
  const answer = await open({ Cookie: `admin=${session}`, Origin: site.origin });
  const heard: string[] = [];
  answer.webSocket?.addEventListener('message', ({ data }) => heard.push(String(data)));
  answer.webSocket?.accept();
  return { status: answer.status, heard, close: () => answer.webSocket?.close() };
}

const number = { mobileNumber: '9000000509', name: 'Sample Customer' };
/** A new record of each kind that an operator works on, as a visitor's form posts it. */
const NEW_RECORDS: readonly (readonly [kind: string, path: string, body: object])[] = [
  ['lead', '/api/leads', number],
  ['booking', '/api/bookings', number],
  ['order', '/api/checkout/orders', anOrder()],
  [
    'service_request',
    '/api/service-requests',
    { ...number, carModel: 'Maruti Swift', preferredDate: dayAhead(2), serviceType: 1 },
  ],
  ['enquiry', '/api/enquiries', { ...number, kind: 'franchise', city: 'Kota' }],
];

describe('GET /api/admin/live', () => {
  test.each(NEW_RECORDS)('tells of a new %s by its kind only', async (kind, path, body) => {
    const { status, heard, close } = await listen();
    expect(status).toBe(101);
    const answer = await site.post(path, { idempotencyKey: `live-key-${kind}`, ...body }, aVisitor());
    expect(answer.status).toBe(201);
    // An order that gets its seat is then announced as changed.
    await expect.poll(() => heard[0]).toBe(JSON.stringify({ kind }));
    close();
  });

  test('tells of a change, and of a replay nothing', async () => {
    const lead = { mobileNumber: '9000000505', idempotencyKey: 'live-lead-1' };
    const created = (await (await site.post('/api/leads', lead, aVisitor())).json()) as { id: string };
    const { heard, close } = await listen();
    await site.post('/api/leads', lead, aVisitor());
    await operator.post(`/api/admin/records/${created.id}`, { status: 'contacted' }, aVisitor());
    await expect.poll(() => heard).toEqual(['{"kind":"changed"}']);
    close();
  });

  test('answers 401 without a session, 403 to a page of another site, and 426 without an upgrade', async () => {
    const statuses = [
      await open({}),
      await open({ Cookie: `admin=${session}`, Origin: 'https://elsewhere.example' }),
      await site.fetch('/api/admin/live', { headers: { Cookie: `admin=${session}` } }),
    ].map(({ status }) => status);
    expect(statuses).toEqual([401, 403, 426]);
  });
});
