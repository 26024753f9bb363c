import { describe, expect, test, vi } from 'vitest';
import { slotCities } from '../../../../src/features/slots/contract.ts';
import type { LedgerRecord } from '../../../../src/platform/ledger/records.ts';
import { releaseSeatsOnErasure } from '../../../../src/services/seats.ts';
import { success } from '../../../../src/values/result.ts';

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

const aRecord: LedgerRecord = {
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

const record = (id: string, city: string | null): LedgerRecord => ({
  ...aRecord,
  id,
  city,
});

const erasureOf = (records: readonly LedgerRecord[]) => ({
  exportNumber: async () =>
    success({
      records,
      history: [],
      spins: [],
      coupons: [],
      reviews: [],
      mechanics: [],
      events: [],
      remote,
    }),
  eraseNumber: async () => success({ records: 2, remote }),
});

describe('the erasure of a number', () => {
  test('releases the seat of each booking in its own city and names only what others must delete', async () => {
    const release = vi.fn(async () => undefined);
    const records = [record('one', 'jaipur'), record('two', 'jaipur')];
    const erased = await releaseSeatsOnErasure(erasureOf(records), release).eraseNumber(
      '9000000001',
      'operator',
    );
    expect(erased).toEqual(success({ records: 2, remote: [copy('cms', 'one')] }));
    expect(release.mock.calls).toEqual([
      ['jaipur', 'one'],
      ['jaipur', 'two'],
    ]);
  });

  test('releases a seat in every slot city where the record names none', async () => {
    const release = vi.fn(async () => undefined);
    await releaseSeatsOnErasure(erasureOf([record('one', null)]), release).eraseNumber(
      '9000000001',
      'operator',
    );
    expect(release.mock.calls).toEqual(['one', 'two'].flatMap((id) => slotCities.map((city) => [city, id])));
  });
});

test('the export of a number names no seats and releases none', async () => {
  const release = vi.fn(async () => undefined);
  const found = await releaseSeatsOnErasure(erasureOf([]), release).exportNumber('9000000001');
  expect(found).toMatchObject({ ok: true, value: { remote: [copy('cms', 'one')] } });
  expect(release).not.toHaveBeenCalled();
});
