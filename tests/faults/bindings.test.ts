import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { enoughOfTheMinute } from '../enough-of-the-minute.ts';
import { quickly } from '../quickly.ts';
import { CMS_TOKEN, startCms } from '../upstreams/cms.ts';
import { startOpenStreetMap } from '../upstreams/open-street-map.ts';
import { startPriceSheet } from '../upstreams/price-sheet.ts';
import { cookiesOf, operatorOf, PASSPHRASE, sessionOf } from '../worker/admin-session.ts';
import { ENDPOINTS, type Endpoint } from '../worker/hostile/endpoints.ts';
import { aVisitor, everyMinute, letTimePass, sampleNumber } from '../worker/outside.ts';
import { bookingCalls } from '../worker/own-bookings.ts';
import { orderCalls } from '../worker/own-orders.ts';
import { openLink } from '../worker/own-page.ts';
import { returnedForm } from '../worker/returned-form.ts';
import { SMALL_FLOOD } from '../worker/site.ts';
import { Account, keepRows, type TableRow } from './account.ts';
import { at, type Plan, startFaultySite } from './faulty-site.ts';
import {
  confirmBooking,
  type Left,
  leaveBooking,
  leaveLead,
  pagesAnswer,
  until,
  untilDelivered,
} from './visitors.ts';

const account = new Account();
const table: TableRow[] = [];

const cms = await startCms();
const sheet = await startPriceSheet();
const streets = await startOpenStreetMap();
const site = await startFaultySite({
  variables: {
    CMS_URL: cms.url,
    CMS_TOKEN,
    PRICE_SHEET_URL: sheet.sheetUrl,
    REVERSE_GEOCODING_URL: streets.url,
    ADMIN_PASSPHRASE: PASSPHRASE,
  },
});
afterEach(() => site.mend());
afterAll(async () => {
  keepRows('bindings', table, account);
  console.info(`bindings: ${account}`);
  await site.stop();
  await Promise.all([cms.close(), sheet.close(), streets.close()]);
});

const documentsOf = ({ mobileNumber }: Left, plural = 'mncaptures') =>
  cms.documents(plural).filter((document) => document.mobileNumber === mobileNumber);

const storedOf = ({ mobileNumber }: Left) =>
  site.rows<{ id: string }>('SELECT id FROM records WHERE mobile_number = ?', mobileNumber);

/** Lets a minute pass without faults; then every delivery has arrived. */
async function settle(left: Left, plural?: string): Promise<void> {
  site.mend();
  await letTimePass(site);
  await everyMinute(site);
  const stored = await storedOf(left);
  for (const { id } of stored) await untilDelivered(site, id);
  account.enter(stored.length, documentsOf(left, plural).length);
  expect({ missing: account.missing, doubled: account.doubled }).toEqual({ missing: 0, doubled: 0 });
}

