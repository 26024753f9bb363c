import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { adminEndpoints } from '../../src/features/admin/contract/addresses.ts';
import { DAY_MS } from '../../src/values/durations.ts';
import { CMS_TOKEN, startCms } from '../upstreams/cms.ts';
import { operatorOf, PASSPHRASE, sessionOf } from '../worker/admin-session.ts';
import { aVisitor, everyMinute, sampleNumber } from '../worker/outside.ts';
import { Account, keepRows, type TableRow } from './account.ts';
import { at, type Plan, startFaultySite } from './faulty-site.ts';
import { type Left, leaveLead, pagesAnswer, untilDelivered } from './visitors.ts';

const account = new Account();
const table: TableRow[] = [];

const cms = await startCms();
const site = await startFaultySite({
  variables: { CMS_URL: cms.url, CMS_TOKEN, ADMIN_PASSPHRASE: PASSPHRASE },
});
afterEach(() => site.mend());
afterAll(async () => {
  keepRows('archive-and-counts', table, account);
  console.info(`archive and counts: ${account}`);
  await site.stop();
  await cms.close();
});

const inLedger = async ({ mobileNumber }: Left): Promise<number> =>
  (await site.rows('SELECT id FROM records WHERE mobile_number = ?', mobileNumber)).length;

/** The operator's export of a number: its records in the ledger and in the archive. */
const exportOf = async ({ mobileNumber }: Left) =>
  operatorOf(site, await sessionOf()).post(adminEndpoints.exportNumber, { mobileNumber }, aVisitor());

async function found(left: Left): Promise<number> {
  const answer = await exportOf(left);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { records: unknown[] }).records.length;
}

/** A lead that was delivered, and then was left alone for a hundred days. */
async function oldLead(): Promise<Left> {
  const left = await leaveLead(site);
  expect(left.status).toBe(201);
  await untilDelivered(site, left.id);
  await site.rows(
    'UPDATE records SET created_at = created_at - ?1, updated_at = updated_at - ?1 WHERE id = ?2',
    100 * DAY_MS,
    left.id,
  );
  return left;
}

const documentsOf = ({ mobileNumber }: Left): number =>
  cms.documents('mncaptures').filter((document) => document.mobileNumber === mobileNumber).length;

describe('the archive', () => {
  test.each<[string, Plan]>([
    ['throws at get', at('archive/get', 'throw')],
    ['throws at put', at('archive/put/before', 'throw')],
    ['is written and its answer lost', at('archive/put/after', 'throw')],
  ])('%s: the old record stays in the ledger, and moves once it works again', async (name, plan) => {
    const left = await oldLead();
    site.obey(plan);
    await everyMinute(site);
    expect(await inLedger(left)).toBe(1);
    expect((await leaveLead(site)).status).toBe(201);
    await pagesAnswer(site);
    site.mend();
    await everyMinute(site);
    expect([await inLedger(left), await found(left)]).toEqual([0, 1]);
    account.enter(await found(left), documentsOf(left));
    table.push({
      call: 'R2',
      fault: name,
      visitor: '201',
      meanwhile: 'the old record stays in D1',
      afterwards: 'moved once, delivered once',
    });
  });

  test('can’t be read: the operator is told so, and nothing is reported as erased', async () => {
    const left = await oldLead();
    await everyMinute(site);
    expect(await inLedger(left)).toBe(0);
    site.obey(at('archive/get', 'throw'));
    const operator = operatorOf(site, await sessionOf());
    expect((await exportOf(left)).status).toBe(503);
    const { mobileNumber } = left;
    const erased = await operator.post(adminEndpoints.eraseNumber, { mobileNumber }, aVisitor());
    expect(erased.ok).toBe(false);
    site.mend();
    account.enter(await found(left), documentsOf(left));
    table.push({
      call: 'R2',
      fault: 'can not be read by the operator',
      visitor: '201',
      meanwhile: 'the operator is answered 503',
      afterwards: 'found once, delivered once',
    });
  });
});

describe('the long counts', () => {
  const spin = async () =>
    (
      await site.post(
        '/api/spin',
        { mobileNumber: sampleNumber(), idempotencyKey: crypto.randomUUID() },
        aVisitor(),
      )
    ).status;

  test.each<[string, Plan]>([
    ['throw', at('counts', 'throw')],
    ['hang', (point) => (point.startsWith('counts') ? new Promise(() => {}) : 'go')],
  ])('%s: spins, sign-ins and leads go on', async (name, plan) => {
    site.obey(plan);
    const [spun, signedIn, left] = await Promise.all([
      spin(),
      site.post('/api/admin/sign-in', { passphrase: PASSPHRASE }, aVisitor()),
      leaveLead(site),
    ]);
    expect([spun, signedIn.status, left.status]).toEqual([201, 200, 201]);
    site.mend();
    await untilDelivered(site, left.id);
    account.enter(await inLedger(left), documentsOf(left));
    table.push({
      call: 'Long counts',
      fault: name,
      visitor: '201',
      meanwhile: 'nobody is counted; paid look-ups stop',
      afterwards: 'delivered once',
    });
  });
});
