import { createHash } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, expect, test } from 'vitest';
import { consentPairs, startOutside } from '../worker/outside.ts';
import { placeOf } from '../worker/site.ts';
import { idleModules } from './journey.ts';
import { testJourney } from './test-journey.ts';

const outside = await startOutside();
// The network of every visitor is in Jaipur.
const journey = await testJourney({
  keepsPage: true,
  variables: outside.variables,
  overrides: { cf: { ...placeOf.jaipur } },
});
afterAll(async () => {
  await outside.close();
});
afterEach(() => journey.expectQuietConsole());

/** Opens a page as a visitor who consented on an earlier page. */
async function visit(path: string): Promise<Page> {
  const page = await journey.visit('/favicon.svg');
  const { hostname } = new URL(journey.site.origin);
  const url = `https://${hostname}/`;
  await page.context().addCookies((await consentPairs()).map((cookie) => ({ ...cookie, url })));
  await page.goto(`${journey.site.origin}${path}`);
  return page;
}

/** Leaves a number in Book Now; returns the message of the chat. */
async function leaveNumber(page: Page, number: string): Promise<string> {
  await idleModules(page);
  await page.getByRole('button', { name: 'Book Now' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Confirm Your Booking' });
  await dialog.getByLabel('Mobile number').fill(number);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  const chat = page
    .getByRole('region', { name: 'We have your number' })
    .getByRole('link', { name: 'Open the chat' });
  await chat.waitFor();
  return new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
}

const leadOf = async (number: string) => {
  const [row] = await journey.site.rows<{ city: string; state: string; fields: string }>(
    "SELECT city, state, fields FROM records WHERE kind = 'lead' AND mobile_number = ?",
    number,
  );
  return { city: row?.city, state: row?.state, fields: JSON.parse(row?.fields ?? '{}') };
};

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const isLead = (event: string) => event === 'Lead';

/** The lead with this number, as the outside systems know it. */
async function sentOf(number: string) {
  const phone = sha256(`91${number}`);
  const inCms = () => outside.cms.documents('mncaptures').find((one) => one.mobileNumber === number);
  const inAds = () =>
    outside.ads
      .counted()
      .find(({ event_name: name, user_data: user }) => isLead(name) && user.ph?.includes(phone));
  const inAnalytics = () =>
    outside.analytics
      .counted()
      .find(({ event, properties }) => isLead(event) && properties.distinct_id === phone);
  await expect.poll(() => [inCms(), inAds(), inAnalytics()].includes(undefined)).toBe(false);
  return { cms: inCms(), ads: inAds(), analytics: inAnalytics()?.properties };
}

const PUNE = { city: 'Pune', state: 'Maharashtra' };

test('a visitor in Jaipur who chooses Pune and books is in Pune everywhere', async () => {
  const page = await visit('/');
  await page.getByRole('button', { name: /^Your city: Jaipur/ }).click();
  await page.getByRole('form', { name: 'Choose your city' }).getByRole('button', { name: /^Pune/ }).click();
  await page.getByRole('button', { name: /^Your city: Pune/ }).waitFor();

  expect(await leaveNumber(page, '9000000701')).toMatch(/ in Pune through Pahiya\.\n#\w{6}$/);
  const lead = await leadOf('9000000701');
  expect(lead).toMatchObject({ city: 'pune', state: 'Maharashtra', fields: { location: 'pune' } });
  expect(lead.fields).not.toHaveProperty('area');

  const { cms, ads, analytics } = await sentOf('9000000701');
  expect(cms).toMatchObject({ location: 'Pune' });
  expect(ads).toMatchObject({ custom_data: PUNE, user_data: { ct: [sha256('pune')] } });
  expect(analytics).toMatchObject(PUNE);
  expect(JSON.stringify([cms, ads, analytics])).not.toMatch(/Jaipur|Rajasthan|city_is_guess/);
});

test('a page of its own city counts before the guess of the network', async () => {
  const page = await visit('/car-service-in-mumbai/andheri');
  expect(await leaveNumber(page, '9000000702')).toMatch(/ in Mumbai through Pahiya\.\n#\w{6}$/);
  expect(await leadOf('9000000702')).toMatchObject({
    city: 'mumbai',
    fields: { location: 'mumbai', area: 'andheri' },
  });
  const { cms, ads, analytics } = await sentOf('9000000702');
  expect(cms).toMatchObject({ location: 'Mumbai', area: 'Andheri' });
  expect(ads).toMatchObject({ custom_data: { city: 'Mumbai' }, user_data: { ct: [sha256('mumbai')] } });
  expect(analytics).toMatchObject({ city: 'Mumbai', state: 'Maharashtra' });
  expect(JSON.stringify([cms, ads, analytics])).not.toMatch(/Jaipur|Rajasthan|city_is_guess/);
});

test('a place that was found more than 30 minutes ago goes nowhere', async () => {
  const page = await visit('/contact');
  const found = { city: 'Delhi', state: 'Delhi', country: 'India', area: 'Saket', source: 'geolocation' };
  const timestamp = new Date(Date.now() - 31 * 60_000).toISOString();
  await page.evaluate((place) => sessionStorage.setItem('userLocation', JSON.stringify(place)), {
    ...found,
    timestamp,
  });
  await page.goto(`${journey.site.origin}/`);
  await leaveNumber(page, '9000000703');
  expect(JSON.stringify(await leadOf('9000000703'))).not.toMatch(/Delhi|Saket/);
  const { cms, ads, analytics } = await sentOf('9000000703');
  expect(JSON.stringify([cms, ads, analytics])).not.toMatch(/Delhi|Saket/);
  expect(analytics).toMatchObject({ city: 'Jaipur', city_is_guess: true });
});
