import type { Response } from 'miniflare';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createEndpoints } from '../../src/endpoints.ts';
import { createOperatorRoutes } from '../../src/operator-routes.ts';
import { createOperatorScreens } from '../../src/operator-screens.ts';
import type { WriteServices } from '../../src/services/services.ts';
import type { Pages } from '../../src/web/pages/answer-pages.ts';
import { SAMPLE_SHEET } from '../upstreams/price-sheet.ts';
import { cookiesOf, operatorOf, PASSPHRASE, sessionOf } from './admin-session.ts';
import { BANNER_FIELDS } from './banner-fields.ts';
import { aVisitor } from './outside.ts';
import { bookingCalls, dayAhead } from './own-bookings.ts';
import { type Site, startSite } from './site.ts';

type Fields = Readonly<Record<string, string | number | object>>;

interface Write {
  /** The address of the write; its ids exist only once the setup has run. */
  readonly path: () => string;
  readonly body?: () => Fields | Promise<Fields>;
  /** `refused`: a replay answers 4xx. `same`: it answers like the first time, and changes nothing. */
  readonly replay: 'refused' | 'same';
  /** A file instead of the body. */
  readonly file?: string;
  /** Cookies besides the session. */
  readonly cookies?: () => Promise<string>;
}

let site: Site;
let operator: ReturnType<typeof operatorOf>;
const made = {
  ...{ lead: '', booking: '', waiting: '', mechanic: '', banner: '', delivery: '', review: '' },
  device: '',
};
beforeAll(async () => {
  site = await startSite({ variables: { ADMIN_PASSPHRASE: PASSPHRASE } });
  operator = operatorOf(site, await sessionOf());
  const lead = { mobileNumber: '9000000801', idempotencyKey: 'writes-lead-1' };
  made.lead = ((await (await site.post('/api/leads', lead, aVisitor())).json()) as { id: string }).id;
  const gone = { mobileNumber: '9000000802', idempotencyKey: 'writes-lead-2' };
  await site.post('/api/leads', gone, aVisitor());
  const calls = bookingCalls(site);
  for (const [name, days] of [['booking', 9] as const, ['waiting', 10] as const]) {
    const draft = await calls.create();
    await calls.confirm(draft, dayAhead(days), '9-11');
    made[name] = draft.id;
  }
  await site.rows(
    "UPDATE records SET fields = json_set(fields, '$.seatWaits', 'network') WHERE id = ?",
    made.waiting,
  );
  await operator.post('/api/admin/mechanics', {
    name: 'Ravi Kumar',
    mobileNumber: '9000000077',
    city: 'jaipur',
  });
  const [mechanic] = await site.rows<{ id: string }>('SELECT id FROM mechanics');
  made.mechanic = mechanic?.id ?? '';
  made.review = made.waiting;
  await site.rows(
    `INSERT INTO reviews (record_id, number_hash, service, city, place, name, stars, words, state, created_at)
     VALUES (?, 'hash', 'ac', 'jaipur', '', 'Asha S.', 5, 'Good', 'new', 1)`,
    made.review,
  );
  await operator.post('/api/admin/coupons', {
    code: 'WRITES',
    kind: 'percent',
    value: 10,
    description: 'Ten percent',
  });
  const banner = await operator.post('/api/admin/banners', { ...BANNER_FIELDS, name: 'First' });
  made.banner = ((await banner.json()) as { banner: { id: string } }).banner.id;
  const device = await operator.post('/api/admin/notifications', { subscription: subscriptionOf('first') });
  made.device = ((await device.json()) as { id: string }).id;
  made.delivery = 'a-failed-delivery';
  await site.rows(
    `INSERT INTO deliveries (id, record_id, target, purpose, state, queued_at, next_attempt_at, finished_at)
     VALUES (?, NULL, 'analytics', 'lead', 'failed', 1, 1, 1)`,
    made.delivery,
  );
});
afterAll(() => site.stop());

/** A browser's subscription at a push service that nobody calls. */
const subscriptionOf = (name: string) => ({
  endpoint: `https://push.example/send/${name}`,
  keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
});

