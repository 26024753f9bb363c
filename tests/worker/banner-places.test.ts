import { afterEach, describe, expect, test } from 'vitest';
import type { Banner } from '../../src/features/banners/rules/banner.ts';
import { aBrowser } from './a-browser.ts';
import { operatorOf, PASSPHRASE, sessionOf } from './admin-session.ts';
import { placeOf } from './site.ts';
import { testSite } from './test-site.ts';

const made: string[] = [];
const site = await testSite({ variables: { ADMIN_PASSPHRASE: PASSPHRASE } });
const operator = operatorOf(site, await sessionOf());
afterEach(async () => {
  for (const id of made.splice(0)) await operator.post(`/api/admin/banners/${id}/state`, { state: 'ended' });
});

const write = async (heading: string, more: Readonly<Record<string, string | number>>): Promise<Banner> => {
  const answer = await operator.post('/api/admin/banners', {
    name: heading,
    family_home: 'yes',
    position: 'hero',
    goal: 'lead',
    heading_a: heading,
    line_a: 'One line.',
    button_a: 'Book now',
    href_a: '/book',
    ...more,
  });
  expect(answer.status).toBe(200);
  const { banner } = (await answer.json()) as { banner: Banner };
  expect((await operator.post(`/api/admin/banners/${banner.id}/state`, { state: 'on' })).status).toBe(200);
  made.push(banner.id);
  return banner;
};

const nagpur = { ...placeOf.pune, city: 'Nagpur', latitude: '21.15', longitude: '79.09' };
/** Twenty kilometres from the centre of Jaipur, and a city that no list of ours names. */
const bagru = { ...placeOf.jaipur, city: 'Bagru', latitude: '26.81', longitude: '75.55' };
const ajmer = { ...placeOf.jaipur, city: 'Ajmer', latitude: '26.45', longitude: '74.64' };

const homeFrom = async (cf: Readonly<Record<string, string>>): Promise<string> =>
  (await aBrowser(site, cf).open('/')).text();

describe('GET / from the place that a banner names', () => {
  test('a state shows it in all of its cities, and nowhere else', async () => {
    await write('All of Maharashtra', { states: 'Maharashtra' });
    expect(await homeFrom(nagpur)).toContain('All of Maharashtra');
    expect(await homeFrom(placeOf.pune)).toContain('All of Maharashtra');
    expect(await homeFrom(placeOf.jaipur)).not.toContain('All of Maharashtra');
  });

  test('a state shows it on Hindi pages too, to the network’s cities and to a chosen one', async () => {
    await write('Both of Maharashtra', { states: 'Maharashtra', language: 'both' });
    const at = async (path: string, cf: Readonly<Record<string, string>>) =>
      (await aBrowser(site, cf).open(path)).text();
    expect(await at('/hi', nagpur)).toContain('Both of Maharashtra');
    expect(await at('/hi?city=mumbai', placeOf.jaipur)).toContain('Both of Maharashtra');
    expect(await at('/hi', placeOf.jaipur)).not.toContain('Both of Maharashtra');
  });

  test('a circle shows it inside the radius, whatever the city’s name', async () => {
    await write('Around Jaipur', { latitude: 26.91, longitude: 75.79, kilometres: 40 });
    expect(await homeFrom(bagru)).toContain('Around Jaipur');
    expect(await homeFrom(ajmer)).not.toContain('Around Jaipur');
  });
});

describe('GET /coupon-admin/banners', () => {
  const list = async () => (await operator.get('/coupon-admin/banners')).text();

  test('reads dates as India’s time, and says scheduled before them and ended after', async () => {
    const coming = await write('Republic Day', { cities: 'Pune', from: '2127-01-26T00:00' });
    expect(coming.from).toBe(Date.UTC(2127, 0, 25, 18, 30));
    expect(await list()).toMatch(/Republic Day.*?Scheduled/s);
    expect(await homeFrom(placeOf.pune)).not.toContain('Republic Day');
    await write('Long ago', { cities: 'Delhi', until: '2026-01-01T00:00', order: 1 });
    expect(await list()).toMatch(/Long ago.*?Ended/s);
  });

  test('says who wins where: the smaller order, then the next for the visitors outside its share', async () => {
    await write('First of Pune', { cities: 'Pune', order: 1, share: 50 });
    await write('Second of Pune', { cities: 'Pune', order: 2 });
    await write('Third of Pune', { cities: 'Pune', order: 3 });
    await write('Anywhere', { elsewhere: 'yes' });
    const screen = await list();
    const rowOf = (place: string) =>
      new RegExp(`<tr><th scope="row">${place}</th>(.*?)</tr>`).exec(screen)?.[1];
    expect(rowOf('Pune')).toContain('First of Pune (50%), then Second of Pune');
    expect(rowOf('Pune')).not.toContain('Third of Pune');
    expect(rowOf('Chennai')).toContain('Anywhere');
  });
});
