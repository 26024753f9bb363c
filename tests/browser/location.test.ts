import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startOpenStreetMap } from '../upstreams/open-street-map.ts';
import { type Journey, startJourney } from './journey.ts';

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney();
});
afterAll(() => journey.stop());
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
      area: 'Malviya Nagar',
      source: 'geolocation',
      accuracy: 40,
    });
  });

  test('falls back to the place of the network when the browser refuses', async () => {
    const page = await journey.visit(NEAR_ME, { permissions: [] });
    await page.getByRole('button', { name: 'Use my location' }).click();
    await page.getByText(/^You are near /).waitFor();
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

test('a lead carries the place of the network without a permission prompt', async () => {
  const page = await journey.visit('/');
  // The request starts when the field gets focus, which opening the dialog can do by itself.
  const located = page.waitForResponse('**/api/location');
  await page.getByRole('button', { name: 'Book Now' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Confirm Your Booking' });
  await dialog.getByLabel('Mobile number').fill('9000000401');
  await located;
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByRole('link', { name: 'Open the chat' }).waitFor();
  const [lead] = await journey.site.rows<{ city: string; fields: string }>(
    "SELECT city, fields FROM records WHERE mobile_number = '9000000401'",
  );
  expect(JSON.parse(lead?.fields ?? '{}').location).toEqual(expect.any(String));
  expect(lead?.city).toMatch(/^[a-z-]+$/);
});