const PHONE_BOOKING = {
  fullName: 'Farida Mody',
  mobileNumber: '9000000803',
  car: 'Maruti|Swift|Petrol',
  serviceType: 'ac',
  servicePreference: 'walk_in',
  area: 'sodala',
  date: dayAhead(8),
  timeSlot: '11-13',
};
const record = (id: keyof typeof made, what: string) => () => `/api/admin/records/${made[id]}${what}`;
const banner = (what: string) => () => `/api/admin/banners/${made.banner}${what}`;
const at = (path: string) => () => path;
const versionOf = async (id: string) => {
  const [row] = await site.rows<{ version: number }>('SELECT version FROM records WHERE id = ?', id);
  return row?.version ?? 0;
};
/** A form of the booking's screen, with the version that the screen showed. */
const form = (fields: () => Fields) => async () => ({ version: await versionOf(made.booking), ...fields() });
const none = (): Fields => ({});
/** The id of a stored price sheet that is not the live one. */
const sheetWith = async (state: string) => {
  const [row] = await site.rows<{ id: string }>(
    'SELECT id FROM price_sheets WHERE state = ? AND id IS NOT (SELECT live_id FROM price_sheet_state)',
    state,
  );
  return row?.id ?? 'none';
};
const liveSheet = async () => {
  const [row] = await site.rows<{ id: string }>('SELECT live_id AS id FROM price_sheet_state');
  return row?.id ?? '';
};