describe('the ledger', () => {
  test.each([
    ['a batch fails once', at('ledger/batch/before', 'throw', 1)],
    ['a batch is committed and its answer lost', at('ledger/batch/after', 'throw', 1)],
    ['every batch is committed and its answer lost', at('ledger/batch/after', 'throw')],
    ['a single statement fails once', at('ledger/statement/before', 'throw', 1)],
    ['a single statement is done and its answer lost', at('ledger/statement/after', 'throw', 1)],
    ['every single statement fails', at('ledger/statement/before', 'throw')],
  ])('%s: the lead is taken, once', async (name, plan) => {
    site.obey(plan);
    const left = await leaveLead(site);
    expect(left.status).toBe(201);
    await pagesAnswer(site);
    await settle(left);
    table.push({
      call: 'D1',
      fault: name,
      visitor: '201',
      meanwhile: 'stored',
      afterwards: 'delivered once',
    });
  });

  test.each([
    ['every write fails', at('ledger/batch', 'throw')],
    ['it is overloaded: every call fails', at('ledger', 'throw')],
  ])('%s: the visitor is told, and sending it again makes one record', async (name, plan) => {
    site.obey(plan);
    const refused = await leaveLead(site);
    expect(refused.status).toBe(503);
    await pagesAnswer(site);
    site.mend();
    expect(await refused.again()).toBe(201);
    await settle(refused);
    table.push({
      call: 'D1',
      fault: name,
      visitor: '503 with the phone number',
      meanwhile: 'nothing promised',
      afterwards: 'sent again: stored and delivered once',
    });
  });

  test('a form without JavaScript comes back to its page with the problem when the ledger is down', async () => {
    site.obey(at('ledger', 'throw'));
    const answer = await site.postForm('/api/leads', {
      mobileNumber: '9000000001',
      idempotencyKey: 'ledger-down-form',
    });
    const returned = await returnedForm(answer);
    expect(returned).toMatchObject({ status: 503, page: '/book' });
    expect(returned.html).toContain('tel:');
  });

  test.each(['/booking', '/order'])(
    'GET %s/:id says that the record is safe while the ledger is down, and shows it afterwards',
    async (path) => {
      const { id, token } =
        path === '/order' ? await orderCalls(site).place() : await bookingCalls(site).create();
      const link = `${path}/${id}?token=${token}`;
      site.obey(at('ledger', 'throw'));
      const page = await openLink(site, link);
      expect(page.status).toBe(200);
      expect(await page.text()).toContain('It is safe with us.');
      site.mend();
      expect(await (await openLink(site, link)).text()).not.toContain('It is safe with us.');
    },
  );

  test('the admin refuses every session while the ledger can’t list signed-out ones, and gives the reason', async () => {
    const operator = operatorOf(site, await sessionOf());
    expect((await operator.get('/api/admin/records')).status).toBe(200);
    site.obey(at('ledger', 'throw'));
    expect((await operator.get('/api/admin/records')).status).toBe(401);
    const signedIn = await site.postForm('/api/admin/sign-in', { passphrase: PASSPHRASE });
    expect(signedIn.headers.get('Location')).toBe('/coupon-admin?problem=ledger_unavailable');
    const left = await operator.form('/api/admin/sign-out', {}, aVisitor());
    expect(left.headers.get('Location')).toBe('/coupon-admin?problem=session_not_ended');
    expect(await (await site.fetch('/coupon-admin?problem=session_not_ended')).text()).toContain(
      'You are signed out here.',
    );
    site.mend();
    expect((await operator.get('/api/admin/records')).status).toBe(200);
  });

  test('GET /healthz answers and says that the ledger is unavailable', async () => {
    site.obey(at('ledger', 'throw'));
    const answer = await site.fetch('/healthz');
    expect([answer.status, answer.headers.get('X-Health')]).toEqual([503, 'unavailable']);
    expect(await answer.json()).toMatchObject({ status: 'unavailable' });
  });
});

describe('the store of the price sheet and the service types', () => {
  test.each<[string, Plan]>([
    ['misses', at('store/get', 'miss')],
    ['is stale', at('store/get', 'stale')],
    ['throws at get', at('store/get', 'throw')],
    ['throws at put', at('store/put', 'throw')],
    ['holds garbage', at('store/get', 'garbage')],
  ])('%s: pages answer, the lead is taken', async (name, plan) => {
    const fresh = await startFaultySite({
      variables: { CMS_URL: cms.url, CMS_TOKEN, PRICE_SHEET_URL: sheet.sheetUrl },
    });
    try {
      fresh.obey(plan);
      await pagesAnswer(fresh);
      const types = await fresh.fetch('/api/service-types');
      expect(types.status).toBe(200);
      expect(((await types.json()) as { serviceTypes: unknown[] }).serviceTypes.length).toBeGreaterThan(0);
      const left = await leaveLead(fresh);
      expect(left.status).toBe(201);
      const [row] = await fresh.rows<{ id: string }>('SELECT id FROM records');
      await untilDelivered(fresh, row?.id ?? '');
      account.enter(1, documentsOf(left).length);
    } finally {
      await fresh.stop();
    }
    table.push({
      call: 'KV',
      fault: name,
      visitor: '201',
      meanwhile: 'stored',
      afterwards: 'delivered once',
    });
  });
});

