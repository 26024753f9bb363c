import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { enoughOfTheMinute } from '../enough-of-the-minute.ts';
import { cookiesOf, PASSPHRASE } from '../worker/admin-session.ts';
import { type Site, startSite } from '../worker/site.ts';
import { honestLeads, keepFigures, ownNetwork, UNHARMED } from './honest-visitors.ts';

let site: Site;
beforeEach(async () => {
  site = await startSite({ variables: { ADMIN_PASSPHRASE: PASSPHRASE } });
});
afterEach(() => site.stop());

const signIn = (passphrase: string, headers: Readonly<Record<string, string>>) =>
  site.post('/api/admin/sign-in', { passphrase }, headers);
const guess = (host: number) =>
  signIn(`a wrong passphrase ${host}`, { 'CF-Connecting-IP': `2001:db8:66:1::${host.toString(16)}` });

describe('120 wrong passphrases from one /64', () => {
  test('are checked a few times only, and keep out neither the operator’s session nor their known device', async () => {
    const known = cookiesOf(await signIn(PASSPHRASE, ownNetwork()));
    const attack = (async () => {
      const statuses: number[] = [];
      for (let host = 1; host <= 120; host += 20)
        statuses.push(
          ...(await Promise.all(
            Array.from({ length: 20 }, async (_, at) => (await guess(host + at)).status),
          )),
        );
      return statuses;
    })();
    const honest = await honestLeads(site, attack);
    const statuses = await attack;
    const sameNetwork = { 'CF-Connecting-IP': '2001:db8:66:1::ffff' };
    const session = await site.fetch('/api/admin/records', { headers: { Cookie: known, ...sameNetwork } });
    const again = await signIn(PASSPHRASE, { Cookie: known, ...sameNetwork });
    const elsewhere = await signIn(PASSPHRASE, ownNetwork());
    keepFigures('120 wrong passphrases from one /64', {
      checked: statuses.filter((status) => status === 401).length,
      session: session.status,
      knownDevice: again.status,
      newDeviceElsewhere: elsewhere.status,
      ...honest,
    });
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(10);
    expect([session.status, again.status, elsewhere.status]).toEqual([200, 200, 200]);
    expect(honest).toMatchObject(UNHARMED);
  });

  test('do not refuse the operator’s changes from the same address', async () => {
    await enoughOfTheMinute(15);
    const address = { 'CF-Connecting-IP': '198.51.100.66' };
    const known = cookiesOf(await signIn(PASSPHRASE, address));
    await Promise.all(Array.from({ length: 130 }, () => site.post('/api/admin/sign-in', {}, address)));
    const change = await site.post(
      '/api/admin/slots/block',
      { city: 'jaipur', date: '2020-01-01' },
      { Cookie: known, ...address },
    );
    expect(change.status).not.toBe(429);
    const stranger = await site.post('/api/admin/slots/block', {}, address);
    expect(stranger.status).toBe(429);
  });
});

test('a device’s own wrong passphrases are counted for it alone, and a stolen name of a device opens nothing', async () => {
  await enoughOfTheMinute(15);
  const cookies = cookiesOf(await signIn(PASSPHRASE, ownNetwork()));
  const device = cookies.split('; ').find((cookie) => cookie.startsWith('admin-device=')) ?? '';
  expect(device).not.toBe('');
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 8; attempt += 1)
    statuses.push((await signIn('a wrong passphrase', { Cookie: device, ...ownNetwork() })).status);
  expect(statuses.slice(0, 5)).toEqual(Array(5).fill(401));
  expect(statuses.at(-1)).toBe(429);
  expect((await site.fetch('/api/admin/records', { headers: { Cookie: device } })).status).toBe(401);
  expect((await signIn(PASSPHRASE, ownNetwork())).status).toBe(200);
});
