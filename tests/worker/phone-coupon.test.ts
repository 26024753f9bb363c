import { describe, expect, test } from 'vitest';
import { operatorOf, PASSPHRASE, sessionOf } from './admin-session.ts';
import { aVisitor } from './outside.ts';
import { testSite } from './test-site.ts';

const site = await testSite({ variables: { ADMIN_PASSPHRASE: PASSPHRASE } });
const operator = operatorOf(site, await sessionOf());

const dayAfter = (ahead: number) =>
  new Date(Date.now() + 330 * 60_000 + ahead * 86_400_000).toISOString().slice(0, 10);

const booking = (mobileNumber: string, more: Readonly<Record<string, string>> = {}) => ({
  idempotencyKey: `coupon-${mobileNumber}`,
  fullName: 'Sample Caller',
  mobileNumber,
  car: 'Maruti|Swift|Petrol',
  serviceType: 'ac',
  servicePreference: 'walk_in',
  area: 'mansarovar',
  date: dayAfter(3),
  timeSlot: '11-13',
  ...more,
});

const createCoupon = (code: string, more: Readonly<Record<string, string>> = {}) =>
  operator.post(
    '/api/admin/coupons',
    { code, kind: 'percent', value: '10', description: 'Sample', ...more },
    aVisitor(),
  );
const take = (sent: Readonly<Record<string, string>>) =>
  operator.post('/api/admin/bookings', sent, aVisitor());
const storedOf = async (mobileNumber: string) => {
  const rows = await site.rows<{ id: string; status: string; version: number; fields: string }>(
    'SELECT id, status, version, fields FROM records WHERE mobile_number = ?',
    mobileNumber,
  );
  return rows.map(({ fields, ...row }) => ({
    ...row,
    fields: JSON.parse(fields) as Record<string, unknown>,
  }));
};
const usesOf = async (code: string) =>
  (await site.rows('SELECT used_on FROM coupon_uses WHERE code = ?', code)).length;

await createCoupon('TENTH', { maxUses: '1' });
await createCoupon('ROUND', { kind: 'amount', value: '300' });

describe('POST /api/admin/bookings with a coupon', () => {
  test('lowers the price, uses the coupon once, and answers a repeat with the same booking', async () => {
    const sent = booking('9000000521', { couponCode: 'tenth' });
    const first = await take(sent);
    expect([first.status, (await take(sent)).status]).toEqual([200, 200]);
    const [record] = await storedOf('9000000521');
    expect(record).toMatchObject({
      status: 'completed',
      fields: { couponCode: 'TENTH', discount: 10_000, servicePrice: 89_900 },
    });
    expect(await usesOf('TENTH')).toBe(1);
  });

  test.each([
    ['TENTH', 'coupon_used_up'],
    ['NOBODYS', 'no_coupon'],
  ])('answers 409 to %s with the reason %s, and stores nothing', async (couponCode, reason) => {
    const refused = await take(booking('9000000522', { couponCode }));
    expect([refused.status, await refused.json()]).toEqual([
      409,
      { error: expect.objectContaining({ reason }) },
    ]);
    expect(await storedOf('9000000522')).toEqual([]);
  });

  test('answers 409 where the work has no price yet', async () => {
    const { car: _, ...others } = booking('9000000523', { couponCode: 'ROUND', serviceType: 'express' });
    const refused = await take({ ...others, carWords: 'Sample Roadster' });
    expect(await refused.json()).toMatchObject({ error: { reason: 'coupon_no_price' } });
  });

  test('frees the coupon while the slot is full, and the next try uses it', async () => {
    const date = dayAfter(4);
    const closed = { city: 'jaipur', date, slot: '9-11', capacity: '0' };
    await operator.form('/api/admin/slots/capacity', closed, aVisitor());
    const sent = booking('9000000524', { couponCode: 'ROUND', date, timeSlot: '9-11' });
    const refused = await take(sent);
    const { error } = (await refused.json()) as { error: { draftId: string } };
    expect([refused.status, await usesOf('ROUND')]).toEqual([409, 0]);
    expect((await take({ ...sent, draftId: error.draftId, timeSlot: '13-15' })).status).toBe(200);
    const [record] = await storedOf('9000000524');
    expect([record?.fields.servicePrice, await usesOf('ROUND')]).toEqual([69_900, 1]);
  });
});

describe('POST /api/admin/records/:id/correct of a booking with a coupon', () => {
  const priceAfter = async (mobileNumber: string, change: Readonly<Record<string, string>>) => {
    const [before] = await storedOf(mobileNumber);
    const sent = { version: String(before?.version), why: 'Asked by phone', ...change };
    await operator.form(`/api/admin/records/${before?.id}/correct`, sent, aVisitor());
    const [after] = await storedOf(mobileNumber);
    return { price: Number(after?.fields.servicePrice), discount: Number(after?.fields.discount) };
  };

  test('takes the discount off the price of the other work, and of the first work again', async () => {
    await take(booking('9000000525', { couponCode: 'ROUND' }));
    await take(booking('9000000526'));
    const other = { serviceType: 'express' };
    const [reduced, full] = [await priceAfter('9000000525', other), await priceAfter('9000000526', other)];
    expect(full.price).toBeGreaterThan(99_900);
    expect(reduced).toEqual({ price: full.price - 30_000, discount: 30_000 });
    expect(await priceAfter('9000000525', { serviceType: 'ac' })).toEqual({
      price: 69_900,
      discount: 30_000,
    });
  });
});

describe('GET /coupon-admin/bookings/new?of=', () => {
  test('fills in the coupon that only the caller may use', async () => {
    const mobileNumber = '9000000527';
    const spin = { idempotencyKey: 'spin-527', mobileNumber, sessionId: 'spin-session' };
    await site.post('/api/spin', spin, aVisitor());
    await site.rows(
      "UPDATE coupons SET scope = NULL, state = 'active' WHERE code IN (SELECT coupon_code FROM spins)",
    );
    const [own] = await site.rows<{ code: string }>('SELECT coupon_code AS code FROM spins');
    const lead = {
      idempotencyKey: 'lead-527',
      mobileNumber,
      carBrand: 'Maruti',
      carModel: 'Swift',
      fuelType: 'Petrol',
      serviceInterest: 'ac',
    };
    const saved = await site.post('/api/leads', lead, aVisitor());
    const { id } = (await saved.json()) as { id: string };
    const page = await (await operator.get(`/coupon-admin/bookings/new?of=${id}`)).text();
    const filled = /name="couponCode"[^>]*value="([^"]*)"/.exec(page)?.[1];
    expect(own?.code).toMatch(/^[A-Z0-9-]+$/);
    expect(filled).toBe(own?.code);
  });
});