/** Every write of the admin, in an order in which each is possible. */
const WRITES: Readonly<Record<string, Write>> = {
  '/api/admin/search': { path: at('/api/admin/search'), body: () => ({ search: 'Asha' }), replay: 'same' },
  '/api/admin/records/restore': {
    path: at('/api/admin/records/restore'),
    body: () => ({ day: '2026-01-10', city: 'jaipur' }),
    replay: 'same',
  },
  '/api/admin/records/:id': {
    path: record('lead', ''),
    body: async () => ({ status: 'contacted', version: await versionOf(made.lead) }),
    replay: 'refused',
  },
  '/api/admin/records/:id/seat': { path: record('waiting', '/seat'), replay: 'refused' },
  '/api/admin/records/:id/move': {
    path: record('booking', '/move'),
    body: form(() => ({ date: dayAhead(9), timeSlot: '13-15', why: 'Asked for later' })),
    replay: 'refused',
  },
  '/api/admin/records/:id/correct': {
    path: record('booking', '/correct'),
    body: form(() => ({ why: 'Misheard', name: 'Asha Sharma' })),
    replay: 'refused',
  },
  '/api/admin/records/:id/gstin': {
    path: record('booking', '/gstin'),
    body: form(() => ({ gstin: '27AAPFU0939F1ZV' })),
    replay: 'refused',
  },
  '/api/admin/records/:id/send-link': {
    path: record('booking', '/send-link'),
    body: form(none),
    replay: 'refused',
  },
  '/api/admin/records/:id/job': {
    path: record('booking', '/job'),
    body: form(() => ({ move: 'assign', mechanicId: made.mechanic })),
    replay: 'refused',
  },
  '/api/admin/records/:id/undo': { path: record('booking', '/undo'), body: form(none), replay: 'refused' },
  '/api/admin/bookings': {
    path: at('/api/admin/bookings'),
    body: () => ({ ...PHONE_BOOKING, idempotencyKey: 'writes-phone-1' }),
    replay: 'same',
  },
  '/api/admin/mechanics': {
    path: at('/api/admin/mechanics'),
    body: () => ({ name: 'Imran Khan', mobileNumber: '9000000078', city: 'jaipur' }),
    replay: 'same',
  },
  '/api/admin/mechanics/leave': {
    path: at('/api/admin/mechanics/leave'),
    body: () => ({ mechanicId: made.mechanic, from: '2026-01-01' }),
    replay: 'same',
  },
  '/api/admin/notifications': {
    path: at('/api/admin/notifications'),
    body: () => ({ subscription: subscriptionOf('second') }),
    replay: 'same',
  },
  '/api/admin/messages/:kind/switch': {
    path: at('/api/admin/messages/review/switch'),
    body: () => ({ state: 'off' }),
    replay: 'same',
  },
  '/api/admin/notifications/:id': {
    path: () => `/api/admin/notifications/${made.device}`,
    body: () => ({ moved: 'yes', quietFrom: '22:00', quietTo: '07:00' }),
    replay: 'same',
  },
  '/api/admin/notifications/:id/remove': {
    path: () => `/api/admin/notifications/${made.device}/remove`,
    replay: 'refused',
  },
  '/api/admin/records/:id/called-ahead': {
    path: record('booking', '/called-ahead'),
    body: form(none),
    replay: 'refused',
  },
  '/api/admin/calls/take': {
    path: at('/api/admin/calls/take'),
    body: () => ({ mobileNumber: '9000000802' }),
    replay: 'same',
  },
  '/api/admin/calls/result': {
    path: at('/api/admin/calls/result'),
    body: () => ({ mobileNumber: '9000000802', version: 1, result: 'no_answer' }),
    replay: 'refused',
  },
  '/api/admin/calls/undo': {
    path: at('/api/admin/calls/undo'),
    body: () => ({ mobileNumber: '9000000802', version: 2 }),
    replay: 'refused',
  },
  '/api/admin/reviews/:id': {
    path: () => `/api/admin/reviews/${made.review}`,
    body: () => ({ state: 'published' }),
    replay: 'same',
  },
  '/api/admin/deliveries/:id/retry': {
    path: () => `/api/admin/deliveries/${made.delivery}/retry`,
    replay: 'same',
  },
  '/api/admin/deliveries/retry': { path: at('/api/admin/deliveries/retry'), replay: 'same' },
  '/api/admin/slots/capacity': {
    path: at('/api/admin/slots/capacity'),
    body: () => ({ city: 'jaipur', date: dayAhead(12), capacity: 3 }),
    replay: 'same',
  },
  '/api/admin/slots/block': {
    path: at('/api/admin/slots/block'),
    body: () => ({ city: 'jaipur', date: dayAhead(13), blocked: 'yes' }),
    replay: 'same',
  },
  '/api/admin/coupons': {
    path: at('/api/admin/coupons'),
    body: () => ({ code: 'WRITES-2', kind: 'amount', value: 100, description: 'A hundred rupees' }),
    replay: 'refused',
  },
  '/api/admin/coupons/:code/redeem': {
    path: at('/api/admin/coupons/WRITES/redeem'),
    body: () => ({ usedOn: made.booking }),
    replay: 'same',
  },
  '/api/admin/coupons/:code/state': {
    path: at('/api/admin/coupons/WRITES/state'),
    body: () => ({ state: 'paused' }),
    replay: 'same',
  },
  '/api/admin/banners': {
    path: at('/api/admin/banners'),
    body: () => ({ ...BANNER_FIELDS, name: 'Second' }),
    replay: 'same',
  },
  '/api/admin/campaigns/state': {
    path: at('/api/admin/campaigns/state'),
    body: () => ({ name: 'monsoon', state: 'accepted' }),
    replay: 'same',
  },
  '/api/admin/campaigns/spend': {
    path: at('/api/admin/campaigns/spend'),
    body: () => ({ name: 'monsoon', day: '2026-11-20', rupees: '1,299.50' }),
    replay: 'same',
  },
  '/api/admin/campaigns/spend-file': {
    path: at('/api/admin/campaigns/spend-file'),
    body: () => ({ csv: 'Day,Campaign,Cost\n2026-11-21,monsoon,500\n' }),
    replay: 'same',
  },
  '/api/admin/campaigns/links': {
    path: at('/api/admin/campaigns/links'),
    body: () => ({ path: '/about', name: 'monsoon', source: 'google', medium: 'cpc' }),
    replay: 'same',
  },
  '/api/admin/ad-events/test': {
    path: at('/api/admin/ad-events/test'),
    body: () => ({ code: 'TEST123' }),
    replay: 'same',
  },
  '/api/admin/banners/:id': {
    path: banner(''),
    body: () => ({ ...BANNER_FIELDS, name: 'Edited' }),
    replay: 'same',
  },
  '/api/admin/banners/:id/copy': { path: banner('/copy'), replay: 'same' },
  '/api/admin/banners/:id/state': {
    path: banner('/state'),
    body: () => ({ state: 'on' }),
    replay: 'refused',
  },
  '/api/admin/banners/:id/keep': { path: banner('/keep'), body: () => ({ variant: 'b' }), replay: 'same' },
  '/api/admin/prices/upload': { path: at('/api/admin/prices/upload'), file: SAMPLE_SHEET, replay: 'same' },
  '/api/admin/prices/read': { path: at('/api/admin/prices/read'), replay: 'same' },
  '/api/admin/prices/publish': {
    path: at('/api/admin/prices/publish'),
    body: async () => ({ id: await sheetWith('uploaded'), live: await liveSheet() }),
    replay: 'same',
  },
  '/api/admin/prices/restore': {
    path: at('/api/admin/prices/restore'),
    body: async () => ({ id: await sheetWith('published'), live: await liveSheet() }),
    replay: 'same',
  },
  '/api/admin/data/export': {
    path: at('/api/admin/data/export'),
    body: () => ({ mobileNumber: '9000000802' }),
    replay: 'same',
  },
  '/api/admin/data/erase': {
    path: at('/api/admin/data/erase'),
    body: () => ({ mobileNumber: '9000000802', again: '9000000802' }),
    cookies: async () =>
      cookiesOf(await operator.post('/api/admin/data/export', { mobileNumber: '9000000802' }, aVisitor())),
    replay: 'same',
  },
};

