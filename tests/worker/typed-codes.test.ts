import { describe, expect, test } from 'vitest';
import { codesOf } from '../real-world/inputs.ts';
import { operatorOf, PASSPHRASE, sessionOf } from './admin-session.ts';
import { addMechanic } from './operator-jobs.ts';
import { aVisitor } from './outside.ts';
import { bookingCalls, dayAhead } from './own-bookings.ts';
import { anOrder, orderCalls } from './own-orders.ts';
import { testSite } from './test-site.ts';

const COUPONS = ['DIWALI-500', 'MONSOON15', 'MONSOON16'];
const couponFields = { kind: 'percent', value: '10', description: 'Ten percent', maxUses: '' };

const site = await testSite({ variables: { ADMIN_PASSPHRASE: PASSPHRASE } });
const operator = operatorOf(site, await sessionOf());
const calls = bookingCalls(site);
for (const code of COUPONS) await operator.form('/api/admin/coupons', { code, ...couponFields }, aVisitor());
const booking = await calls.create();
await calls.confirm(booking, dayAhead(4), '9-11');
// The number of `codes.json`.
await site.rows("UPDATE records SET booking_id = 'CAR40718' WHERE id = ?", booking.id);
const mechanicId = await addMechanic(operator);

describe.each(codesOf('coupons'))('the coupon $typed', ({ typed, expected }) => {
  test('POST /api/checkout/coupon answers what the coupon is worth', async () => {
    const { items } = anOrder();
    const answer = await site.post('/api/checkout/coupon', { code: typed, items }, aVisitor());
    expect([answer.status, await answer.json()]).toMatchObject([200, { code: expected }]);
  });

  test('GET /coupon-admin/coupons?code= opens its screen', async () => {
    const found = await operator.get(`/coupon-admin/coupons?code=${encodeURIComponent(typed)}`);
    expect(found.headers.get('Location')).toBe(`/coupon-admin/coupons/${expected}`);
  });

  test('POST /api/admin/coupons answers that the code exists', async () => {
    const again = await operator.post(
      '/api/admin/coupons',
      { code: typed, kind: 'percent', value: 10, description: 'Again' },
      aVisitor(),
    );
    expect(again.status).toBe(409);
  });
});

test.each(['DIWALI—500.', '*monsoon15*'])(
  'an order with the coupon %s is placed with its discount',
  async (coupon) => {
    const orders = orderCalls(site);
    const { id } = await orders.place({ coupon });
    expect(await orders.kept(id)).toMatchObject({
      couponCode: coupon.startsWith('D') ? 'DIWALI-500' : 'MONSOON15',
    });
  },
);

test.each(codesOf('pins'))(
  'an order with the PIN code $typed stores $expected',
  async ({ typed, expected }) => {
    const orders = orderCalls(site);
    const { id } = await orders.place({ pinCode: typed, area: 'Another area of Jaipur' });
    expect(await orders.kept(id)).toMatchObject({ pinCode: expected });
  },
);

describe.each(codesOf('bookings'))('the booking $typed', ({ typed, expected }) => {
  test('POST /api/admin/search finds it', async () => {
    const found = await operator.form('/api/admin/search', { search: typed }, aVisitor());
    const cookies = found.headers.getSetCookie().map((one) => one.split(';')[0]);
    const Cookie = [`admin=${await sessionOf()}`, ...cookies].join('; ');
    const list = await operator.get(found.headers.get('Location') ?? '', { Cookie });
    expect(await list.text()).toContain(`/coupon-admin/records/${booking.id}`);
  });

  test('POST /api/admin/coupons/:code/redeem uses the coupon on it', async () => {
    const used = await operator.form('/api/admin/coupons/MONSOON15/redeem', { usedOn: typed }, aVisitor());
    expect(used.headers.get('Location')).toContain('done=coupon_redeemed');
    const uses = await site.rows('SELECT used_on FROM coupon_uses WHERE used_on = ?', booking.id);
    expect(uses).toHaveLength(1);
  });

  test('POST /api/enquiries stores its number with the feedback', async () => {
    const idempotencyKey = crypto.randomUUID();
    const sent = await site.post(
      '/api/enquiries',
      {
        kind: 'feedback',
        idempotencyKey,
        name: 'Asha',
        mobileNumber: '9000000013',
        rating: 5,
        bookingId: typed,
      },
      aVisitor(),
    );
    expect(sent.status).toBe(201);
    const [row] = await site.rows<{ fields: string }>(
      'SELECT fields FROM records WHERE idempotency_key = ?',
      idempotencyKey,
    );
    expect(JSON.parse(row?.fields ?? '{}')).toMatchObject({ bookingId: expected });
  });
});

test.each([
  ['/coupon-admin', 'search'],
  ['/coupon-admin/coupons', 'code'],
  ['/coupon-admin/coupons/MONSOON15', 'usedOn'],
  ['/coupon-admin/coupons/MONSOON15', 'mobileNumber'],
  ['/coupon-admin/data-deletion', 'again'],
  ['/coupon-admin/banners/new', 'coupon_a'],
])('GET %s has a field %s that neither cuts nor refuses a paste', async (path, name) => {
  const html = await (await operator.get(path)).text();
  const fields = html.match(new RegExp(`<input[^>]* name="${name}"[^>]*>`, 'g')) ?? [];
  expect(fields.length).toBeGreaterThan(0);
  expect(fields.filter((field) => / (?:maxlength|pattern)=/i.test(field))).toEqual([]);
});

test('POST /api/admin/coupons/:code/redeem finds an order by its number with any dash', async () => {
  const { id } = await orderCalls(site).place();
  const number = id.replaceAll('-', '').slice(-8);
  const used = await operator.form(
    '/api/admin/coupons/MONSOON16/redeem',
    { usedOn: `ph–${number}.` },
    aVisitor(),
  );
  expect(used.headers.get('Location')).toContain('done=coupon_redeemed');
});

test.each(codesOf('startCodes'))(
  'POST /api/admin/records/:id/job starts with the code of the customer, written like $typed',
  async ({ typed, expected }) => {
    const draft = await calls.create();
    await calls.confirm(draft, dayAhead(5 + (started % 20)), '9-11');
    started += 1;
    const move = async (fields: object) => {
      const read = await operator.get(`/api/admin/records/${draft.id}`);
      const { record } = (await read.json()) as { record: { version: number } };
      const moved = await operator.post(`/api/admin/records/${draft.id}/job`, {
        version: record.version,
        ...fields,
      });
      return moved.status;
    };
    await move({ move: 'assign', mechanicId });
    const { job } = (await calls.view(draft)).body as { job: { startCode: string } };
    // The code is drawn, so the written form takes its digits one by one.
    const digitAt = (at: number) => Number(job.startCode[at]);
    let at = 0;
    const written = typed.replace(/\p{Nd}/gu, (digit) => {
      const zero = (digit.codePointAt(0) ?? 0) - Number(expected[at]);
      at += 1;
      return String.fromCodePoint(zero + digitAt(at - 1));
    });
    expect(await move({ move: 'start', code: written })).toBe(200);
  },
);
let started = 0;
