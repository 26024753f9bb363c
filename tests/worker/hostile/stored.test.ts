import { parse } from 'papaparse';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { brandFrom } from '../../../src/content/brand.ts';
import { adminAddresses, adminEndpoints } from '../../../src/features/admin/contract/addresses.ts';
import { endpoints } from '../../../src/web/contract/addresses.ts';
import { share } from '../../every-case.ts';
import { cookiesOf, operatorOf, PASSPHRASE, sessionOf } from '../admin-session.ts';
import { holding, newRecord } from '../held-record.ts';
import { aVisitor, CONSENTING, startOutside } from '../outside.ts';
import { dayAhead } from '../own-bookings.ts';
import { openLink } from '../own-page.ts';
import type { Site } from '../site.ts';
import { testSite } from '../test-site.ts';
import { MARKUP, STORED } from './corpus.ts';
import { all, holds } from './holds.ts';

/**
 * Hostile text in names, addresses and notes is stored unchanged and always shown as text. This covers the owner's
 * pages, the admin, exported files and deliveries to other systems.
 */

const outside = await startOutside();
const site = await testSite({ variables: { ADMIN_PASSPHRASE: PASSPHRASE, ...outside.variables } });
const operator = operatorOf(site, await sessionOf());
afterAll(async () => {
  await outside.close();
});

interface Left {
  readonly payload: string;
  readonly id: string;
  readonly token: string;
}

let sent = 0;
const numberOf = (count: number): string => `92${String(count).padStart(8, '0')}`;

/** The link opens the business chat with one text and no other parameter. */
function opensOurChat(link: string): void {
  const { origin, pathname, hash, searchParams } = new URL(link);
  expect([origin, pathname, hash]).toEqual(['https://wa.me', `/${brandFrom({}).chatNumber}`, '']);
  expect([...searchParams.keys()]).toEqual(['text']);
}

/** Creates a record with the payload in every free field; short fields get the beginning of a tag. */
async function leave(path: string, payload: string, fields: object): Promise<Left> {
  sent += 1;
  const body = {
    idempotencyKey: `stored-key-${sent}`,
    mobileNumber: numberOf(sent),
    sessionId: payload,
    utmSource: payload,
    utmCampaign: payload,
    ...fields,
  };
  const answer = await site.post(path, body, { ...CONSENTING, ...aVisitor() });
  expect([path, payload, answer.status]).toEqual([path, payload, 201]);
  const { id, token, whatsappUrl } = await newRecord<{ readonly id: string; readonly whatsappUrl?: string }>(
    answer,
  );
  if (whatsappUrl !== undefined) opensOurChat(whatsappUrl);
  return { payload, id, token };
}

const SHORT = '<img src=x>';
const INNOCENT = 'Sample words';
/** The formulas of a spreadsheet follow the markup, so that this share has the first of them. */
const PAYLOADS = share(STORED, 2, MARKUP.length);
/** Each payload has a day of its own, so that no slot fills up. */
const dayOf = (payload: string): string => dayAhead(2 + PAYLOADS.indexOf(payload));

const leaveBooking = async (payload: string): Promise<Left> => {
  const booking = await leave('/api/bookings', payload, {
    manufacturer: payload,
    model: payload,
    fuelType: SHORT,
    fullName: payload,
    address: payload,
  });
  const confirmed = await site.fetch(`/api/bookings/${booking.id}`, {
    method: 'PUT',
    headers: {
      'Content-Type': 'application/json',
      Origin: site.origin,
      ...aVisitor(),
      ...holding(booking.token),
    },
    body: JSON.stringify({
      location: 'jaipur',
      area: 'c-scheme',
      serviceType: 'AC Service',
      servicePreference: 'walk_in',
      date: dayOf(payload),
      timeSlot: '9-11',
      booking_status: 'completed',
    }),
  });
  expect([payload, confirmed.status]).toEqual([payload, 200]);
  await confirmed.text();
  return booking;
};

const leaveOrder = (payload: string) =>
  leave('/api/checkout/orders', payload, {
    items: [{ serviceId: 'jump-start', quantity: 1 }],
    name: payload,
    address: payload,
    area: 'Mansarovar',
    manufacturer: payload,
    model: payload,
    fuelType: SHORT,
    date: dayOf(payload),
    timeSlot: '11-13',
    payment: 'after_service',
  });

const leaveLead = (payload: string) =>
  leave('/api/leads', payload, {
    source: payload,
    serviceInterest: payload,
    userId: payload,
    referrer: payload,
    browserInfo: payload,
    location: payload,
    area: payload,
    carBrand: payload,
    carModel: payload,
    fuelType: SHORT,
    car: payload,
  });

const leaveServiceRequest = (payload: string) =>
  leave('/api/service-requests', payload, {
    name: payload,
    carModel: payload,
    preferredDate: dayAhead(2),
    serviceType: 1,
    userCity: payload,
    userState: payload,
    userArea: payload,
  });

