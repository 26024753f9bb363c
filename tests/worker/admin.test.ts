import type { Response } from 'miniflare';
import Papa from 'papaparse';
import { afterAll, describe, expect, test } from 'vitest';
import { adminText } from '../../src/content/text/admin.ts';
import { enoughOfTheMinute } from '../enough-of-the-minute.ts';
import { cookiesOf, operatorOf, PASSPHRASE, sessionOf } from './admin-session.ts';
import { aVisitor, startOutside } from './outside.ts';
import { startSite } from './site.ts';
import { testSite } from './test-site.ts';

const outside = await startOutside();
const site = await testSite({ variables: { ...outside.variables, ADMIN_PASSPHRASE: PASSPHRASE } });
const session = await sessionOf();
const operator = operatorOf(site, session);
afterAll(async () => {
  await outside.close();
});

const HOUR_MS = 60 * 60_000;

const PHONE_BOOKING = {
  fullName: 'Asha Sharma',
  car: 'Maruti|Swift|Petrol',
  serviceType: 'ac',
  servicePreference: 'walk_in',
  area: 'sodala',
  date: new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10),
  timeSlot: '11-13',
};

const reads = [
  '/api/admin/records',
  '/api/admin/records/export',
  '/api/admin/records/some-id',
  '/api/admin/deliveries',
  '/api/admin/coupons',
  '/api/admin/summary',
  '/api/admin/audit',
  '/api/admin/mechanics',
  '/api/admin/reviews',
];
const writes = [
  '/api/admin/search',
  '/api/admin/records/some-id',
  '/api/admin/records/some-id/job',
  '/api/admin/records/some-id/undo',
  '/api/admin/records/some-id/move',
  '/api/admin/records/some-id/correct',
  '/api/admin/records/some-id/send-link',
  '/api/admin/mechanics',
  '/api/admin/reviews/some-id',
  '/api/admin/deliveries/retry',
  '/api/admin/deliveries/some-id/retry',
  '/api/admin/slots/capacity',
  '/api/admin/slots/block',
  '/api/admin/coupons',
  '/api/admin/coupons/WELCOME/state',
  '/api/admin/coupons/WELCOME/redeem',
  '/api/admin/data/export',
  '/api/admin/data/erase',
];

const lead = async (number: string, more: Readonly<Record<string, unknown>> = {}) => {
  const response = await site.post(
    '/api/leads',
    { mobileNumber: number, idempotencyKey: `admin-lead-${number}`, ...more },
    aVisitor(),
  );
  return ((await response.json()) as { id: string }).id;
};

describe('every admin endpoint', () => {
  test.each(reads)(
    'GET %s answers 401 without a session, with a forged and with an old one',
    async (path) => {
      const [payload, expires] = session.split('.');
      const forged = [
        '',
        'admin=',
        `admin=${payload}.${expires}.${'A'.repeat(43)}`,
        `admin=${payload}.${Number(expires) + HOUR_MS}.${session.split('.')[2]}`,
        `admin=${await sessionOf(Date.now() - 8 * HOUR_MS - 1000)}`,
        `admin=${await sessionOf(Date.now(), 'another passphrase')}`,
      ];
      const statuses = await Promise.all(
        forged.map(async (Cookie) => (await site.fetch(path, { headers: { Cookie } })).status),
      );
      expect(statuses).toEqual(forged.map(() => 401));
    },
  );

  test.each(writes)('POST %s answers 401 without a session, 403 from a foreign origin', async (path) => {
    expect((await site.post(path, {}, aVisitor())).status).toBe(401);
    const foreign = { Origin: 'https://elsewhere.example', ...aVisitor() };
    expect((await operator.post(path, {}, foreign)).status).toBe(403);
    const cross = { 'Sec-Fetch-Site': 'cross-site', ...aVisitor() };
    expect((await operator.post(path, {}, cross)).status).toBe(403);
  });

  test('refuses a write without an Origin header', async () => {
    const response = await site.fetch('/api/admin/deliveries/retry', {
      method: 'POST',
      body: '{}',
      headers: { 'Content-Type': 'application/json', Cookie: `admin=${session}` },
    });
    expect(response.status).toBe(403);
  });

  test('accepts a session for eight hours, and no cache stores an answer', async () => {
    const almostOver = operatorOf(site, await sessionOf(Date.now() - 8 * HOUR_MS + 60_000));
    const response = await almostOver.get('/api/admin/records');
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'private, no-store']);
  });

  test('answers 404 while no passphrase is set, and the page says that the admin is closed', async () => {
    const closed = await startSite();
    const statuses = await Promise.all(
      [...reads, '/api/admin/sign-in'].map(async (path) => (await closed.fetch(path)).status),
    );
    expect(new Set(statuses)).toEqual(new Set([404]));
    expect((await closed.post('/api/admin/sign-in', { passphrase: 'anything' })).status).toBe(404);
    expect(await (await closed.fetch('/coupon-admin')).text()).toContain('Sign-in is off');
    expect((await closed.fetch('/coupon-admin/deliveries')).status).toBe(404);
    await closed.stop();
  });
});

