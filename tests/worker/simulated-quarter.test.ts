import { afterAll, beforeAll, expect, test } from 'vitest';
import { countsOf, keyOfStep, type StepCount } from '../../src/features/funnel/rules/steps.ts';
import type { CountedRows, CountedSteps } from '../../src/platform/banners/counted-rows.ts';
import { COUNTS_OBJECT } from '../../src/services/exposures.ts';
import { formatCount } from '../../src/values/format.ts';
import { addDays, indiaDate } from '../../src/values/india-time.ts';
import { formatMoney } from '../../src/values/money.ts';
import { startPayments } from '../upstreams/payments.ts';
import { aBrowser } from './a-browser.ts';
import { operatorOf, PASSPHRASE, sessionOf } from './admin-session.ts';
import { newRecord } from './held-record.ts';
import { aVisitor, sampleNumber } from './outside.ts';
import { dayAhead, wish } from './own-bookings.ts';
import { anOrder, orderCalls, type Placed, paymentVariables } from './own-orders.ts';
import { EFFECTS, keyOf, type SimulatedRow, simulateQuarter } from './simulated-quarter.ts';
import { placeOf } from './site.ts';
import { testSite } from './test-site.ts';

const provider = await startPayments();
const site = await testSite({ variables: { ...paymentVariables(provider), ADMIN_PASSPHRASE: PASSPHRASE } });
const operator = operatorOf(site, await sessionOf());
const orders = orderCalls(site);
afterAll(() => provider.close());

const today = indiaDate(new Date());
const quarter = `from=${addDays(today, -95)}&to=${today}`;
const { truth, rows, reached } = simulateQuarter(Date.now());

async function storeRecords(all: readonly SimulatedRow[]): Promise<void> {
  for (let from = 0; from < all.length; from += 1000)
    await site.rows(
      `INSERT INTO records (id, kind, status, version, created_at, updated_at, mobile_number, city, service, fields,
        idempotency_key, content_hash)
      SELECT value ->> 'id', value ->> 'kind', value ->> 'status', 1, value ->> 'at', value ->> 'at', value ->> 'number',
        'jaipur', 'ac', value -> 'fields', value ->> 'id', '' FROM json_each(?)`,
      JSON.stringify(all.slice(from, from + 1000)),
    );
}

/** Counts the visits as the isolates do: each has its steps, and the counting object gets the sums. */
async function countVisits(): Promise<void> {
  const sums = new Map<string, StepCount & { count: number }>();
  for (const visit of reached)
    for (const step of countsOf(visit)) {
      const key = keyOfStep(step);
      const sum = sums.get(key);
      sums.set(key, { ...step, count: (sum?.count ?? 0) + 1 });
    }
  const steps: readonly CountedSteps[] = [...sums.values()];
  const rows: CountedRows = { exposures: [], steps, visits: [] };
  await site.callObject('BANNER_COUNTS', COUNTS_OBJECT, 'add', rows);
}

const sumOf = (key: string) => {
  const sum = truth.get(key);
  if (sum === undefined) throw new Error(`no campaign ${key}`);
  return sum;
};

async function move(id: string, fields: object): Promise<void> {
  const { record } = (await (await operator.get(`/api/admin/records/${id}`)).json()) as {
    record: { version: number };
  };
  const answer = await operator.post(`/api/admin/records/${id}/job`, { version: record.version, ...fields });
  expect(answer.status).toBe(200);
}

const [{ id: mechanicId = '' } = {}] = await (async () => {
  await operator.post('/api/admin/mechanics', {
    name: 'Sample Mechanic',
    mobileNumber: '9000000077',
    city: 'jaipur',
  });
  const { mechanics } = (await (await operator.get('/api/admin/mechanics')).json()) as {
    mechanics: readonly { id: string }[];
  };
  return mechanics;
})();

const idOf = async (kind: string, mobileNumber: string) => {
  const [row] = await site.rows<{ id: string; price: number }>(
    "SELECT id, fields ->> '$.servicePrice' AS price FROM records WHERE kind = ? AND mobile_number = ?",
    kind,
    mobileNumber,
  );
  return row ?? { id: '', price: 0 };
};

/** A job's way from the mechanic to the payment, as the operator taps it. */
async function doJob(id: string): Promise<void> {
  await move(id, { move: 'assign', mechanicId });
  await move(id, { move: 'start_without_code', why: 'no phone' });
  await move(id, { move: 'make_ready' });
  await move(id, { move: 'pay', method: 'upi' });
}

const linkOf = ({ name, source, content }: (typeof EFFECTS)[number]['campaign']): string =>
  `/about?${new URLSearchParams({ utm_campaign: name, utm_source: source, utm_content: content })}`;

/** A visitor of a campaign who sees a price and leaves a number. */
async function comes(place: number) {
  const effect = EFFECTS[place];
  if (effect === undefined) throw new Error('no campaign');
  const number = sampleNumber();
  const browser = aBrowser(site, placeOf.jaipur);
  await browser.open(linkOf(effect.campaign), { from: 'cross-site' });
  await browser.open('/services/ac');
  const sum = sumOf(keyOf(effect.campaign));
  sum.visits += 1;
  sum.prices += 1;
  return { browser, number, sum };
}

async function leads(place: number) {
  const visitor = await comes(place);
  const lead = { mobileNumber: visitor.number, idempotencyKey: crypto.randomUUID() };
  expect((await visitor.browser.send('POST', '/api/leads', lead)).status).toBe(201);
  visitor.sum.leads += 1;
  return visitor;
}

