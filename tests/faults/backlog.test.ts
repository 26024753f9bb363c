import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { volume } from '../every-case.ts';
import { CMS_TOKEN, startCms } from '../upstreams/cms.ts';
import { everyMinute, letTimePass } from '../worker/outside.ts';
import { type Site, startSite } from '../worker/site.ts';
import { Account, keepRows, type TableRow } from './account.ts';
import { at, startFaultySite } from './faulty-site.ts';
import { leaveLead, pagesAnswer, untilTried } from './visitors.ts';

/** The leads of a day's outage are more than one invocation of the Worker may deliver. */
let site: Site;
const account = new Account();
const table: TableRow[] = [];

const cms = await startCms();
const variables = () => ({ CMS_URL: cms.url, CMS_TOKEN });
beforeEach(async () => {
  cms.empty();
  await cms.heal();
  site = await startSite({ variables: variables() });
});
afterEach(() => site.stop());
afterAll(async () => {
  keepRows('backlog', table, account);
  console.info(`backlog: ${account}`);
  await cms.close();
});

const HOUR_MS = 3_600_000;
/** More than the calls of one sweep. */
const LEADS = volume(3000, 12);

/** The columns of a copy: those of the first lead, except its identity and the state of a day of failed attempts. */
const copied = async (of: string, own: Readonly<Record<string, string>>): Promise<string> => {
  const columns = await site.rows<{ name: string }>(`SELECT name FROM pragma_table_info('${of}')`);
  const names = columns.map(({ name }) => name);
  return `INSERT INTO ${of} (${names.join()}) SELECT ${names.map((name) => own[name] ?? name).join()} FROM ${of}`;
};

/**
 * Copies the first lead many times, each with its own number. A third of the copies are marked as possibly delivered.
 */
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
    queued_at: `${Date.now() - 24 * HOUR_MS}`,
    last_attempt_at: `${Date.now() - HOUR_MS}`,
    next_attempt_at: `${Date.now() + HOUR_MS} + i`,
    unclear: 'i % 3 = 0',
    last_error_code: "'unreachable'",
  });
  await site.rows(`${deliveries}, ${counter} WHERE record_id = ?`, id);
}

const pending = async (): Promise<number> => {
  const [row] = await site.rows<{ left: number }>(
    "SELECT count(*) AS left FROM deliveries WHERE state <> 'delivered'",
  );
  return row?.left ?? -1;
};

/** Creates a backlog of leads for a backend that was down for a day and works again. */
async function leaveBacklog(leads: number): Promise<void> {
  await cms.fail('refused');
  const first = await leaveLead(site);
  await untilTried(site, first.id);
  await copyLead(first.id, leads - 1);
  // The last attempt was an hour ago: a sweep skips deliveries attempted within the last minute.
  await site.rows(
    'UPDATE deliveries SET last_attempt_at = ? WHERE record_id = ?',
    Date.now() - HOUR_MS,
    first.id,
  );
  expect(await pending()).toBe(leads);
  await cms.heal();
}

/** The promised time, which a busy machine may take whole. */
const BACKLOG_MS = 300_000;

const untilPending = (most: number) =>
  vi.waitUntil(async () => (await pending()) <= most, { timeout: BACKLOG_MS, interval: 50 });

async function takeAccount(fault: string, afterwards: string): Promise<void> {
  const counts = new Map<string, number>();
  for (const { mobileNumber } of cms.documents('mncaptures'))
    counts.set(String(mobileNumber), (counts.get(String(mobileNumber)) ?? 0) + 1);
  for (const { mobile_number } of await site.rows<{ mobile_number: string }>('SELECT * FROM records'))
    account.enter(1, counts.get(mobile_number) ?? 0);
  expect({ missing: account.missing, doubled: account.doubled }).toEqual({ missing: 0, doubled: 0 });
  const call = 'content backend, after an outage of a day';
  table.push({ call, fault, visitor: 'others at once', meanwhile: 'pending (unreachable)', afterwards });
}

test(
  `${LEADS} leads are at the backend five minutes after it is back, and visitors are served as usual`,
  async () => {
    await leaveBacklog(LEADS);
    const began = performance.now();
    await everyMinute(site);
    await pagesAnswer(site);
    expect((await leaveLead(site)).status).toBe(201);
    await untilPending(0);
    const seconds = (performance.now() - began) / 1000;
    expect(seconds).toBeLessThan(BACKLOG_MS / 1000);
    console.info(`backlog: ${LEADS} leads in ${seconds.toFixed(1)} s, one minute of cron`);
    await takeAccount(`${LEADS} leads pending`, 'delivered once, within five minutes');
  },
  2 * BACKLOG_MS,
);

test('500 leads are there in three minutes although the object that goes on with a sweep cannot be reached', async () => {
  await site.stop();
  const faulty = await startFaultySite({ variables: variables() });
  site = faulty;
  await leaveBacklog(500);
  faulty.obey(at('sweeper', 'throw'));
  for (let minute = 1; minute <= 3; minute += 1) {
    expect(await pending()).toBeGreaterThan(0);
    await everyMinute(site);
  }
  expect(await pending()).toBe(0);
  await takeAccount('nobody goes on with the sweep', 'delivered once, by the next minutes');
});

test('500 leads are there once although the backend goes down again in their midst', async () => {
  await leaveBacklog(500);
  const cron = everyMinute(site);
  await untilPending(400);
  await cms.fail('committed_then_dropped');
  await cron;
  await untilQuiet();
  await cms.heal();
  await letTimePass(site);
  await everyMinute(site);
  await untilPending(0);
  await takeAccount('down again in the midst of it', 'delivered once');
});

/** A target that fails again is skipped for the rest of the minute; waits until no delivery is under way. */
async function untilQuiet(): Promise<void> {
  let before = -1;
  await vi.waitUntil(
    async () => {
      const now = cms.requests.length;
      const isQuiet = now === before;
      before = now;
      return isQuiet;
    },
    { timeout: 30_000, interval: 500 },
  );
  expect(await pending()).toBeGreaterThan(0);
}
