import { describe, expect, test } from 'vitest';
import { withRecordConversions } from '../../../../../src/platform/ads/ad-conversions.ts';
import type { DeliveryAttempt, DeliveryTarget } from '../../../../../src/platform/ledger/records.ts';
import type { LedgerRecord } from '../../../../../src/records/record.ts';
import { firstTry, sampleRecord } from '../cms/sample-records.ts';

/** A target that accepts every delivery, with the list of them. */
function catching() {
  const taken: DeliveryAttempt['event'][] = [];
  const target: DeliveryTarget = {
    name: 'ads',
    async deliver({ delivery }) {
      taken.push(delivery.event);
      return { kind: 'delivered' };
    },
  };
  return { target, taken };
}

const pending: DeliveryAttempt = {
  ...firstTry,
  target: 'ads',
  purpose: 'lead',
  event: {
    name: 'lead',
    eventId: 'lead-0001-shared',
    timeMs: 1_795_000_000_000,
    url: 'https://pahiya.example/express',
    browser: { clickId: 'fb.1.1795000000000.AbC' },
  },
};
const lead: LedgerRecord = sampleRecord.lead({ city: 'jaipur', state: 'Rajasthan' });

describe('the delivery of a lead', () => {
  test('has its person hashed, its campaign and its place, under the id shared with the browser', async () => {
    const { target, taken } = catching();
    const outcome = await withRecordConversions(target, false).deliver({ record: lead, delivery: pending });
    expect(outcome).toEqual({ kind: 'delivered' });
    expect(taken).toMatchObject([
      {
        eventId: 'lead-0001-shared',
        customer: { phone: expect.stringMatching(/^[0-9a-f]{64}$/) },
        details: { more: { utm_source: 'ads', city: 'Jaipur', state: 'Rajasthan' } },
      },
    ]);
    expect(JSON.stringify(taken)).not.toContain('9000000001');
  });

  test.each([
    ['is skipped', false, [], { kind: 'skipped', detail: 'no_valid_phone' }],
    ['leaves where that is allowed', true, ['lead-0001-shared'], { kind: 'delivered' }],
  ] as const)('without a valid phone %s', async (_, isAllowed, ids, outcome) => {
    const { target, taken } = catching();
    const record = { ...lead, mobileNumber: null };
    expect(await withRecordConversions(target, isAllowed).deliver({ record, delivery: pending })).toEqual(
      outcome,
    );
    expect(taken.map((event) => event?.eventId)).toEqual(ids);
  });
});

test('an event without a record passes as it is', async () => {
  const { target, taken } = catching();
  await withRecordConversions(target, false).deliver({ record: null, delivery: pending });
  expect(taken).toEqual([pending.event]);
});
