import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { CMS_TOKEN, startCms } from '../upstreams/cms.ts';
import { everyMinute, letTimePass } from '../worker/outside.ts';
import type { Site } from '../worker/site.ts';
import { Account, keepRows, type TableRow } from './account.ts';
import { at, startFaultySite } from './faulty-site.ts';
import {
  type Left,
  leaveBooking,
  leaveEnquiry,
  leaveLead,
  leaveOrder,
  leaveRedirect,
  leaveServiceRequest,
  pagesAnswer,
  untilDelivered,
} from './visitors.ts';

/** A form that is answered with success is in the ledger; one that is answered with an error may be sent again. */
const account = new Account();
const table: TableRow[] = [];

const cms = await startCms();
const site = await startFaultySite({ variables: { CMS_URL: cms.url, CMS_TOKEN } });
afterEach(() => site.mend());
afterAll(async () => {
  keepRows('submissions', table, account);
  console.info(`submissions: ${account}`);
  await site.stop();
  await cms.close();
});

const SUBMISSIONS: readonly (readonly [string, (where: Site) => Promise<Left>])[] = [
  ['POST /api/leads', leaveLead],
  ['POST /api/service-requests', leaveServiceRequest],
  ['POST /api/enquiries', leaveEnquiry],
  ['POST /api/bookings', leaveBooking],
  ['POST /api/checkout/orders', (where) => leaveOrder(where, 'after_service')],
  ['POST /api/whatsapp-redirects', leaveRedirect],
];

const PLANS = [
  ['every write fails', () => at('ledger/batch', 'throw')],
  ['it is overloaded: every call fails', () => at('ledger', 'throw')],
  ['every answer of a batch is lost', () => at('ledger/batch/after', 'throw')],
  ['every single statement fails', () => at('ledger/statement/before', 'throw')],
  ['a batch fails once', () => at('ledger/batch/before', 'throw', 1)],
] as const;

describe.each(SUBMISSIONS)('%s', (name, leave) => {
  test.each(PLANS)(
    'while %s is kept, or answered with an error and kept once when it is sent again',
    async (fault, plan) => {
      site.obey(plan());
      const left = await leave(site);
      const told = left.status < 300;
      expect(told || left.status === 503, `${left.status}`).toBe(true);
      await pagesAnswer(site);
      site.mend();
      const stored = () =>
        site.rows<{ id: string }>(
          'SELECT id FROM records WHERE mobile_number = ? OR session_id = ?',
          left.mobileNumber,
          `session-${left.key}`,
        );
      if (told) expect(await stored()).toHaveLength(1);
      // The answer may have been lost on its way too.
      expect(await left.again()).toBeLessThan(300);
      const rows = await stored();
      await letTimePass(site);
      await everyMinute(site);
      for (const { id } of rows) await untilDelivered(site, id);
      account.enter(rows.length, rows.length);
      expect({ missing: account.missing, doubled: account.doubled }).toEqual({ missing: 0, doubled: 0 });
      table.push({
        call: `D1, ${name}`,
        fault,
        visitor: told ? 'taken' : '503 with the phone number',
        meanwhile: told ? 'stored' : 'nothing promised',
        afterwards: 'sent again: stored once',
      });
    },
  );
});
