import { describe, expect, it } from 'vitest';
import { listBills } from '../../../src/features/jobs/index.ts';
import { createArchive } from '../../../src/platform/archive/archive.ts';
import type { ArchiveBucket } from '../../../src/platform/archive/archive-objects.ts';
import { createBillNumbers } from '../../../src/platform/ledger/bill-numbers.ts';
import { createCounting } from '../../../src/platform/ledger/counting.ts';
import { createErasure } from '../../../src/platform/ledger/erasure.ts';
import { createLedger } from '../../../src/platform/ledger/record-ledger.ts';
import { createRecordQueries } from '../../../src/platform/ledger/record-queries.ts';
import { createReviews } from '../../../src/platform/ledger/reviews.ts';
import { createSummaries } from '../../../src/platform/ledger/summary.ts';
import { createOutbox } from '../../../src/platform/outbox/outbox.ts';
import { NO_VALUE, OTHER_VALUES, type RecordFilter } from '../../../src/records/record-filter.ts';
import { STATUS_GROUPS } from '../../../src/records/record-status.ts';
import { billNumbersWithArchive, olderRecords, queriesWithArchive } from '../../../src/services/archived.ts';
import { createSiteErasure } from '../../../src/services/erasure.ts';
import { indiaDate } from '../../../src/values/india-time.ts';
import { createSigner } from '../../../src/values/signing.ts';
import { testArchive } from './archive-database.ts';
import { countedValues, countRows } from './ledger-database.ts';
import { mustBe } from './must-be.ts';

const DAY = 86_400_000;
const { d1, bucket, clock } = await testArchive();

const archive = (options = {}) => createArchive(d1, bucket, { ...clock, ...options });
const plain = () => createLedger(d1, clock);
const ledger = () => createLedger(d1, { ...clock, older: olderRecords(archive()) });
const queries = () =>
  queriesWithArchive(createRecordQueries(d1, { ...clock, ledger: ledger() }), archive(), countedValues);
const erasure = (from = archive()) =>
  createSiteErasure({
    ledger: createErasure(d1, { ...clock, signer: createSigner({ current: 'key' }) }),
    archive: from,
    releaseSeat: async () => undefined,
    publishReviews: async () => true,
  });
const passTo = (instant: number) => clock.pass(instant - clock.now());
const keys = async () => (await bucket.list()).objects.map(({ key }) => key);
/** The keys after cron has deleted what an operator emptied. */
const keysAfterCron = async () => {
  for (let ended: number | undefined = 0; ended !== undefined; ) ended = await archive().expireOldest();
  return keys();
};

let made = 0;
const leave = async (fields: object = {}, kind: 'lead' | 'booking' | 'redirect' = 'lead') => {
  made += 1;
  const number = kind === 'redirect' ? {} : { mobileNumber: '9000000001' };
  const input = { idempotencyKey: `archive-key-${made}`, city: 'jaipur', ...number, ...fields };
  const { record } = mustBe(await plain().record(kind, input, [{ target: 'cms', purpose: 'record' }]));
  await deliver(record.id);
  return record;
};
const deliver = (id: string) => {
  const send = async () => ({ kind: 'delivered' as const, remoteDocumentId: `doc-of-${id}` });
  return createOutbox(d1, { ...clock, targets: [{ name: 'cms', deliver: send }] }).attempt(id);
};
const moveAll = async () => {
  for (let moved: number | undefined = 0; moved !== undefined; ) moved = await archive().moveOldest();
};

