import { describe, expect, test } from 'vitest';
import { fieldLengths } from '../../src/features/bookings/contract.ts';
import { endpoints } from '../../src/web/contract/addresses.ts';
import { LONGEST, LONGEST_HEADERS } from '../../src/web/middleware/request-lengths.ts';
import { testSite } from '../worker/test-site.ts';
import { ownNetwork } from './honest-visitors.ts';

const site = await testSite();

const OVERLONG = 60_000;
const a = (letters: number) => 'a'.repeat(letters);
const pathOf = (letters: number) => `/${a(letters - 1)}`;
/** The answers at the limit, one letter above it, and at 60 KB. */
const statusesOf = async (limit: number, statusAt: (letters: number) => Promise<number>) => {
  const found: number[] = [];
  for (const letters of [limit, limit + 1, OVERLONG]) found.push(await statusAt(letters));
  return found;
};
const get = async (path: string, headers: Readonly<Record<string, string>> = {}) => {
  const answer = await site.fetch(path, { headers });
  await answer.arrayBuffer();
  return answer.status;
};

describe('GET answers at the limit, and 414 above it, for', () => {
  test('a path', async () => {
    expect(await statusesOf(LONGEST.path, (letters) => get(pathOf(letters)))).toEqual([404, 414, 414]);
  });

  test('a value of the query', async () => {
    const value = (letters: number) => get(`/services?x=${a(letters - 'x='.length)}`);
    expect(await statusesOf(LONGEST.parameter, value)).toEqual([200, 414, 414]);
  });

  test('a query of short values', async () => {
    const query = (letters: number) => get(`/services?${'b=1&'.repeat(letters / 4)}${a(letters % 4)}`);
    expect(await statusesOf(LONGEST.query, query)).toEqual([200, 414, 414]);
  });
});

describe.each(['/services', endpoints.serviceTypes])(
  'GET %s answers 200 at the limit, and 431 above it, for',
  (path) => {
    // Cookies follow below, and the test's client sends no such `Upgrade`.
    const others = LONGEST_HEADERS.filter(([name]) => name !== 'Cookie' && name !== 'Upgrade');
    test.each(others)('the header %s', async (name, limit) => {
      expect(await statusesOf(limit, (letters) => get(path, { [name]: a(letters) }))).toEqual([
        200, 431, 431,
      ]);
    });

    test('one cookie', async () => {
      const cookie = (letters: number) => get(path, { Cookie: `b=1; c=${a(letters - 2)}; d=2` });
      expect(await statusesOf(LONGEST.cookie, cookie)).toEqual([200, 431, 431]);
    });

    test('all cookies', async () => {
      const [, limit = 0] = LONGEST_HEADERS.find(([name]) => name === 'Cookie') ?? [];
      const cookies = (letters: number) => get(path, { Cookie: 'b=1;'.repeat(letters / 4) + a(letters % 4) });
      expect(await statusesOf(limit, cookies)).toEqual([200, 431, 431]);
    });
  },
);

describe('POST /api/leads', () => {
  let sent = 0;
  const post = async (fields: object, body?: string) => {
    sent += 1;
    const lead = { mobileNumber: `9${300_000_000 + sent}`, idempotencyKey: `length-of-field-${sent}` };
    const answer = await site.fetch(endpoints.leads, {
      method: 'POST',
      body: body ?? JSON.stringify({ ...lead, ...fields }),
      headers: { 'Content-Type': 'application/json', Origin: site.origin, ...ownNetwork() },
    });
    await answer.arrayBuffer();
    return answer.status;
  };

  test('takes a body up to its limit, and answers 413 above it', async () => {
    const body = (bytes: number) => post({}, JSON.stringify({ pad: a(bytes - '{"pad":""}'.length) }));
    expect(await statusesOf(LONGEST.body, body)).toEqual([400, 413, 413]);
  });

  test.each([
    ['carBrand', fieldLengths.manufacturer],
    ['carModel', fieldLengths.model],
    ['serviceInterest', 120],
  ])('takes the typed field %s of %i letters, and answers 400 or 413 above it', async (name, limit) => {
    const field = (letters: number) => post({ [name]: a(letters) });
    expect(await statusesOf(limit, field)).toEqual([201, 400, 413]);
  });

  test('cuts the field `referrer`, which a browser collects', async () => {
    expect(await statusesOf(255, (letters) => post({ referrer: a(letters) }))).toEqual([201, 201, 413]);
  });

  test('takes an instant with nanoseconds, and no longer fraction', async () => {
    const instant = (digits: number) =>
      post({ firstVisitTimestamp: `2026-11-20T10:00:00.${'0'.repeat(digits)}Z` });
    expect(await statusesOf(9, instant)).toEqual([201, 400, 413]);
  });
});
