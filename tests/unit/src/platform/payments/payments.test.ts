import { afterAll, afterEach, describe, expect, test } from 'vitest';
import type { CheckoutData } from '../../../../../src/features/checkout/rules/order-pricing.ts';
import { createPayments } from '../../../../../src/platform/payments/payments.ts';
import { PAYMENT_KEYS, startPayments } from '../../../../upstreams/payments.ts';
import type { Fault } from '../../../../upstreams/stand-in.ts';

const paymentsNow = () =>
  createPayments({ ...PAYMENT_KEYS, apiUrl: provider.url }, fetch, provider.patience());
const provider = await startPayments();
const payments = paymentsNow();
afterEach(() => provider.heal());
afterAll(() => provider.close());

const data: CheckoutData = {
  amount: 159_800,
  currency: 'INR',
  items: [],
  notes: { service_type: 'doorstep_services', item_count: 3, service_count: 2 },
};

async function opened(): Promise<string> {
  const order = await payments.createOrder(data, 'receipt-1');
  if (!order.ok) throw new Error(order.code);
  return order.value;
}

test('an order is opened with the amount in paise, our receipt and the notes as text', async () => {
  const id = await opened();
  expect(provider.orders.get(id)).toMatchObject({
    amount: 159_800,
    currency: 'INR',
    receipt: 'receipt-1',
    notes: { service_type: 'doorstep_services', item_count: '3', service_count: '2' },
  });
});

describe('a fault of the provider', () => {
  test.each<[Fault, string]>([
    ['refused', 'unreachable'],
    ['reset', 'unreachable'],
    ['status_400', 'refused'],
    ['status_401', 'configuration_wrong'],
    ['status_429', 'rate_limited'],
    ['status_500', 'unavailable'],
    ['status_502', 'unavailable'],
    ['hanging', 'timeout'],
    ['slow_and_committed', 'timeout'],
    ['malformed_json', 'broken_answer'],
    ['html', 'broken_answer'],
    ['empty', 'broken_answer'],
    ['truncated', 'broken_answer'],
    ['huge', 'broken_answer'],
    ['committed_then_dropped', 'unreachable'],
  ])('%s is answered as %s', async (fault, code) => {
    await provider.fail(fault, { delayMs: 30_000 });
    expect(await paymentsNow().createOrder(data, 'receipt-2')).toMatchObject({ ok: false, code });
  });
});

test('an amount or a receipt that could never be taken is refused without asking', async () => {
  provider.forget();
  expect(await payments.createOrder({ ...data, amount: 99 }, 'receipt')).toMatchObject({ code: 'refused' });
  expect(await payments.createOrder({ ...data, amount: 1.5 }, 'receipt')).toMatchObject({ code: 'refused' });
  expect(await payments.createOrder(data, 'r'.repeat(41))).toMatchObject({ code: 'refused' });
  expect(provider.requests).toEqual([]);
});

test('only the provider’s signature over our own order id confirms a payment', async () => {
  const cheap = await opened();
  const dear = await opened();
  const { razorpay_payment_id: paymentId, razorpay_signature: signature } = provider.pay(cheap);
  const verify = (storedProviderOrderId: string, text: string) =>
    payments.verifyCheckout({ storedProviderOrderId, paymentId, signature: text });
  expect(await verify(cheap, signature)).toBe(true);
  expect(await verify(dear, signature)).toBe(false);
  expect(await verify(cheap, signature.toUpperCase())).toBe(false);
  expect(await verify(cheap, '')).toBe(false);
});

test('the payments of an order can be asked for: captured, declined and sent back', async () => {
  const id = await opened();
  provider.decline(id);
  expect(await payments.findPayments(id)).toEqual({ ok: true, value: [] });
  const { razorpay_payment_id: paymentId } = provider.pay(id);
  const payment = { providerOrderId: id, paymentId, amount: 159_800 };
  expect(await payments.findPayments(id)).toEqual({
    ok: true,
    value: [{ kind: 'payment_captured', ...payment }],
  });
  expect(await payments.refund({ paymentId, amount: 159_800, key: 'a-key' })).toMatchObject({ ok: true });
  expect(await payments.findPayments(id)).toEqual({
    ok: true,
    value: [{ kind: 'payment_returned', ...payment }],
  });
});

test('a refund with the key of an earlier one sends nothing twice, and another of the same payment is refused', async () => {
  const { razorpay_payment_id: paymentId } = provider.pay(await opened());
  const send = (key: string) => payments.refund({ paymentId, amount: 159_800, key });
  const first = await send('one');
  expect(first).toMatchObject({ ok: true, value: { status: 'pending' } });
  expect(await send('one')).toEqual(first);
  expect(await send('two')).toMatchObject({ ok: false, code: 'refused' });
});
