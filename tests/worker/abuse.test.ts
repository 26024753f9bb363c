import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { adminEndpoints } from '../../src/features/admin/contract/addresses.ts';
import { ownJobEndpoint } from '../../src/features/jobs/contract.ts';
import { addresses, endpoints, formEndpoints } from '../../src/web/contract/addresses.ts';
import { pageTable } from '../../src/web/pages/table.ts';
import { enoughOfTheMinute } from '../enough-of-the-minute.ts';
import { onePathOfEachFamily } from '../one-path-of-each-family.ts';
import { PASSPHRASE } from './admin-session.ts';
import { newRecord } from './held-record.ts';
import { ENDPOINTS, NO_RECORD } from './hostile/endpoints.ts';
import { aVisitor, sampleNumber } from './outside.ts';
import { dayAhead } from './own-bookings.ts';
import { openLink } from './own-page.ts';
import { returnedForm } from './returned-form.ts';
import { testSite } from './test-site.ts';

const site = await testSite({
  variables: { SUPPORT_PHONE: '+91 90000 12345', ADMIN_PASSPHRASE: PASSPHRASE },
});

const lead = (mobileNumber: string, key: string) => ({
  mobileNumber,
  idempotencyKey: key,
  source: 'website',
});
const times = <Value>(count: number, make: (index: number) => Promise<Value>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));
const form = (
  path: string,
  fields: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>>,
) =>
  site.fetch(path, {
    method: 'POST',
    body: new URLSearchParams(fields).toString(),
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: site.origin, ...headers },
  });