/** The operator takes the booking of a person who left a lead. */
async function booksByPhone(place: number) {
  const { number, sum } = await leads(place);
  const body = {
    idempotencyKey: crypto.randomUUID(),
    fullName: 'Sample Caller',
    mobileNumber: number,
    car: 'Maruti|Swift|Petrol',
    serviceType: 'ac',
    servicePreference: 'walk_in',
    area: 'mansarovar',
    date: dayAhead(3 + place),
    timeSlot: '11-13',
  };
  expect((await operator.post('/api/admin/bookings', body, aVisitor())).status).toBe(200);
  sum.bookings += 1;
  const booking = await idOf('booking', number);
  await doJob(booking.id);
  sum.paidJobs += 1;
  sum.paid += booking.price;
}

async function booksOnline(place: number) {
  const { browser, number, sum } = await leads(place);
  const draft = await browser.send('POST', '/api/bookings', {
    mobileNumber: number,
    idempotencyKey: crypto.randomUUID(),
  });
  const { id } = (await draft.json()) as { id: string };
  const slot = { date: dayAhead(3 + place), timeSlot: '9-11', booking_status: 'completed' };
  expect((await browser.send('PUT', `/api/bookings/${id}`, { ...wish, ...slot })).status).toBe(200);
  sum.bookings += 1;
}

/** An order that is paid by card, and given back where `refunds` says it. */
async function ordersByCard(place: number, refunds: boolean) {
  const { browser, number, sum } = await comes(place);
  const order = await newRecord<Placed>(
    await browser.send('POST', '/api/checkout/orders', anOrder({ mobileNumber: number })),
  );
  const paid = provider.pay(order.provider?.providerOrderId ?? '');
  expect((await orders.confirm(order, paid)).status).toBe(200);
  sum.leads += 1;
  if (refunds) {
    await orders.cancel(order);
    await operator.form(`/api/admin/records/${order.id}`, { status: 'refunded', note: '' });
    return;
  }
  sum.bookings += 1;
  sum.paidJobs += 1;
  sum.paid += order.amount;
}

beforeAll(async () => {
  await storeRecords(rows);
  await countVisits();
  for (let place = 0; place < 12; place += 1) await booksByPhone(place);
  for (let place = 0; place < 12; place += 3) await booksOnline(place);
  await ordersByCard(1, true);
  await ordersByCard(2, false);
}, 90_000);

interface Row {
  readonly value: string;
  readonly visits: number;
  readonly prices: number;
  readonly leads: number;
  readonly bookings: number;
  readonly paidJobs: number;
  readonly paid: number;
}

const figures = async (): Promise<Readonly<Record<string, Omit<Row, 'value'>>>> => {
  const answer = await operator.get(`/api/admin/campaigns?part=campaign&${quarter}`);
  const { periods } = (await answer.json()) as {
    periods: readonly { readonly rows: readonly Row[]; readonly isWhole: boolean }[];
  };
  expect(periods[0]?.isWhole).toBe(true);
  return Object.fromEntries(
    (periods[0]?.rows ?? []).map(({ value, visits, prices, leads, bookings, paidJobs, paid }) => [
      value,
      { visits, prices, leads, bookings, paidJobs, paid },
    ]),
  );
};

test('GET /api/admin/campaigns states visits, leads, bookings, paid and money of a quarter exactly as they happened', async () => {
  const expected = Object.fromEntries(truth);
  await expect.poll(figures, { timeout: 20_000, interval: 1000 }).toEqual(expected);
  const visits = [...truth.values()].reduce((sum, one) => sum + one.visits, 0);
  expect(visits).toBeGreaterThan(200_000);
});

test('GET /coupon-admin/campaigns and its CSV file show the same figures, with their sum', async () => {
  const screen = await (await operator.get(`/coupon-admin/campaigns?part=campaign&${quarter}`)).text();
  const total = (read: (sum: Omit<Row, 'value'>) => number) =>
    [...truth.values()].reduce((sum, one) => sum + read(one), 0);
  for (const shown of [
    formatCount(total(({ visits }) => visits)),
    formatCount(total(({ leads }) => leads)),
    formatMoney(total(({ paid }) => paid)),
  ])
    expect(screen).toContain(shown);
  const csv = await (await operator.get(`/api/admin/campaigns/export?part=campaign&${quarter}`)).text();
  for (const [key, { visits, prices, leads, bookings, paidJobs, paid }] of truth)
    if (key !== '')
      expect(csv).toContain(
        `${key.replaceAll('|', ',')},${visits},${prices},${leads},0,${bookings},${paidJobs},${paid / 100},`,
      );
});

test.each(['page', 'family', 'city', 'service'])(
  'GET /api/admin/campaigns by %s has the same leads and money in all',
  async (part) => {
    const answer = await operator.get(`/api/admin/campaigns?part=${part}&${quarter}`);
    const { periods } = (await answer.json()) as { periods: readonly { readonly rows: readonly Row[] }[] };
    const sum = (read: (row: Omit<Row, 'value'>) => number, of: Iterable<Omit<Row, 'value'>>) =>
      [...of].reduce((all, row) => all + read(row), 0);
    const found = periods[0]?.rows ?? [];
    for (const read of [
      (row: Omit<Row, 'value'>) => row.leads,
      (row: Omit<Row, 'value'>) => row.bookings,
      (row: Omit<Row, 'value'>) => row.paid,
      ...(part === 'service' ? [] : [(row: Omit<Row, 'value'>) => row.visits]),
    ])
      expect(sum(read, found)).toBe(sum(read, truth.values()));
  },
);
