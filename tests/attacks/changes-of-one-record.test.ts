import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookingCalls } from '../worker/own-bookings.ts';
import { type Site, startSite } from '../worker/site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

/** A change to the value that the draft has is none, so each turn sends another. */
const LETTERS = 'ABCDEFGHIJKLM';

test('PUT /api/bookings/:id 205 times changes the draft at most 200 times', async () => {
  const calls = bookingCalls(site);
  const draft = await calls.create();
  const statuses: number[] = [];
  for (let turn = 0; turn < 205; turn += 1)
    statuses.push((await calls.put(draft, { fullName: `Sample ${LETTERS[turn % LETTERS.length]}` })).status);
  expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(200);
  const rows = await site.rows(`SELECT version FROM record_history WHERE record_id = '${draft.id}'`);
  expect(rows.length).toBeLessThanOrEqual(200);
});
