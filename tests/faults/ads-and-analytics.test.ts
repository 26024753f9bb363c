import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { StandInRequest } from '../upstreams/stand-in.ts';
import { startOutside } from '../worker/outside.ts';
import { testSite } from '../worker/test-site.ts';
import { Account, keepRows, type TableRow } from './account.ts';
import { answeredAtOnce, type DeliveryCall, healthyTime, meet } from './matrix.ts';
import { fewFaults, sharedFaults } from './share.ts';
import { type Left, leaveLead, pagesAnswer, tell } from './visitors.ts';

const account = new Account();
const table: TableRow[] = [];

const outside = await startOutside();
const site = await testSite({ variables: outside.variables });
afterEach(async () => {
  await Promise.all([outside.ads.heal(), outside.analytics.heal()]);
});
afterAll(async () => {
  keepRows('ads-and-analytics', table, account);
  console.info(`ads and analytics: ${account}`);
  await outside.close();
});

const to =
  (path: string) =>
  (request: StandInRequest): boolean =>
    request.path.endsWith(path);
const atAds = ({ key }: Left) => outside.ads.counted().filter(({ event_id: id }) => id === key).length;
const atAnalytics = ({ key }: Left) =>
  outside.analytics.counted().filter(({ properties }) => properties.$insert_id === key).length;

const CALLS: readonly (DeliveryCall & { readonly system: 'ads' | 'analytics' })[] = [
  {
    name: 'POST /{version}/{pixelId}/events, a conversion',
    system: 'ads',
    target: 'ads',
    matches: to('/events'),
    act: leaveLead,
    count: atAds,
  },
  {
    name: 'POST /track, a conversion',
    system: 'analytics',
    target: 'analytics',
    matches: to('/track'),
    act: leaveLead,
    count: atAnalytics,
  },
  {
    name: 'POST /engage',
    system: 'analytics',
    target: 'analytics',
    matches: to('/engage'),
    act: leaveLead,
    count: atAnalytics,
  },
];

describe.each(CALLS)('$name', (call) => {
  let healthyMs: number;
  beforeAll(async () => {
    healthyMs = await healthyTime({ site, call });
  });

  test.each(sharedFaults)(
    'fails by %s: the visitor is answered at once, and it counts once afterwards',
    async (fault) => {
      table.push(await meet(fault, healthyMs, { site, standIn: outside[call.system], call, account }));
      expect({ missing: account.missing, doubled: account.doubled }).toEqual({ missing: 0, doubled: 0 });
    },
  );
});

describe('browsing events', () => {
  test.each(fewFaults)('are answered at once while both systems fail by %s', async (fault) => {
    const healthy = await tell(site, 'page_view');
    await Promise.all([
      outside.ads.fail(fault, { delayMs: 120_000 }),
      outside.analytics.fail(fault, { delayMs: 120_000 }),
    ]);
    const { status } = await answeredAtOnce(
      healthy.milliseconds,
      () => tell(site, 'page_view'),
      `events × ${fault}`,
    );
    expect(status).toBe(202);
    await pagesAnswer(site);
    expect(await site.rows('SELECT id FROM deliveries WHERE record_id IS NULL')).toEqual([]);
    table.push({
      call: 'browsing events, passed on',
      fault,
      visitor: 'taken at once',
      meanwhile: 'passed on or lost',
      afterwards: 'nothing pending',
    });
  });
});
