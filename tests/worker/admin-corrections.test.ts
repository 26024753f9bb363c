import { describe, expect, test } from 'vitest';
import { operatorOf, PASSPHRASE, sessionOf } from './admin-session.ts';
import { aVisitor } from './outside.ts';
import { bookingCalls, type Draft, dayAhead } from './own-bookings.ts';
import { orderCalls } from './own-orders.ts';
import { testSite } from './test-site.ts';

const site = await testSite({ variables: { ADMIN_PASSPHRASE: PASSPHRASE } });
const operator = operatorOf(site, await sessionOf());
const calls = bookingCalls(site);

interface Details {
  readonly record: {
    readonly version: number;
    readonly name: string;
    readonly fields: Readonly<Record<string, unknown>>;
  };
  readonly history: readonly { readonly what: string; readonly by: string; readonly why: string | null }[];
}
const details = async (id: string) =>
  (await (await operator.get(`/api/admin/records/${id}`)).json()) as Details;
async function correct(id: string, fields: object) {
  const { version } = (await details(id)).record;
  return (await operator.post(`/api/admin/records/${id}/correct`, { version, ...fields })).status;
}

let days = 2;
async function confirmed(): Promise<Draft> {
  days += 1;
  const draft = await calls.create();
  await calls.confirm(draft, dayAhead(days), '9-11');
  return draft;
}

describe('POST /api/admin/records/:id/correct', () => {
  test.each([
    ['name', 'Corrected Name', 'name'],
    ['manufacturer', 'Honda', 'manufacturer'],
    ['model', 'Baleno', 'model'],
    ['carModel', 'Force Gurkha', 'carModel'],
    ['area', 'sodala', 'area'],
    ['address', '12 Lake Road', 'address'],
    ['serviceType', 'ac', 'serviceType'],
    ['price', 1234, 'servicePrice'],
  ])('of a booking changes %s, with operator and reason in the history', async (field, value, changed) => {
    const draft = await confirmed();
    expect(await correct(draft.id, { [field]: value, why: 'Misheard' })).toBe(200);
    const { record, history } = await details(draft.id);
    const stored = field === 'name' ? record.name : record.fields[changed];
    expect(stored).toBe(field === 'price' ? 123_400 : value);
    expect(history.at(-1)).toMatchObject({
      by: 'operator',
      why: 'Misheard',
      what: expect.stringContaining(changed),
    });
  });

  test('of a typed car names the listed car in place of what its owner typed', async () => {
    const draft = await confirmed();
    await correct(draft.id, { carModel: 'Force Gurkha', why: 'Misheard' });
    expect((await details(draft.id)).record.fields).not.toHaveProperty('manufacturer');
    const listed = { manufacturer: 'Maruti', model: 'Baleno', fuelType: 'Petrol' };
    expect(await correct(draft.id, { ...listed, carModel: 'Force Gurkha', why: 'Seen' })).toBe(200);
    const { fields } = (await details(draft.id)).record;
    expect(fields).toMatchObject(listed);
    expect(fields).not.toHaveProperty('carModel');
  });

  test('without a reason answers 400 and changes nothing', async () => {
    const draft = await confirmed();
    expect(await correct(draft.id, { name: 'Corrected Name' })).toBe(400);
    expect((await details(draft.id)).record.name).not.toBe('Corrected Name');
  });

  test('of an order changes car, address and price, and keeps the price once a payment has begun', async () => {
    const orders = orderCalls(site);
    const order = await orders.place();
    const sent = { vehicle: 'Maruti Swift', address: '12 Lake Road', price: 500, why: 'Agreed by phone' };
    await orders.payment(order, 'after_service');
    expect(await correct(order.id, sent)).toBe(200);
    expect((await details(order.id)).record.fields).toMatchObject({
      vehicle: 'Maruti Swift',
      address: '12 Lake Road',
      amount: 50_000,
    });
    await site.rows(
      "UPDATE records SET fields = json_set(fields, '$.paymentId', 'pay_1') WHERE id = ?",
      order.id,
    );
    expect(await correct(order.id, { price: 400, why: 'Too late' })).toBe(409);
    expect((await details(order.id)).record.fields.amount).toBe(50_000);
  });
});

test('POST /api/admin/bookings takes the price that a visitor gets for the same car and service', async () => {
  const visitors = await confirmed();
  const { servicePrice } = (await details(visitors.id)).record.fields;
  const taken = await operator.post(
    '/api/admin/bookings',
    {
      fullName: 'Sample Customer',
      mobileNumber: '9000000701',
      car: 'Maruti|Swift|Petrol',
      serviceType: 'express',
      servicePreference: 'walk_in',
      area: 'c-scheme',
      date: dayAhead(9),
      timeSlot: '11-13',
      idempotencyKey: 'corrections-phone-1',
    },
    aVisitor(),
  );
  const { id } = (await taken.json()) as { id: string };
  expect(servicePrice).toEqual(expect.any(Number));
  expect((await details(id)).record.fields.servicePrice).toBe(servicePrice);
});

test('POST /api/admin/coupons/:code/redeem on an order takes the percent off its corrected price', async () => {
  const order = await orderCalls(site).place({ items: [{ serviceId: 'jump-start', quantity: 2 }] });
  expect(await correct(order.id, { price: 400, why: 'A friend' })).toBe(200);
  const coupon = { code: 'TENTH', kind: 'percent', value: 10, description: 'A tenth' };
  expect((await operator.post('/api/admin/coupons', coupon, aVisitor())).status).toBe(200);
  const redeemed = await operator.post('/api/admin/coupons/TENTH/redeem', { usedOn: order.id }, aVisitor());
  expect(redeemed.status).toBe(200);
  expect((await details(order.id)).record.fields).toMatchObject({ discount: 4000, amount: 36_000 });
});
