import { afterAll, expect, test } from 'vitest';
import { operatorOf, PASSPHRASE, sessionOf } from './admin-session.ts';
import {
  aVisitor,
  CONSENTING,
  deliveriesOf,
  everyMinute,
  letTimePass,
  postLead,
  sampleNumber,
  startOutside,
} from './outside.ts';
import { testSite } from './test-site.ts';

const outside = await startOutside();
const site = await testSite({ variables: { ...outside.variables, ADMIN_PASSPHRASE: PASSPHRASE } });
afterAll(() => outside.close());

const browse = (eventId: string) =>
  site.post(
    '/api/events',
    {
      events: [{ name: 'page_view', eventId, time: Date.now(), url: '/express' }],
      sessionId: 'session-of-a-hold',
    },
    { ...aVisitor(), ...CONSENTING },
  );
const stateAtAds = async (number: string) =>
  (await deliveriesOf(site, number)).find(({ target }) => target === 'ads')?.state;

test.each([
  ['in seconds', () => '1800'],
  ['as a date', () => new Date(Date.now() + 1_800_000).toUTCString()],
])(
  'a system that asks for a wait %s gets no call until it ends, and the others get theirs',
  async (way, asked) => {
    const { ads, analytics } = outside;
    const numbers = [sampleNumber(), sampleNumber(), sampleNumber()] as const;
    ads.forget();
    await ads.fail('status_429', { headers: { 'retry-after': asked() } });
    await postLead(site, numbers[0]);
    await expect.poll(() => ads.requests.length).toBe(1);
    await expect.poll(() => site.rows('SELECT * FROM target_holds WHERE held_until > 0')).toHaveLength(1);
    await ads.heal();
    for (const number of numbers.slice(1)) {
      await postLead(site, number);
      await browse(`view-of-${number}`);
      await letTimePass(site);
      await everyMinute(site);
    }
    await expect
      .poll(() => analytics.counted().filter(({ event }) => event === 'Page View').length)
      .toBeGreaterThanOrEqual(2);
    expect(ads.requests, `a hold ${way}`).toHaveLength(1);
    const operator = operatorOf(site, await sessionOf());
    expect(await (await operator.get('/coupon-admin/health')).text()).toContain('it asked us to wait');

    await site.rows('UPDATE target_holds SET held_until = 0');
    await letTimePass(site);
    await everyMinute(site);
    for (const number of numbers) await expect.poll(() => stateAtAds(number)).toBe('delivered');
  },
);