/** The forms of the screens; without a session they lead to the sign-in. */
const SCREENS: Readonly<Record<string, Fields>> = {
  '/coupon-admin/bookings/new': {
    ...PHONE_BOOKING,
    mobileNumber: '9000000804',
    idempotencyKey: 'writes-phone-2',
  },
  '/coupon-admin/data-deletion': { mobileNumber: '9000000801', again: '9000000801' },
};

const postFile = (path: string, file: string, headers: Readonly<Record<string, string>>) =>
  site.fetch(path, {
    method: 'POST',
    body: file,
    headers: { 'Content-Type': 'text/csv', Origin: site.origin, ...headers },
  });

/** The contents of the ledger. The audit list may have another line: it says who pressed what. */
const STATE = `SELECT (SELECT count(*) || ' ' || sum(version) || ' ' || group_concat(status) FROM records) AS records,
  (SELECT count(*) FROM record_history) AS history, (SELECT count(*) || sum(active) FROM mechanics) AS mechanics,
  (SELECT group_concat(first_day || last_day) FROM mechanic_leave) AS leave,
  (SELECT group_concat(code || state) FROM coupons) AS coupons, (SELECT count(*) FROM coupon_uses) AS uses,
  (SELECT group_concat(state || source ORDER BY state, source) || live_id FROM price_sheets, price_sheet_state) AS sheets,
  (SELECT count(*) FROM campaign_links) AS links, (SELECT count(*) || ' ' || sum(amount) FROM campaign_spend) AS spend,
  (SELECT group_concat(kinds || quiet_from) || count(*) FROM push_devices) AS devices,
  (SELECT group_concat(kind) FROM chat_switched_off) AS switches,
  (SELECT group_concat(state) FROM reviews) AS reviews, (SELECT count(*) || ' ' || sum(version) FROM banners) AS banners`;
const state = async () => (await site.rows(STATE))[0];

/** Stands for every service: the routes are only listed, and no handler runs. */
const anything: unknown = new Proxy(() => anything, { get: () => anything, apply: () => anything });

