import { describe, expect, test } from 'vitest';
import { createSigner } from '../../src/values/signing.ts';
import { recordToken } from '../../src/values/token.ts';
import { addresses, endpoints } from '../../src/web/contract/addresses.ts';
import { cookiesOf } from '../worker/admin-session.ts';
import { holding } from '../worker/held-record.ts';
import { aVisitor, sampleNumber } from '../worker/outside.ts';
import { bookingCalls, type Draft, dayAhead, wish } from '../worker/own-bookings.ts';
import { anOrder } from '../worker/own-orders.ts';
import { openLink } from '../worker/own-page.ts';
import { SIGNING_KEY } from '../worker/site.ts';
import { testSite } from '../worker/test-site.ts';

const site = await testSite();
const calls = bookingCalls(site);
const [draft, other] = [await calls.create(), await calls.create()];
await calls.confirm(draft, dayAhead(3), '9-11');

const linkOf = ({ id, token }: Draft) => addresses.ownBooking(id, token);

const attributesOf = (cookie: string): readonly string[] => cookie.split('; ').slice(1).sort();

const HALF_A_YEAR = 180 * 86_400;

describe('GET /booking/:id?token=, the link of a booking', () => {
  test('answers 303 to the address without the token, and keeps the other parameters', async () => {
    const answer = await site.fetch(`${linkOf(draft)}&from=${dayAhead(2)}`);
    expect([answer.status, answer.headers.get('Location')]).toEqual([
      303,
      `/booking/${draft.id}?from=${dayAhead(2)}`,
    ]);
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
    expect(await answer.text()).toBe('');
  });

  test('sets cookies that only this booking’s page and endpoints receive, until the token ends', async () => {
    const cookies = (await site.fetch(linkOf(draft))).headers.getSetCookie();
    expect(cookies.map((cookie) => cookie.split(';')[0])).toEqual(
      Array(4).fill(`__Secure-record=${draft.token}`),
    );
    const [age = '', ...rest] = attributesOf(cookies[0] ?? '').toSorted(
      (one, two) => Number(two.startsWith('Max-Age')) - Number(one.startsWith('Max-Age')),
    );
    expect(rest).toEqual(['HttpOnly', `Path=/booking/${draft.id}`, 'SameSite=Lax', 'Secure']);
    expect(Number(age.split('=')[1])).toBeGreaterThan(HALF_A_YEAR - 600);
    expect(Number(age.split('=')[1])).toBeLessThanOrEqual(HALF_A_YEAR);
    // The same record in Hindi has an address of its own.
    expect(cookies.map((cookie) => /Path=([^;]+)/.exec(cookie)?.[1])).toEqual([
      `/booking/${draft.id}`,
      `/hi/booking/${draft.id}`,
      `/api/bookings/${draft.id}`,
      `/hi/api/bookings/${draft.id}`,
    ]);
  });

  test('leads to the page, which holds the token nowhere', async () => {
    const html = await (await openLink(site, linkOf(draft))).text();
    expect(html).toContain('Your booking is confirmed');
    expect(html).not.toContain(draft.token);
    const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href);
    for (const own of [endpoints.bookingCalendar, endpoints.bookingShare, endpoints.bookingChat])
      expect(links).toContain(own(draft.id));
  });

  test('in a browser that keeps no cookies ends at a page that says so and names ways on', async () => {
    const first = await site.fetch(linkOf(draft));
    const second = await site.fetch(first.headers.get('Location') ?? '');
    expect([first.status, second.status]).toEqual([303, 404]);
    const html = await second.text();
    expect(html).toContain('in a browser that accepts cookies');
    expect(html).toMatch(/<a href="tel:[^"]+"[^>]*>(?:(?!<\/a>).)*Call us/);
  });

  test('with a token that is not genuine answers 404 and sets no cookie', async () => {
    for (const token of [other.token, 'x', 'A'.repeat(43)]) {
      const answer = await site.fetch(linkOf({ ...draft, token }));
      expect([answer.status, answer.headers.getSetCookie()]).toEqual([404, []]);
    }
  });

  test('never reaches the log', async () => {
    await openLink(site, linkOf(draft));
    expect(site.logged.join('\n')).toContain('/booking/{id}');
    expect(site.logged.join('\n')).not.toContain(draft.token);
  });
});

