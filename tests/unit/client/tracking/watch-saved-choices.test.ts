import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { savedLocation, savedVehicle } from '../../../../client/storage/session.ts';
import type { Emitted } from '../../../../client/tracking/page-events.ts';
import { watchChoices } from '../../../../client/tracking/watch-choices.ts';
import { stubBrowserStorage } from '../storage/browser-storage.ts';

// The stores live as long as their module, so one page serves all tests.
const emitted: Emitted[] = [];
beforeAll(() => {
  stubBrowserStorage();
  vi.stubGlobal('location', new URL('https://pahiya.test/services?car=tata-nexon-petrol'));
  watchChoices((event) => emitted.push(event));
});
beforeEach(() => {
  savedVehicle.set(undefined);
  emitted.length = 0;
});
afterAll(() => vi.unstubAllGlobals());

const SWIFT = { manufacturer: 'Maruti', model: 'Swift', fuelType: 'Petrol' };
const CHOSEN = {
  name: 'product_customized',
  details: { contentName: 'Maruti Swift (Petrol)' },
};

test('a choice of a car is emitted once, however often steps of one chat save it', () => {
  vi.stubGlobal('navigator', { userActivation: { isActive: true } });
  for (let step = 0; step < 11; step += 1) savedVehicle.set({ ...SWIFT });
  expect(emitted).toEqual([CHOSEN]);
  savedVehicle.set({ ...SWIFT, fuelType: 'Diesel' });
  expect(emitted).toHaveLength(2);
});

test('a car that an address names is not emitted: nobody pressed anything on the page', () => {
  vi.stubGlobal('navigator', { userActivation: { isActive: false } });
  savedVehicle.set(SWIFT);
  expect(emitted).toEqual([]);
});

test('the car of the address is not emitted at the first press on the page either', () => {
  vi.stubGlobal('navigator', { userActivation: { isActive: true } });
  savedVehicle.set({ manufacturer: 'Tata', model: 'Nexon', fuelType: 'Petrol' });
  expect(emitted).toEqual([]);
});

test('a place is emitted once the browser found it, and not as a guess of the network', () => {
  const place = { city: 'Jaipur', timestamp: new Date().toISOString() };
  savedLocation.set({ ...place, source: 'ip' });
  expect(emitted).toEqual([]);
  savedLocation.set({ ...place, source: 'geolocation' });
  savedLocation.set({ ...place, source: 'geolocation' });
  expect(emitted).toEqual([{ name: 'location_found', properties: { source: 'geolocation' } }]);
});
