import { describe, expect, test } from 'vitest';
import { adminEndpoints } from '../../src/features/admin/contract/addresses.ts';
import { addresses, endpoints } from '../../src/web/contract/addresses.ts';
import { share } from '../every-case.ts';
import { operatorOf, PASSPHRASE, sessionOf } from '../worker/admin-session.ts';
import { testSite } from '../worker/test-site.ts';
import { keepFigures, ownNetwork } from './honest-visitors.ts';

const site = await testSite({ variables: { ADMIN_PASSPHRASE: PASSPHRASE } });

/** The fastest of several answers: a busy machine makes some slow, but a slow expression makes all slow. */
async function fastest(path: string): Promise<number> {
  const times: number[] = [];
  for (let visit = 0; visit < 7; visit += 1) {
    const began = performance.now();
    await (await site.fetch(path, { headers: ownNetwork() })).arrayBuffer();
    times.push(performance.now() - began);
  }
  return Math.min(...times);
}

const LETTERS = 16_000;

describe('a path of 16,000 characters', () => {
  test.each([
    ['slashes before a letter', `/${'/'.repeat(LETTERS)}x`],
    ['slashes of an endpoint before a letter', `/api/${'/'.repeat(LETTERS)}x`],
    ['encoded letters', `/${'%41'.repeat(LETTERS / 3)}`],
    ['an encoded letter at the end', `/${'a'.repeat(LETTERS)}%0A`],
    ['city words', `/${'-car-service-in'.repeat(LETTERS / 15)}`],
    ['letter and hyphen in turn', `/${'-a'.repeat(LETTERS / 2)}`],
    ['digits', `/${'1'.repeat(LETTERS)}`],
  ])('of %s is answered within 60 ms of a short path', async (shape, path) => {
    const extra = async () => {
      const short = await fastest('/nothing-here');
      const long = await fastest(path);
      keepFigures(`a path of ${shape}`, { milliseconds: Math.round(long), short: Math.round(short) });
      return long - short;
    };
    await expect.poll(extra).toBeLessThan(60);
  });
});

describe('an id with a line break or a NUL', () => {
  const NO_RECORD = 'a%0D%0ASet-Cookie:%20a=b';
  const paths = [...Object.values(endpoints), ...Object.values(adminEndpoints)]
    .filter((address) => typeof address === 'function')
    .flatMap((address) => [address('PLACE', 'a', 'b'), address('PLACE%0A', 'a%0A', 'b%0A')])
    .flatMap((path) => [path.replace('PLACE', NO_RECORD), path.replace('PLACE', '%00')]);
  const pages = [
    addresses.ownBooking(NO_RECORD, 'x'),
    addresses.ownOrder(NO_RECORD, 'x'),
    '/coupon-admin/records/%0A',
  ];

  test('is never answered 500, to a visitor or to the operator, read or written', async () => {
    const operator = operatorOf(site, await sessionOf());
    const seen: [string, string, number][] = [];
    const sentTo = share([...new Set([...paths, ...pages])], 2);
    for (const path of sentTo) {
      const fields = {
        status: 'contacted',
        state: 'active',
        note: 'x',
      };
      const type = { 'Content-Type': 'application/x-www-form-urlencoded', ...ownNetwork() };
      for (const [how, answer] of [
        ['read', await site.fetch(path)],
        ['post', await site.post(path, fields, ownNetwork())],
        [
          'form',
          await site.fetch(path, {
            method: 'POST',
            body: new URLSearchParams(fields).toString(),
            headers: { Origin: site.origin, ...type },
          }),
        ],
        [
          'put',
          await site.fetch(path, {
            method: 'PUT',
            body: JSON.stringify(fields),
            headers: { Origin: site.origin, ...ownNetwork(), 'Content-Type': 'application/json' },
          }),
        ],
        ['operator reads', await operator.get(path)],
        ['operator posts', await operator.post(path, fields)],
        ['operator form', await operator.form(path, fields)],
      ] as const) {
        // The operator's call has read the body of a page already.
        if (!answer.bodyUsed) await answer.arrayBuffer();
        if (answer.status >= 500) seen.push([how, path, answer.status]);
        expect(answer.headers.get('Set-Cookie') ?? '').not.toContain('a=b');
      }
    }
    keepFigures('ids with line breaks', { requests: sentTo.length * 7, answered500: seen.length });
    expect(seen).toEqual([]);
  });
});

test('the log names each request by an id of ours, and repeats none that a client sent', async () => {
  const sent = ['00000000-0000-4000-8000-000000000000', '9000000001', 'x'.repeat(5_000)];
  for (const id of sent) {
    const answer = await site.fetch('/about', {
      headers: { 'X-Request-Id': id, 'CF-Ray': id, 'Request-Id': id },
    });
    expect(answer.headers.get('X-Request-Id')).not.toBe(id);
    await answer.arrayBuffer();
  }
  expect(sent.filter((id) => site.logged.join('\n').includes(id))).toEqual([]);
});
