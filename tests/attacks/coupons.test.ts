import { describe, expect, test } from 'vitest';
import { fieldMessages as hindi } from '../../src/content/hi/text/messages.ts';
import { fieldMessages as english } from '../../src/content/text/messages.ts';
import { LIMITS } from '../../src/services/limit-list.ts';
import { endpoints } from '../../src/web/contract/addresses.ts';
import { volume } from '../every-case.ts';
import { operatorOf, PASSPHRASE, sessionOf } from '../worker/admin-session.ts';
import { anOrder } from '../worker/own-orders.ts';
import { testSite } from '../worker/test-site.ts';
import { keepFigures, ownNetwork } from './honest-visitors.ts';

type Headers = Readonly<Record<string, string>>;
type Kind = (typeof KINDS)[number];

const KINDS = ['unknown', 'paused', 'ended', 'expired', 'used', 'foreign'] as const;
const OWNER = '9000720001';
const GUESSER = '9000720002';
const ATTACKER: Headers = { 'CF-Connecting-IP': '198.51.100.31' };
const { network: MOST_OF_NETWORK, number: MOST_OF_NUMBER } = LIMITS.coupons.most;

/** A code of each kind; all are of one length, like two guesses. */
const codes = new Map<Kind, string>([['unknown', 'NONE-00001']]);
const codeOf = (kind: Kind): string => codes.get(kind) ?? '';

/** Wins a coupon of the wheel, which is bound to the number, and gives it a code and terms of the test. */
async function wonCoupon(mobileNumber: string, code: string): Promise<string> {
  const body = { mobileNumber, idempotencyKey: crypto.randomUUID(), sessionId: `session-${code}` };
  const answer = await site.post('/api/spin', body, ownNetwork());
  const { coupon } = (await answer.json()) as { coupon: { code: string } };
  await site.rows(
    "UPDATE coupons SET code = ?, kind = 'amount', value = 5000, scope = NULL WHERE code = ?",
    code,
    coupon.code,
  );
  return code;
}

const site = await testSite({ variables: { ADMIN_PASSPHRASE: PASSPHRASE } });
const operator = operatorOf(site, await sessionOf());
const open = async (kind: Kind, code: string) => {
  const coupon = { code, kind: 'amount', value: 50, description: 'Fifty less', maxUses: 1 };
  expect((await operator.post('/api/admin/coupons', coupon)).status).toBe(200);
  codes.set(kind, code);
};
await open('paused', 'REST-00001');
await open('ended', 'DONE-00001');
await open('expired', 'PAST-00001');
await open('used', 'USED-00001');
await operator.post(`/api/admin/coupons/${codeOf('paused')}/state`, { state: 'paused' });
await operator.post(`/api/admin/coupons/${codeOf('ended')}/state`, { state: 'expired' });
await site.rows('UPDATE coupons SET expires_at = 1 WHERE code = ?', codeOf('expired'));
const use = anOrder({ coupon: codeOf('used'), payment: 'after_service' });
expect((await site.post(endpoints.checkoutOrders, use, ownNetwork())).status).toBe(201);
codes.set('foreign', await wonCoupon(OWNER, 'MINE-00001'));

const items = [{ serviceId: 'jump-start', quantity: 1 }];
const check = (code: string, mobileNumber: string | undefined, headers: Headers, prefix = '') =>
  site.post(prefix + endpoints.checkoutCoupon, { code, items, mobileNumber }, headers);
const order = (code: string, mobileNumber: string, headers: Headers, prefix = '') =>
  site.post(
    prefix + endpoints.checkoutOrders,
    anOrder({ coupon: code, mobileNumber, payment: 'after_service', items }),
    headers,
  );

type Answer = Awaited<ReturnType<typeof check>>;

/** The order of the catalogue's plain form, the same for each code. */
const plainFields = (coupon: string) => {
  const { items: _, ...fields } = anOrder({ coupon, mobileNumber: GUESSER });
  return {
    ...fields,
    idempotencyKey: 'the-same-form-of-all',
    date: anOrder().date,
    'quantity.jump-start': '1',
  };
};

/** The ids that an answer draws anew: those of requests, and the nonces and form keys of pages. */
const IDS =
  /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|(?<=(?:nonce="|nonce-|formKey`:`|"idempotencyKey" value="))[\w-]{22}/g;

/** All that an answer says, without what differs between two sends of one code. */
async function said(answer: Answer, code: string) {
  const headers = [...answer.headers]
    .filter(([name]) => !['date', 'set-cookie'].includes(name))
    .map(([name, value]) => [name, value.replaceAll(IDS, 'ID')]);
  const text = (await answer.text()).replaceAll(code, 'CODE').replaceAll(IDS, 'ID');
  const names = answer.headers.getSetCookie().map((cookie) => cookie.split('=')[0]);
  return { status: answer.status, headers, names, text };
}

type Said = Awaited<ReturnType<typeof said>>;

/** The answers to a code of each kind, which must be one. */
async function oneAnswer(ask: (code: string) => Promise<Said>): Promise<Said> {
  const answers: Said[] = [];
  for (const kind of KINDS) answers.push(await ask(codeOf(kind)));
  const [first, ...others] = answers;
  others.forEach((answer, at) => {
    expect(answer, KINDS[at + 1]).toEqual(first);
  });
  return answers[0] ?? Promise.reject(new Error('no answer'));
}