describe('GET /booking/:id without a token in the address', () => {
  const seen = async (path: string, Cookie?: string) =>
    (await site.fetch(path, Cookie === undefined ? {} : { headers: { Cookie } })).status;

  test('answers 200 with the booking’s cookie, as do its data and its calendar file', async () => {
    const Cookie = cookiesOf(await site.fetch(linkOf(draft)));
    const paths = [
      addresses.booking(draft.id),
      endpoints.booking(draft.id),
      endpoints.bookingCalendar(draft.id),
    ];
    expect(await Promise.all(paths.map((path) => seen(path, Cookie)))).toEqual([200, 200, 200]);
  });

  test('answers 404 without a cookie, to a known and to an unknown id alike, and says how to open it', async () => {
    const pages = [draft.id, '01900000-0000-7000-8000-000000000001'].map(async (id) => {
      const answer = await site.fetch(addresses.booking(id));
      return [answer.status, (await answer.text()).includes('Open this page from its link')];
    });
    expect(await Promise.all(pages)).toEqual([
      [404, true],
      [404, true],
    ]);
  });

  test('answers 404 with the cookie of another booking', async () => {
    expect(await seen(addresses.booking(draft.id), holding(other.token).Cookie)).toBe(404);
  });
});

describe('POST /api/bookings', () => {
  test('with a plain form answers 303 to the page without a token, which its cookie opens', async () => {
    const answer = await site.postForm(endpoints.bookings, {
      mobileNumber: '9000000977',
      idempotencyKey: crypto.randomUUID(),
    });
    const page = answer.headers.get('Location') ?? '';
    expect(page).toMatch(/^\/booking\/[\w-]{36}\?done=saved$/);
    const own = await site.fetch(page, { headers: { Cookie: cookiesOf(answer) } });
    expect(own.status).toBe(200);
  });

  const body = { mobileNumber: '9000000978', idempotencyKey: 'a-record-and-its-cookie' };
  const send = () => site.post(endpoints.bookings, body, { 'CF-Connecting-IP': '10.77.1.1' });

  test('from a script sets the cookies of the new booking, and again for a repeat within a day', async () => {
    for (const answer of [await send(), await send()]) {
      expect(
        answer.headers.getSetCookie().filter((cookie) => cookie.includes('__Secure-record')),
      ).toHaveLength(4);
      const { id } = (await answer.json()) as Draft;
      const own = await site.fetch(addresses.booking(id), { headers: { Cookie: cookiesOf(answer) } });
      expect(own.status).toBe(200);
    }
  });

  test('repeated by somebody who saw the form opens nothing a day later', async () => {
    await site.rows(
      'UPDATE records SET created_at = created_at - 86400000 - 1000 WHERE idempotency_key = ?',
      body.idempotencyKey,
    );
    const late = await send();
    expect(late.status).toBe(201);
    expect(late.headers.getSetCookie().join()).not.toContain('__Secure-record');
  });
});

/** A new record of each kind that a visitor makes, and how many cookies open it. */
const creations: readonly { readonly path: string; readonly cookies: number; readonly fields: object }[] = [
  { path: endpoints.leads, cookies: 4, fields: { source: 'website' } },
  { path: endpoints.bookings, cookies: 4, fields: wish },
  { path: endpoints.checkoutOrders, cookies: 4, fields: anOrder() },
  {
    path: endpoints.serviceRequests,
    cookies: 0,
    fields: { name: 'Sample', carModel: 'Swift', preferredDate: dayAhead(2), serviceType: 1 },
  },
  { path: endpoints.enquiries, cookies: 0, fields: { kind: 'contact', name: 'Sample', message: 'Hello' } },
  { path: endpoints.spin, cookies: 0, fields: { sessionId: 'session-of-a-spin' } },
  { path: endpoints.redirects, cookies: 0, fields: { source: 'x', timestamp: new Date().toISOString() } },
];

