import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { CMS_TOKEN, type CmsStandIn, startCms } from '../upstreams/cms.ts';
import { everyMinute } from '../worker/outside.ts';
import { type Site, startSite } from '../worker/site.ts';
import { Account, keepRows, type TableRow } from './account.ts';
import { leaveLead, pagesAnswer, untilTried } from './visitors.ts';

/** What is left in an outage of a day; more than one invocation of the Worker may carry. */
const LEADS = 3000;
const FIVE_MINUTES_MS = 5 * 60_000;

let cms: CmsStandIn;
let site: Site;
const account = new Account();
const table: TableRow[] = [];

beforeAll(async () => {
  cms = await startCms();
  site = await startSite({ variables: { CMS_URL: cms.url, CMS_TOKEN } });
});
afterAll(async () => {
  keepRows('backlog', table, account);
  console.info(`backlog: ${account}`);
  await site.stop();
  await cms.close();
});

/** Columns of a copy: those of the first lead, but for what tells it apart and what a day of vain tries leaves. */
const copied = async (of: string, own: Readonly<Record<string, string>>): Promise<string> => {
  const columns = await site.rows<{ name: string }>(`SELECT name FROM pragma_table_info('${of}')`);
  const names = columns.map(({ name }) => name);
  return `INSERT INTO ${of} (${names.join()}) SELECT ${names.map((name) => own[name] ?? name).join()} FROM ${of}`;
};

/** Many leads as the first one, each with a number of its own; a third of them may be there without our knowing. */
async function copyLead(id: string, times: number): Promise<void> {
  const counter = `(WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${times}) SELECT i FROM n)`;
  const records = await copied('records', {
    id: "'copy-' || i",
    mobile_number: 'cast(9100000000 + i AS text)',
    idempotency_key: "'copied-key-' || i",
    session_id: "'copied-session-' || i",
  });
  await site.rows(`${records}, ${counter} WHERE id = ?`, id);
  const deliveries = await copied('deliveries', {
    id: "'delivery-' || i",
    record_id: "'copy-' || i",
    attempts: '10',
    first_owed_at: `${Date.now() - 86_400_000}`,
    last_attempt_at: `${Date.now() - 3_600_000}`,
    next_attempt_at: `${Date.now() + 3_600_000} + i`,
    unclear: 'i % 3 = 0',
    last_error_code: "'unreachable'",
  });
  await site.rows(`${deliveries}, ${counter} WHERE record_id = ?`, id);
}

const owed = async (): Promise<number> => {
  const [row] = await site.rows<{ left: number }>(
    "SELECT count(*) AS left FROM deliveries WHERE state <> 'delivered'",
  );
  return row?.left ?? -1;
};

test(
  `${LEADS} leads of an outage are at the backend five minutes after it is back, and visitors notice nothing`,
  async () => {
    await cms.fail('refused');
    const first = await leaveLead(site);
    await untilTried(site, first.id);
    await copyLead(first.id, LEADS - 1);
    // Left an hour ago too: what was tried this very minute is left alone for it.
    await site.rows(
      `UPDATE deliveries SET last_attempt_at = ${Date.now() - 3_600_000} WHERE record_id = ?`,
      first.id,
    );
    expect(await owed()).toBe(LEADS);
    await cms.heal();

    const began = performance.now();
    await everyMinute(site);
    await pagesAnswer(site);
    expect((await leaveLead(site)).status).toBe(201);
    await vi.waitUntil(async () => (await owed()) === 0, { timeout: 150_000, interval: 200 });
    const seconds = (performance.now() - began) / 1000;
    expect(seconds).toBeLessThan(FIVE_MINUTES_MS / 1000);

    const counts = new Map<string, number>();
    for (const { mobileNumber } of cms.documents('mncaptures'))
      counts.set(String(mobileNumber), (counts.get(String(mobileNumber)) ?? 0) + 1);
    for (const { mobile_number } of await site.rows<{ mobile_number: string }>('SELECT * FROM records'))
      account.enter(1, counts.get(mobile_number) ?? 0);
    console.info(`backlog: ${LEADS} leads in ${seconds.toFixed(1)} s, one minute of cron`);
    table.push({
      call: 'content backend, after an outage of a day',
      fault: `${LEADS} leads owed`,
      visitor: 'others at once',
      meanwhile: 'owed (unreachable)',
      afterwards: 'delivered once, within five minutes',
    });
  },
  2 * FIVE_MINUTES_MS,
);
