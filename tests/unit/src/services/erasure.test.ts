import { describe, expect, test, vi } from 'vitest';
import { slotCities } from '../../../../src/features/slots/contract.ts';
import type { StoredRecord } from '../../../../src/records/record.ts';
import { createSiteErasure } from '../../../../src/services/erasure.ts';
import { failure, success } from '../../../../src/values/result.ts';

const copy = (target: string, recordId: string) => ({
  target,
  recordId,
  kind: 'booking',
  purpose: 'record',
  remoteId: null,
  remoteDocumentId: null,
  certain: true,
});
const remote = [copy('cms', 'one'), copy('slots', 'one'), copy('slots', 'two')];

const aRecord: StoredRecord = {
  id: 'one',
  kind: 'booking',
  status: 'completed',
  version: 1,
  createdAt: 0,
  updatedAt: 0,
  bookingId: null,
  fields: {},
  note: null,
  consent: { ads: false, analytics: false },
  name: null,
  mobileNumber: null,
  city: null,
  state: null,
  source: null,
  service: null,
  campaign: null,
  sessionId: null,
};

const record = (id: string, city: string | null): StoredRecord => ({
  ...aRecord,
  id,
  city,
});

const ledgerOf = (records: readonly StoredRecord[]) => ({
  exportNumber: async () =>
    success({
      records,
      history: [],
      spins: [],
      coupons: [],
      reviews: [],
      mechanics: [],
      messages: [],
      chat: [],
      calls: [],
      events: [],
      remote,
    }),
  eraseNumber: async () => success({ records: 2, remote }),
});

const erasureOf = (
  records: readonly StoredRecord[],
  releaseSeat: (city: string, recordId: string) => Promise<void>,
  publishReviews = async () => true,
) => createSiteErasure({ ledger: ledgerOf(records), archive: undefined, releaseSeat, publishReviews });

describe('the erasure of a number', () => {
  test('releases the seat of each booking in its own city and names only what others must delete', async () => {
    const release = vi.fn(async () => undefined);
    const records = [record('one', 'jaipur'), record('two', 'jaipur')];
    const erased = await erasureOf(records, release).eraseNumber('9000000001', 'operator');
    expect(erased).toEqual(success({ records: 2, remote: [copy('cms', 'one')] }));
    expect(release.mock.calls).toEqual([
      ['jaipur', 'one'],
      ['jaipur', 'two'],
    ]);
  });

  test('releases a seat in every slot city where the record names none', async () => {
    const release = vi.fn(async () => undefined);
    await erasureOf([record('one', null)], release).eraseNumber('9000000001', 'operator');
    expect(release.mock.calls).toEqual(['one', 'two'].flatMap((id) => slotCities.map((city) => [city, id])));
  });
});

test('an erasure asks its owners in turn and ends at the first that fails', async () => {
  const [release, publish] = [vi.fn(async () => undefined), vi.fn(async () => true)];
  await erasureOf([], release, publish).eraseNumber('9000000001', 'operator');
  expect([release, publish].map(({ mock }) => mock.calls.length > 0)).toEqual([true, true]);
  expect(publish.mock.invocationCallOrder[0]).toBeGreaterThan(release.mock.invocationCallOrder.at(-1) ?? 0);

  vi.clearAllMocks();
  const ledger = { ...ledgerOf([]), eraseNumber: async () => failure('ledger_unavailable' as const) };
  const parts = { ledger, archive: undefined, releaseSeat: release, publishReviews: publish };
  expect(await createSiteErasure(parts).eraseNumber('9000000001', 'operator')).toEqual(
    failure('ledger_unavailable'),
  );
  expect([release, publish].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
});

test('the export of a number names no seats and releases none', async () => {
  const release = vi.fn(async () => undefined);
  const found = await erasureOf([], release).exportNumber('9000000001');
  expect(found).toMatchObject({ ok: true, value: { remote: [copy('cms', 'one')] } });
  expect(release).not.toHaveBeenCalled();
});