describe('moveOldest', () => {
  it('moves a day and city once it is 90 days old, with history and deliveries, and nothing younger', async () => {
    const lead = await leave({ sessionId: 'a' });
    await plain().change(lead.id, { note: 'called' }, { by: 'operator' });
    await deliver(lead.id);
    await leave({ city: 'jodhpur' });
    clock.pass(DAY);
    const younger = await leave();
    clock.pass(90 * DAY - 1);
    expect([await archive().moveOldest(), await archive().moveOldest()]).toEqual([1, 1]);
    expect(await archive().moveOldest()).toBeUndefined();
    expect(await keys()).toEqual([
      'records/2026-01-10/jaipur.jsonl.gz',
      'records/2026-01-10/jodhpur.jsonl.gz',
    ]);
    expect(await countRows(d1, 'records')).toBe(1);
    expect(mustBe(await plain().find(younger.id)).id).toBe(younger.id);
    expect(
      (await countRows(d1, 'record_history')) +
        (await countRows(d1, 'deliveries', `record_id = '${lead.id}'`)),
    ).toBe(0);
    expect(mustBe(await queries().details(lead.id))).toMatchObject({
      record: { id: lead.id, note: 'called', version: 2 },
      history: [
        { version: 1, what: 'created' },
        { version: 2, what: 'note' },
      ],
      deliveries: [{ target: 'cms', state: 'delivered', deliveredVersion: 2 }],
    });
  });

  it('leaves a record with a pending delivery, or a later change, where it is', async () => {
    await plain().record('lead', { idempotencyKey: 'archive-pending' }, [
      { target: 'cms', purpose: 'record' },
    ]);
    const changed = await leave();
    clock.pass(30 * DAY);
    await plain().change(changed.id, { note: 'later' }, { by: 'operator' });
    await deliver(changed.id);
    clock.pass(61 * DAY);
    expect(await archive().moveOldest()).toBeUndefined();
    clock.pass(30 * DAY);
    expect(await archive().moveOldest()).toBe(1);
  });

  it('leaves the later records of a day whose object is broken for a week, and moves the other days', async () => {
    await leave();
    const later = await leave();
    clock.pass(30 * DAY);
    await plain().change(later.id, { note: 'later' }, { by: 'operator' });
    await deliver(later.id);
    const other = await leave();
    clock.pass(61 * DAY);
    expect(await archive().moveOldest()).toBe(1);
    const [key = ''] = await keys();
    const etagMatches = (await bucket.get(key))?.etag ?? '';
    await bucket.put(key, new Uint8Array([1, 2, 3]), { onlyIf: { etagMatches } });
    clock.pass(30 * DAY);
    await moveAll();
    await moveAll();
    expect(await plain().find(other.id)).toMatchObject({ code: 'not_found' });
    expect(mustBe(await plain().find(later.id)).id).toBe(later.id);
  });

  it('moves records of 31 days while the database is full, and none of 30', async () => {
    await leave();
    clock.pass(30 * DAY);
    const full = () => archive({ fullBytes: 1 }).moveOldest();
    expect(await full()).toBeUndefined();
    clock.pass(DAY + 1);
    expect(await archive().moveOldest()).toBeUndefined();
    expect(await full()).toBe(1);
  });

  it('loses and doubles nothing when it breaks off before it deletes', async () => {
    const lead = await leave();
    clock.pass(91 * DAY);
    const broken = { ...bucket, get: bucket.get.bind(bucket), delete: bucket.delete.bind(bucket) };
    const dying = createArchive(
      d1,
      {
        ...broken,
        async put(key, bytes, options) {
          await bucket.put(key, bytes, options);
          throw new Error('killed');
        },
      },
      clock,
    );
    expect(await dying.moveOldest()).toBeUndefined();
    expect(await countRows(d1, 'records')).toBe(1);
    expect(mustBe(await queries().list({ search: '9000000001' })).records).toHaveLength(1);
    expect(await archive().moveOldest()).toBe(1);
    expect(mustBe(await queries().list({ search: '9000000001' })).records.map(({ id }) => id)).toEqual([
      lead.id,
    ]);
  });
});

describe('the export of a list, and its bills', () => {
  const names = { areaName: (area: string) => area, serviceName: (service: string) => service };
  /** The ids of the lines; `meanwhile` comes after the ledger's own. */
  const exported = async (meanwhile = async () => {}) => {
    const ids: string[] = [];
    for await (const text of queries().exportCsv({}, names)) {
      ids.push(...text.split('\r\n').flatMap((line) => line.split(',')[0] || []));
      if (ids.length > 1) await meanwhile();
    }
    return ids.slice(1).sort();
  };
  const brokenOff = (meanwhile: () => Promise<unknown>) =>
    archiveWith(async (key, bytes, options) => {
      await bucket.put(key, bytes, options);
      await meanwhile();
    });
  const archiveWith = (put: ArchiveBucket['put']) =>
    createArchive(d1, { get: bucket.get.bind(bucket), delete: bucket.delete.bind(bucket), put }, clock);

  it('has each record once after a run that broke off', async () => {
    const ids = [(await leave()).id, (await leave()).id].sort();
    clock.pass(91 * DAY);
    await brokenOff(() => Promise.reject(new Error('killed'))).moveOldest();
    expect(await exported()).toEqual(ids);
  });

  it('has a record once that changed while it was moved', async () => {
    const { id } = await leave();
    clock.pass(91 * DAY);
    await brokenOff(() => plain().change(id, { note: 'called' }, { by: 'operator' })).moveOldest();
    expect(await exported()).toEqual([id]);
  });

  it('has a record once that is moved while the list is read', async () => {
    const ids = [(await leave()).id, (await leave()).id].sort();
    clock.pass(91 * DAY);
    expect(await exported(moveAll)).toEqual(ids);
  });
});

