import { expect, test } from 'vitest';
import { type OwnRecord, ownRecords } from '../../../../client/storage/own-records.ts';
import { stubBrowserStorage } from './browser-storage.ts';

const record = (id: string): OwnRecord => ({
  kind: 'order',
  id,
  token: 't',
  number: id,
  subject: 'AC Service',
});
const ids = () => ownRecords.get().map(({ id }) => id);

test('a record that another tab has kept meanwhile stays beside the own one, and beside a forgotten one', () => {
  const { local } = stubBrowserStorage();
  ownRecords.keep(record('first'));
  expect(ids()).toEqual(['first']);
  local.set('ownRecords', JSON.stringify([record('other-tab'), record('first')]));
  ownRecords.keep(record('second'));
  expect(ids()).toEqual(['second', 'other-tab', 'first']);
  local.set('ownRecords', JSON.stringify([record('third'), ...ownRecords.get()]));
  ownRecords.forget('first');
  expect(ids()).toEqual(['third', 'second', 'other-tab']);
});

test('a list is one object until it changes, and lives in memory where storage is closed', () => {
  const { local } = stubBrowserStorage();
  ownRecords.keep(record('first'));
  expect(ownRecords.get()).toBe(ownRecords.get());
  local.set = () => {
    throw new Error('full');
  };
  ownRecords.keep(record('second'));
  expect(ids()).toEqual(['second', 'first']);
  expect(local.get('ownRecords')).not.toContain('second');
});
