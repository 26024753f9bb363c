import { describe, expect, test } from 'vitest';
import { addresses, endpoints } from '../../src/web/contract/addresses.ts';
import { cookiesOf } from '../worker/admin-session.ts';
import { dayAhead } from '../worker/own-bookings.ts';
import { testSite } from '../worker/test-site.ts';
import { ownNetwork } from './honest-visitors.ts';

const site = await testSite();

let numbers = 0;
const newNumber = () => {
  numbers += 1;
  return `8${400_000_000 + numbers}`;
};

/** A browser without scripts that stores cookies. */
function plainBrowser() {
  const network = ownNetwork();
  let cookies: readonly string[] = [];
  return async (page: string, action: string, fields: Readonly<Record<string, string>>) => {
    const html = await (
      await site.fetch(page, { headers: { Cookie: cookies.join('; '), ...network } })
    ).text();
    const form = new RegExp(`<form[^>]*action="${action}"[\\s\\S]*?</form>`).exec(html)?.[0] ?? '';
    const key = /name="idempotencyKey" value="([^"]+)"/.exec(form)?.[1] ?? '';
    expect(key).toMatch(/^[\w-]{22}/);
    const answer = await site.fetch(action, {
      method: 'POST',
      body: new URLSearchParams({ idempotencyKey: key, ...fields }).toString(),
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        Origin: site.origin,
        Cookie: cookies.join('; '),
        ...network,
      },
    });
    const set = cookiesOf(answer).split('; ').filter(Boolean);
    const names = set.map((cookie) => cookie.split('=')[0]);
    cookies = [...cookies.filter((cookie) => !names.includes(cookie.split('=')[0])), ...set];
    return { status: answer.status, location: answer.headers.get('Location') ?? '', key };
  };
}

const recordsOf = (mobileNumber: string) =>
  site.rows<{ kind: string }>('SELECT kind FROM records WHERE mobile_number = ?', mobileNumber);

const FORMS = [
  ['lead', addresses.book, endpoints.leads, { serviceInterest: 'AC Service' }],
  [
    'enquiry',
    addresses.contact,
    endpoints.enquiries,
    { kind: 'contact', name: 'Sample Customer', message: 'Hello' },
  ],
  [
    'service request',
    addresses.schedule,
    endpoints.serviceRequests,
    { name: 'Sample Customer', carModel: 'Maruti Swift', preferredDate: dayAhead(3), serviceType: '1' },
  ],
] as const;

describe.each(FORMS)('a plain %s', (_kind, page, action, fields) => {
  test('that is sent again after Back, with a new key, is one record', async () => {
    const send = plainBrowser();
    const typed = { ...fields, mobileNumber: newNumber() };
    const first = await send(page, action, typed);
    const again = await send(page, action, typed);
    expect([first.status, again.status]).toEqual([303, 303]);
    expect(again.key).not.toBe(first.key);
    expect(again.location).toBe(first.location);
    expect(await recordsOf(typed.mobileNumber)).toHaveLength(1);
  });

  test('for another number, or of another browser, is a record of its own', async () => {
    const send = plainBrowser();
    const typed = { ...fields, mobileNumber: newNumber() };
    const other = { ...fields, mobileNumber: newNumber() };
    await send(page, action, typed);
    await send(page, action, other);
    await plainBrowser()(page, action, typed);
    expect(await recordsOf(typed.mobileNumber)).toHaveLength(2);
    expect(await recordsOf(other.mobileNumber)).toHaveLength(1);
  });

  test('with a cookie made by hand is sent under its own key', async () => {
    const mobileNumber = newNumber();
    const idempotencyKey = `a-key-of-its-own-${mobileNumber}`;
    for (const cookie of ['x', '.', 'x.y', `${'a'.repeat(64)}.a-key-of-somebody`]) {
      const answer = await site.fetch(action, {
        method: 'POST',
        body: new URLSearchParams({
          ...fields,
          mobileNumber,
          idempotencyKey,
        }).toString(),
        headers: {
          'Content-Type': 'application/x-www-form-urlencoded',
          Origin: site.origin,
          Cookie: `__Host-sent=${cookie}`,
          ...ownNetwork(),
        },
      });
      expect(answer.status).toBe(303);
    }
    const keys = await site.rows('SELECT idempotency_key FROM records WHERE mobile_number = ?', mobileNumber);
    expect(keys).toEqual([{ idempotency_key: idempotencyKey }]);
  });
});
