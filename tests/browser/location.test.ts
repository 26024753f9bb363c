import type { Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { locationText } from '../../src/content/hi/text/location.ts';
import { startOpenStreetMap } from '../upstreams/open-street-map.ts';
import { startJourney } from './journey.ts';
import { testJourney } from './test-journey.ts';

const journey = await testJourney();
afterEach(() => journey.expectQuietConsole());

const MALVIYA_NAGAR = { latitude: 26.8546, longitude: 75.8243, accuracy: 40 };
const NEAR_ME = '/car-service-near-me';

describe('Use my location', () => {
  test('asks the browser and shows the nearest locality and centre', async () => {
    const page = await journey.visit(NEAR_ME, { geolocation: MALVIYA_NAGAR, permissions: ['geolocation'] });
    await page.getByRole('button', { name: 'Use my location' }).click();
    await page.getByText('You are near Malviya Nagar, Jaipur.').waitFor();
    const link = page.getByRole('link', { name: 'See what we do there' });
    expect(await link.getAttribute('href')).toBe('/car-service-in-jaipur');
    const stored = await page.evaluate(() => JSON.parse(sessionStorage.getItem('userLocation') ?? '{}'));
    expect(stored).toMatchObject({
      city: 'Jaipur',
      area: 'malviya-nagar',
      source: 'geolocation',
      accuracy: 40,
    });
  });

  test('on a Hindi page shows Hindi names, stores the locality’s slug and leads to the Hindi page of the city', async () => {
    const page = await journey.visit(`/hi${NEAR_ME}`, {
      geolocation: MALVIYA_NAGAR,
      permissions: ['geolocation'],
    });
    await page.getByRole('button', { name: locationText.use }).click();
    await page.getByText(locationText.near('मालवीय नगर, जयपुर')).waitFor();
    const link = page.getByRole('link', { name: locationText.see });
    expect(await link.getAttribute('href')).toBe('/hi/car-service-in-jaipur');
    const stored = await page.evaluate(() => JSON.parse(sessionStorage.getItem('userLocation') ?? '{}'));
    expect(stored).toMatchObject({ city: 'Jaipur', state: 'Rajasthan', area: 'malviya-nagar' });
  });

  test('falls back to the place of the network when the browser refuses', async () => {
    const page = await journey.visit(NEAR_ME, { permissions: [] });
    await page.getByRole('button', { name: 'Use my location' }).click();
    await page.getByText(/^You seem to be near /).waitFor();
    expect(await page.getByText(/km away/).count()).toBe(0);
    const stored = await page.evaluate(() => JSON.parse(sessionStorage.getItem('userLocation') ?? '{}'));
    expect(stored.source).toBe('ip');
  });

  test('shows that the location cannot be detected when the browser and the network fail', async () => {
    const page = await journey.visit(NEAR_ME, { expectedErrors: [/503/] });
    await page.route('**/api/location*', (route) => route.fulfill({ status: 503, json: {} }));
    await page.getByRole('button', { name: 'Use my location' }).click();
    await page
      .getByText('Unable to detect your location. Please ensure location services are enabled.')
      .waitFor();
  });

  test('shows "Unknown Location" for a place without a name', async () => {
    const ocean = { latitude: -48.9, longitude: -123.4, accuracy: 40 };
    const page = await journey.visit(NEAR_ME, { geolocation: ocean, permissions: ['geolocation'] });
    await page.getByRole('button', { name: 'Use my location' }).click();
    await page.getByText('Unknown Location.').waitFor();
    expect(await page.getByText('in your city').count()).toBe(0);
  });

  test('shows an error when its script does not load', async () => {
    const page = await journey.visit(NEAR_ME, { expectedErrors: [/locate-me|ERR_FAILED/] });
    await page.route('**/assets/locate-me*', (route) => route.abort());
    await page.getByRole('button', { name: 'Use my location' }).click();
    await page.getByText('Failed to get location').waitFor();
  });

  test('is hidden without JavaScript', async () => {
    const page = await journey.visit(NEAR_ME, { javaScriptEnabled: false });
    expect(await page.getByRole('button', { name: 'Use my location' }).count()).toBe(0);
  });
});

describe('the city menu', () => {
  const openMenu = async (page: Page) => {
    await page.getByRole('button', { name: /^Your city:/ }).click();
    return page.getByRole('form', { name: 'Choose your city' });
  };

  test('chooses the nearest city at a press of its location button, and asks for no position before', async () => {
    const page = await journey.visit('/?city=delhi', {
      geolocation: MALVIYA_NAGAR,
      permissions: ['geolocation'],
    });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const menu = await openMenu(page);
    expect(asked.filter((url) => url.includes('/api/location'))).toEqual([]);
    await menu.getByRole('button', { name: 'Use my location' }).click();
    await page.getByRole('button', { name: /^Your city: Jaipur/ }).waitFor();
  });

  test('leaves the city and names the nearest centre where none serves the place', async () => {
    const page = await journey.visit('/?city=delhi', {
      geolocation: { latitude: 26.8467, longitude: 80.9462, accuracy: 40 },
      permissions: ['geolocation'],
    });
    const menu = await openMenu(page);
    await menu.getByRole('button', { name: 'Use my location' }).click();
    await menu.getByText(/Our nearest centre is \d+ km away/).waitFor();
    expect(await page.getByRole('button', { name: /^Your city: Delhi/ }).count()).toBe(1);
  });

  test('has a way on for other cities and a button that closes it, and without JavaScript no location button', async () => {
    const page = await journey.visit('/', { javaScriptEnabled: false });
    const menu = await openMenu(page);
    expect(await menu.getByRole('link', { name: 'My city isn’t here' }).getAttribute('href')).toBe('/city');
    expect(await menu.getByRole('button', { name: 'Use my location' }).count()).toBe(0);
    await menu.getByRole('button', { name: 'Close the list of cities' }).click();
    await menu.waitFor({ state: 'hidden' });
  });
});

test("a phone's menu leads to the city, the search, doorstep jobs, a call and one's bookings", async () => {
  const page = await journey.visit('/about', { javaScriptEnabled: false });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('navigation', { name: 'Main' });
  for (const name of ['Home', 'Doorstep services', 'My bookings', /^Call \+91/])
    expect(await menu.getByRole('link', { name }).count(), `${name}`).toBe(1);
  await menu.getByRole('button', { name: /^Your city:/ }).click();
  await page.getByRole('button', { name: 'Close the list of cities' }).click();
  await menu.getByLabel('Search the site').fill('battery');
  await menu.getByRole('button', { name: 'Search' }).click();
  await page.waitForURL('**/search?q=battery');
});

test('the provider of the place names is credited where its licence demands it', async () => {
  const streets = await startOpenStreetMap();
  const other = await startJourney({ variables: { REVERSE_GEOCODING_URL: streets.url } });
  const page = await other.visit(NEAR_ME, { geolocation: MALVIYA_NAGAR, permissions: ['geolocation'] });
  await page.getByRole('button', { name: 'Use my location' }).click();
  await page.getByText('You are near Sector 7, Jaipur.').waitFor();
  const link = page.getByRole('link', { name: 'Place names © OpenStreetMap contributors' });
  expect(await link.getAttribute('href')).toBe('https://www.openstreetmap.org/copyright');
  await other.stop();
  await streets.close();
});

test('a lead carries no place where only the network could guess one, and asks for no permission', async () => {
  const page = await journey.visit('/');
  // The request starts when the field gets focus, which opening the dialog can do by itself.
  const located = page.waitForResponse('**/api/location');
  await page.getByRole('button', { name: 'Book Now' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Confirm Your Booking' });
  await dialog.getByLabel('Mobile number').fill('9000000401');
  await located;
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await page
    .getByRole('region', { name: 'We have your number' })
    .getByRole('link', { name: 'Open the chat' })
    .waitFor();
  const [lead] = await journey.site.rows<{ city: string | null; fields: string }>(
    "SELECT city, fields FROM records WHERE mobile_number = '9000000401'",
  );
  expect(JSON.parse(lead?.fields ?? '{}')).not.toHaveProperty('location');
  expect(lead?.city).toBeNull();
});