const leaveEnquiry = (payload: string) =>
  leave('/api/enquiries', payload, {
    kind: 'partner',
    name: payload,
    workshopName: payload,
    city: payload,
    message: `${payload}\n\n${payload}`,
  });

/** The payload as escaped HTML, without characters that HTML cannot contain. */
const escaped = (payload: string): string =>
  payload
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;');

async function readsAsText(path: string, payload: string, read = site.fetch): Promise<void> {
  const html = await holds(path, await read(path), site.origin);
  expect([path, html.includes(SHORT)]).toEqual([path, false]);
  expect(html.replaceAll(/\s+/g, ' ')).toContain(escaped(payload));
}

const propertiesOf = (calendar: string): readonly string[] =>
  calendar
    .replaceAll(/\r\n[ \t]/g, '')
    .split('\r\n')
    .map((line) => line.split(/[;:]/)[0] ?? '');

async function calendarOf(path: string, token: string): Promise<readonly string[]> {
  const answer = await site.fetch(path, { headers: holding(token) });
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'text/calendar; charset=utf-8']);
  return propertiesOf(await answer.text());
}

/** The address that a link of the record's own page redirects to. */
async function leadsTo(path: string, token: string): Promise<string> {
  const answer = await site.fetch(path, { headers: holding(token) });
  expect(answer.status).toBe(303);
  return answer.headers.get('Location') ?? '';
}

/** The answer is JSON that no browser renders as a page, and it contains the stored text unchanged. */
async function saysAsJson(answer: Awaited<ReturnType<Site['fetch']>>, payload: string): Promise<void> {
  expect([
    answer.status,
    answer.headers.get('Content-Type')?.split(';')[0],
    answer.headers.get('X-Content-Type-Options'),
  ]).toEqual([200, 'application/json', 'nosniff']);
  const text = await answer.text();
  expect(JSON.parse(text)).toBeTruthy();
  expect(text).toContain(JSON.stringify(payload.trim().replaceAll(/\s+/g, ' ')).slice(1, -1));
}

const admin = (path: string) => operator.get(path);
const linked = (path: string) => openLink(site, path);

describe('a booking of', () => {
  let properties: readonly string[];
  beforeAll(async () => {
    const { id, token } = await leaveBooking(INNOCENT);
    properties = await calendarOf(endpoints.bookingCalendar(id), token);
    expect(properties).toContain('DTSTART');
  });

  test.each(PAYLOADS)(
    '%j shows as text on its own page, its calendar file and the admin',
    async (payload) => {
      const { id, token } = await leaveBooking(payload);
      await readsAsText(`/booking/${id}?token=${token}`, payload, linked);
      await saysAsJson(await site.fetch(`/api/bookings/${id}`, { headers: holding(token) }), payload);
      expect(await calendarOf(endpoints.bookingCalendar(id), token)).toEqual(properties);
      opensOurChat(await leadsTo(endpoints.bookingChat(id), token));
      await readsAsText(adminAddresses.record(id), payload, admin);
      await saysAsJson(await admin(adminEndpoints.record(id)), payload);
    },
  );
});

describe('an order of', () => {
  let properties: readonly string[];
  beforeAll(async () => {
    const { id, token } = await leaveOrder(INNOCENT);
    properties = await calendarOf(endpoints.orderCalendar(id), token);
  });

  test.each(PAYLOADS)(
    '%j shows as text on its own page, its calendar file and the admin',
    async (payload) => {
      const { id, token } = await leaveOrder(payload);
      await readsAsText(`/order/${id}?token=${token}`, payload, linked);
      expect(await calendarOf(endpoints.orderCalendar(id), token)).toEqual(properties);
      opensOurChat(await leadsTo(endpoints.orderChat(id), token));
      await readsAsText(adminAddresses.record(id), payload, admin);
    },
  );
});

describe.each([
  ['a lead', leaveLead],
  ['a service request', leaveServiceRequest],
  ['an enquiry', leaveEnquiry],
])('%s of', (_, leaveIt) => {
  test.each(PAYLOADS)('%j shows as text in the admin', async (payload) => {
    const { id } = await leaveIt(payload);
    await readsAsText(adminAddresses.record(id), payload, admin);
    await saysAsJson(await admin(adminEndpoints.record(id)), payload);
  });
});