it('a bill stands once in the list whose record is paid while the list is read', async () => {
  const { id } = await leave({}, 'booking');
  const job = { steps: [{ step: 'ready', at: '2026-01-10T06:30:00.000Z' }], code: { serial: 0, tries: 0 } };
  const fields = JSON.stringify({ job: { ...job, parts: [], billNumber: 7 } });
  await d1
    .prepare("UPDATE records SET status = 'completed', fields = json_patch(fields, ?) WHERE id = ?")
    .bind(fields, id)
    .run();
  const record = mustBe(await plain().find(id));
  const period = { from: '2026-01-01', to: '2026-01-31' };
  async function* twice() {
    for (const records of [[record], [record]]) yield { records, unreadable: [] };
  }
  const rows = await listBills(twice(), period);
  expect(rows.map(([bill]) => bill)).toEqual(['bill', 'P-000007']);
});

it('a record that comes back counts once: wishes for an opening are added up over a year', async () => {
  const values = { ...countedValues, service: ['opening-in-kota'] };
  const fields = { kind: 'opening' as const };
  const wish = (key: string) =>
    plain().record('enquiry', { idempotencyKey: key, city: 'jaipur', service: 'opening-in-kota', fields });
  const openings = async () =>
    mustBe(await createSummaries(d1, { values })({ today: indiaDate(new Date(clock.now())), days: 30 }))
      .openings;
  const count = () => createCounting(d1, { ...clock, values }).run();
  const { record } = mustBe(await wish('a-wish-1'));
  await wish('a-wish-2');
  await count();
  const before = await openings();
  clock.pass(91 * DAY);
  await moveAll();
  mustBe(await ledger().change(record.id, { note: 'called' }, { by: 'operator' }));
  expect(await openings()).toEqual(before);
  await archive().restoreDay('2026-01-10', 'jaipur');
  await archive().restoreDay('2026-01-10', 'jaipur');
  await count();
  expect([await openings(), before]).toEqual([before, [{ value: 'kota', count: 2 }]]);
});