test('every admin write that the site mounts is among those of this file', () => {
  const services = anything as WriteServices;
  const pages = anything as Pages;
  const screens = createOperatorScreens(services, {
    pages,
    pagesIn: { en: async () => pages, hi: async () => pages },
    recordBills: { en: async () => () => null, hi: async () => () => null },
  });
  const operator = createOperatorRoutes(services, { pages, screensFor: async () => screens });
  const { routes } = createEndpoints(services, pages, operator);
  const mounted = [...routes, ...screens.routes.routes]
    .filter(
      ({ method, path }) =>
        method !== 'GET' && method !== 'ALL' && /^\/(?:api\/admin|coupon-admin)\b/.test(path),
    )
    .map(({ method, path }) => `${method} ${path}`);
  // Signing in needs no session, and signing out without one does nothing (sign-in tests).
  const own = [
    '/api/admin/sign-in',
    '/api/admin/sign-out',
    // Choosing a language needs no session either (`admin-language.test.ts`).
    '/api/admin/language',
    // The chat's stand-in is needed for it (`chat-webhook.test.ts`).
    '/api/admin/records/:id/chat',
    // The same stand-in, in `messages.test.ts`.
    '/api/admin/messages/test',
    // The push service's stand-in is needed for it (`push.test.ts`).
    '/api/admin/notifications/:id/test',
    ...Object.keys(WRITES),
    ...Object.keys(SCREENS),
  ];
  expect([...new Set(mounted)].sort()).toEqual(own.map((path) => `POST ${path}`).sort());
});

describe('POST of every admin write', () => {
  test.each(Object.keys(WRITES))(
    '%s answers 401 without a session, 403 from a foreign, cross-site or no origin, and changes nothing',
    async (route) => {
      const { path, body = none, file } = WRITES[route] ?? { path: at(route) };
      const sent = await body();
      const post = (headers: Readonly<Record<string, string>>) =>
        file === undefined ? site.post(path(), sent, headers) : postFile(path(), file, headers);
      const before = await state();
      const Cookie = `admin=${await sessionOf()}`;
      const call = (headers: Readonly<Record<string, string>>) => post({ Cookie, ...aVisitor(), ...headers });
      const answers = [
        await post(aVisitor()),
        await call({ Origin: 'https://elsewhere.example' }),
        await call({ 'Sec-Fetch-Site': 'cross-site' }),
        await call({ Origin: 'null' }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([401, 403, 403, 403]);
      expect(await state()).toEqual(before);
    },
  );

  test.each(Object.keys(SCREENS))(
    '%s answers 401 with a link to the sign-in without a session, 403 from a foreign origin, and changes nothing',
    async (path) => {
      const before = await state();
      const fields = Object.fromEntries(
        Object.entries(SCREENS[path] ?? {}).map(([name, value]) => [name, String(value)]),
      );
      const foreign = await operator.form(path, fields, {
        Origin: 'https://elsewhere.example',
        ...aVisitor(),
      });
      const closed = await operatorOf(site, 'no-session').form(path, fields, aVisitor());
      const html = await closed.text();
      expect([foreign.status, closed.status, html.includes('href="/coupon-admin"')]).toEqual([
        403,
        401,
        true,
      ]);
      expect(await state()).toEqual(before);
    },
  );

  test.each(Object.keys(WRITES))('%s is done once, whatever is sent again', async (route) => {
    const { path, body = none, file, replay, cookies } = WRITES[route] ?? { path: at(route), replay: 'same' };
    const [where, sent, more] = [path(), await body(), await cookies?.()];
    const session = `admin=${await sessionOf()}`;
    const call = (): Promise<Response> => {
      const headers = { Cookie: more === undefined ? session : `${session}; ${more}`, ...aVisitor() };
      return file === undefined ? site.post(where, sent, headers) : postFile(where, file, headers);
    };
    const first = await call();
    expect([200, 201, 302, 303]).toContain(first.status);
    const after = await state();
    const second = await call();
    if (replay === 'same') expect(second.status).toBe(first.status);
    else expect([404, 409]).toContain(second.status);
    expect(await state()).toEqual(after);
  });

  test('/coupon-admin/bookings/new takes one booking, whatever is sent again', async () => {
    const fields = Object.fromEntries(
      Object.entries(SCREENS['/coupon-admin/bookings/new'] ?? {}).map(([name, value]) => [
        name,
        String(value),
      ]),
    );
    const send = () => operator.form('/coupon-admin/bookings/new', fields, aVisitor());
    const [first, after] = [await send(), await state()];
    const second = await send();
    expect([first.status, second.headers.get('Location')]).toEqual([303, first.headers.get('Location')]);
    expect(await state()).toEqual(after);
  });
});
