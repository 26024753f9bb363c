import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { EVERY_CASE, share } from '../every-case.ts';
import { CMS_TOKEN, startCms } from '../upstreams/cms.ts';
import { aVisitor, everyMinute, letTimePass } from '../worker/outside.ts';
import { Account, keepRows, type TableRow } from './account.ts';
import { type FaultySite, type Plan, startFaultySite } from './faulty-site.ts';
import { killWorkers } from './kill-workers.ts';
import { until, untilDelivered, untilTried } from './visitors.ts';

let folder: string;
let site: FaultySite;
const account = new Account();
const table: TableRow[] = [];

const start = () => startFaultySite({ variables: { CMS_URL: cms.url, CMS_TOKEN }, persistTo: folder });

const cms = await startCms();
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'killed-'));
  site = await start();
});
// The site that a test started again serves the next one.
afterEach(() => cms.heal());
afterAll(async () => {
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
  keepRows('killed', table, account);
  console.info(`killed: ${account}`);
  await cms.close();
});

let sent = 0;
const newLead = () => {
  sent += 1;
  return {
    mobileNumber: `90003${String(sent).padStart(5, '0')}`,
    idempotencyKey: `killed-lead-${sent}`,
    sessionId: `session-killed-${sent}`,
    source: 'website',
  };
};
type Lead = ReturnType<typeof newLead>;
const post = (lead: Lead) =>
  site.post('/api/leads', lead, aVisitor()).then(
    ({ status }) => status,
    () => undefined,
  );

const atBackend = ({ mobileNumber }: Lead) =>
  cms.documents('mncaptures').filter((document) => document.mobileNumber === mobileNumber).length;

/** Stops the Worker for good at the n-th call to its ledger; `reached` resolves there. */
function stopAt(wanted: number): { readonly plan: Plan; readonly reached: Promise<string> } {
  const { promise, resolve } = Promise.withResolvers<string>();
  let calls = 0;
  const plan: Plan = (point) => {
    if (!point.startsWith('ledger/')) return 'go';
    calls += 1;
    if (calls !== wanted) return 'go';
    resolve(point);
    return new Promise(() => undefined);
  };
  return { plan, reached: promise };
}

/**
 * Starts the Worker again on the same data. The visitor without a success sends the form again, a minute passes, and
 * the account is checked.
 */
async function startAgain(lead: Lead, answered: number | undefined, step: string): Promise<void> {
  await site.stop().catch(() => undefined);
  site = await start();
  if (answered !== 201) expect(await post(lead)).toBe(201);
  await letTimePass(site);
  await everyMinute(site);
  const stored = await site.rows<{ id: string }>(
    'SELECT id FROM records WHERE mobile_number = ?',
    lead.mobileNumber,
  );
  for (const { id } of stored) await untilDelivered(site, id);
  account.enter(stored.length, atBackend(lead));
  expect({ missing: account.missing, doubled: account.doubled }).toEqual({ missing: 0, doubled: 0 });
  table.push({
    call: 'the Worker is killed',
    fault: step,
    visitor: answered === 201 ? '201 before' : 'no answer; sent again: 201',
    meanwhile: 'started again',
    afterwards: 'stored once, delivered once',
  });
}

/** All calls to the ledger for a lead: its transaction, the claim, the record, the outcome. */
const STEPS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

test.each(share(STEPS, 6))(
  'killed at step %i of the ledger on the way of a lead, nothing is lost or doubled',
  async (step) => {
    const lead = newLead();
    const { plan, reached } = stopAt(step);
    let answered: number | undefined;
    site.obey(plan);
    const answer = post(lead).then((status) => {
      answered = status;
    });
    // A lead may need fewer calls: then the process is killed after the last.
    const last = until(() => answered === 201 && atBackend(lead) === 1).then(() => 'the end');
    const point = await Promise.race([reached, last]);
    if (step > 2) await answer;
    killWorkers();
    await answer;
    await startAgain(lead, answered, `${step}: ${point}`);
  },
);

/** The sweep that delivers after a failure: claim, record, lookup of others, outcome, and the search for the next. */
const SWEEP_STEPS = EVERY_CASE ? [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] : [2, 7];

test.each(SWEEP_STEPS)(
  'killed at step %i of the ledger in cron’s sweep, nothing is lost or doubled',
  async (step) => {
    await cms.fail('committed_then_dropped');
    const lead = newLead();
    expect(await post(lead)).toBe(201);
    const [record] = await site.rows<{ id: string }>(
      'SELECT id FROM records WHERE mobile_number = ?',
      lead.mobileNumber,
    );
    await untilTried(site, record?.id ?? '');
    await cms.heal();
    await letTimePass(site);
    const { plan, reached } = stopAt(step);
    site.obey(plan);
    const swept = everyMinute(site).then(
      () => 'the end',
      () => 'killed',
    );
    const point = await Promise.race([reached, swept]);
    killWorkers();
    await swept;
    await startAgain(lead, 201, `sweep ${step}: ${point}`);
  },
);

test.each(share(['hanging', 'slow_and_committed', 'reset', 'committed_then_dropped'] as const, 4))(
  'killed while the content backend is %s, nothing is lost or doubled',
  async (fault) => {
    await cms.fail(fault, { delayMs: 120_000 });
    cms.forget();
    const lead = newLead();
    const answered = await post(lead);
    await until(() => cms.requests.length > 0);
    killWorkers();
    await cms.heal();
    await startAgain(lead, answered, `while the content backend is ${fault.replaceAll('_', ' ')}`);
  },
);