describe('POST /api/admin/sign-in', () => {
  const from = { 'CF-Connecting-IP': '10.77.0.1' };

  test('opens a session for the passphrase, in a cookie that scripts and other sites cannot read', async () => {
    const response = await site.post('/api/admin/sign-in', { passphrase: PASSPHRASE }, aVisitor());
    expect(response.status).toBe(200);
    expect(response.headers.getSetCookie()[0]).toMatch(
      /^admin=\S+; Max-Age=28800; Path=\/; HttpOnly; SameSite=Strict$/,
    );
    const Cookie = cookiesOf(response);
    expect((await site.fetch('/api/admin/records', { headers: { Cookie } })).status).toBe(200);
  });

  test('over HTTPS names its cookie so that no other host can set it', async () => {
    const secure = await startSite({
      variables: { ADMIN_PASSPHRASE: PASSPHRASE, SITE_URL: 'https://pahiya.example' },
    });
    const headers = { Origin: 'https://pahiya.example', ...aVisitor() };
    const response = await secure.post('/api/admin/sign-in', { passphrase: PASSPHRASE }, headers);
    expect(response.headers.getSetCookie()[0]).toMatch(
      /^__Host-admin=\S+; Max-Age=28800; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    const Cookie = cookiesOf(response);
    expect((await secure.fetch('/api/admin/records', { headers: { Cookie } })).status).toBe(200);
    await secure.stop();
  });

  test('refuses a wrong passphrase, and after five tries of an address any', async () => {
    await enoughOfTheMinute(15);
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 5; attempt += 1)
      statuses.push((await site.post('/api/admin/sign-in', { passphrase: `no ${attempt}` }, from)).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401]);
    const sixth = await site.post('/api/admin/sign-in', { passphrase: PASSPHRASE }, from);
    expect([sixth.status, sixth.headers.get('Retry-After')]).toEqual([429, '60']);
    expect((await site.post('/api/admin/sign-in', { passphrase: PASSPHRASE }, aVisitor())).status).toBe(200);
  });

  test('of a form redirects to the records, or back to the sign-in page with the reason', async () => {
    const form = (passphrase: string) =>
      site.fetch('/api/admin/sign-in', {
        method: 'POST',
        body: new URLSearchParams({ passphrase }).toString(),
        headers: {
          'Content-Type': 'application/x-www-form-urlencoded',
          Origin: site.origin,
          ...aVisitor(),
        },
      });
    expect((await form(PASSPHRASE)).headers.get('Location')).toBe('/coupon-admin/calls');
    expect((await form('wrong')).headers.get('Location')).toBe('/coupon-admin?problem=wrong_passphrase');
  });

  test('audits the sign-in, and writes no passphrase to the log', async () => {
    const { lines } = (await (await operator.get('/api/admin/audit')).json()) as {
      lines: { action: string }[];
    };
    expect(lines.map(({ action }) => action)).toContain('signed_in');
    expect(site.logged.join('\n')).not.toContain(PASSPHRASE);
  });

  test('keeps the operator’s name in the signed session, and shows it in history, audit list and header', async () => {
    const signIn = { passphrase: PASSPHRASE, name: '  Asha  Rao. ~1 ' };
    const opened = cookiesOf(await site.post('/api/admin/sign-in', signIn, aVisitor()));
    const cookie = decodeURIComponent(/admin=([^;]+)/.exec(opened)?.[1] ?? '');
    const asha = operatorOf(site, encodeURIComponent(cookie));
    const id = await lead('9000000340');
    await asha.post(`/api/admin/records/${id}`, { status: 'contacted' }, aVisitor());
    const details = async () =>
      (await (await asha.get(`/api/admin/records/${id}`)).json()) as {
        record: { version: number; status: string };
        history: { by: string }[];
      };
    const { history, record } = await details();
    expect(history.map(({ by }) => by)).toEqual(['visitor', 'operator Asha Rao. ~1']);
    const undone = await asha.post(`/api/admin/records/${id}/undo`, { version: record.version }, aVisitor());
    expect([undone.status, (await details()).record.status]).toEqual([200, 'new']);
    const { lines } = (await (await asha.get('/api/admin/audit')).json()) as { lines: object[] };
    for (const action of ['signed_in', 'record_changed', 'status_undone'])
      expect(lines).toContainEqual(expect.objectContaining({ action, by: 'operator Asha Rao. ~1' }));
    for (const screen of [`/coupon-admin/records/${id}`, '/coupon-admin/audit', '/coupon-admin'])
      expect(await (await asha.get(screen)).text()).toContain('Asha Rao. ~1');
    const forged = operatorOf(site, encodeURIComponent(cookie.replace('Asha', 'Usha')));
    expect((await forged.get('/api/admin/records')).status).toBe(401);
  });

  test('signing out deletes the cookie and ends the session for all its copies', async () => {
    const stolen = operatorOf(site, await sessionOf());
    expect((await stolen.get('/api/admin/records')).status).toBe(200);
    const response = await stolen.form('/api/admin/sign-out', {}, aVisitor());
    expect(response.headers.get('Set-Cookie')).toContain('admin=; Max-Age=0');
    for (const path of reads) expect([path, (await stolen.get(path)).status]).toEqual([path, 401]);
    for (const path of writes) expect([path, (await stolen.post(path, {})).status]).toEqual([path, 401]);
    for (const screen of ['/coupon-admin/deliveries', '/coupon-admin/data-deletion'])
      expect((await stolen.get(screen)).headers.get('Location')).toBe('/coupon-admin');
    expect(await (await stolen.get('/coupon-admin')).text()).toContain('name="passphrase"');
    expect((await operator.get('/api/admin/records')).status).toBe(200);
    expect(await site.rows('SELECT * FROM revoked_sessions')).toHaveLength(1);
  });

  test('signing out with a foreign cookie writes no audit entry', async () => {
    const stranger = operatorOf(site, `${crypto.randomUUID()}.${Date.now() + HOUR_MS}.forged`);
    expect((await stranger.form('/api/admin/sign-out', {}, aVisitor())).status).toBe(303);
    expect(await site.rows('SELECT * FROM revoked_sessions')).toHaveLength(1);
  });
});

