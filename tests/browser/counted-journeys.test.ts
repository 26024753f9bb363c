import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { startPayments } from '../upstreams/payments.ts';
import { operatorOf, PASSPHRASE, sessionOf } from '../worker/admin-session.ts';
import { consentPairs, sampleNumber, startOutside } from '../worker/outside.ts';
import { paymentVariables } from '../worker/own-orders.ts';
import { payBy } from './card-walk.ts';
import * as walks from './counted-walks.ts';
import { withPixel } from './pixel.ts';
import { testJourney } from './test-journey.ts';

const [outside, provider] = await Promise.all([startOutside(), startPayments()]);
const journey = await testJourney({
  variables: { ...outside.variables, ...paymentVariables(provider), ADMIN_PASSPHRASE: PASSPHRASE },
});
afterAll(async () => {
  await Promise.all([outside.close(), provider.close()]);
});

const operator = operatorOf(journey.site, await sessionOf());
await operator.post('/api/admin/coupons', {
  code: 'COUNTED10',
  kind: 'percent',
  value: 10,
  description: 'Counted',
});

async function visit(path: string, options = {}): Promise<Page> {
  const page = await journey.visit('/favicon.svg', options);
  const url = `https://${new URL(journey.site.origin).hostname}/`;
  await page.context().addCookies((await consentPairs()).map((cookie) => ({ ...cookie, url })));
  return page;
}

const list: [string, string, walks.Walk, object?][] = [
  ['read', '/services/ac', walks.readPage],
  ['car', '/car-service-in-bangalore', walks.chooseCar],
  [
    'location',
    '/car-service-near-me',
    walks.findLocation,
    { geolocation: { latitude: 26.8546, longitude: 75.8243, accuracy: 40 }, permissions: ['geolocation'] },
  ],
  ['booknow', '/car-service-in-bangalore?car=maruti-swift-petrol', walks.bookNow],
  ['chat', '/', walks.assistant],
  ['popup', '/about', walks.popup],
  ['schedule', '/services/ac', walks.schedule],
  ['enquiry', '/contact', walks.enquiry],
  ['spin', '/spin-to-win', walks.spin],
  ['doorstep', '/doorstep-services', walks.doorstep],
  ['express', '/express-rzp-atc/cart?car=maruti-swift-petrol', walks.express],
  ['phone', '/car-service-in-jaipur', walks.phone],
  ['plain', '/services/ac', walks.withoutScript, { javaScriptEnabled: false }],
];
test.each(list)('%s', async (name, path, walk, options) => {
  const page = await visit(path, options);
  page.setDefaultTimeout(8000);
  const pixel = await withPixel(page);
  if (name === 'express') await payBy(page, provider, ['pays']);
  if (name === 'popup') {
    await page.clock.install();
  }
  await page.goto(`${journey.site.origin}${path}`);
  if (name === 'popup') {
    await page.clock.runFor(21000);
    await page.clock.resume();
  } else if (name !== 'plain') await expect.poll(() => pixel.length).toBeGreaterThan(0);
  const before = [outside.ads.received.length, outside.analytics.received.length];
  let seen: unknown;
  try {
    seen = await walk(page, sampleNumber());
  } catch (e) {
    seen = String(e).slice(0, 600);
  }
  await new Promise((r) => setTimeout(r, 1500));
  await page.goto('about:blank');
  await new Promise((r) => setTimeout(r, 1500));
  console.log(
    name,
    'SEEN',
    seen,
    '\nPIXEL\n' + pixel.map((p) => JSON.stringify(p)).join('\n'),
    '\nADS\n' +
      outside.ads.received
        .slice(before[0]! - 2 < 0 ? 0 : before[0]! - 2)
        .map((e) =>
          JSON.stringify([
            e.event_name,
            e.event_id,
            e.user_data.external_id?.[0]?.slice(0, 6),
            e.user_data.ct?.[0]?.slice(0, 6),
            e.custom_data,
          ]),
        )
        .join('\n'),
    '\nANA\n' +
      outside.analytics.received
        .slice(Math.max(0, before[1]! - 2))
        .map((e) =>
          JSON.stringify([
            e.event,
            e.properties.$insert_id,
            e.properties.city,
            e.properties.$device_id?.toString().slice(0, 6),
            e.properties.value,
            e.properties.content_ids,
            e.properties.button ?? e.properties.form ?? e.properties.field,
          ]),
        )
        .join('\n'),
  );
});
