import { expect, test } from 'vitest';
import { DAY_MS } from '../../src/values/durations.ts';
import { operatorOf, PASSPHRASE, sessionOf } from './admin-session.ts';
import { addMechanic, moveJob } from './operator-jobs.ts';
import { bookingCalls, dayAhead } from './own-bookings.ts';
import { orderCalls } from './own-orders.ts';
import { testSite } from './test-site.ts';

const WEEK_MS = 7 * DAY_MS;

const site = await testSite({ variables: { ADMIN_PASSPHRASE: PASSPHRASE } });
const operator = operatorOf(site, await sessionOf());
const orders = orderCalls(site);
const agenda = async (query = '') => (await operator.get(`/coupon-admin/agenda${query}`)).text();
const wordsOf = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

test('GET /coupon-admin/agenda names an order without a date first, every day until a mechanic takes it', async () => {
  const calls = bookingCalls(site);
  await calls.confirm(await calls.create(), dayAhead(0), '17-19');
  const { id } = await orders.place({ name: 'Gita Sample', date: undefined, timeSlot: undefined });
  const html = await agenda();
  const day = html.slice(html.indexOf('id="agenda"'));
  expect(wordsOf(day.slice(day.indexOf('>') + 1)).trim()).toMatch(/^Help at once/);
  const [first] = day.split('</section>');
  expect(first).toContain('Gita Sample');
  expect(first).toContain(`/coupon-admin/records/${id}`);
  // Other days have none of it, and another city's agenda of today has.
  expect(await agenda(`?date=${dayAhead(1)}`)).not.toContain('Gita Sample');
  expect(await agenda('?city=')).toContain('Gita Sample');

  // It waits without an end, and a taken one for three days.
  await site.rows('UPDATE records SET created_at = created_at - ? WHERE id = ? RETURNING id', WEEK_MS, id);
  expect(wordsOf(await agenda())).toMatch(/Help at once nobody has taken it [\s\S]*Gita Sample/);

  const assigned = await moveJob(operator, id, 'assign', { mechanicId: await addMechanic(operator) });
  expect(assigned.status).toBe(200);
  const taken = wordsOf(await agenda());
  expect(taken).not.toContain('Help at once nobody');
  expect(taken).not.toContain('Gita Sample');
  await site.rows('UPDATE records SET created_at = created_at + ? WHERE id = ? RETURNING id', WEEK_MS, id);
  expect(wordsOf(await agenda())).toMatch(/Help at once, taken[\s\S]*Gita Sample/);
});
