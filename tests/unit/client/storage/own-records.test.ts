import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type OwnRecord, recordState } from '../../../../client/storage/own-records.ts';
import { stubBrowserStorage } from './browser-storage.ts';

const recordOf = (id: string): OwnRecord => ({
  kind: 'order',
  id,
  number: `PH-${id}`,
  subject: 'Jump start',
  services: ['jump-start'],
});

/** The module as another tab has it: with the same storage, but with values of its own in memory. */
async function openTab() {
  vi.resetModules();
  return (await import('../../../../client/storage/own-records.ts')).ownRecords;
}

let local: Map<string, string>;
beforeEach(() => {
  ({ local } = stubBrowserStorage());
});
afterEach(() => vi.unstubAllGlobals());

const ids = (records: readonly OwnRecord[]) => records.map(({ id }) => id);

test('a kept record joins those that another tab kept meanwhile', async () => {
  const home = await openTab();
  expect(home.get()).toEqual([]);
  const checkout = await openTab();
  checkout.keep(recordOf('A'));
  home.keep(recordOf('B'));
  expect(ids((await openTab()).get())).toEqual(['B', 'A']);
});

test('a forgotten record does not take those along that another tab kept meanwhile', async () => {
  const home = await openTab();
  home.keep(recordOf('A'));
  (await openTab()).keep(recordOf('B'));
  home.forget('A');
  expect(ids((await openTab()).get())).toEqual(['B']);
});

test('a list that no tab changed is the same object at each read, for React compares it', async () => {
  (await openTab()).keep(recordOf('A'));
  const tab = await openTab();
  expect(tab.get()).toBe(tab.get());
});

test('a full storage keeps the records in memory', async () => {
  const tab = await openTab();
  vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  tab.keep(recordOf('A'));
  tab.keep(recordOf('B'));
  expect(ids(tab.get())).toEqual(['B', 'A']);
  expect(local.size).toBe(0);
});

test('a stored record whose services are no list is left out, for a page would fail on it', async () => {
  local.set('ownRecords', JSON.stringify([recordOf('A'), { ...recordOf('B'), services: 'jump-start' }]));
  expect(ids((await openTab()).get())).toEqual(['A']);
});

test.each([
  [{ date: '2026-03-11' }, 'upcoming'],
  [{ date: '2026-03-10' }, 'today'],
  [{ date: '2026-03-09' }, 'past'],
  [{ date: '2026-03-11', isCancelled: true }, 'cancelled'],
  [{ isCancelled: true }, 'cancelled'],
  [{}, undefined],
])('a visit with %o is %s on 10 March 2026', (known, state) => {
  expect(recordState({ ...recordOf('A'), ...known }, '2026-03-10')).toBe(state);
});
