import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { CMS_TOKEN, type CmsStandIn, startCms } from '../upstreams/cms.ts';
import { MAPS_KEY, type MapsStandIn, startMapsGeocoding } from '../upstreams/maps-geocoding.ts';
import { startOpenStreetMap } from '../upstreams/open-street-map.ts';
import { PAYMENT_KEYS, type PaymentsStandIn, startPayments } from '../upstreams/payments.ts';
import { FAULTS, type Fault, type StandIn } from '../upstreams/stand-in.ts';
import { aVisitor, everyMinute, letTimePass } from '../worker/outside.ts';
import { Account, keepRows, type TableRow } from './account.ts';
import { type FaultySite, startFaultySite } from './faulty-site.ts';
import { type Left, leaveOrder, leaveServiceRequest, pagesAnswer, untilDelivered } from './visitors.ts';

/** Calls whose answer a visitor is waiting for: each has something to fall back on, and an end to its patience. */
let cms: CmsStandIn;
let maps: MapsStandIn;
let streets: StandIn;
let payments: PaymentsStandIn;
let site: FaultySite;
const account = new Account();
const table: TableRow[] = [];

beforeAll(async () => {
  [cms, maps, streets, payments] = await Promise.all([
    startCms(),
    startMapsGeocoding(),
    startOpenStreetMap(),
    startPayments(),
  ]);
  site = await startFaultySite({
    variables: {
      CMS_URL: cms.url,
      CMS_TOKEN,
      GEOCODING_URL: maps.url,
      GEOCODING_KEY: MAPS_KEY,
      REVERSE_GEOCODING_URL: streets.url,
      PAYMENT_API_URL: payments.url,
      PAYMENT_KEY_ID: PAYMENT_KEYS.keyId,
      PAYMENT_KEY_SECRET: PAYMENT_KEYS.keySecret,
      PAYMENT_WEBHOOK_SECRET: PAYMENT_KEYS.webhookSecret,
    },
  });
  // Nothing kept hides a fault: each request goes to the other side.
  site.obey((point) => (point === 'store/get' ? 'miss' : 'go'));
});
afterEach(() => Promise.all([cms, maps, streets, payments].map((one) => one.heal())));
afterAll(async () => {
  keepRows('visitor-calls', table, account);
  console.info(`calls that a visitor waits for: ${account}`);
  await site.stop();
  await Promise.all([cms.close(), maps.close(), streets.close(), payments.close()]);
});

const slow = { delayMs: 120_000 };
const note = (call: string, fault: Fault, visitor: string, afterwards: string) =>
  table.push({ call, fault, visitor, meanwhile: 'the fallback', afterwards });

describe('GET /service-types of the content backend', () => {
  test.each(FAULTS)(
    'fails by %s: the form is offered a list, and takes the request at once',
    async (fault) => {
      const healthy = await leaveServiceRequest(site);
      await cms.fail(fault, { ...slow, only: ({ path }) => path === '/api/service-types' });
      const offered = await site.fetch('/api/service-types');
      expect(offered.status).toBe(200);
      expect(((await offered.json()) as { serviceTypes: unknown[] }).serviceTypes.length).toBeGreaterThan(0);
      const left = await leaveServiceRequest(site);
      expect(left.status).toBe(201);
      expect(left.milliseconds).toBeLessThan(healthy.milliseconds + 500);
      await cms.heal();
      // A system that is down is down for the delivery too: it is tried again in the next minute.
      await letTimePass(site);
      await everyMinute(site);
      await untilDelivered(site, left.id);
      const { length } = cms
        .documents('service-requests')
        .filter(({ mobileNumber }) => mobileNumber === left.mobileNumber);
      account.enter(1, length);
      expect({ missing: account.missing, doubled: account.doubled }).toEqual({ missing: 0, doubled: 0 });
      note('GET /service-types', fault, 'the list of the repository, or the last one', 'the backend’s list');
    },
  );
});

describe('reverse geocoding', () => {
  let points = 0;
  test.each(FAULTS)('fails by %s at both services: the nearest locality is named', async (fault) => {
    await Promise.all([maps.fail(fault, slow), streets.fail(fault, slow)]);
    points += 1;
    // Each time another point of Malviya Nagar: an answer is kept by its rounded coordinates.
    const answer = await site.fetch(
      `/api/location?lat=26.85${40 + points}&lng=75.82${40 + points}&accuracy=40`,
    );
    expect(answer.status).toBe(200);
    const { location } = (await answer.json()) as { location: { readonly city?: string } };
    expect(location.city).toBe('Jaipur');
    note('geocoding', fault, '200, within the spec’s 3 seconds a service', 'names from the service');
  });
});

describe('POST /v1/orders of the payment provider', () => {
  test.each(FAULTS)('fails by %s: the order stands and can be paid after the service', async (fault) => {
    await payments.fail(fault, slow);
    const order: Left = await leaveOrder(site);
    expect(order.status).toBe(201);
    await pagesAnswer(site);
    await payments.heal();
    const paid = await site.post(
      `/api/checkout/orders/${order.id}/payment`,
      { token: order.token, payment: 'after_service' },
      aVisitor(),
    );
    expect(paid.status).toBe(200);
    const rows = await site.rows<{ status: string }>(
      'SELECT status FROM records WHERE mobile_number = ?',
      order.mobileNumber,
    );
    expect(rows.map(({ status }) => status)).toEqual(['pay_after_service']);
    note('POST /v1/orders', fault, '201, payable after the service', 'one order, placed once');
  });
});
