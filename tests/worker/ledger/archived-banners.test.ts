import { describe, expect, it } from 'vitest';
import type { Goal } from '../../../src/features/banners/rules/banner.ts';
import { type Archive, createArchive } from '../../../src/platform/archive/archive.ts';
import type { ArchiveBucket } from '../../../src/platform/archive/archive-objects.ts';
import { createBannerConversions } from '../../../src/platform/ledger/banner-conversions.ts';
import { createLedger } from '../../../src/platform/ledger/record-ledger.ts';
import { conversionsWithArchive } from '../../../src/services/archived-banners.ts';
import type { JsonObject } from '../../../src/values/canonical-json.ts';
import { testArchive } from './archive-database.ts';
import { leastFields } from './least-fields.ts';
import { countRows } from './ledger-database.ts';
import { mustBe } from './must-be.ts';

const DAY = 86_400_000;

const { d1, bucket, clock } = await testArchive();

const archive = () => createArchive(d1, bucket, clock);

const found = async (goal: Goal, { from = 0, before = clock.now() + 1, of = archive() } = {}) => {
  const conversions = conversionsWithArchive(createBannerConversions(d1, {}), of);
  const read = await conversions({ banner: 'abcdef', goal, from, before });
  return read.ok
    ? { ...read, value: read.value.toSorted((one, other) => (one.person < other.person ? -1 : 1)) }
    : read;
};

let made = 0;
async function leave(
  kind: 'lead' | 'booking' | 'order' | 'redirect',
  mobileNumber: string | undefined,
  { status, ...fields }: JsonObject & { readonly status?: string },
): Promise<void> {
  made += 1;
  const input = { idempotencyKey: `archived-banner-${made}`, city: 'jaipur', sessionId: `session-${made}` };
  const { record } = mustBe(
    await createLedger(d1, clock).record(
      kind,
      { ...input, mobileNumber, fields: { ...leastFields(kind), ...fields } },
      [],
    ),
  );
  if (status === undefined) return;
  await d1.prepare('UPDATE records SET status = ? WHERE id = ?').bind(status, record.id).run();
}

const moveAll = async () => {
  for (let moved: number | undefined = 0; moved !== undefined; ) moved = await archive().moveOldest();
};

const SEEN = { banners: 'abcdef.a~ghijkl.b', bannerCity: 'jaipur' };

/** Each kind that may count for a goal, and each that may not. */
async function leaveOneOfEach(): Promise<void> {
  await leave('lead', '9000000001', SEEN);
  await leave('lead', '9000000002', { ...SEEN, suspect: 'trap' });
  await leave('lead', '9000000003', {});
  await leave('lead', '9000000004', { banners: 'ghijkl.a' });
  await leave('redirect', undefined, SEEN);
  await leave('booking', undefined, { ...SEEN, status: 'completed' });
  await leave('booking', '9000000005', { banners: 'abcdef.b', status: 'cancelled' });
  clock.pass(2 * DAY);
  await leave('booking', '9000000001', { banners: 'abcdef.b', status: 'fulfilled' });
  await leave('order', '9000000006', { ...SEEN, status: 'pay_after_service' });
  await leave('order', '9000000007', { ...SEEN, status: 'refunded' });
}

describe('the conversions of a banner', () => {
  it.each([
    ['lead', 4],
    ['booking', 2],
    ['order', 1],
  ] as const)(
    'for the goal “%s” are the same after all records went to the archive',
    async (goal, people) => {
      await leaveOneOfEach();
      const before = mustBe(await found(goal));
      expect(before).toHaveLength(people);
      clock.pass(91 * DAY);
      await moveAll();
      expect(await countRows(d1, 'records')).toBe(0);
      expect(mustBe(await found(goal))).toEqual(before);
    },
  );

  it('count a person once, by the first record, when a later one is still in the ledger', async () => {
    await leave('lead', '9000000001', SEEN);
    clock.pass(91 * DAY);
    await moveAll();
    await leave('lead', '9000000001', { banners: 'abcdef.b' });
    expect(mustBe(await found('lead'))).toMatchObject([{ person: '9000000001', seen: SEEN.banners }]);
  });

  it('leave out moved records from outside the time of the test', async () => {
    const start = clock.now();
    await leave('lead', '9000000001', SEEN);
    clock.pass(60_000);
    await leave('lead', '9000000002', SEEN);
    clock.pass(91 * DAY);
    await moveAll();
    const people = async (limits: { readonly from?: number; readonly before?: number }) =>
      mustBe(await found('lead', limits)).map(({ person }) => person);
    expect(await people({ from: start + 60_000 })).toEqual(['9000000002']);
    expect(await people({ before: start + 60_000 })).toEqual(['9000000001']);
  });

  it('are not shown while the archive cannot be read, because a part would pass for the whole', async () => {
    await leaveOneOfEach();
    clock.pass(91 * DAY);
    await moveAll();
    const broken: Archive = createArchive(
      d1,
      { ...bucket, get: () => Promise.reject(new Error('down')) } as ArchiveBucket,
      clock,
    );
    expect(await found('lead', { of: broken })).toEqual({ ok: false, code: 'ledger_unavailable' });
  });
});