describe('a number that is sent too often', () => {
  beforeEach(() => enoughOfTheMinute(15));

  test('is answered 429 with a message and the phone number', async () => {
    const address = aVisitor();
    const answers = await times(14, (index) =>
      site.post('/api/leads', lead('9000000001', `flood-key-${index}`), address),
    );
    const limited = answers.filter(({ status }) => status === 429);
    expect(limited.length).toBeGreaterThan(0);
    expect(limited[0]?.headers.get('Retry-After')).toBe('60');
    expect(await limited[0]?.json()).toEqual({
      error: {
        code: 'too_many_requests',
        message: 'Too many attempts. Please wait a minute, or call us.',
        phone: '+91 90000 12345',
      },
    });
    const taken = answers.length - limited.length;
    const rows = await site.rows("SELECT id FROM records WHERE mobile_number = '9000000001'");
    expect(rows).toHaveLength(taken);
  });

  test('returns to its form, which shows the reason and the phone number', async () => {
    const address = aVisitor();
    const [answer] = (
      await times(14, (index) => form('/api/leads', lead('9000000002', `flood-form-${index}`), address))
    ).filter(({ status }) => status !== 303);
    const returned = answer && (await returnedForm(answer));
    expect(returned).toMatchObject({ status: 429, page: '/book' });
    expect(returned?.html).toContain(
      'Too many attempts. Please wait a minute and send it again, or call us: +91 90000 12345',
    );
  });

  test('does not limit other numbers of the same address, which thousands may share', async () => {
    const answers = await times(60, (index) =>
      site.post('/api/leads', lead(`90000010${String(index).padStart(2, '0')}`, `shared-key-${index}`), {
        'CF-Connecting-IP': '10.60.0.1',
      }),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  });
});

describe('an address that floods', () => {
  const FLOOD = { 'CF-Connecting-IP': '10.61.0.1' };
  // The tests share one flood.
  beforeAll(() => enoughOfTheMinute(35));

  /** Every endpoint with its writing methods, read from the site's own 405 answers. */
  const writes = async (): Promise<readonly (readonly [method: string, path: string])[]> => {
    const named = [...Object.values(endpoints), ...Object.values(adminEndpoints)].map((address) =>
      typeof address === 'function' ? address(NO_RECORD, 'a', 'b') : address,
    );
    const ofJobs = (['booking', 'order'] as const).flatMap((kind) =>
      (['parts', 'code', 'review', 'messages'] as const).map((what) => ownJobEndpoint(kind, NO_RECORD, what)),
    );
    const paths = [...named, ...ofJobs];
    const found = await Promise.all(
      paths.map(async (path) => {
        // The admin endpoints do not reveal their methods without a session.
        if (path.startsWith(endpoints.admin)) return [['POST', path] as const];
        const headers = { Origin: site.origin, ...aVisitor() };
        const { headers: told } = await site.fetch(path, { method: 'DELETE', headers });
        const methods = (told.get('Allow') ?? '').split(', ');
        return methods.filter((one) => one === 'POST' || one === 'PUT').map((one) => [one, path] as const);
      }),
    );
    return found.flat();
  };
  const pathOf = (path: string) => path.split('?')[0] ?? '';

  test('is limited at every writing endpoint, with the phone number, but not at the webhooks of the payment and the chat', async () => {
    const all = await writes();
    // The list must contain every write of the other suites, so that no endpoint is forgotten.
    const shapes = new Set(all.map(([method, path]) => `${method} ${pathOf(path)}`));
    for (const { method, path } of ENDPOINTS)
      if (!path.startsWith('/api/admin/')) expect(shapes).toContain(`${method} ${path}`);
    await times(610, () => site.post('/api/leads', {}, FLOOD));
    // The cheap ones count apart, and so does the operator's sign-in.
    for (const path of ['/api/events', endpoints.assistantSentence, endpoints.city, '/api/admin/sign-in'])
      await times(130, () => site.post(path, {}, FLOOD));
    for (const [method, path] of all) {
      const headers = { 'Content-Type': 'application/json', Origin: site.origin, ...FLOOD };
      const answer = await site.fetch(path, { method, body: '{}', headers });
      const error = ((await answer.json()) as { error?: unknown }).error;
      // Their senders are the outside systems, who sign what they send.
      if (path === endpoints.checkoutWebhook || path === endpoints.chatWebhook)
        expect([path, answer.status]).not.toEqual([path, 429]);
      else
        expect([method, path, answer.status, error]).toEqual([
          ...[method, path, 429],
          expect.objectContaining({ code: 'too_many_requests', phone: '+91 90000 12345' }),
        ]);
    }
  });

  test.each([
    [endpoints.leads, addresses.book],
    [endpoints.serviceRequests, addresses.schedule],
    [endpoints.bookings, addresses.assistant],
    [endpoints.enquiries, addresses.contact],
    [endpoints.checkoutOrders, addresses.doorstepCart],
    [endpoints.spin, addresses.spinToWin],
    [endpoints.consent, addresses.privacyChoices],
  ])('its form to %s comes back with the page %s', async (path, page) => {
    const returned = await returnedForm(await form(path, { note: 'x' }, FLOOD));
    expect(returned).toMatchObject({ status: 429, page });
    expect(returned.html).toContain(
      'Too many attempts. Please wait a minute and send it again, or call us: +91 90000 12345',
    );
  });

  test.each([
    [endpoints.bookingCancel(NO_RECORD), addresses.booking(NO_RECORD)],
    [endpoints.bookingReschedule(NO_RECORD), addresses.booking(NO_RECORD)],
    [endpoints.orderPayment(NO_RECORD), addresses.order(NO_RECORD)],
    [adminEndpoints.search, addresses.admin],
  ])('its form to %s comes back to %s, which it does not hold', async (path, page) => {
    const returned = await form(path, { note: 'x' }, FLOOD);
    const sign = page.includes('?') ? '&' : '?';
    expect([returned.status, returned.headers.get('Location')]).toEqual([
      303,
      `${page}${sign}problem=too_many_requests`,
    ]);
  });

  test.each([
    ['/api/bookings', {}, addresses.ownBooking],
    [
      '/api/checkout/orders',
      { items: [{ serviceId: 'jump-start', quantity: 1 }], address: 'House 1', area: 'Mansarovar' },
      addresses.ownOrder,
    ],
  ] as const)(
    'is told so with the phone number on the page of what it left at %s',
    async (path, fields, ownPage) => {
      const mobileNumber = sampleNumber();
      const when = { date: dayAhead(2), timeSlot: '11-13' };
      const body = {
        ...fields,
        ...when,
        name: 'Sample Name',
        mobileNumber,
        idempotencyKey: `own-page-${mobileNumber}`,
      };
      const left = await site.post(path, body, aVisitor());
      expect(left.status).toBe(201);
      const { id, token } = await newRecord<{ id: string }>(left);
      const page = await (await openLink(site, `${ownPage(id, token)}&problem=too_many_requests`)).text();
      expect(page).toContain(
        'Too many attempts. Please wait a minute and send it again, or call us: +91 90000 12345',
      );
    },
  );

  test('still comes into the chat by GET /api/whatsapp-redirects/chat, which records nothing then', async () => {
    const presses = async () => (await site.rows("SELECT id FROM records WHERE kind = 'redirect'")).length;
    const before = await presses();
    await times(130, () => site.post(endpoints.city, {}, FLOOD));
    const opened = await site.fetch(`${endpoints.openChat}?text=Hi`, { headers: FLOOD, redirect: 'manual' });
    expect([opened.status, opened.headers.get('Location')]).toEqual([
      303,
      expect.stringMatching(/^https:\/\/wa\.me\/\d+\?text=Hi$/),
    ]);
    expect(await presses()).toBe(before);
  });

  test('may still read, and limits no other address', async () => {
    expect((await site.post('/api/leads', lead('9000000003', 'flooding-1'), FLOOD)).status).toBe(429);
    expect((await site.fetch('/', { headers: FLOOD })).status).toBe(200);
    expect((await site.post('/api/leads', lead('9000000003', 'flooding-3'), aVisitor())).status).toBe(201);
  });
});

describe('a session that sends too much', () => {
  beforeEach(() => enoughOfTheMinute(15));

  const sessionOf = async (): Promise<string> => {
    const answer = await site.post('/api/leads', lead(sampleNumber(), `visit-${Math.random()}`), aVisitor());
    const cookie = answer.headers.get('Set-Cookie') ?? '';
    expect(cookie).toMatch(/^__Host-visit=[\w.-]+; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    return cookie.split(';')[0] ?? '';
  };
  const one = (Cookie: string, index: number) =>
    [lead(sampleNumber(), `session-key-${index}-${sampleNumber()}`), { ...aVisitor(), Cookie }] as const;

  test('is limited for all numbers and addresses, with a message and the phone number', async () => {
    const cookie = await sessionOf();
    const answers = await times(50, (index) => site.post('/api/leads', ...one(cookie, index)));
    const limited = answers.filter(({ status }) => status === 429);
    expect(limited.length).toBeGreaterThan(0);
    expect(await limited[0]?.json()).toMatchObject({ error: { phone: '+91 90000 12345' } });
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(answers.length - limited.length);
  });

  test.each([
    ['/api/leads', '/', '/book'],
    ['/api/service-requests', '/', '/schedule'],
    ['/api/bookings', '/', '/assistant'],
    ['/api/enquiries', '/franchise', '/franchise'],
    ['/api/checkout/orders', '/', '/doorstep-services/cart'],
    ['/api/spin', '/', '/spin-to-win'],
  ])('leads a form to %s back to a page that says so with the phone number', async (path, from, to) => {
    const Cookie = await sessionOf();
    const headers = () => ({ ...aVisitor(), Cookie, Referer: `${site.origin}${from}` });
    await times(50, () => form(path, {}, headers()));
    const returned = await returnedForm(await form(path, {}, headers()));
    expect(returned).toMatchObject({ status: 429, page: to });
    expect(returned.html).toContain(
      'Too many attempts. Please wait a minute and send it again, or call us: +91 90000 12345',
    );
  });

  test('is ignored when its cookie is forged', async () => {
    const Cookie = `__Host-visit=${crypto.randomUUID()}.${'A'.repeat(43)}`;
    const answers = await times(50, (index) => site.post('/api/leads', ...one(Cookie, index)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  });
});

describe('a bot that fills the hidden field', () => {
  const sender = { name: 'Sample Name', mobileNumber: '9000000004', website: 'http://spam.example' };

  const visit = {
    items: [{ serviceId: 'jump-start', quantity: 1 }],
    address: 'House 1',
    area: 'Mansarovar',
    date: dayAhead(2),
    timeSlot: '9-11',
  };
  const request = { carModel: 'Maruti Swift', preferredDate: dayAhead(1), serviceType: 1 };
  const forms: readonly (readonly [string, Readonly<Record<string, unknown>>])[] = [
    ['/api/leads', {}],
    ['/api/service-requests', request],
    ['/api/bookings', {}],
    ['/api/enquiries', { kind: 'contact', message: 'Buy now' }],
    ['/api/checkout/orders', visit],
  ];
  const suspectOf = async (key: string) => {
    const [row] = await site.rows<{ fields: string; source: string }>(
      'SELECT fields, source FROM records WHERE idempotency_key = ?',
      key,
    );
    return { suspect: JSON.parse(row?.fields ?? '{}').suspect, fields: row?.fields, source: row?.source };
  };

  test.each(forms)('%s is stored with a spam reason for the operator', async (path, body) => {
    const idempotencyKey = `trap-key-of-${path.replaceAll('/', '-')}`;
    const sent = { ...sender, ...body, mobileNumber: sampleNumber(), idempotencyKey };
    expect((await site.post(path, sent, aVisitor())).status).toBe(201);
    const kept = await suspectOf(idempotencyKey);
    expect(kept.suspect).toBe('trap');
    expect(kept.fields).not.toContain('spam.example');
  });

  test.each(forms)(
    '%s gets a spam reason as a plain form too, and none when the trap is empty',
    async (path, body) => {
      for (const [website, suspect] of [['http://spam.example', 'trap'] as const, ['', undefined] as const]) {
        const idempotencyKey = `trap-form-${suspect}-${path.replaceAll('/', '-')}`;
        const sent = { ...sender, ...body, website, mobileNumber: sampleNumber(), idempotencyKey };
        const fields = Object.entries(sent).map(([name, value]) => [
          name,
          typeof value === 'string' ? value : JSON.stringify(value),
        ]);
        expect((await form(path, Object.fromEntries(fields), aVisitor())).status).toBe(303);
        expect((await suspectOf(idempotencyKey)).suspect).toBe(suspect);
      }
    },
  );

  test('POST /api/spin gives it a coupon, which the admin screen flags', async () => {
    const body = { idempotencyKey: 'trap-key-of-spin', mobileNumber: sampleNumber(), website: 'x' };
    expect((await site.post('/api/spin', body, aVisitor())).status).toBe(201);
    expect(await site.rows("SELECT code FROM coupons WHERE source = 'spin_suspect'")).toHaveLength(1);
  });

  test('is tested at every endpoint that accepts forms', () => {
    expect([...forms.map(([path]) => path), endpoints.spin].sort()).toEqual([...formEndpoints].sort());
  });

  /** These endpoints only change a setting of the requesting browser, or need a passphrase. */
  const WITHOUT: readonly string[] = [endpoints.city, endpoints.consent, adminEndpoints.signIn];

  test('finds the hidden field once in every form of every page', async () => {
    const found: string[] = [];
    const pages = pageTable.filter(({ audience }) => audience !== 'private');
    // All pages of one entry have the same forms.
    const paths = new Set([
      ...onePathOfEachFamily(pageTable).values(),
      ...pages.map((one) => one.paths()[0]),
    ]);
    for (const path of paths) {
      if (path === undefined) continue;
      const html = await (await site.fetch(path)).text();
      for (const [one = ''] of html.matchAll(/<form[^>]*>[\s\S]*?<\/form>/g)) {
        const action = /action="([^"]*)"/.exec(one)?.[1] ?? '';
        if (!one.includes('method="post"') || WITHOUT.includes(action)) continue;
        found.push(action);
        expect([path, action, one.match(/name="website"/g)?.length]).toEqual([path, action, 1]);
      }
    }
    expect(found.length).toBeGreaterThan(25);
    // A form that no page shows would not be tested.
    expect([...new Set(found)].sort()).toEqual([...formEndpoints].sort());
  });
});
