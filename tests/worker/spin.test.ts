import type { Response } from 'miniflare';
import { describe, expect, test } from 'vitest';
import { spinSegments } from '../../src/content/coupons/spin-segments.ts';
import type { SpinAnswer } from '../../src/features/coupons/contract.ts';
import { cookiesOf } from './admin-session.ts';
import { aVisitor } from './outside.ts';
import { returnedForm } from './returned-form.ts';
import { testSite } from './test-site.ts';

const site = await testSite();

let keys = 0;
const spin = (mobileNumber: string, sessionId?: string, headers = {}): Promise<Response> => {
  keys += 1;
  return site.post(
    '/api/spin',
    { mobileNumber, idempotencyKey: `spin-key-${keys}`, sessionId },
    { ...aVisitor(), ...headers },
  );
};
const couponOf = async (response: Response) => ((await response.json()) as SpinAnswer).coupon?.code;

describe('POST /api/spin', () => {
  test('answers 201 with a segment of the wheel, its coupon, its expiry and the chat', async () => {
    const response = await spin('9000000501', 'session-a-0001');
    const answer = (await response.json()) as SpinAnswer;
    expect(response.status).toBe(201);
    const segment = spinSegments.find(({ id }) => id === answer.segment);
    expect(answer.coupon).toMatchObject({ description: segment?.coupon.description });
    expect(answer.coupon?.code).toMatch(/^SPIN-[A-Z2-9]{8}$/);
    const days = (Date.parse(answer.coupon?.expiresAt ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(segment?.coupon.validDays ?? 0);
    expect(days).toBeLessThan((segment?.coupon.validDays ?? 0) + 1.01);
    expect(new URL(answer.chatUrl).searchParams.get('text')).toContain(answer.coupon?.code);
  });

  test('gives one coupon for many simultaneous spins of one number from one address', async () => {
    const address = aVisitor();
    const responses = await Promise.all(
      Array.from({ length: 8 }, (_, index) => spin('9000000502', `session-race-${index}`, address)),
    );
    const statuses = responses.map(({ status }) => status).sort();
    // Four of them are above the spins of a network in an hour.
    expect(statuses).toEqual([201, 409, 409, 409, 429, 429, 429, 429]);
    const loser = responses.find(({ status }) => status === 409);
    expect(await loser?.text()).not.toContain('SPIN-');
    expect(await site.rows('SELECT code FROM coupons c JOIN spins s ON s.coupon_code = c.code')).toHaveLength(
      2,
    );
  });

  test('answers the same coupon to both of two simultaneous spins of one session', async () => {
    const codes = await Promise.all(
      [1, 2, 3].map(async () => couponOf(await spin('9000000503', 'session-twice-1'))),
    );
    expect(new Set(codes).size).toBe(1);
  });

  test('answers the coupon again to the device that spun, in any session, and to no other device', async () => {
    const address = aVisitor();
    const first = await spin('9000000504', 'session-tab-one', address);
    const code = await couponOf(first);
    const Cookie = cookiesOf(first);
    const again = await spin('9000000504', 'session-tab-two', { Cookie, ...address });
    expect([again.status, await couponOf(again)]).toEqual([200, code]);
    const other = await spin('9000000504', 'session-of-somebody', address);
    expect([other.status, (await other.text()).includes(code ?? 'none')]).toEqual([409, false]);
  });

  test('stores only the hash of the number', async () => {
    const dump = JSON.stringify([
      await site.rows('SELECT * FROM spins'),
      await site.rows('SELECT * FROM coupons'),
    ]);
    expect(dump).not.toMatch(/900000050\d/);
    expect(site.logged.join('\n')).not.toMatch(/900000050\d|SPIN-/);
  });

  test('answers 400 for an invalid mobile number', async () =>
    expect((await spin('12345')).status).toBe(400));

  test('redirects a form to a page with the coupon, which is never cached and shown to no other device', async () => {
    const posted = await site.postForm('/api/spin', {
      mobileNumber: '9000000505',
      idempotencyKey: 'spin-form-0001',
    });
    expect([posted.status, posted.headers.get('Location')]).toEqual([303, '/spin-to-win/result']);
    const Cookie = cookiesOf(posted);
    const page = await site.fetch('/spin-to-win/result', { headers: { Cookie } });
    const html = await page.text();
    expect(page.headers.get('Cache-Control')).toBe('private, no-store');
    expect(html).toMatch(/SPIN-[A-Z2-9]{8}/);
    expect(html).toContain('Valid until');
    const forged = Cookie.replace(/(__Host-spin-won=[^.]*\.).{6}/, '$1AAAAAA');
    for (const stranger of [{}, { Cookie: forged }]) {
      const refused = await site.fetch('/spin-to-win/result', { headers: stranger });
      expect([refused.status, refused.headers.get('Location')]).toEqual([303, '/spin-to-win']);
    }
    const second = await site.postForm('/api/spin', {
      mobileNumber: '9000000505',
      idempotencyKey: 'spin-form-0002',
    });
    const returned = await returnedForm(second);
    expect(returned).toMatchObject({ status: 422, page: '/spin-to-win' });
    expect(returned.html).toContain('was used in the last 30 days');
  });
});

test('GET /spin-to-win shows the odds of every prize, and they add up', async () => {
  const html = await (await site.fetch('/spin-to-win')).text();
  const odds = [...html.matchAll(/<td class="share">([\d.]+)%<\/td>/g)].map(([, percent]) => Number(percent));
  expect(odds).toHaveLength(8);
  expect(odds.reduce((sum, percent) => sum + percent, 0)).toBeCloseTo(100);
});