describe('a moved record', () => {
  it('is found by id and by number, and is in the export of its days', async () => {
    const old = await leave({ name: 'Asha' });
    clock.pass(100 * DAY);
    const recent = await leave();
    await moveAll();
    expect(mustBe(await ledger().find(old.id))).toMatchObject({ id: old.id, name: 'Asha' });
    expect(await ledger().find('unknown')).toMatchObject({ code: 'not_found' });
    const found = mustBe(await queries().list({ search: '9000000001' })).records;
    expect(found.map(({ id }) => id)).toEqual([recent.id, old.id]);
    let text = '';
    for await (const piece of queries().exportCsv(
      { kind: 'lead', before: clock.now() + 1 },
      { areaName: (area) => area, serviceName: (service) => service },
    ))
      text += piece;
    expect(text.trim().split('\n')).toHaveLength(3);
    expect(text).toContain(old.id);
  });

  it('is found by a filter for no value, for another value, and for a group of statuses', async () => {
    const silent = await leave();
    const unknown = await leave({ source: 'an unknown form' });
    const booked = await leave({ source: 'popup' }, 'booking');
    await plain().change(booked.id, { status: 'completed' }, { by: 'operator' });
    await deliver(booked.id);
    clock.pass(100 * DAY);
    await moveAll();
    const idsFor = async (filter: RecordFilter) =>
      mustBe(await queries().list({ search: '9000000001', ...filter })).records.map(({ id }) => id);
    expect(await idsFor({ source: NO_VALUE })).toEqual([silent.id]);
    expect(await idsFor({ source: OTHER_VALUES })).toEqual([unknown.id]);
    expect(await idsFor({ status: STATUS_GROUPS.booked })).toEqual([booked.id]);
  });

  it('comes back with all that belongs to it when it is changed', async () => {
    const lead = await leave();
    clock.pass(91 * DAY);
    await moveAll();
    const changed = mustBe(await ledger().change(lead.id, { status: 'converted' }, { by: 'operator' }));
    expect(changed.record).toMatchObject({ status: 'converted', version: 2 });
    expect(await countRows(d1, 'deliveries', `record_id = '${lead.id}' AND state = 'pending'`)).toBe(1);
    expect(await keysAfterCron()).toEqual([]);
    expect(await countRows(d1, 'archive_numbers')).toBe(0);
  });

  it('comes back with its day', async () => {
    for (let one = 0; one < 3; one += 1) await leave();
    clock.pass(91 * DAY);
    await moveAll();
    expect(await countRows(d1, 'records')).toBe(0);
    expect(await archive().restoreDay('2026-01-10', 'jaipur')).toBe(3);
    expect([
      await countRows(d1, 'records'),
      await countRows(d1, 'deliveries'),
      await keysAfterCron(),
    ]).toEqual([3, 3, []]);
    expect(await archive().moveOldest()).toBeUndefined();
    clock.pass(7 * DAY + 1);
    expect(await archive().moveOldest()).toBe(3);
  });

  it('is exported and erased with its number and the redirects of its session', async () => {
    await leave({ sessionId: 'session-of-asha', name: 'Asha' });
    await leave({ sessionId: 'session-of-asha', city: undefined }, 'redirect');
    const other = await leave({ mobileNumber: '9000000002', sessionId: 'other' });
    clock.pass(91 * DAY);
    await moveAll();
    const kept = mustBe(await erasure().exportNumber('9000000001'));
    expect(kept).toMatchObject({ records: [{ name: 'Asha' }], remote: [{ target: 'cms', certain: true }] });
    const erased = mustBe(await erasure().eraseNumber('9000000001', 'operator'));
    expect(erased).toMatchObject({ records: 2, remote: [{ target: 'cms' }, { target: 'cms' }] });
    expect(await keysAfterCron()).toEqual(['records/2026-01-10/jaipur.jsonl.gz']);
    expect(mustBe(await ledger().find(other.id)).id).toBe(other.id);
    expect(mustBe(await erasure().exportNumber('9000000001')).records).toEqual([]);
  });

  it('is no reason to keep a redirect of its session, wherever each of the two is', async () => {
    const sessionId = 'session-of-asha';
    const changed = await leave({ sessionId });
    const movedRedirect = await leave({ sessionId, city: undefined }, 'redirect');
    await leave({ sessionId: 'another-session' });
    clock.pass(20 * DAY);
    await plain().change(changed.id, { note: 'called' }, { by: 'operator' });
    await deliver(changed.id);
    const keptRedirect = await leave({ sessionId: 'another-session', city: undefined }, 'redirect');
    const stranger = await leave({ sessionId: 'of-nobody', city: undefined }, 'redirect');
    clock.pass(71 * DAY);
    await moveAll();
    expect(await countRows(d1, 'records')).toBe(3);
    const exported = mustBe(await erasure().exportNumber('9000000001')).records.map(({ id }) => id);
    expect(exported).toContain(keptRedirect.id);
    mustBe(await erasure().eraseNumber('9000000001', 'operator'));
    const left = await Promise.all(
      [changed, movedRedirect, keptRedirect, stranger].map(({ id }) => queries().details(id)),
    );
    expect(left.map(({ ok }) => ok)).toEqual([false, false, false, true]);
  });

  describe('takes its review and its bill along', () => {
    const reviews = () => createReviews(d1, clock);
    const bills = () => billNumbersWithArchive(createBillNumbers(d1, clock), archive());
    const decide = (id: string, state: 'published' | 'hidden') =>
      reviews().decide(id, { state, answer: null }, 'operator');
    /** Leaves a record with a bill and a review, by the number's hash of `erasure()`. */
    const reviewed = async (fields: object = {}) => {
      const record = await leave(fields);
      mustBe(await bills().numberFor(record.id));
      const number = record.mobileNumber ?? '';
      const numberHash = await createSigner({ current: 'key' }).sign('number', number);
      const said = { service: 'ac', city: 'jaipur', place: '', name: 'Asha S.', stars: 4, words: 'Good' };
      mustBe(await reviews().add({ recordId: record.id, numberHash, ...said }));
      return record;
    };

    it('a hidden review and a bill go and come back with their record, and the bill keeps its number', async () => {
      const record = await reviewed();
      const number = mustBe(await bills().numberFor(record.id));
      await decide(record.id, 'hidden');
      clock.pass(91 * DAY);
      await moveAll();
      expect([await countRows(d1, 'reviews'), await countRows(d1, 'bills')]).toEqual([0, 0]);
      expect(mustBe(await bills().numberFor(record.id))).toBe(number);
      const next = await leave();
      expect(mustBe(await bills().numberFor(next.id))).toBe(number + 1);
      mustBe(await ledger().change(record.id, { note: 'called' }, { by: 'operator' }));
      const [page] = [mustBe(await reviews().list({ state: 'hidden' }))];
      expect(page.reviews).toMatchObject([{ recordId: record.id, stars: 4, words: 'Good' }]);
      expect(mustBe(await bills().numberFor(record.id))).toBe(number);
    });

    it('a published review stays for the pages, and a new one keeps its record until it is decided', async () => {
      const shown = await reviewed();
      await reviewed({ city: 'pune' });
      await decide(shown.id, 'published');
      clock.pass(91 * DAY);
      await moveAll();
      expect(await keys()).toEqual(['records/2026-01-10/jaipur.jsonl.gz']);
      expect(mustBe(await reviews().published()).totals).toMatchObject([{ count: 1, stars: 4 }]);
      expect(await archive().restore(shown.id)).toBe(true);
      expect(await countRows(d1, 'reviews')).toBe(2);
    });

    it('is exported and erased with its number: no review is left, and no bill’s number is free', async () => {
      const shown = await reviewed();
      const hidden = await reviewed();
      await decide(shown.id, 'published');
      await decide(hidden.id, 'hidden');
      clock.pass(91 * DAY);
      await moveAll();
      const kept = mustBe(await erasure().exportNumber('9000000001'));
      expect(kept.reviews.map(({ recordId }) => recordId).sort()).toEqual([shown.id, hidden.id].sort());
      mustBe(await erasure().eraseNumber('9000000001', 'operator'));
      expect([await keysAfterCron(), await countRows(d1, 'reviews')]).toEqual([[], 0]);
      const next = await leave({ mobileNumber: '9000000002' });
      expect(mustBe(await bills().numberFor(next.id))).toBe(3);
      expect(await countRows(d1, 'bills')).toBe(3);
    });
  });

  it('erases nothing, and says so, while the archive cannot be read', async () => {
    await leave();
    clock.pass(91 * DAY);
    await moveAll();
    const down = createArchive(
      d1,
      { ...bucket, get: () => Promise.reject(new Error('down')), put: bucket.put, delete: bucket.delete },
      clock,
    );
    expect(await erasure(down).eraseNumber('9000000001', 'operator')).toMatchObject({
      code: 'ledger_unavailable',
    });
    expect(await keys()).toHaveLength(1);
  });

  it('is deleted 24 months after its last change, and not with the rest of its day', async () => {
    const early = await leave();
    const late = await leave();
    clock.pass(40 * DAY);
    mustBe(await plain().change(late.id, { status: 'contacted' }, { by: 'operator' }));
    await deliver(late.id);
    clock.pass(91 * DAY);
    await moveAll();
    passTo(Date.UTC(2028, 0, 10, 6, 29));
    expect(await archive().expireOldest()).toBeUndefined();
    passTo(Date.UTC(2028, 0, 10, 6, 31));
    expect(await archive().expireOldest()).toBe(1);
    expect([await archive().find(early.id), (await archive().find(late.id))?.record.id]).toEqual([
      undefined,
      late.id,
    ]);
    expect(await archive().expireOldest()).toBeUndefined();
    passTo(Date.UTC(2028, 1, 19, 6, 31));
    expect(await archive().expireOldest()).toBe(1);
    expect(await keys()).toEqual([]);
    expect(await archive().expireOldest()).toBeUndefined();
  });

  it('is deleted later where its day cannot be read, and keeps no other day from its end', async () => {
    await leave();
    clock.pass(DAY);
    await leave();
    clock.pass(91 * DAY);
    await moveAll();
    const [first = ''] = await keys();
    const broken = createArchive(
      d1,
      {
        get: (key) => (key === first ? Promise.reject(new Error('down')) : bucket.get(key)),
        put: bucket.put,
        delete: (key) => bucket.delete(key),
      },
      clock,
    );
    passTo(Date.UTC(2028, 0, 12, 6, 30));
    expect(await broken.expireOldest()).toBeUndefined();
    expect(await broken.expireOldest()).toBe(1);
    expect(await keys()).toEqual([first]);
    clock.pass(2 * DAY);
    expect(await archive().expireOldest()).toBe(1);
    expect(await keys()).toEqual([]);
  });
});
