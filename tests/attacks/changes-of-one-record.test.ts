import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookingCalls, dayAhead } from '../worker/own-bookings.ts';
import { type Site, startSite } from '../worker/site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

test('PUT /api/bookings/:id changes a draft 200 times and no more, and still confirms it', async () => {
  const calls = bookingCalls(site);
  const draft = await calls.create();
  // The limit of changes in a minute would stop this test long before the bound of all changes.
  const reach = (version: number) =>
    site.rows('UPDATE records SET version = ? WHERE id = ?', version, draft.id);
  await reach(200);
  expect((await calls.put(draft, { fullName: 'Sample Owner' })).status).toBe(200);
  expect((await calls.put(draft, { fullName: 'Sample Visitor' })).status).toBe(409);
  const [row] = await site.rows<{ name: string; version: number }>(
    'SELECT name, version FROM records WHERE id = ?',
    draft.id,
  );
  expect(row).toMatchObject({ version: 201 });
  expect((await calls.confirm(draft, dayAhead(6), '9-11')).status).toBe(200);
});