describe('the records', () => {
  test('are listed newest first and filtered, page by page', async () => {
    const first = await lead('9000000301', { location: 'Jaipur' });
    const second = await lead('9000000302', { location: 'Pune' });
    const list = async (query: string) =>
      ((await (await operator.get(`/api/admin/records?${query}`)).json()) as { records: { id: string }[] })
        .records;
    expect((await list('kind=lead')).slice(0, 2).map(({ id }) => id)).toEqual([second, first]);
    expect((await list('kind=lead&city=jaipur')).map(({ id }) => id)).toContain(first);
    expect((await list('kind=lead&city=jaipur')).map(({ id }) => id)).not.toContain(second);
    expect(await list('kind=order')).toEqual([]);
    expect(await list('to=2020-01-01')).toEqual([]);
  });

  test('are searched by a POST, so that no address contains the search text', async () => {
    await lead('9000000303');
    const searched = await operator.form(
      '/api/admin/search',
      { search: '9000000303', kind: 'lead' },
      aVisitor(),
    );
    expect(searched.headers.get('Location')).toBe('/coupon-admin?kind=lead&found=1');
    const Cookie = `admin=${session}; ${cookiesOf(searched)}`;
    const page = await site.fetch('/coupon-admin?kind=lead&found=1', { headers: { Cookie } });
    const html = await page.text();
    expect(html).toContain('90000 00303');
    expect(html).not.toContain('90000 00302');
    expect(html).toContain('1 record on this page');
  });

  test('change status and note, once more in their history; a status that is final stays', async () => {
    const id = await lead('9000000304');
    const changed = await operator.form(
      `/api/admin/records/${id}`,
      { status: 'contacted', note: 'Calls back at 5' },
      aVisitor(),
    );
    expect(changed.headers.get('Location')).toBe(`/coupon-admin/records/${id}?done=record_changed`);
    const whole = (await (await operator.get(`/api/admin/records/${id}`)).json()) as {
      record: { status: string; note: string };
      history: { what: string; by: string }[];
    };
    expect(whole.record).toMatchObject({ status: 'contacted', note: 'Calls back at 5' });
    expect(whole.history.at(-1)).toMatchObject({ by: 'operator' });
    await operator.form(`/api/admin/records/${id}`, { status: 'converted', note: '' }, aVisitor());
    const back = await operator.post(`/api/admin/records/${id}`, { status: 'new' }, aVisitor());
    expect(back.status).toBe(409);
    const page = await (await operator.get(`/coupon-admin/records/${id}?done=record_changed`)).text();
    expect(page).toContain('Saved.');
    expect(page).toContain('Contacted → Converted');
  });

  test('are exported as CSV that no spreadsheet runs as a formula', async () => {
    await site.post(
      '/api/enquiries',
      {
        kind: 'contact',
        idempotencyKey: 'formula-0001',
        name: '=HYPERLINK("https://evil.example")',
        mobileNumber: '9000000305',
        message: 'one "two"\nthree, चार',
      },
      aVisitor(),
    );
    const response = await operator.get('/api/admin/records/export');
    expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('Content-Disposition')).toMatch(
      /^attachment; filename="records-\d{4}-\d\d-\d\d\.csv"$/,
    );
    const { data, errors } = Papa.parse<Record<string, string>>(
      (await response.text()).replace(/^\uFEFF/, ''),
      {
        header: true,
        skipEmptyLines: true,
      },
    );
    expect(errors).toEqual([]);
    const row = data.find(({ mobileNumber }) => mobileNumber === '9000000305');
    expect(row?.name).toBe(`'=HYPERLINK("https://evil.example")`);
    expect(row?.message).toBe('one "two"\nthree, चार');
    expect(data.length).toBe((await site.rows('SELECT id FROM records')).length);
  });
});

