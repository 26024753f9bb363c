import { createHmac } from 'node:crypto';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { PAYMENT_KEYS, startPayments } from '../upstreams/payments.ts';
import { ENDLESS_FAULTS } from '../upstreams/stand-in.ts';
import { holding } from '../worker/held-record.ts';
import { aVisitor, everyMinute } from '../worker/outside.ts';
import { paymentVariables } from '../worker/own-orders.ts';
import { Account, keepRows, type TableRow } from './account.ts';
import { type Plan, startFaultySite } from './faulty-site.ts';
import { answeredAtOnce } from './matrix.ts';
import { fewFaults, sharedFaults } from './share.ts';
import { type Left, leaveLead, leaveOrder, pagesAnswer } from './visitors.ts';

const account = new Account();
const table: TableRow[] = [];

const payments = await startPayments();
const site = await startFaultySite({
  variables: paymentVariables(payments),
});
const healthyOrderMs = (await leaveOrder(site)).milliseconds;
const healthyMs = (await leaveLead(site)).milliseconds;
afterEach(async () => {
  site.mend();
  await payments.heal();
  expect({ missing: account.missing, doubled: account.doubled }).toEqual({ missing: 0, doubled: 0 });
});
afterAll(async () => {
  keepRows('payments', table, account);
  console.info(`payments: ${account}`);
  await site.stop();
  await payments.close();
});

const slow = { delayMs: 120_000 };
/** The longest wait for the provider when a visitor wants to pay by card. */
const PROVIDER_MS = 4_000;

interface Kept {
  readonly status: string;
  readonly providerOrderIds?: readonly string[];
  readonly returns?: readonly unknown[];
}

async function kept({ mobileNumber }: Left): Promise<readonly Kept[]> {
  const rows = await site.rows<{ status: string; fields: string }>(
    'SELECT status, fields FROM records WHERE mobile_number = ?',
    mobileNumber,
  );
  return rows.map(({ status, fields }) => ({ ...JSON.parse(fields), status }));
}

/** The provider's order that was offered to the visitor for payment. */
async function providerIdOf(order: Left): Promise<string> {
  const [state] = await kept(order);
  const id = state?.providerOrderIds?.at(-1);
  if (id === undefined) throw new Error('the order was not opened at the provider');
  return id;
}

/** An order that its visitor has paid, without a browser confirmation or a webhook. */
async function paidUnheard(): Promise<{ readonly order: Left; readonly providerId: string }> {
  const order = await leaveOrder(site);
  expect(order.status).toBe(201);
  const providerId = await providerIdOf(order);
  payments.pay(providerId);
  return { order, providerId };
}

/** Moves the creation of an order so many minutes into the past. */
const age = ({ id }: Left, minutes: number) =>
  site.rows('UPDATE records SET created_at = ? WHERE id = ?', Date.now() - minutes * 60_000 - 1000, id);

/** The ledger has the order once, in the expected status, with one payment. */
async function enter(order: Left, status: string): Promise<void> {
  const rows = await kept(order);
  expect(rows.map((row) => row.status)).toEqual([status]);
  account.enter(rows.length, rows.filter((row) => row.status === status).length);
  expect(rows[0]?.returns ?? []).toEqual([]);
}

const paymentOf = ({ id, token }: Left, payment: 'card' | 'after_service') =>
  site.post(`/api/checkout/orders/${id}/payment`, { payment }, { ...aVisitor(), ...holding(token) });

/** Leads are accepted at once and pages answer during any fault of the provider. */
async function othersAreServed(what: string): Promise<void> {
  const left = await answeredAtOnce(healthyMs, () => leaveLead(site), what);
  expect(left.status).toBe(201);
  await pagesAnswer(site);
}

