import { afterAll, expect, test } from 'vitest';
import { operatorOf, PASSPHRASE, sessionOf } from './admin-session.ts';
import { startOutside } from './outside.ts';
import { bookingCalls, type Draft, dayAhead, wish } from './own-bookings.ts';
import { testSite } from './test-site.ts';

const outside = await startOutside();
const site = await testSite({ variables: { ...outside.variables, ADMIN_PASSPHRASE: PASSPHRASE } });
const operator = operatorOf(site, await sessionOf());
const calls = bookingCalls(site);
afterAll(async () => {
  await outside.close();
});

interface Details {
  readonly record: { readonly version: number; readonly status: string };
  readonly history: readonly { readonly what: string; readonly by: string; readonly why: string | null }[];
}
const details = async (id: string) =>
  (await (await operator.get(`/api/admin/records/${id}`)).json()) as Details;
const undo = async (id: string) => {
  const { version } = (await details(id)).record;
  return operator.post(`/api/admin/records/${id}/undo`, { version });
};
/** The booking's status at the content backend, which learns of a change by a delivery. */
const statusOutside = ({ bookingId }: Draft) =>
  outside.cms.documents('chatbot-bookings').find((document) => document.bookingId === bookingId)
    ?.booking_status;

test('POST …/undo of the operator’s cancellation takes the seat back and tells the content backend again', async () => {
  const date = dayAhead(5);
  const draft = await calls.create();
  await calls.confirm(draft, date, '9-11');
  await expect.poll(() => statusOutside(draft)).toBe('completed');
  await expect.poll(() => calls.left(date, '9-11')).toBe(5);

  const cancelled = { status: 'cancelled', note: '', why: 'The customer is away' };
  expect((await operator.post(`/api/admin/records/${draft.id}`, cancelled)).status).toBe(200);
  await expect.poll(() => statusOutside(draft)).toBe('cancelled');
  await expect.poll(() => calls.left(date, '9-11')).toBe(6);
  expect((await details(draft.id)).history.at(-1)).toMatchObject({
    by: 'operator',
    why: 'The customer is away',
  });

  expect((await undo(draft.id)).status).toBe(200);
  expect(await calls.left(date, '9-11')).toBe(5);
  await expect.poll(() => statusOutside(draft)).toBe('completed');
});

test('POST /api/admin/records/:id confirms a draft whose city nobody was asked for', async () => {
  const { location: _, ...unasked } = wish;
  const date = dayAhead(7);
  const draft = await calls.create();
  await calls.put(draft, { ...unasked, date, timeSlot: '9-11' });
  expect((await operator.post(`/api/admin/records/${draft.id}`, { status: 'completed' })).status).toBe(200);
  await expect.poll(() => calls.left(date, '9-11')).toBe(5);
  await expect.poll(() => statusOutside(draft)).toBe('completed');
  expect((await details(draft.id)).record).toMatchObject({ city: 'jaipur', fields: { location: 'jaipur' } });
});

test('POST …/undo of a confirmation frees its seat and tells the content backend', async () => {
  const date = dayAhead(6);
  const draft = await calls.create();
  await calls.put(draft, { ...wish, date, timeSlot: '9-11' });
  expect((await operator.post(`/api/admin/records/${draft.id}`, { status: 'completed' })).status).toBe(200);
  await expect.poll(() => calls.left(date, '9-11')).toBe(5);
  await expect.poll(() => statusOutside(draft)).toBe('completed');

  expect((await undo(draft.id)).status).toBe(200);
  await expect.poll(() => calls.left(date, '9-11')).toBe(6);
  await expect.poll(() => statusOutside(draft)).toBe('in_progress');
});

test('POST …/records/:id with the version of an old screen answers 409, confirms no draft and takes no seat', async () => {
  const date = dayAhead(7);
  const draft = await calls.create();
  const { version } = (await details(draft.id)).record;
  await calls.put(draft, { ...wish, date, timeSlot: '9-11' });
  const free = await calls.left(date, '9-11');
  const confirmed = await operator.post(`/api/admin/records/${draft.id}`, { status: 'completed', version });
  expect(confirmed.status).toBe(409);
  expect((await details(draft.id)).record.status).toBe('in_progress');
  expect(await calls.left(date, '9-11')).toBe(free);
});

test('POST …/undo takes back the status of a lead for 24 hours, and answers 409 after them', async () => {
  const dayAgo = Date.now() - 24 * 60 * 60_000;
  for (const [at, status] of [
    [dayAgo + 60_000, 200],
    [dayAgo - 60_000, 409],
  ] as const) {
    const lead = { mobileNumber: `90000006${status}`.slice(0, 10), idempotencyKey: `undo-lead-${status}` };
    const { id } = (await (await site.post('/api/leads', lead)).json()) as { id: string };
    await operator.post(`/api/admin/records/${id}`, { status: 'lost' });
    await site.rows('UPDATE record_history SET at = ? WHERE record_id = ?', at, id);
    const screen = await (await operator.get(`/coupon-admin/records/${id}`)).text();
    expect([screen.includes('Back to “New”'), (await undo(id)).status]).toEqual([status === 200, status]);
    expect((await details(id)).record.status).toBe(status === 200 ? 'new' : 'lost');
  }
});