describe('everything of it together', () => {
  test('shows as text in the lists, the summary, the audit list and the coupons of the admin', async () => {
    const [record] = await site.rows<{ id: string }>('SELECT id FROM records LIMIT 1');
    for (const [place, payload] of PAYLOADS.entries()) {
      await operator.post(adminEndpoints.record(record?.id ?? ''), { note: payload });
      await readsAsText(adminAddresses.record(record?.id ?? ''), payload, admin);
      const coupon = { code: `HOSTILE${place}`, kind: 'percent', value: 5, description: payload };
      expect((await operator.post(adminEndpoints.coupons, coupon)).status).toBeLessThan(400);
      const searched = await operator.form(adminEndpoints.search, { search: payload.slice(0, 80) });
      const found = searched.headers.get('Location') ?? '';
      const Cookie = `admin=${await sessionOf()}; ${cookiesOf(searched)}`;
      await readsAsText(found, payload, (path) => site.fetch(path, { headers: { Cookie } }));
    }
    const screens = [
      ...['lead', 'service_request', 'booking', 'enquiry', 'order'].map(
        (kind) => `${adminAddresses.records}?kind=${kind}`,
      ),
      ...[adminAddresses.records, adminAddresses.deliveries, adminAddresses.coupons],
      ...[adminAddresses.summary, adminAddresses.audit, adminAddresses.slots, adminAddresses.erasure],
      ...PAYLOADS.map((payload) => `${adminAddresses.records}?city=${encodeURIComponent(payload)}`),
      ...PAYLOADS.map((_, place) => adminAddresses.coupon(`HOSTILE${place}`)),
    ];
    await all(screens, async (path) => {
      const html = await holds(path, await admin(path), site.origin);
      expect([path, html.includes(SHORT)]).toEqual([path, false]);
    });
    for (const [place, payload] of PAYLOADS.entries())
      await readsAsText(adminAddresses.coupon(`HOSTILE${place}`), payload, admin);
  });

  test('is text in the spreadsheet too: every row whole, no cell a formula', async () => {
    const answer = await admin(adminEndpoints.exportCsv);
    expect(answer.headers.get('Content-Disposition')).toMatch(
      /^attachment; filename="records-[\d-]{10}\.csv"$/,
    );
    const csv = await answer.text();
    const { data, errors } = parse<string[]>(csv.replace(/^\uFEFF/, ''), { skipEmptyLines: true });
    expect(errors).toEqual([]);
    const [records] = await site.rows<{ count: number }>('SELECT count(*) AS count FROM records');
    expect(data).toHaveLength((records?.count ?? 0) + 1);
    expect([...new Set(data.map((row) => row.length))]).toEqual([data[0]?.length]);
    expect(data.flat().filter((cell) => /^[=+\-@\t\r\n]/.test(cell))).toEqual([]);
    expect(csv).toContain('HYPERLINK');
  });

  test('reaches the other systems unchanged, in the same fields', async () => {
    await vi.waitUntil(
      async () => {
        const open = await site.rows("SELECT id FROM deliveries WHERE state NOT IN ('delivered', 'skipped')");
        return open.length === 0;
      },
      { timeout: 60_000, interval: 50 },
    );
    const asLeft = PAYLOADS.map((payload) => payload.trim().replaceAll(/\s+/g, ' '));
    const namesIn = (plural: string, field: string) =>
      new Set(outside.cms.documents(plural).map((document) => document[field]));
    expect(namesIn('mncaptures', 'area')).toEqual(new Set(asLeft));
    expect(namesIn('enquiries', 'name')).toEqual(new Set(asLeft));
    expect(namesIn('service-requests', 'name')).toEqual(new Set(asLeft));
    expect(namesIn('chatbot-bookings', 'fullName')).toEqual(new Set([INNOCENT, ...asLeft]));
    for (const system of [outside.cms, outside.ads, outside.analytics])
      for (const { path, headers } of system.requests) {
        expect(decodeURIComponent(path)).not.toMatch(/[<>\r\n]/);
        expect(JSON.stringify(headers)).not.toMatch(/alert\(|X-Injected|evil\.example/i);
      }
  });
});

describe('a plain form full of it', () => {
  test.each([
    ['/api/leads', { source: 'website' }],
    ['/api/enquiries', { kind: 'contact', message: 'x' }],
    ['/api/service-requests', { preferredDate: dayAhead(2), serviceType: '1' }],
  ])('%s leads to a page of ours that says nothing of it', async (path, fields) => {
    await all([...PAYLOADS], async (payload) => {
      sent += 1;
      const form = {
        idempotencyKey: `stored-form-${sent}`,
        mobileNumber: numberOf(sent),
        name: payload,
        carModel: payload,
        city: payload,
        ...fields,
      };
      const answer = await site.fetch(path, {
        method: 'POST',
        body: new URLSearchParams(form).toString(),
        headers: {
          'Content-Type': 'application/x-www-form-urlencoded',
          Origin: site.origin,
          Referer: `${site.origin}/contact?utm_source=${encodeURIComponent(payload)}`,
          ...aVisitor(),
        },
      });
      expect([path, payload, answer.status]).toEqual([path, payload, 303]);
      const next = answer.headers.get('Location') ?? '';
      expect(next).toMatch(/^\/thank-you/);
      const html = await holds(next, await site.fetch(next), site.origin);
      expect(html).not.toContain('alert(70');
    });
  });
});
