import { describe, expect, it } from 'vitest';
import { applyChanges } from '../../../../../src/platform/ledger/change-record.ts';
import type { StoredRecord } from '../../../../../src/records/record.ts';

const booking: StoredRecord = {
  id: 'record-1',
  kind: 'booking',
  status: 'in_progress',
  version: 1,
  createdAt: 1,
  updatedAt: 1,
  name: 'Asha',
  mobileNumber: '9000000001',
  bookingId: 'CAR42',
  city: 'jaipur',
  state: 'Rajasthan',
  source: 'chat',
  service: null,
  campaign: null,
  sessionId: null,
  fields: { area: 'Sodala', timeSlot: '9-11' },
  note: null,
  consent: { ads: false, analytics: false },
};

describe('applyChanges', () => {
  it('merges fields, removes those given as null, and names what differs', () => {
    const changes = {
      fields: { area: 'C-Scheme', timeSlot: null },
      name: 'Asha',
      consent: { ads: true, analytics: false },
    };
    const applied = applyChanges(booking, changes);
    expect(applied).toMatchObject({
      ok: true,
      value: { record: { fields: { area: 'C-Scheme' } }, differences: ['area', 'timeSlot', 'consent'] },
    });
  });

  it('finds no difference in the same values', () => {
    const applied = applyChanges(booking, {
      name: 'Asha',
      status: 'in_progress',
      fields: { area: 'Sodala' },
    });
    expect(applied).toMatchObject({ ok: true, value: { differences: [] } });
  });

  it('empties a column given as null and leaves one given as undefined', () => {
    const applied = applyChanges(booking, { name: null, city: undefined });
    expect(applied).toMatchObject({ ok: true, value: { record: { name: null, city: 'jaipur' } } });
  });

  it('refuses a status that goes back or is unknown', () => {
    const done = { ...booking, status: 'completed' };
    for (const status of ['in_progress', 'unheard', 'constructor'])
      expect(applyChanges(done, { status })).toEqual({ ok: false, code: 'status_refused' });
  });
});
