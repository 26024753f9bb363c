import { slotIds } from '../../src/features/slots/contract.ts';
import { operatorOf, sessionOf } from '../worker/admin-session.ts';
import { BANNER_FIELDS } from '../worker/banner-fields.ts';
import { aVisitor } from '../worker/outside.ts';
import { bookingCalls, type Draft, dayAhead } from '../worker/own-bookings.ts';
import { orderCalls } from '../worker/own-orders.ts';
import type { Site } from '../worker/site.ts';

type Screen = readonly [name: string, path: string];

export interface FilledAdmin {
  readonly session: string;
  readonly screens: readonly Screen[];
  /** The page of a customer in each state of the job, and the bill. */
  readonly customer: readonly Screen[];
}

/** Fills a site with a day's records through its own endpoints, and lists the screens that show them. */
export async function fillAdmin(site: Site): Promise<FilledAdmin> {
  const session = await sessionOf();
  const operator = operatorOf(site, session);
  const calls = bookingCalls(site);
  const json = async <Body>(answer: { json(): Promise<unknown> }) => (await answer.json()) as Body;
  const date = dayAhead(3);

  await operator.post('/api/admin/mechanics', {
    name: 'Ravi Kumar',
    mobileNumber: '9000000077',
    city: 'jaipur',
  });
  await operator.post('/api/admin/mechanics', {
    name: 'Imran Khan',
    mobileNumber: '9000000078',
    city: 'pune',
  });
  const { mechanics } = await json<{ mechanics: { id: string; name: string }[] }>(
    await operator.get('/api/admin/mechanics'),
  );
  const mechanicId = mechanics.find(({ name }) => name === 'Ravi Kumar')?.id ?? '';

  const version = async (id: string) =>
    (await json<{ record: { version: number } }>(await operator.get(`/api/admin/records/${id}`))).record
      .version;
  const move = async ({ id }: Draft, name: string, fields: object = {}) =>
    operator.post(`/api/admin/records/${id}/job`, { move: name, version: await version(id), ...fields });
  let made = 0;
  const booked = async () => {
    const draft = await calls.create();
    // A slot has room for six cars.
    const id = slotIds[made % slotIds.length] ?? slotIds[0];
    made += 1;
    await calls.confirm(draft, date, id);
    return draft;
  };
  const started = async () => {
    const draft = await booked();
    await move(draft, 'assign', { mechanicId });
    const { startCode } = (await calls.view(draft)).body.job as { startCode: string };
    await move(draft, 'start', { code: startCode });
    return draft;
  };

  const open = await booked();
  const assigned = await booked();
  await move(assigned, 'assign', { mechanicId });
  await move(assigned, 'start', { code: 'abcd' });
  const asked = await started();
  await move(asked, 'add_part', { name: 'Brake pads', quantity: 2, price: 600, gstPercent: '28' });
  const ready = await started();
  await move(ready, 'make_ready');
  const paid = await started();
  await move(paid, 'make_ready');
  await move(paid, 'pay', { method: 'upi' });
  const reviewed = await started();
  await move(reviewed, 'make_ready');
  await move(reviewed, 'pay', { method: 'cash' });
  const review = { stars: 5, words: 'Quick and clean.' };
  await calls.call('POST', `/api/bookings/${reviewed.id}/review`, review, reviewed.token);
  const cancelled = await booked();
  await calls.cancel(cancelled);
  await calls.create();

  const orders = orderCalls(site);
  const order = await orders.place({ date, timeSlot: '13-15' });
  const hindi = { mobileNumber: '9000000091', idempotencyKey: 'filled-hindi-1', name: 'क्षितिज शर्मा' };
  await site.post('/hi/api/leads', { ...hindi, source: 'popup' }, aVisitor());
  const lead = {
    mobileNumber: '9000000092',
    idempotencyKey: 'filled-lead-1',
    source: 'a source nobody listed',
  };
  const { id: leadId } = await json<{ id: string }>(await site.post('/api/leads', lead, aVisitor()));
  await site.rows(
    `INSERT INTO deliveries (id, record_id, target, purpose, state, attempts, queued_at, next_attempt_at, finished_at,
      last_error_code, last_error_detail) VALUES ('a-refused-delivery', ?, 'cms', 'record', 'failed', 3, 1, 1, 1,
      'refused', 'status 400: mobileNumber: must be unique')`,
    leadId,
  );

  await operator.post('/api/admin/coupons', {
    code: 'FILLED-10',
    kind: 'percent',
    value: 10,
    description: 'Ten percent off',
  });
  const { banner } = await json<{ banner: { id: string } }>(
    await operator.post('/api/admin/banners', BANNER_FIELDS),
  );
  await operator.post(`/api/admin/banners/${banner.id}/state`, { state: 'on' });

  const record = ({ id }: { readonly id: string }) => `/coupon-admin/records/${id}`;
  const own = ({ id, token }: Draft, what = '') => `/booking/${id}${what}?token=${token}`;
  return {
    session,
    screens: [
      ['calls', '/coupon-admin/calls'],
      ['records', '/coupon-admin'],
      ['records-filtered', '/coupon-admin?kind=booking&city=jaipur&status=(booked)'],
      ['prices', '/coupon-admin/prices'],
      ['records-none', '/coupon-admin?kind=enquiry'],
      ['agenda', `/coupon-admin/agenda?date=${date}&city=jaipur`],
      ['agenda-all-cities', `/coupon-admin/agenda?date=${date}&city=`],
      ['record-lead', record({ id: leadId })],
      ['record-booking', record(open)],
      ['record-order', record(order)],
      ['job-assigned', record(assigned)],
      ['job-part-asked', record(asked)],
      ['job-ready', record(ready)],
      ['job-paid', record(paid)],
      ['record-cancelled', record(cancelled)],
      ['bill', `${record(paid)}/bill`],
      ['new-booking', `/coupon-admin/bookings/new?date=${date}&slot=11-13`],
      ['slots', '/coupon-admin/slots'],
      ['block', `/coupon-admin/slots/block?city=jaipur&date=${date}`],
      ['deliveries', '/coupon-admin/deliveries'],
      ['health', '/coupon-admin/health'],
      ['messages', '/coupon-admin/messages'],
      ['notifications', '/coupon-admin/notifications'],
      ['summary', '/coupon-admin/summary'],
      ['summary-30', '/coupon-admin/summary?days=30&kind=booking&part=banner'],
      ['banners', '/coupon-admin/banners'],
      ['banner-new', '/coupon-admin/banners/new'],
      ['banner-results', `/coupon-admin/banners/${banner.id}`],
      ['banner-preview', `/coupon-admin/banners/${banner.id}/preview?city=pune`],
      ['coupons', '/coupon-admin/coupons'],
      ['coupon', '/coupon-admin/coupons/FILLED-10'],
      ['mechanics', '/coupon-admin/mechanics'],
      ['reviews', '/coupon-admin/reviews'],
      ['data-deletion', '/coupon-admin/data-deletion'],
      ['audit', '/coupon-admin/audit'],
    ],
    customer: [
      ['start-code', own(assigned)],
      ['part-asked', own(asked)],
      ['ready', own(ready)],
      ['review-asked', own(paid)],
      ['reviewed', own(reviewed)],
      ['bill', own(paid, '/bill')],
    ],
  };
}