describe('the answer to a new record', () => {
  test.each(creations)(
    'POST $path has no token that a script can read',
    async ({ path, cookies, fields }) => {
      const body = { ...fields, idempotencyKey: crypto.randomUUID(), mobileNumber: sampleNumber() };
      const answer = await site.post(path, body, aVisitor());
      expect(answer.status).toBeLessThan(300);
      // Read at once: the collection of garbage may end the stream of a response that nobody reads.
      const text = await answer.text();
      const [row] = await site.rows<{ id: string }>('SELECT id FROM records ORDER BY id DESC LIMIT 1');
      const token = await recordToken(createSigner({ current: SIGNING_KEY }), row?.id ?? '');
      const set = answer.headers.getSetCookie().filter((cookie) => cookie.includes(token));
      expect(set).toHaveLength(cookies);
      for (const cookie of set) expect(attributesOf(cookie)).toContain('HttpOnly');
      // Only the visit that left a lead goes on with it.
      if (path === endpoints.leads) expect(set.join()).toMatch(/Max-Age=86400(?:;.*Max-Age=86400){3}/);
      const readable = [...answer.headers].filter(([name]) => name !== 'set-cookie');
      expect(`${JSON.stringify(readable)} ${text}`).not.toContain(token);
    },
  );

  test('lets a request carry one record’s cookie at most, whatever it opens', async () => {
    const made = await Promise.all(
      [endpoints.leads, endpoints.bookings].flatMap((path) =>
        [1, 2].map(() =>
          site.post(path, { idempotencyKey: crypto.randomUUID(), mobileNumber: sampleNumber() }, aVisitor()),
        ),
      ),
    );
    const places = made.flatMap((answer) =>
      answer.headers
        .getSetCookie()
        .flatMap((cookie) => /__Secure-record.*Path=([^;]+)/.exec(cookie)?.[1] ?? []),
    );
    const jar = [...new Set(places)];
    const sentTo = (path: string) => jar.filter((place) => path === place || path.startsWith(`${place}/`));
    for (const path of [...jar, ...jar.map((place) => `${place}/cancel`), '/', '/my-bookings', '/api/leads'])
      expect(sentTo(path).length).toBeLessThanOrEqual(1);
    expect(sentTo('/')).toEqual([]);
  });
});

describe('GET /api/bookings/:id/share and /chat', () => {
  const go = (path: string, token?: string) =>
    site.fetch(path, token === undefined ? {} : { headers: holding(token) });
  const textIn = (answer: Awaited<ReturnType<typeof go>>) =>
    new URL(answer.headers.get('Location') ?? '').searchParams.get('text') ?? '';

  test('redirect the holder into the chat app with the link, which no cache stores', async () => {
    const link = `${site.origin}${linkOf(draft)}`;
    const [share, chat] = [
      await go(endpoints.bookingShare(draft.id), draft.token),
      await go(endpoints.bookingChat(draft.id), draft.token),
    ];
    for (const answer of [share, chat]) {
      expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([303, 'private, no-store']);
      expect(await answer.text()).toBe('');
      expect(textIn(answer)).toContain(link);
    }
    expect(share.headers.get('Location')).toMatch(/^https:\/\/wa\.me\/\?text=/);
    expect(chat.headers.get('Location')).toMatch(/^https:\/\/wa\.me\/919000000000\?text=/);
    expect(textIn(chat)).toContain(`Booking id: ${draft.bookingId}`);
  });

  test('lead everybody else to the record’s own page, for a known and an unknown id alike', async () => {
    for (const id of [draft.id, '01900000-0000-7000-8000-000000000001'])
      for (const path of [endpoints.bookingShare(id), endpoints.bookingChat(id)])
        for (const token of [undefined, other.token])
          expect((await go(path, token)).headers.get('Location')).toBe(addresses.booking(id));
  });
});