describe.each([
  ['', english],
  ['/hi', hindi],
])('an unknown, paused, ended, expired, used or foreign code at %s/api', (prefix, words) => {
  test('POST /checkout/coupon with a number answers the same 400 coupon_refused', async () => {
    const one = await oneAnswer(async (code) => said(await check(code, GUESSER, ownNetwork(), prefix), code));
    expect(one.status).toBe(400);
    expect(JSON.parse(one.text)).toMatchObject({ error: { fields: { coupon: 'coupon_refused' } } });
  });

  test('POST /checkout/coupon without a number answers the same 400 mobile_missing', async () => {
    const one = await oneAnswer(async (code) =>
      said(await check(code, undefined, ownNetwork(), prefix), code),
    );
    expect(one.status).toBe(400);
    expect(JSON.parse(one.text)).toMatchObject({ error: { fields: { mobileNumber: 'mobile_missing' } } });
  });

  test('POST /checkout/orders answers the same 400 coupon_refused, and orders nothing', async () => {
    const one = await oneAnswer(async (code) => said(await order(code, GUESSER, ownNetwork(), prefix), code));
    expect(one.status).toBe(400);
    expect(JSON.parse(one.text)).toMatchObject({ error: { fields: { coupon: 'coupon_refused' } } });
    expect(await site.rows('SELECT id FROM records WHERE mobile_number = ?', GUESSER)).toEqual([]);
  });

  test('POST /checkout/orders as a plain form returns to the same page with the same sentence', async () => {
    const fields = plainFields('');
    const one = await oneAnswer(async (coupon) => {
      const from = ownNetwork();
      const sent = await site.postForm(prefix + endpoints.checkoutOrders, { ...fields, coupon }, from);
      return said(sent, coupon);
    });
    expect(one.status).toBe(422);
    expect(one.text).toContain(words.coupon_refused);
  });
});

/** Far more than the limits of a number and a network. */
const TRIES = volume(200, 3);

describe(`${TRIES} tries of codes`, () => {
  const tries = async (send: (at: number) => Promise<Answer>) => {
    const statuses: number[] = [];
    for (let at = 0; at < TRIES; at += 1) {
      const answer = await send(at);
      statuses.push(answer.status);
      await answer.arrayBuffer();
    }
    return statuses;
  };
  const guess = (at: number) =>
    at % 3 === 0 ? `GUESS-${at}` : codeOf(KINDS[at % KINDS.length] ?? 'unknown');

  test('with the owner’s number are refused after five, and the owner still uses the coupon', async () => {
    const coupon = await wonCoupon('9000720011', 'MINE-00011');
    const statuses = await tries((at) => check(`GUESS-${at}`, '9000720011', ATTACKER));
    const answered = statuses.filter((status) => status === 400).length;
    keepFigures(`${TRIES} codes of coupons with one number from one address`, { answered });
    expect(answered).toBe(MOST_OF_NUMBER);
    expect(statuses.slice(answered)).toEqual(Array.from({ length: TRIES - answered }, () => 429));
    expect((await check(coupon, '9000720011', ATTACKER)).status).toBe(429);
    const owner = ownNetwork();
    expect(await (await check(coupon, '9000720011', owner)).json()).toMatchObject({ discount: 5_000 });
    expect((await order(coupon, '9000720011', owner)).status).toBe(201);
  });

  test('with a number each are refused after twenty of a network, and other networks go on', async () => {
    const coupon = await wonCoupon('9000720012', 'MINE-00012');
    const inNetwork = (at: number) => ({ 'CF-Connecting-IP': `203.0.113.${at + 1}` });
    const statuses = await tries((at) =>
      check(guess(at), `90007300${String(at % 100).padStart(2, '0')}`, inNetwork(at)),
    );
    const answered = statuses.filter((status) => status === 400).length;
    keepFigures(`${TRIES} codes of coupons with a number each from one /24`, { answered });
    expect(answered).toBe(MOST_OF_NETWORK);
    expect((await order(coupon, '9000720012', ownNetwork())).status).toBe(201);
  });

  test('without a number and as orders are counted together with those of the check', async () => {
    const here = { 'CF-Connecting-IP': '192.0.2.77' };
    const statuses = await tries((at) =>
      at % 2 === 0
        ? check(guess(at), undefined, here)
        : order(guess(at), `90007400${String(at % 100).padStart(2, '0')}`, here),
    );
    const answered = statuses.filter((status) => status === 400).length;
    expect(answered).toBe(MOST_OF_NETWORK);
    const form = await site.postForm(endpoints.checkoutOrders, plainFields('GUESS-1'), here);
    expect(form.status).toBe(429);
  });
});

test('the owner’s valid coupon is priced again and again, uses up no tries, and is used once', async () => {
  const here = ownNetwork();
  for (let at = 0; at < 2 * MOST_OF_NUMBER; at += 1)
    expect((await check(codeOf('foreign'), OWNER, here)).status).toBe(200);
  expect((await order(codeOf('foreign'), OWNER, here)).status).toBe(201);
  expect((await order(codeOf('foreign'), OWNER, here)).status).toBe(400);
});

test('the operator’s screens say what each coupon really is', async () => {
  const operator = operatorOf(site, await sessionOf());
  const problemOf = async (kind: Kind) => {
    const [record] = await site.rows<{ id: string }>("SELECT id FROM records WHERE kind = 'order' LIMIT 1");
    const used = await operator.form(`/api/admin/coupons/${codeOf(kind)}/redeem`, {
      usedOn: record?.id ?? '',
    });
    return /The coupon [a-z ]+\./.exec(await used.text())?.[0];
  };
  expect([await problemOf('paused'), await problemOf('expired')]).toEqual([
    'The coupon is paused.',
    'The coupon has expired.',
  ]);
});
