import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubBrowserStorage } from './browser-storage.ts';

/** The page's own city, in the page's data. */
const ofPage = (location: string | undefined) =>
  vi.stubGlobal('document', {
    getElementById: () => ({ textContent: JSON.stringify({ about: { location } }) }),
  });

beforeEach(() => {
  vi.resetModules();
  stubBrowserStorage();
  ofPage(undefined);
});
afterEach(() => vi.unstubAllGlobals());

const load = () => import('../../../../client/storage/stored-details.ts');
const stored = (key: string): unknown => JSON.parse(sessionStorage.getItem(key) ?? 'null');

const lead = {
  mobileNumber: '9000000001',
  path: '/api/leads',
  eventId: 'key-0001',
  serviceInterest: 'AC service',
  carBrand: 'Maruti',
};

test('the details of a submitted form are stored under the keys that tag managers read', async () => {
  const { storeDetails } = await load();
  const more = { ...lead, browserInfo: 'a-browser' };
  storeDetails(more);
  expect(stored('userMobileNumber')).toBe('9000000001');
  expect(stored('hasFilledForm')).toBe(true);
  expect(stored('customerData')).toEqual({ phone: '9000000001' });
  expect(stored('expressLeadData')).toMatchObject({ serviceInterest: 'AC service', carBrand: 'Maruti' });
  expect(stored('lastLeadEvent')).toEqual({
    timestamp: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
    customerData: { phone: '9000000001' },
    eventData: { eventId: 'key-0001', path: '/api/leads', serviceInterest: 'AC service', carBrand: 'Maruti' },
  });
});

test('a name from one form survives another form that has no name', async () => {
  const { storeDetails } = await load();
  storeDetails({ ...lead, name: 'Sample Visitor', email: 'sample@pahiya.example' });
  storeDetails(lead);
  expect(stored('customerData')).toMatchObject({
    firstName: 'Sample',
    lastName: 'Visitor',
    email: 'sample@pahiya.example',
  });
});

test('a form without a service keeps the subject of the last lead', async () => {
  const { storeDetails } = await load();
  storeDetails(lead);
  storeDetails({ mobileNumber: '9000000001', path: '/api/enquiries', eventId: 'key-0002' });
  expect(stored('expressLeadData')).toMatchObject({ carBrand: 'Maruti' });
  expect(stored('lastLeadEvent')).toMatchObject({ eventData: { eventId: 'key-0002' } });
});

test.each([
  ['the city of the page', 'Pune', 'geolocation', 1, 'Pune'],
  ['the place where the browser found the visitor', undefined, 'geolocation', 29, 'Delhi'],
  ['no place that was found more than 30 minutes ago', undefined, 'geolocation', 31, undefined],
  ['no guess of the network', undefined, 'ip', 1, undefined],
])('tag managers read %s', async (_, page, source, minutes, city) => {
  ofPage(page);
  const { storeDetails } = await load();
  const timestamp = new Date(Date.now() - minutes * 60_000).toISOString();
  sessionStorage.setItem('userLocation', JSON.stringify({ city: 'Delhi', source, timestamp }));
  storeDetails(lead);
  expect(Object(stored('customerData')).city).toBe(city);
});