describe('the deliveries', () => {
  test('that failed are listed and arrive when they are retried', async () => {
    const id = await lead('9000000306');
    await expect
      .poll(async () =>
        site.rows("SELECT state FROM deliveries WHERE record_id = ? AND state = 'delivered'", id),
      )
      .toHaveLength(1);
    await site.rows(
      "UPDATE deliveries SET state = 'failed', finished_at = 1, attempts = 6, last_error_code = 'server_error' WHERE record_id = ?",
      id,
    );
    const html = await (await operator.get('/coupon-admin/deliveries')).text();
    expect(html).toContain('CMS failed, 6 tries');
    const [delivery] = await site.rows<{ id: string }>('SELECT id FROM deliveries WHERE record_id = ?', id);
    const retried = await operator.form(
      `/api/admin/deliveries/${delivery?.id}/retry`,
      { recordId: id },
      aVisitor(),
    );
    expect(retried.headers.get('Location')).toBe(`/coupon-admin/records/${id}?done=retried`);
    const [after] = await site.rows<{ state: string }>(
      'SELECT state FROM deliveries WHERE record_id = ?',
      id,
    );
    expect(after?.state).toBe('delivered');
    expect(
      outside.cms.documents('mncaptures').filter(({ mobileNumber }) => mobileNumber === '9000000306'),
    ).toHaveLength(1);
  });

  test('are retried all at once', async () => {
    await site.rows("UPDATE deliveries SET state = 'failed', finished_at = 1");
    const response = await operator.post('/api/admin/deliveries/retry', {}, aVisitor());
    expect(((await response.json()) as { retried: number }).retried).toBeGreaterThan(1);
    expect(await site.rows("SELECT id FROM deliveries WHERE state = 'failed'")).toEqual([]);
  });

  test('answer 404 for an unknown one', async () =>
    expect((await operator.post('/api/admin/deliveries/none/retry', {}, aVisitor())).status).toBe(404));
});

describe('the slots', () => {
  const day = (daysAhead: number) => new Date(Date.now() + daysAhead * 86_400_000).toISOString().slice(0, 10);
  const offered = async (date: string) =>
    (
      (await (await site.fetch(`/api/slots?city=jaipur&date=${date}`)).json()) as {
        slots: { id: string; capacity: number }[];
      }
    ).slots;

  test('take another capacity, and none on a blocked date', async () => {
    const date = day(4);
    await operator.form(
      '/api/admin/slots/capacity',
      { city: 'jaipur', date, slot: '9-11', capacity: '2' },
      aVisitor(),
    );
    expect((await offered(date)).find(({ id }) => id === '9-11')?.capacity).toBe(2);
    await operator.form('/api/admin/slots/block', { city: 'jaipur', date, blocked: 'yes' }, aVisitor());
    expect((await offered(date)).every(({ capacity }) => capacity === 0)).toBe(true);
    expect(await (await operator.get('/coupon-admin/slots')).text()).toContain('Open again');
    await operator.form('/api/admin/slots/block', { city: 'jaipur', date, blocked: 'no' }, aVisitor());
    expect((await offered(date)).length).toBeGreaterThan(0);
    const audit = await (await operator.get('/coupon-admin/audit')).text();
    expect(audit).toContain('Date blocked');
    expect(audit).toContain('9-11: 2');
  });
});

