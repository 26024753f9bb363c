import { afterAll, beforeAll, expect, test } from 'vitest';
import { EVENT_NAMES } from '../../src/features/tracking/rules/event-names.ts';
import { sha256Hex } from '../../src/values/signing.ts';
import { aVisitor, CONSENTING, everyMinute, type OutsideSystems, startOutside } from '../worker/outside.ts';
import { type Site, startSite } from '../worker/site.ts';

let outside: OutsideSystems;
let site: Site;
beforeAll(async () => {
  outside = await startOutside();
  site = await startSite({ variables: outside.variables });
});
afterAll(async () => {
  await site.stop();
  await outside.close();
});

const STRANGER = { phone: '9000000077', email: 'stranger@mail.example', firstName: 'Stranger' };
const MONEY = [
  'Lead',
  'Contact',
  'Subscribe',
  'CompleteRegistration',
  'SubmitApplication',
  'Schedule',
  'Purchase',
];
const events = EVENT_NAMES.map((name) => ({ name, eventId: `forged-${name}`, time: Date.now(), url: '/' }));
const post = (batch: readonly object[]) =>
  site.post(
    '/api/events',
    { events: batch, sessionId: 'forged-session', customer: STRANGER },
    { ...aVisitor(), ...CONSENTING },
  );

test('POST /api/events of every name stores no row and sends no conversion and no phone that a stranger names', async () => {
  expect((await post(events.slice(0, 20))).status).toBe(202);
  expect((await post(events.slice(20))).status).toBe(202);
  await everyMinute(site);
  await expect.poll(() => outside.analytics.counted().length).toBeGreaterThan(0);
  await expect.poll(() => outside.ads.counted().map(({ event_name }) => event_name)).toContain('PageView');
  expect(outside.ads.counted().filter(({ event_name }) => MONEY.includes(event_name))).toEqual([]);
  const sent = JSON.stringify([outside.ads.requests, outside.analytics.requests]);
  expect(sent).not.toContain(STRANGER.phone);
  expect(sent).not.toContain(await sha256Hex(`91${STRANGER.phone}`));
  expect(sent).not.toContain(await sha256Hex(STRANGER.email));
  expect(await site.rows('SELECT id FROM deliveries')).toEqual([]);
});
