import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { ownOrigin } from '../../../../../src/web/api/own-origin.ts';
import { canonicalHost } from '../../../../../src/web/middleware/canonical-host.ts';

const siteOn = (siteUrl: string) =>
  new Hono()
    .use(canonicalHost(siteUrl))
    .use(ownOrigin(siteUrl))
    .all('*', async (context) => context.text(`reached ${await context.req.text()}`));

const site = siteOn('https://cars.example');
const send = (url: string, init: RequestInit = {}) => site.request(url, init);

describe('a site on https', () => {
  test.each([
    ['http://cars.example/services?a=1', 'GET', 301, 'https://cars.example/services?a=1'],
    ['http://cars.example/services', 'HEAD', 301, 'https://cars.example/services'],
    ['http://www.cars.example/', 'GET', 301, 'https://cars.example/'],
    ['https://www.cars.example/a', 'GET', 301, 'https://cars.example/a'],
    ['http://cars.example/api/leads', 'POST', 307, 'https://cars.example/api/leads'],
    ['http://www.cars.example/api/leads', 'POST', 421, null],
    ['https://cars.example/services', 'GET', 200, null],
  ])('answers %s (%s) with %i', async (url, method, status, location) => {
    const answer = await send(url, { method });
    expect([answer.status, answer.headers.get('Location')]).toEqual([status, location]);
  });

  test('takes a form that a browser posts on from plain HTTP, with its body, and none of another site', async () => {
    const post = (origin: string) =>
      send('https://cars.example/api/leads', { method: 'POST', body: 'a lead', headers: { Origin: origin } });
    const kept = await post('http://cars.example');
    expect([kept.status, await kept.text()]).toEqual([200, 'reached a lead']);
    expect((await post('http://other.example')).status).toBe(403);
    expect((await post('null')).status).toBe(403);
  });
});

test('a local site on plain HTTP redirects nothing', async () => {
  const local = siteOn('http://localhost:8787');
  expect((await local.request('http://127.0.0.1:8787/')).status).toBe(200);
  expect((await local.request('http://localhost:8787/api/leads', { method: 'POST' })).status).toBe(200);
});