describe('the coupons', () => {
  test('POST …/redeem sent several times at once, of one coupon or of two, leaves the coupon of the record used', async () => {
    for (const round of [1, 2, 3, 4]) {
      const codes = [`ATONCE${round}A`, `ATONCE${round}B`];
      for (const code of codes)
        await operator.form(
          '/api/admin/coupons',
          { code, kind: 'amount', value: '100', description: 'At once', maxUses: '1' },
          aVisitor(),
        );
      const mobileNumber = `900000032${round}`;
      const sent = { ...PHONE_BOOKING, mobileNumber, idempotencyKey: `coupon-${mobileNumber}` };
      const taken = await operator.post('/api/admin/bookings', sent, aVisitor());
      const { id } = (await taken.json()) as { id: string };
      const redeem = (code = '') =>
        operator.form(`/api/admin/coupons/${code}/redeem`, { usedOn: id }, aVisitor());
      await Promise.all([codes[0], codes[0], codes[0], codes[1]].map(redeem));
      const [row] = await site.rows<{ fields: string }>('SELECT fields FROM records WHERE id = ?', id);
      const { couponCode, discount } = JSON.parse(row?.fields ?? '{}') as Record<string, unknown>;
      expect(discount).toBe(10_000);
      expect(await site.rows('SELECT code FROM coupon_uses WHERE used_on = ?', id)).toEqual([
        { code: couponCode },
      ]);
    }
  });

  test('are created, paused, redeemed once for one thing, and expire', async () => {
    const created = await operator.form(
      '/api/admin/coupons',
      { code: 'welcome 20', kind: 'amount', value: '200', description: 'First service', maxUses: '2' },
      aVisitor(),
    );
    expect(created.headers.get('Location')).toBe('/coupon-admin/coupons?done=coupon_created');
    const [row] = await site.rows<{ value: number }>("SELECT value FROM coupons WHERE code = 'WELCOME20'");
    expect(row?.value).toBe(20_000);
    const redeem = (usedOn: string) =>
      operator.form('/api/admin/coupons/WELCOME20/redeem', { usedOn }, aVisitor());
    const take = async (mobileNumber: string) => {
      const sent = { ...PHONE_BOOKING, mobileNumber, idempotencyKey: `coupon-${mobileNumber}` };
      const taken = await operator.post('/api/admin/bookings', sent, aVisitor());
      return (await taken.json()) as { id: string; bookingId: string };
    };
    const first = await take('9000000311');
    const second = await take('9000000312');
    const refusalOf = async (answer: Response) => [
      answer.status,
      /role="alert".*?<span>([^<]*)/.exec(await answer.text())?.[1],
    ];
    const noBooking = [422, adminText.problems.no_booking];
    expect(await refusalOf(await redeem('CAR99999999'))).toEqual(noBooking);
    expect(await refusalOf(await redeem('anything'))).toEqual(noBooking);
    // The booking counts once, whichever way it is named.
    expect((await redeem(first.bookingId)).headers.get('Location')).toContain('done=coupon_redeemed');
    expect((await redeem(first.id)).headers.get('Location')).toContain('done=coupon_redeemed');
    const priceOf = async (id: string) => {
      const [row] = await site.rows<{ fields: string }>('SELECT fields FROM records WHERE id = ?', id);
      return JSON.parse(row?.fields ?? '{}') as { servicePrice: number; discount?: number };
    };
    const full = await priceOf(second.id);
    expect(await priceOf(first.id)).toMatchObject({
      couponCode: 'WELCOME20',
      discount: 20_000,
      servicePrice: full.servicePrice - 20_000,
    });
    await operator.form(
      '/api/admin/coupons',
      { code: 'another 5', kind: 'percent', value: '5', description: 'Another' },
      aVisitor(),
    );
    const other = await operator.form('/api/admin/coupons/ANOTHER5/redeem', { usedOn: first.id }, aVisitor());
    expect(await refusalOf(other)).toEqual([422, adminText.problems.coupon_second]);
    await operator.form('/api/admin/coupons/WELCOME20/state', { state: 'paused' }, aVisitor());
    expect(await refusalOf(await redeem(second.bookingId))).toEqual([422, adminText.problems.coupon_paused]);
    const lookUp = async (code: string) =>
      (await operator.get(`/coupon-admin/coupons?code=${code}`)).headers.get('Location');
    expect(await lookUp('welcome+20')).toBe('/coupon-admin/coupons/WELCOME20');
    expect(await lookUp('NOWHERE')).toBe('/coupon-admin/coupons?problem=no_coupon');
    const page = await (await operator.get('/coupon-admin/coupons/WELCOME20')).text();
    expect(page).toContain('1 of 2 used');
    const again = await operator.post(
      '/api/admin/coupons',
      { code: 'WELCOME20', kind: 'percent', value: 5, description: 'Again' },
      aVisitor(),
    );
    expect(again.status).toBe(409);
  });
});

