import { expect, test, vi } from 'vitest';
import { withSeatsFreed } from '../../../../src/services/erase-seats.ts';
import { success } from '../../../../src/values/result.ts';

const copy = (target: string, recordId: string) => ({
  ...{ target, recordId, kind: 'booking', purpose: 'record' },
  ...{ remoteId: null, remoteDocumentId: null, certain: true },
});
const remote = [copy('cms', 'one'), copy('slots', 'one'), copy('slots', 'two')];

const erasure = {
  exportNumber: async () => success({ records: [], history: [], spins: [], coupons: [], events: [], remote }),
  eraseNumber: async () => success({ records: 2, remote }),
};

test('erasing a number frees the seats of its bookings, and names only what others must delete', async () => {
  const release = vi.fn(async () => undefined);
  const erased = await withSeatsFreed(erasure, release).eraseNumber('9000000001', 'operator');
  expect(erased).toEqual(success({ records: 2, remote: [copy('cms', 'one')] }));
  expect(release.mock.calls).toEqual([['one'], ['two']]);
});

test('an export names no seats and frees none', async () => {
  const release = vi.fn(async () => undefined);
  const found = await withSeatsFreed(erasure, release).exportNumber('9000000001');
  expect(found).toMatchObject({ ok: true, value: { remote: [copy('cms', 'one')] } });
  expect(release).not.toHaveBeenCalled();
});
