import { describe, expect, it } from 'vitest';
import { loadFigures } from '../../../src/features/campaigns/load-figures.ts';
import { type Archive, createArchive } from '../../../src/platform/archive/archive.ts';
import type { ArchiveBucket } from '../../../src/platform/archive/archive-objects.ts';
import { createCampaigns } from '../../../src/platform/ledger/campaigns.ts';
import { createLedger } from '../../../src/platform/ledger/record-ledger.ts';
import { campaignsWithArchive } from '../../../src/services/archived-campaigns.ts';
import type { JsonObject } from '../../../src/values/canonical-json.ts';
import { success } from '../../../src/values/result.ts';
import { testArchive } from './archive-database.ts';
import { leastFields } from './least-fields.ts';
import { countRows } from './ledger-database.ts';
import { mustBe } from './must-be.ts';

const DAY = 86_400_000;

const { d1, bucket, clock } = await testArchive();

const archive = () => createArchive(d1, bucket, clock);
const ledger = () => createLedger(d1, clock);
const campaigns = (from: Archive = archive()) => campaignsWithArchive(createCampaigns(d1, clock), from);

const figures = (period = { from: '2026-01-01', to: '2026-03-31' }, from = archive()) =>
  loadFigures('campaign', period, {
    admin: {
      campaigns: campaigns(from),
      steps: async () => success([]),
      calls: { counted: async () => success([]) } as never,
    },
    familyOf: () => 'home',
  });

let made = 0;
async function leave(mobileNumber: string, kind: 'lead' | 'booking' | 'order', fields: JsonObject = {}) {
  made += 1;
  const input = { idempotencyKey: `archived-campaign-${made}`, city: 'jaipur', mobileNumber };
  const { record } = mustBe(
    await ledger().record(
      kind,
      {
        ...input,
        fields: { ...leastFields(kind), ...fields },
      },
      [],
    ),
  );
  return record.id;
}
const set = (id: string, status: string, fields: object) =>
  d1
    .prepare('UPDATE records SET status = ?, fields = json_patch(fields, ?) WHERE id = ?')
    .bind(status, JSON.stringify(fields), id)
    .run();
const moveAll = async () => {
  for (let moved: number | undefined = 0; moved !== undefined; ) moved = await archive().moveOldest();
};

const MONSOON = { utmCampaign: 'monsoon', utmSource: 'google', utmContent: 'wipers' };

/** A paid booking, an order that was paid by card and one that was refunded, a program's lead, and a repeat customer. */
async function leaveAQuarter() {
  await leave('9000000001', 'lead', MONSOON);
  const order = { amount: 99_900, visit: 'google.vpbl~about~diwali|meta|' };
  await leave('9000000004', 'lead', { ...MONSOON, suspect: 'trap' });
  for (const [number, status] of [
    ['9000000002', 'fulfilled'],
    ['9000000003', 'refunded'],
  ] as const)
    await set(await leave(number, 'order', MONSOON), status, { ...order, paymentId: 'pay_1' });
  clock.pass(2 * DAY);
  await set(await leave('9000000001', 'booking'), 'fulfilled', {
    servicePrice: 329_900,
    job: { steps: [], code: { serial: 0, tries: 0 }, parts: [], payment: { method: 'upi', amount: 349_900 } },
  });
  // This number comes back before thirty days are over, again and again: its third visit is its second lead.
  await leave('9000000005', 'lead', MONSOON);
  clock.pass(25 * DAY);
  await leave('9000000005', 'lead', { utmCampaign: 'repeat', utmSource: 'sms' });
  clock.pass(25 * DAY);
  await leave('9000000005', 'lead', { utmCampaign: 'repeat', utmSource: 'sms' });
}

describe('the figures of a past quarter', () => {
  it('are the same after all its records went to the archive', async () => {
    await leaveAQuarter();
    const before = await figures();
    expect(mustBe(before).rows).toMatchObject([
      { value: 'monsoon|google|wipers', leads: 4, bookings: 2, paidJobs: 2, paid: 449_800 },
      { value: 'repeat|sms|', leads: 1, bookings: 0 },
    ]);
    clock.pass(91 * DAY);
    await moveAll();
    expect(await countRows(d1, 'records')).toBe(0);
    expect(await figures()).toEqual(before);
  });

  it('divide a number’s visits into the same leads, wherever the period begins', async () => {
    await leaveAQuarter();
    const march = { from: '2026-03-01', to: '2026-03-31' };
    const february = { from: '2026-02-01', to: '2026-02-28' };
    const expected = [[], [{ value: 'repeat|sms|', leads: 1 }]];
    const found = async () => [mustBe(await figures(february)).rows, mustBe(await figures(march)).rows];
    expect(await found()).toMatchObject(expected);
    clock.pass(91 * DAY);
    await moveAll();
    expect(await found()).toMatchObject(expected);
  });

  it('count a record once that a broken run left in both places', async () => {
    await leaveAQuarter();
    clock.pass(91 * DAY);
    const dying = createArchive(
      d1,
      {
        get: bucket.get.bind(bucket),
        delete: bucket.delete.bind(bucket),
        async put(key, bytes, options) {
          await bucket.put(key, bytes, options);
          throw new Error('killed');
        },
      },
      clock,
    );
    const before = await figures();
    await dying.moveOldest();
    expect(await figures()).toEqual(before);
  });

  it('are not shown while the archive cannot be read, because a part would pass for the whole', async () => {
    await leaveAQuarter();
    clock.pass(91 * DAY);
    await moveAll();
    const broken = createArchive(
      d1,
      { ...bucket, get: () => Promise.reject(new Error('down')) } as ArchiveBucket,
      clock,
    );
    expect(await figures(undefined, broken)).toEqual({ ok: false, code: 'ledger_unavailable' });
  });
});
