import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { exchange, reasonIn, statusFailure } from '../../../../src/platform/http.ts';
import { type Fault, startStandIn } from '../../../upstreams/stand-in.ts';

const upstream = await startStandIn('upstream', ({ path, json }) =>
  path === '/things' ? { status: 201, json: { received: json } } : undefined,
);
afterEach(() => upstream.heal());
afterAll(() => upstream.close());

const ask = (timeoutMs = upstream.patience()) =>
  exchange(fetch, { method: 'POST', url: `${upstream.url}/things`, json: { name: 'wheel' }, timeoutMs });

test('a request goes out as JSON and its answer comes back whole', async () => {
  expect(await ask()).toEqual({ ok: true, value: { status: 201, json: { received: { name: 'wheel' } } } });
  expect(upstream.requests.at(-1)?.headers['content-type']).toBe('application/json');
});

describe('a fault', () => {
  test.each<[Fault, string]>([
    ['down', 'unreachable'],
    ['refused', 'unreachable'],
    ['reset', 'unreachable'],
    ['committed_then_dropped', 'unreachable'],
    ['truncated', 'broken_answer'],
    ['huge', 'broken_answer'],
  ])('%s comes back as %s', async (fault, code) => {
    await upstream.fail(fault);
    expect(await ask()).toEqual({ ok: false, code });
  });

  test.each<Fault>(['hanging', 'slow_and_committed'])('%s comes back as timeout', async (fault) => {
    await upstream.fail(fault, { delayMs: 30_000 });
    expect(await ask(50)).toEqual({ ok: false, code: 'timeout' });
  });

  test.each<Fault>(['malformed_json', 'html', 'empty'])('%s comes back without JSON', async (fault) => {
    await upstream.fail(fault);
    expect(await ask()).toMatchObject({ ok: true, value: { json: undefined } });
  });

  test.each<[Fault, number]>([
    ['status_400', 400],
    ['status_403', 403],
    ['status_429', 429],
    ['status_503', 503],
  ])('%s comes back with its status', async (fault, status) => {
    await upstream.fail(fault);
    expect(await ask()).toMatchObject({ ok: true, value: { status } });
  });

  test('ends after the given number of requests, or when healed', async () => {
    await upstream.fail('status_500', { times: 1 });
    expect(await ask()).toMatchObject({ value: { status: 500 } });
    expect(await ask()).toMatchObject({ value: { status: 201 } });
    await upstream.fail('refused');
    await upstream.heal();
    expect(await ask()).toMatchObject({ value: { status: 201 } });
  });
});

test('a fetch that ignores its signal still ends in time', async () => {
  const deaf = () => new Promise<Response>(() => undefined);
  expect(await exchange(deaf, { method: 'GET', url: 'http://x.invalid', timeoutMs: 20 })).toEqual({
    ok: false,
    code: 'timeout',
  });
});

test('a stand-in that received an unknown request throws when it closes', async () => {
  const strict = await startStandIn('strict', () => undefined);
  await exchange(fetch, { method: 'GET', url: `${strict.url}/unknown`, timeoutMs: strict.patience() });
  await expect(strict.close()).rejects.toThrow("strict was asked what it can't answer: GET /unknown");
});

test.each([
  [301, 'configuration_wrong'],
  [400, 'refused'],
  [401, 'configuration_wrong'],
  [403, 'configuration_wrong'],
  [404, 'not_found'],
  [405, 'configuration_wrong'],
  [408, 'timeout'],
  [413, 'refused'],
  [429, 'rate_limited'],
  [500, 'unavailable'],
  [503, 'unavailable'],
  [504, 'timeout'],
])('status %i means %s', (status, meaning) => {
  expect(statusFailure(status)).toBe(meaning);
});

describe('reasonIn', () => {
  test.each([
    [
      {
        error: {
          message: '2 errors occurred',
          details: {
            errors: [
              { path: ['mobileNumber'], message: 'This attribute must be unique' },
              { path: ['car', 'model'], message: 'is too long' },
            ],
          },
        },
      },
      'mobileNumber: This attribute must be unique; car.model: is too long',
    ],
    [{ error: { message: 'Invalid key colour' } }, 'Invalid key colour'],
    [{ error: { description: 'The amount is too low', field: 'amount' } }, 'amount: The amount is too low'],
    [{ error: { message: 'one\ntwo' } }, 'one two'],
    [{ error: { message: 'asha@example.com and 9000000001 are taken' } }, '… and … are taken'],
    [{ error: { message: 'x'.repeat(900) } }, 'x'.repeat(300)],
    [{ errors: [] }, undefined],
    ['<html>', undefined],
  ])('of %j is %j', (json, reason) => expect(reasonIn(json)).toBe(reason));
});

test.each([
  ['120', 120],
  ['0', 0],
  [new Date(Date.now() + 90_000_000).toUTCString(), 90_000],
  [new Date(Date.now() - 90_000).toUTCString(), 0],
])('an answer that asks to wait by `Retry-After: %s` comes back with the seconds', async (asked, seconds) => {
  const busy = async () => new Response('{}', { status: 429, headers: { 'retry-after': asked } });
  const answer = await exchange(busy, { method: 'GET', url: 'http://busy.example/', timeoutMs: 1000 });
  const waits = (answer.ok ? answer.value.retryAfterSeconds : undefined) ?? Number.NaN;
  // A date is compared to the clock, which moves on while the tests wait for their turn.
  expect(Math.abs(waits - seconds)).toBeLessThan(3000);
});
