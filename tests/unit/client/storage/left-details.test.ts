import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubBrowserStorage } from './browser-storage.ts';

beforeEach(() => {
  vi.resetModules();
  stubBrowserStorage();
});
afterEach(() => vi.unstubAllGlobals());

const load = () => import('../../../../client/storage/left-details.ts');
const stored = (key: string): unknown => JSON.parse(sessionStorage.getItem(key) ?? 'null');

const lead = {
  mobileNumber: '9000000001',
  path: '/api/leads',
  eventId: 'key-0001',
  serviceInterest: 'AC service',
  carBrand: 'Maruti',
};

test('what was left is kept for the visit under the names of the specification', async () => {
  const { rememberLeft } = await load();
  const more = { ...lead, browserInfo: 'a-browser' };
  rememberLeft(more);
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

test('a name said in one form is still known after another that does not ask for it', async () => {
  const { rememberLeft, saidOfThemselves } = await load();
  rememberLeft({ ...lead, name: 'Sample Visitor', email: 'sample@pahiya.example' });
  rememberLeft(lead);
  expect(saidOfThemselves()).toEqual({
    firstName: 'Sample',
    lastName: 'Visitor',
    email: 'sample@pahiya.example',
  });
});

test('a form without a service leaves what the last lead was about', async () => {
  const { rememberLeft } = await load();
  rememberLeft(lead);
  rememberLeft({ mobileNumber: '9000000001', path: '/api/enquiries', eventId: 'key-0002' });
  expect(stored('expressLeadData')).toMatchObject({ carBrand: 'Maruti' });
  expect(stored('lastLeadEvent')).toMatchObject({ eventData: { eventId: 'key-0002' } });
});