describe('the data of one number', () => {
  test('is exported before it is deleted, and the screen lists the entries in other systems', async () => {
    const id = await lead('9000000307');
    await expect
      .poll(async () =>
        site.rows("SELECT id FROM deliveries WHERE record_id = ? AND state = 'delivered'", id),
      )
      .toHaveLength(1);
    const fields = { mobileNumber: '9000000307', again: '9000000307' };
    const early = await operator.form('/coupon-admin/data-deletion', fields, aVisitor());
    expect(early.headers.get('Location')).toBe('/coupon-admin/data-deletion?problem=export_first');

    const exported = await operator.form(
      '/api/admin/data/export',
      { mobileNumber: '9000000307' },
      aVisitor(),
    );
    expect(exported.headers.get('Content-Disposition')).toContain('attachment');
    expect(await exported.json()).toMatchObject({ records: [{ id }], remote: [{ target: 'cms' }] });

    const cookies = { Cookie: `admin=${session}; ${cookiesOf(exported)}`, ...aVisitor() };
    const other = await operator.form(
      '/coupon-admin/data-deletion',
      { ...fields, again: '9000000308' },
      cookies,
    );
    expect(other.headers.get('Location')).toContain('problem=numbers_differ');
    const erased = await operator.form('/coupon-admin/data-deletion', fields, cookies);
    const html = await erased.text();
    expect(html).toContain('1 record is deleted');
    expect(html).toContain('Still to be deleted elsewhere');
    expect(await site.rows('SELECT id FROM records WHERE mobile_number = ?', '9000000307')).toEqual([]);
  });
});

describe('the screens', () => {
  test.each([
    ['', 'All records'],
    ['/calls', 'To call'],
    ['/deliveries', 'Pending deliveries'],
    ['/slots', 'Slots in Jaipur'],
    ['/coupons', 'New coupon'],
    ['/summary?days=30', 'The last 30 days'],
    ['/data-deletion', 'Everything of one number'],
    ['/health', 'Rows taken'],
    ['/audit', 'Changes by operators'],
  ])(
    'GET /coupon-admin%s shows the operator what is there, kept nowhere and listed nowhere',
    async (path, words) => {
      const response = await operator.get(`/coupon-admin${path}`);
      const html = await response.text();
      expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'private, no-store']);
      expect(html).toContain(words);
      expect(html).toContain('<meta name="robots" content="noindex, nofollow"/>');
      // The list of records follows new ones by a script of its own; no screen has code in its text.
      expect(html).not.toMatch(
        /<script(?! type="module" src="\/assets\/live-records-[\w-]+\.js"><\/script>)|style="/,
      );
    },
  );

  test('GET of a screen without a session redirects to the sign-in page, which shows no data', async () => {
    const response = await site.fetch('/coupon-admin/deliveries');
    expect([response.status, response.headers.get('Location')]).toEqual([303, '/coupon-admin']);
    const door = await site.fetch('/coupon-admin');
    const html = await door.text();
    expect(door.headers.get('Cache-Control')).toBe('private, no-store');
    expect(html).toContain('Passphrase');
    expect(html).not.toContain('Sample');
    expect((await site.fetch('/coupon-admin/data-deletion', { method: 'POST' })).status).toBe(303);
  });

  test('GET of an unknown record answers 404', async () =>
    expect((await operator.get('/coupon-admin/records/none')).status).toBe(404));
});
