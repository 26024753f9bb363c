import { expect, test } from 'vitest';
import { operatorOf, PASSPHRASE, sessionOf } from '../worker/admin-session.ts';
import { bookingCalls, dayAhead } from '../worker/own-bookings.ts';
import { testSite } from '../worker/test-site.ts';

const site = await testSite({ variables: { ADMIN_PASSPHRASE: PASSPHRASE } });

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

test('PUT /api/bookings/:id joins the changes of a draft within a minute in one row of its history', async () => {
  const calls = bookingCalls(site);
  const draft = await calls.create();
  for (let change = 0; change < 10; change += 1)
    expect((await calls.put(draft, { fullName: `Sample Owner ${'abcdefghij'[change]}` })).status).toBe(200);
  const history = () =>
    site.rows<{ version: number; what: string }>(
      'SELECT version, what FROM record_history WHERE record_id = ? ORDER BY version',
      draft.id,
    );
  expect(await history()).toEqual([{ version: 11, what: expect.stringMatching(/^name\b/) }]);
  expect((await calls.confirm(draft, dayAhead(7), '9-11')).status).toBe(200);
  const [, confirmed] = await history();
  expect(confirmed).toMatchObject({ version: 12, what: expect.stringContaining('→ completed') });
});

test('GET /coupon-admin/records/:id shows 50 of 230 changes with a link to the older ones, and its undo', async () => {
  const calls = bookingCalls(site);
  const draft = await calls.create();
  const operator = operatorOf(site, await sessionOf());
  await site.rows(
    `WITH RECURSIVE n(version) AS (SELECT 3 UNION ALL SELECT version + 1 FROM n WHERE version < 231)
     INSERT INTO record_history (record_id, version, change_id, at, what, by)
     SELECT ?, version, 'change-' || version, ?, 'note', 'visitor' FROM n`,
    draft.id,
    Date.now(),
  );
  await site.rows(
    "INSERT INTO record_history VALUES (?, 2, 'change-2', ?, 'status in_progress → cancelled', 'visitor', NULL)",
    draft.id,
    Date.now(),
  );
  await site.rows("UPDATE records SET version = 231, status = 'cancelled' WHERE id = ?", draft.id);
  const screens: string[] = [];
  let address: string | undefined = `/coupon-admin/records/${draft.id}`;
  while (address !== undefined) {
    const screen = await (await operator.get(address)).text();
    screens.push(screen);
    address = /href="([^"]*cursor=[^"]*)"/.exec(screen)?.[1];
  }
  const entries = screens.map((screen) => {
    const list = screen.slice(screen.indexOf('id="history"'));
    return list.slice(0, list.indexOf('</ol>')).split('<li').length - 1;
  });
  expect(entries).toEqual([50, 50, 50, 50, 31]);
  for (const screen of screens) expect(screen).toContain(`/records/${draft.id}/undo"`);
});
