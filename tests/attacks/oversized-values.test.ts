import { expect, test } from 'vitest';
import { formEndpoints } from '../../src/web/contract/addresses.ts';
import { PASSPHRASE } from '../worker/admin-session.ts';
import { ENDPOINTS } from '../worker/hostile/endpoints.ts';
import { consentCookies } from '../worker/outside.ts';
import { testSite } from '../worker/test-site.ts';
import { honestLeads, keepFigures, ownNetwork, UNHARMED } from './honest-visitors.ts';

const site = await testSite({ variables: { ADMIN_PASSPHRASE: PASSPHRASE } });

const spin = (n: number, headers: Readonly<Record<string, string>>) =>
  site.post(
    '/api/spin',
    { mobileNumber: `9${String(300_000_000 + n)}`, idempotencyKey: `oversized-${n}` },
    { ...ownNetwork(), ...headers },
  );

let numbers = 0;
const newNumber = () => {
  numbers += 1;
  return `9${String(400_000_000 + numbers)}`;
};

/** The longest text in each column of the ledger that holds text. */
async function longestTexts(): Promise<Readonly<Record<string, number>>> {
  const tables = await site.rows<{ name: string }>(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%' AND name NOT LIKE '_cf%'",
  );
  const found: Record<string, number> = {};
  for (const { name } of tables) {
    const columns = await site.rows<{ name: string; type: string }>(
      `SELECT name, type FROM pragma_table_info('${name}')`,
    );
    for (const column of columns.filter(({ type }) => type.toUpperCase() === 'TEXT')) {
      const [row] = await site.rows<{ longest: number | null }>(
        `SELECT max(length("${column.name}")) AS longest FROM "${name}"`,
      );
      found[`${name}.${column.name}`] = row?.longest ?? 0;
    }
  }
  return found;
}

test('POST /api/spin keeps nothing of a cookie that we did not sign, however long it is', async () => {
  const attack = Promise.all(
    Array.from({ length: 60 }, (_, n) => spin(n, { Cookie: `__Host-spin=${'a'.repeat(100_000)}` })),
  );
  const honest = await honestLeads(site, attack);
  const [kept] = await site.rows<{ characters: number }>(
    'SELECT coalesce(sum(length(session_id)), 0) AS characters FROM spins',
  );
  const short = await spin(100, { Cookie: '__Host-spin=a-session-of-somebody-else' });
  expect(short.status).toBe(201);
  const stolen = await site.rows("SELECT 1 FROM spins WHERE session_id = 'a-session-of-somebody-else'");
  keepFigures('60 spins with a cookie of 100,000 characters', { kept: kept?.characters, ...honest });
  expect(kept?.characters).toBeLessThan(60 * 64);
  expect(stolen).toEqual([]);
  expect(honest).toMatchObject(UNHARMED);
});

test('no header of any form leaves more than 2,048 characters in any column of the ledger', async () => {
  const consent = await consentCookies();
  const headers = (length: number) => ({
    Referer: `${site.origin}/${'r'.repeat(length)}`,
    'User-Agent': 'u'.repeat(length),
    'X-Request-Id': 'x'.repeat(length),
    Cookie: `${consent}; __Host-spin=${'s'.repeat(length)}; __Host-visit=${'v'.repeat(length)}; _fbp=${'p'.repeat(length)}; _fbc=fb.1.1700000000000.${'c'.repeat(length)}`,
  });
  const sent: [string, number, number][] = [];
  for (const length of [1_500, 7_900, 20_000]) {
    for (const { method, path, body } of ENDPOINTS.filter((one) =>
      formEndpoints.some((form) => form === one.path),
    )) {
      const answer = await site.fetch(path, {
        method,
        body: JSON.stringify({
          ...body,
          idempotencyKey: crypto.randomUUID(),
          ...('mobileNumber' in body && { mobileNumber: newNumber() }),
        }),
        headers: {
          'Content-Type': 'application/json',
          Origin: site.origin,
          ...ownNetwork(),
          ...headers(length),
        },
      });
      sent.push([path, length, answer.status]);
    }
  }
  expect(sent.filter(([, length, status]) => length === 1_500 && status >= 400)).toEqual([]);
  expect(new Set(sent.filter(([, length]) => length === 20_000).map(([, , status]) => status))).toEqual(
    new Set([431]),
  );
  const tooLong = Object.entries(await longestTexts()).filter(([, length]) => length > 2_048);
  expect(tooLong).toEqual([]);
});