test('POST /api/admin/reviews/:id is stored while KV refuses it, and reaches KV once it is sent again', async () => {
  const operator = operatorOf(site, await sessionOf());
  const left = await leaveLead(site);
  const [row] = await storedOf(left);
  await site.rows(
    `INSERT INTO reviews (record_id, number_hash, service, city, place, name, stars, words, state, created_at)
     VALUES (?, 'hash', 'ac', 'jaipur', '', 'Sample Customer', 5, 'Words that KV refused.', 'new', 1)`,
    row?.id ?? '',
  );
  const decide = async () => {
    const answer = await operator.post(`/api/admin/reviews/${row?.id}`, { state: 'published' }, aVisitor());
    return [answer.status, await answer.json()];
  };
  const published = async () => (await site.store.get('published-reviews')) ?? '';
  site.obey(at('store/put', 'throw'));
  expect(await decide()).toEqual([200, { done: 'review_pages_later' }]);
  expect(await site.rows('SELECT state FROM reviews')).toEqual([{ state: 'published' }]);
  site.mend();
  expect(await published()).not.toContain('Words that KV refused.');
  expect(await decide()).toEqual([200, { done: 'review_published' }]);
  expect(await published()).toContain('Words that KV refused.');
  expect(await (await site.fetch('/car-service-in-jaipur')).text()).toContain('Words that KV refused.');
  expect(await site.rows("SELECT 1 FROM audit WHERE action = 'review_published'")).toHaveLength(1);
  await settle(left);
});

describe('a limiter', () => {
  beforeEach(() => enoughOfTheMinute(15));

  /** Repeats more often than any limiter allows in a minute. */
  const times = <Value>(count: number, make: () => Promise<Value>) =>
    Promise.all(Array.from({ length: count }, make));
  const statusOf = async (path: string, body: unknown, headers: Readonly<Record<string, string>>) =>
    (await site.post(path, body, headers)).status;
  const beyond: Readonly<Record<string, () => Promise<readonly number[]>>> = {
    async address() {
      const one = aVisitor();
      return times(125, () => statusOf('/api/city', { city: 'pune' }, one));
    },
    async flood() {
      const one = aVisitor();
      return times(SMALL_FLOOD + 5, () => statusOf('/api/leads', {}, one));
    },
    async session() {
      const body = {
        mobileNumber: sampleNumber(),
        idempotencyKey: 'session-limiter-fails',
        source: 'website',
      };
      const first = await site.post('/api/leads', body, aVisitor());
      const Cookie = cookiesOf(first);
      expect(Cookie).toContain('__Host-visit=');
      return times(45, () => statusOf('/api/leads', {}, { ...aVisitor(), Cookie }));
    },
    async number() {
      const mobileNumber = sampleNumber();
      const one = aVisitor();
      return times(14, () => {
        const body = { mobileNumber, idempotencyKey: crypto.randomUUID(), source: 'website' };
        return statusOf('/api/leads', body, one);
      });
    },
    async 'sign-in'() {
      const one = aVisitor();
      return times(8, () => statusOf('/api/admin/sign-in', { passphrase: 'wrong' }, one));
    },
  };

  test.each(Object.entries(beyond))('by %s fails: everybody gets through', async (name, send) => {
    site.obey(at(`limiter/${name}`, 'throw'));
    expect(await send()).not.toContain(429);
    const left = await leaveLead(site);
    expect(left.status).toBe(201);
    await settle(left);
    expect(await send()).toContain(429);
    table.push({
      call: 'Rate limiter',
      fault: `by ${name} throws`,
      visitor: '201',
      meanwhile: 'stored',
      afterwards: 'delivered once',
    });
  });

  test('of every kind fails: everybody gets through, at every address that is written to', async () => {
    await enoughOfTheMinute(45);
    const one = aVisitor();
    const write = async ({ method, path, body }: Endpoint) => {
      const headers = { 'Content-Type': 'application/json', Origin: site.origin, ...one };
      return (await site.fetch(path, { method, headers, body: JSON.stringify(body) })).status;
    };
    await times(SMALL_FLOOD + 5, () => statusOf('/api/leads', {}, one));
    for (const path of ['/api/city', '/api/events', '/api/assistant/sentence', '/api/admin/sign-in'])
      await times(125, () => statusOf(path, {}, one));
    // The provider's webhook comes from one address, which no limit may block.
    const limited = ENDPOINTS.filter(({ path }) => path !== '/api/checkout/webhook');
    for (const endpoint of limited)
      expect([endpoint.path, await write(endpoint)]).toEqual([endpoint.path, 429]);
    site.obey(at('limiter', 'throw'));
    for (const endpoint of limited)
      expect([endpoint.path, await write(endpoint)]).not.toEqual([endpoint.path, 429]);
    const left = await leaveLead(site);
    expect(left.status).toBe(201);
    await settle(left);
    table.push({
      call: 'Rate limiter',
      fault: 'throws',
      visitor: '201',
      meanwhile: 'stored',
      afterwards: 'delivered once',
    });
  });
});