describe('POST /v1/orders of the payment provider', () => {
  test.each(sharedFaults)(
    'fails by %s: the order stands and can be paid after the service',
    async (fault) => {
      await payments.fail(fault, slow);
      const patience = ENDLESS_FAULTS.includes(fault) ? PROVIDER_MS : 0;
      const [order] = await Promise.all([
        answeredAtOnce(healthyOrderMs + patience, () => leaveOrder(site), fault),
        othersAreServed(fault),
      ]);
      expect(order.status).toBe(201);
      await payments.heal();
      expect((await paymentOf(order, 'after_service')).status).toBe(200);
      await enter(order, 'pay_after_service');
      table.push({
        call: 'POST /v1/orders',
        fault,
        visitor: ENDLESS_FAULTS.includes(fault)
          ? '201 after 4 seconds, payable after the service'
          : '201, at once',
        meanwhile: 'the order stands',
        afterwards: 'one order, placed once',
      });
    },
  );
});

describe('GET /v1/orders/{id}/payments, asked each minute', () => {
  test.each(sharedFaults)(
    'fails by %s: the payment nobody told us of is found in the minute after',
    async (fault) => {
      const { order } = await paidUnheard();
      await payments.fail(fault, { ...slow, only: ({ method }) => method === 'GET' });
      await age(order, 4);
      const cron = everyMinute(site);
      await othersAreServed(fault);
      await cron;
      const [meanwhile] = await kept(order);
      await payments.heal();
      await age(order, 6);
      await everyMinute(site);
      await enter(order, 'paid');
      table.push({
        call: 'GET /v1/orders/{id}/payments, by cron',
        fault,
        visitor: 'gone; others at once',
        meanwhile: meanwhile?.status === 'paid' ? 'found paid' : 'awaiting payment',
        afterwards: 'paid once',
      });
    },
  );
});

describe('GET /v1/orders/{id}/payments, before a further try', () => {
  test.each(fewFaults)(
    'fails by %s: the order that is offered again is the provider’s own first one, which takes no second payment',
    async (fault) => {
      const { order, providerId } = await paidUnheard();
      await payments.fail(fault, { ...slow, only: ({ method }) => method === 'GET' });
      const patience = ENDLESS_FAULTS.includes(fault) ? PROVIDER_MS : 0;
      const { again } = await answeredAtOnce(
        healthyOrderMs + patience,
        async () => {
          const began = performance.now();
          const answer = await paymentOf(order, 'card');
          return { again: answer, milliseconds: performance.now() - began };
        },
        fault,
      );
      if (again.status === 200)
        expect(await again.json()).toMatchObject({ provider: { providerOrderId: providerId } });
      else expect([fault, again.status]).toEqual(['duplicated', 409]);
      await othersAreServed(fault);
      await payments.heal();
      expect((await paymentOf(order, 'card')).status).toBe(409);
      await enter(order, 'paid');
      table.push({
        call: 'GET /v1/orders/{id}/payments, before a further try',
        fault,
        visitor: again.status === 409 ? '409: it is paid' : '200, the provider’s same order',
        meanwhile: again.status === 409 ? 'found paid' : 'awaiting payment',
        afterwards: 'paid once',
      });
    },
  );
});

const sign = (body: string) => createHmac('sha256', PAYMENT_KEYS.webhookSecret).update(body).digest('hex');

/**
 * Posts a webhook and returns the status; the connection may be cut before the sender reads the answer to an overlong
 * body.
 */
const send = (body: string, headers: Readonly<Record<string, string>>) =>
  site.fetch('/api/checkout/webhook', { method: 'POST', body, headers: { ...headers } }).then(
    ({ status }) => status,
    () => 413,
  );

const tell = (providerId: string, event = 'payment.captured', eventId?: string) => {
  const { body, headers } = payments.webhook(event, providerId, eventId);
  return send(body, headers);
};

/** A valid webhook with one error, made on its way or by its sender. */
const SPOILT: readonly (readonly [string, (body: string) => { body: string; signature: string }, number])[] =
  [
    ['forged', (body) => ({ body, signature: sign(`${body} `) }), 400],
    ['malformed_json', (body) => ({ body: `${body},`, signature: sign(`${body},`) }), 400],
    ['html', () => ({ body: '<html></html>', signature: sign('<html></html>') }), 400],
    ['empty', () => ({ body: '', signature: sign('') }), 400],
    ['truncated', (body) => ({ body: body.slice(0, 90), signature: sign(body) }), 400],
    ['huge', () => ({ body: 'x'.repeat(20 * 1024 * 1024), signature: sign('') }), 413],
    [
      'of another amount',
      (body) => {
        const other = body.replace(/"amount":\d+/, '"amount":100');
        return { body: other, signature: sign(other) };
      },
      200,
    ],
    [
      'of another order',
      (body) => {
        const other = body.replaceAll('order_S', 'order_T');
        return { body: other, signature: sign(other) };
      },
      200,
    ],
  ];

