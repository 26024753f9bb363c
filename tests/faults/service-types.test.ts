import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { CMS_TOKEN, startCms } from '../upstreams/cms.ts';
import { everyMinute, letTimePass } from '../worker/outside.ts';
import { Account, keepRows, type TableRow } from './account.ts';
import { startFaultySite } from './faulty-site.ts';
import { answeredAtOnce } from './matrix.ts';
import { sharedFaults } from './share.ts';
import { leaveServiceRequest, pagesAnswer, until, untilDelivered } from './visitors.ts';

const account = new Account();
const table: TableRow[] = [];

const cms = await startCms();
const site = await startFaultySite({ variables: { CMS_URL: cms.url, CMS_TOKEN } });
beforeEach(async () => {
  await cms.heal();
  // The stored copy would hide a fault, so each request starts without one.
  site.obey((point) => (point === 'store/get' ? 'miss' : 'go'));
});
afterAll(async () => {
  keepRows('service-types', table, account);
  console.info(`service types: ${account}`);
  await site.stop();
  await cms.close();
});

/** The names of the service types that a form offers. */
async function offered(): Promise<readonly string[]> {
  const answer = await site.fetch('/api/service-types');
  expect(answer.status).toBe(200);
  const { serviceTypes } = (await answer.json()) as { serviceTypes: readonly { readonly name: string }[] };
  return serviceTypes.map(({ name }) => name);
}

describe('GET /service-types of the content backend', () => {
  test.each(sharedFaults)(
    'fails by %s: the form is offered a list, and takes the request at once',
    async (fault) => {
      const healthy = await leaveServiceRequest(site);
      await cms.fail(fault, { delayMs: 120_000, only: ({ path }) => path === '/api/service-types' });
      expect((await offered()).length).toBeGreaterThan(0);
      const left = await answeredAtOnce(healthy.milliseconds, () => leaveServiceRequest(site), fault);
      expect(left.status).toBe(201);
      await pagesAnswer(site);
      await cms.heal();
      // The delivery fails too while the system is down: the next minute sends it again.
      await letTimePass(site);
      await everyMinute(site);
      await untilDelivered(site, left.id);
      const { length } = cms
        .documents('service-requests')
        .filter(({ mobileNumber }) => mobileNumber === left.mobileNumber);
      account.enter(1, length);
      site.mend();
      const listed = cms.documents('service-types').map(({ name }) => String(name));
      await until(async () => (await offered()).join() === listed.join());
      expect({ missing: account.missing, doubled: account.doubled }).toEqual({ missing: 0, doubled: 0 });
      table.push({
        call: 'GET /service-types',
        fault,
        visitor: 'a list at once: the last one, or the repository’s; 201',
        meanwhile: 'the fallback',
        afterwards: 'the backend’s list',
      });
    },
  );
});