describe('the turns for OpenStreetMap', () => {
  test.each<[string, Plan]>([
    ['throw', at('counts/take', 'throw')],
    ['hang', (point) => (point === 'counts/take' ? new Promise(() => {}) : 'go')],
  ])('%s: the place is the nearest locality, and the lead is taken', async (name, plan) => {
    site.obey(plan);
    const answer = await quickly(4000, () => site.fetch('/api/location?lat=26.8501&lng=75.8201&accuracy=40'));
    expect(await answer.json()).toMatchObject({ location: { city: 'Jaipur', source: 'geolocation' } });
    expect(streets.requests).toEqual([]);
    const left = await leaveLead(site);
    expect(left.status).toBe(201);
    await settle(left);
    table.push({
      call: 'Turns of the street map',
      fault: name,
      visitor: '201; the nearest locality that the site knows',
      meanwhile: 'stored',
      afterwards: 'delivered once',
    });
  });
});

describe('the board of slots', () => {
  const completed = (left: Left) => documentsOf(left, 'chatbot-bookings').map((one) => one.booking_status);

  test.each<[string, Plan, number]>([
    ['restarts before every call', at('board', 'restart'), 200],
    ['fails at every call', at('board', 'throw'), 503],
    ['fails when a seat is taken for good', at('board/take', 'throw'), 200],
  ])('%s: the booking is kept', async (name, plan, status) => {
    const left = await leaveBooking(site);
    await until(async () => documentsOf(left, 'chatbot-bookings').length === 1);
    site.obey(plan);
    const confirmed = await confirmBooking(site, left);
    expect(confirmed.status).toBe(status);
    await pagesAnswer(site);
    site.mend();
    if (status === 503) expect((await confirmBooking(site, left)).status).toBe(200);
    await settle(left, 'chatbot-bookings');
    expect(completed(left)).toEqual(['completed']);
    table.push({
      call: 'Durable Object',
      fault: name,
      visitor: String(status),
      meanwhile: 'the booking is stored',
      afterwards: 'one seat, delivered once',
    });
  });

  test('whose storage throws stores the booking, and takes one seat once it works again', async () => {
    const left = await leaveBooking(site);
    site.obey(at('board/', 'break', 1));
    expect((await confirmBooking(site, left)).status).toBe(503);
    await pagesAnswer(site);
    site.obey(at('board/', 'mend', 1));
    expect((await confirmBooking(site, left)).status).toBe(200);
    await settle(left, 'chatbot-bookings');
    expect(completed(left)).toEqual(['completed']);
    table.push({
      call: 'Durable Object',
      fault: 'its storage throws',
      visitor: '503, then 200',
      meanwhile: 'the booking is stored',
      afterwards: 'one seat, delivered once',
    });
  });
});