describe('POST /api/bookings/:id/forget', () => {
  test('takes the cookies of the booking from the browser', async () => {
    const answer = await site.post(endpoints.bookingForget(draft.id), {}, holding(draft.token));
    expect(answer.status).toBe(200);
    const cookies = answer.headers.getSetCookie();
    expect(cookies).toHaveLength(4);
    for (const cookie of cookies) expect(cookie).toMatch(/^__Secure-record=; Max-Age=0; Path=\//);
  });

  test('answers 415 to a form, which any page can send without asking', async () => {
    expect((await site.postForm(endpoints.bookingForget(draft.id), {})).status).toBe(415);
  });
});

interface OwnEndpoint {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly body?: object;
}

const ID = ':id';
const of = (own: (id: string) => string, what: string) => `${own(ID)}/${what}`;
const later = { date: dayAhead(4), timeSlot: '9-11' };
const partAnswer = { partId: 'x', answer: 'yes' };
const review = { stars: 5, words: 'Good' };
const payment = { providerOrderId: 'order_x', paymentId: 'pay_x', signature: 'ab'.repeat(32) };

/** Every endpoint below a record, with a body that its holder may send. */
const ownEndpoints: readonly OwnEndpoint[] = [
  { method: 'PUT', path: endpoints.lead(ID), body: { area: 'C-Scheme' } },
  { method: 'GET', path: endpoints.booking(ID) },
  { method: 'GET', path: endpoints.bookingCalendar(ID) },
  { method: 'GET', path: of(endpoints.booking, 'job') },
  { method: 'PUT', path: endpoints.booking(ID), body: { area: 'sodala' } },
  { method: 'POST', path: endpoints.bookingConfirm(ID), body: {} },
  { method: 'POST', path: endpoints.bookingCancel(ID), body: {} },
  { method: 'POST', path: endpoints.bookingReschedule(ID), body: later },
  { method: 'POST', path: of(endpoints.booking, 'parts'), body: partAnswer },
  { method: 'POST', path: of(endpoints.booking, 'code'), body: {} },
  { method: 'POST', path: of(endpoints.booking, 'review'), body: review },
  { method: 'GET', path: endpoints.orderCalendar(ID) },
  { method: 'GET', path: of(endpoints.order, 'job') },
  { method: 'POST', path: endpoints.orderCancel(ID), body: {} },
  { method: 'POST', path: endpoints.orderReschedule(ID), body: later },
  { method: 'POST', path: endpoints.orderPayment(ID), body: { payment: 'after_service' } },
  { method: 'POST', path: endpoints.orderConfirm(ID), body: payment },
  { method: 'POST', path: of(endpoints.order, 'parts'), body: partAnswer },
  { method: 'POST', path: of(endpoints.order, 'code'), body: {} },
  { method: 'POST', path: of(endpoints.order, 'review'), body: review },
];

const ask = async ({ method, path, body }: OwnEndpoint, id: string, headers: object = {}) => {
  const answer = await site.fetch(path.replace(ID, id), {
    method,
    headers: { 'Content-Type': 'application/json', Origin: site.origin, ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
  return [answer.status, await answer.text()] as const;
};

describe('a browser that does not hold the record', () => {
  test.each(ownEndpoints)('gets one 404 from $method $path, for known and unknown ids', async (own) => {
    const unknown = crypto.randomUUID();
    const answers = [
      await ask(own, draft.id),
      await ask(own, draft.id, holding(other.token)),
      await ask(own, draft.id, holding('A'.repeat(43))),
      await ask(own, unknown),
      await ask(own, unknown, holding(draft.token)),
    ];
    expect(answers.map(([status]) => status)).toEqual(Array(5).fill(404));
    expect(new Set(answers.map(([, text]) => text)).size).toBe(1);
  });

  test.each(ownEndpoints)('opens $method $path with no token in the address or the body', async (own) => {
    const { path, body } = own;
    const named = { ...own, path: `${path}?token=${draft.token}` };
    const sent = body && { ...own, body: { ...body, token: draft.token } };
    expect((await ask(named, draft.id))[0]).toBe(404);
    if (sent) expect((await ask(sent, draft.id))[0]).toBe(404);
  });
});

test.each(ownEndpoints.filter(({ method }) => method !== 'GET'))(
  '$method $path answers 403 to a page of another site, although the browser holds the record',
  async (own) => {
    const foreign = { ...holding(draft.token), Origin: 'https://elsewhere.example' };
    expect((await ask(own, draft.id, foreign))[0]).toBe(403);
  },
);

describe('a plain form of a record’s own page', () => {
  test('whose cookie is gone comes back to the page, which says how it opens', async () => {
    const answer = await site.postForm(endpoints.bookingCancel(draft.id), {});
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, addresses.booking(draft.id)]);
    expect((await calls.view(draft)).body).toMatchObject({ status: 'completed' });
  });
});
