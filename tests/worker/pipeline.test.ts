import type { RequestInit } from 'miniflare';
import { expect, test } from 'vitest';
import { aVisitor } from './outside.ts';
import { testSite } from './test-site.ts';

const site = await testSite();

const requestLines = (): readonly { readonly requestId: string }[] =>
  site.logged.flatMap((line) => (line.includes('"event":"request"') ? [JSON.parse(line)] : []));

/** Sends a request and expects the answer's own request id on exactly one line of the log. */
async function expectOneLine(path: string, init: RequestInit, status: number): Promise<void> {
  const before = requestLines().length;
  const answer = await site.fetch(path, init);
  await answer.text();
  const requestId = answer.headers.get('X-Request-Id');
  expect([path, answer.status]).toEqual([path, status]);
  expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
  await expect.poll(() => requestLines().length).toBeGreaterThan(before);
  // The line of a later request would show a second line of this one.
  await (await site.fetch('/robots.txt')).text();
  await expect.poll(() => requestLines().length).toBeGreaterThan(before + 1);
  const lines = requestLines().slice(before);
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatchObject({ requestId, path, status, method: init.method ?? 'GET' });
}

const json = { 'Content-Type': 'application/json' };

test('GET fresh page answers with a request id and one log line', () => expectOneLine('/about', {}, 200));

test('GET cached page answers with a request id and one log line', async () => {
  await (await site.fetch('/contact')).text();
  await expectOneLine('/contact', {}, 200);
});

test('HEAD page answers with a request id and one log line', () =>
  expectOneLine('/about', { method: 'HEAD' }, 200));

test('GET private page answers with a request id and one log line', () =>
  expectOneLine('/thank-you', {}, 200));

test('GET unknown address answers 404 with a request id and one log line', () =>
  expectOneLine('/no-such-page', {}, 404));

test('POST to a page answers 405 with a request id and one log line', () =>
  expectOneLine('/about', { method: 'POST', body: '{}', headers: json }, 405));

test('GET wrong case of an address redirects with a request id and one log line', () =>
  expectOneLine('/About', {}, 301));

test('GET site file answers with a request id and one log line', () =>
  expectOneLine('/sitemap.xml', {}, 200));

test('GET /healthz answers with a request id and one log line', () => expectOneLine('/healthz', {}, 200));

test('GET unknown endpoint answers 404 with a request id and one log line', () =>
  expectOneLine('/api/nothing', {}, 404));

test('DELETE /api/leads answers 405 with a request id and one log line', () =>
  expectOneLine('/api/leads', { method: 'DELETE', headers: { Origin: site.origin } }, 405));

test('POST /api/leads with a wrong number answers 400 with a request id and one log line', () =>
  expectOneLine(
    '/api/leads',
    {
      method: 'POST',
      body: '{"mobileNumber":"5"}',
      headers: { ...json, Origin: site.origin, ...aVisitor() },
    },
    400,
  ));

test('GET /api/slots/live upgrades with a request id', async () => {
  const answer = await site.fetch('/api/slots/live?city=jaipur', {
    headers: { Upgrade: 'websocket', Origin: site.origin },
  });
  expect(answer.status).toBe(101);
  expect(answer.headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/);
  answer.webSocket?.accept();
  answer.webSocket?.close();
});

test.each(['/about', '/api/nothing', '/healthz'])(
  'GET %s takes over no request id of a client',
  async (path) => {
    const sent = 'a-clients-own-id-0001';
    const answer = await site.fetch(path, { headers: { 'X-Request-Id': sent } });
    await answer.text();
    expect(answer.headers.get('X-Request-Id')).not.toBe(sent);
    expect(site.logged.join()).not.toContain(sent);
  },
);
