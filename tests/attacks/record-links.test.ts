import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addresses, endpoints } from '../../src/web/contract/addresses.ts';
import { cookiesOf } from '../worker/admin-session.ts';
import { bookingCalls, type Draft, dayAhead } from '../worker/own-bookings.ts';
import { openLink } from '../worker/own-page.ts';
import { type Site, startSite } from '../worker/site.ts';

let site: Site;
let calls: ReturnType<typeof bookingCalls>;
let draft: Draft;
let other: Draft;
beforeAll(async () => {
  site = await startSite();
  calls = bookingCalls(site);
  [draft, other] = [await calls.create(), await calls.create()];
  await calls.confirm(draft, dayAhead(3), '9-11');
});
afterAll(() => site.stop());

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

  test('leads to the page, whose own links hold no token; only the links to share do', async () => {
    const html = await (await openLink(site, linkOf(draft))).text();
    expect(html).toContain('Your booking is confirmed');
    const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href);
    const own = links.filter((href) => href.startsWith('/'));
    expect(own.filter((href) => href.includes('token'))).toEqual([]);
    expect(own).toContain(endpoints.bookingCalendar(draft.id));
    expect(links.filter((href) => href.includes(draft.token)).length).toBeGreaterThan(0);
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
      return [answer.status, (await answer.text()).includes('This page opens with its link only')];
    });
    expect(await Promise.all(pages)).toEqual([
      [404, true],
      [404, true],
    ]);
  });

  test('answers 404 with the cookie of another booking', async () => {
    expect(await seen(addresses.booking(draft.id), `__Secure-record=${other.token}`)).toBe(404);
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

  test('from a script sets the cookies of the new booking too', async () => {
    const answer = await site.post(
      endpoints.bookings,
      { mobileNumber: '9000000978', idempotencyKey: crypto.randomUUID() },
      { 'CF-Connecting-IP': '10.77.1.1' },
    );
    const { id, token } = (await answer.json()) as Draft;
    expect(answer.headers.getSetCookie().filter((cookie) => cookie.includes(token))).toHaveLength(4);
    const own = await site.fetch(addresses.booking(id), { headers: { Cookie: cookiesOf(answer) } });
    expect(own.status).toBe(200);
  });
});

describe('POST /api/bookings/:id/cancel', () => {
  test('with the cookie and without the token changes nothing, so another site cannot cause it', async () => {
    const answer = await site.fetch(endpoints.bookingCancel(draft.id), {
      method: 'POST',
      body: '{}',
      headers: {
        'Content-Type': 'application/json',
        Origin: site.origin,
        Cookie: `__Secure-record=${draft.token}`,
      },
    });
    expect(answer.status).toBe(400);
    expect((await calls.view(draft)).body).toMatchObject({ status: 'completed' });
  });
});