describe('the provider’s webhook', () => {
  test.each(SPOILT)(
    'that is %s pays nothing; the right one after it does, once',
    async (name, spoil, status) => {
      const { order, providerId } = await paidUnheard();
      const { body, headers } = payments.webhook('payment.captured', providerId);
      const spoilt = spoil(body);
      expect(await send(spoilt.body, { ...headers, 'x-razorpay-signature': spoilt.signature })).toBe(status);
      expect((await kept(order)).map((row) => row.status)).toEqual(['awaiting_payment']);
      await othersAreServed(name);
      expect(await tell(providerId)).toBe(200);
      await enter(order, 'paid');
      table.push({
        call: 'POST /api/checkout/webhook, from the provider',
        fault: name,
        visitor: `gone; the provider is answered ${status}`,
        meanwhile: 'awaiting payment',
        afterwards: 'paid once',
      });
    },
  );

  test.each([
    ['comes twice', ['payment.captured', 'payment.captured']],
    ['comes under two names', ['order.paid', 'payment.captured']],
    ['comes after a late failure', ['payment.failed', 'payment.captured']],
    ['comes before a late failure', ['payment.captured', 'payment.failed']],
  ])('that %s pays once', async (name, events) => {
    const { order, providerId } = await paidUnheard();
    for (const event of events) expect(await tell(providerId, event)).toBe(200);
    await enter(order, 'paid');
    table.push({
      call: 'POST /api/checkout/webhook, from the provider',
      fault: name,
      visitor: 'gone; the provider is answered 200',
      meanwhile: 'paid',
      afterwards: 'paid once',
    });
  });

  test.each<[string, Plan]>([
    ['every write fails', (point) => (point.startsWith('ledger/batch') ? 'throw' : 'go')],
    ['the ledger is overloaded', (point) => (point.startsWith('ledger') ? 'throw' : 'go')],
    ['every answer of a write is lost', (point) => (point === 'ledger/batch/after' ? 'throw' : 'go')],
    ['every statement fails', (point) => (point === 'ledger/statement/before' ? 'throw' : 'go')],
  ])('that comes while %s is asked for again, and pays once', async (name, plan) => {
    const { order, providerId } = await paidUnheard();
    site.obey(plan);
    const first = await tell(providerId, 'payment.captured', `evt_${name}`);
    expect([200, 503]).toContain(first);
    await pagesAnswer(site);
    site.mend();
    expect(await tell(providerId, 'payment.captured', `evt_${name}`)).toBe(200);
    await enter(order, 'paid');
    table.push({
      call: 'POST /api/checkout/webhook, from the provider',
      fault: `while ${name}`,
      visitor: `gone; the provider is answered ${first}`,
      meanwhile: first === 200 ? 'paid' : 'awaiting payment',
      afterwards: 'paid once',
    });
  });
});

describe('a browser that confirms its payment', () => {
  test('while the ledger is down gets 503; the payment is found without it', async () => {
    const order = await leaveOrder(site);
    const success = payments.pay(await providerIdOf(order));
    site.obey((point) => (point.startsWith('ledger') ? 'throw' : 'go'));
    const confirmed = await site.post(
      `/api/checkout/orders/${order.id}/confirm`,
      {
        providerOrderId: success.razorpay_order_id,
        paymentId: success.razorpay_payment_id,
        signature: success.razorpay_signature,
      },
      { ...aVisitor(), ...holding(order.token) },
    );
    expect(confirmed.status).toBe(503);
    site.mend();
    await age(order, 2);
    await everyMinute(site);
    await enter(order, 'paid');
    table.push({
      call: 'POST /api/checkout/orders/:id/confirm, from the browser',
      fault: 'while the ledger is overloaded',
      visitor: '503',
      meanwhile: 'awaiting payment',
      afterwards: 'paid once, found by cron',
    });
  });
});
