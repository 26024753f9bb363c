import type { D1Database } from '@cloudflare/workers-types';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { ChangeOptions } from '../../../src/platform/ledger/change-record.ts';
import { createLedger } from '../../../src/platform/ledger/record-ledger.ts';
import type { RecordChanges } from '../../../src/platform/ledger/records.ts';
import type { LedgerRecord } from '../../../src/records/record.ts';
import { failure, success } from '../../../src/values/result.ts';
import { breakDatabase } from './break-database.ts';
import { leastFields } from './least-fields.ts';
import { countRows, createTestClock, openTestDatabase } from './ledger-database.ts';
import { mustBe } from './must-be.ts';

const clock = createTestClock();
const ledgerOn = (database: D1Database, random?: (limit: number) => number) =>
  createLedger(database, { ...clock, random });

const { d1, close } = await openTestDatabase();
afterAll(() => close());
beforeEach(async () => {
  await d1.batch([d1.prepare('DELETE FROM records'), d1.prepare('DELETE FROM audit')]);
});

let keys = 0;
const newKey = () => `form-key-${String(++keys).padStart(6, '0')}`;
const lead = (changes = {}) => ({
  idempotencyKey: newKey(),
  mobileNumber: '9000000001',
  city: 'jaipur',
  source: 'website',
  fields: { utmSource: 'sample' },
  ...changes,
});
const CMS = { target: 'cms', purpose: 'record' };
const ADS = { target: 'ads', purpose: 'Lead', event: { eventId: 'e1' } };

describe('record', () => {
  it('writes the record and its deliveries; the record itself shows its first version', async () => {
    const { record, repeated } = mustBe(await ledgerOn(d1).record('lead', lead(), [CMS, ADS]));

    expect(repeated).toBe(false);
    expect(record).toMatchObject({ kind: 'lead', status: 'new', version: 1, bookingId: null });
    expect(mustBe(await ledgerOn(d1).find(record.id))).toEqual(record);
    expect(await countRows(d1, 'deliveries', `record_id = '${record.id}' AND state = 'pending'`)).toBe(2);
    expect(await countRows(d1, 'record_history', `record_id = '${record.id}'`)).toBe(0);
  });

  it('answers the first record for the same key and the same content', async () => {
    const input = lead();
    const first = mustBe(await ledgerOn(d1).record('lead', input, [CMS]));
    const second = mustBe(await ledgerOn(d1).record('lead', { ...input }, [CMS]));

    expect(second).toEqual({ record: first.record, repeated: true });
    expect(await countRows(d1, 'deliveries')).toBe(1);
  });

  it('compares only the given content, without the fields that the server adds', async () => {
    const input = lead({ content: { mobileNumber: '9000000001' } });
    await ledgerOn(d1).record('lead', { ...input, fields: { browserInfo: 'one' } });

    const again = await ledgerOn(d1).record('lead', { ...input, fields: { browserInfo: 'two' } });
    expect(mustBe(again).repeated).toBe(true);
  });

  it('is foreseen by findRepeat: nothing under a new key, else the record or the mismatch', async () => {
    const input = lead({ content: { mobileNumber: '9000000001' } });
    expect(await ledgerOn(d1).findRepeat('lead', input)).toEqual(success(undefined));

    const { record } = mustBe(await ledgerOn(d1).record('lead', input));
    expect(await ledgerOn(d1).findRepeat('lead', input)).toEqual(success(record));
    const other = { ...input, content: { mobileNumber: '9000000002' } };
    expect(await ledgerOn(d1).findRepeat('lead', other)).toEqual(failure('idempotency_mismatch'));
  });

  it('refuses the same key with another content, or for another kind', async () => {
    const input = lead();
    await ledgerOn(d1).record('lead', input);

    const other = { ...input, mobileNumber: '9000000002' };
    expect(await ledgerOn(d1).record('lead', other)).toEqual(failure('idempotency_mismatch'));
    expect(await ledgerOn(d1).record('enquiry', input)).toEqual(failure('idempotency_mismatch'));
    expect(await countRows(d1, 'records')).toBe(1);
  });

  it('creates one record for twenty concurrent posts of one key', async () => {
    const input = lead();
    const posts = Array.from({ length: 20 }, () => ledgerOn(d1).record('lead', input, [CMS]));
    const answers = (await Promise.all(posts)).map(mustBe);

    expect(new Set(answers.map((answer) => answer.record.id)).size).toBe(1);
    expect(answers.filter((answer) => !answer.repeated)).toHaveLength(1);
    expect(await countRows(d1, 'records')).toBe(1);
    expect(await countRows(d1, 'deliveries')).toBe(1);
  });

  it('stores 500 records, fifty at a time, each with its deliveries', async () => {
    const ledger = ledgerOn(d1);
    const answers = [];
    // On a busy machine, more parallel connections to the database fail.
    for (let wave = 0; wave < 10; wave += 1) {
      const posts = Array.from({ length: 50 }, () => ledger.record('lead', lead(), [CMS, ADS]));
      answers.push(...(await Promise.all(posts)).map(mustBe));
    }

    expect(new Set(answers.map((answer) => answer.record.id)).size).toBe(500);
    expect(await countRows(d1, 'records')).toBe(500);
    expect(await countRows(d1, 'deliveries')).toBe(1000);
  });

  it('draws a booking id again while it is taken, and a longer one when the range is crowded', async () => {
    const drawn: number[] = [];
    const crowded = (limit: number) => {
      drawn.push(limit);
      return limit > 100_000 ? 7_000_000 : 42;
    };
    const first = mustBe(await ledgerOn(d1, crowded).record('booking', lead()));
    expect(first.record.bookingId).toBe('CAR42');

    const second = mustBe(await ledgerOn(d1, crowded).record('booking', lead()));
    expect(second.record.bookingId).toBe('CAR7000000');
    expect(second.repeated).toBe(false);
    expect(mustBe(await ledgerOn(d1).findByBookingId('CAR42')).id).toBe(first.record.id);
  });
});

describe('record on a broken database', () => {
  const lost = () => Promise.reject(new Error('D1_ERROR: network connection lost'));

  it('returns ledger_unavailable when the database fails, and stores nothing', async () => {
    const faults: string[] = [];
    const broken = breakDatabase(d1, { batch: lost, statement: lost });
    const ledger = createLedger(broken, { ...clock, report: ({ step }) => faults.push(step) });

    expect(await ledger.record('lead', lead(), [CMS])).toEqual(failure('ledger_unavailable'));
    expect(faults).toContain('record');
    expect(await countRows(d1, 'records')).toBe(0);
  });

  it('writes at the second try when the first one fails before the commit', async () => {
    let tries = 0;
    const broken = breakDatabase(d1, { batch: (run) => (++tries === 1 ? lost() : run()) });

    expect(mustBe(await ledgerOn(broken).record('lead', lead(), [CMS])).repeated).toBe(false);
    expect(await countRows(d1, 'records')).toBe(1);
    expect(await countRows(d1, 'deliveries')).toBe(1);
  });

  it('finds its own record when the answer of the commit is lost', async () => {
    const broken = breakDatabase(d1, { batch: async (run) => run().then(lost) });

    const answer = mustBe(await ledgerOn(broken).record('booking', lead(), [CMS]));
    expect(answer.repeated).toBe(false);
    expect(mustBe(await ledgerOn(d1).find(answer.record.id))).toEqual(answer.record);
    expect(await countRows(d1, 'records')).toBe(1);
  });

  it('makes one record when the commit happened, all answers were lost and the visitor sends it again', async () => {
    const input = lead();
    const broken = breakDatabase(d1, { batch: async (run) => run().then(lost), statement: lost });
    expect(await ledgerOn(broken).record('lead', input)).toEqual(failure('ledger_unavailable'));

    expect(mustBe(await ledgerOn(d1).record('lead', input)).repeated).toBe(true);
    expect(await countRows(d1, 'records')).toBe(1);
  });

  it('reports a fault without personal data', async () => {
    const reasons: string[] = [];
    const input = lead({ name: 'Asha' });
    await ledgerOn(d1).record('lead', input);
    const ledger = createLedger(d1, { ...clock, report: ({ reason }) => reasons.push(reason) });
    await ledger.record('lead', input);

    expect(reasons.join()).toContain('UNIQUE');
    expect(reasons.join()).not.toMatch(/9000000001|Asha/);
  });
});

const movesOf = (record: LedgerRecord): number =>
  record.kind === 'booking' ? (record.fields.moves ?? 0) : 0;

describe('change', () => {
  const newBooking = async () =>
    mustBe(await ledgerOn(d1).record('booking', lead({ fields: { model: 'Swift' } }), [CMS])).record;
  const by = { by: 'visitor' };

  it('writes the next version with its history and merges fields', async () => {
    const { id } = await newBooking();
    const changes = { status: 'completed', name: 'Asha', fields: { area: 'sodala', model: null } };
    const { record, changed } = mustBe(await ledgerOn(d1).change(id, changes, by));

    expect(changed).toBe(true);
    expect(record).toMatchObject({ version: 2, status: 'completed', fields: { area: 'sodala' } });
    expect(record.fields).not.toHaveProperty('model');
    expect(mustBe(await ledgerOn(d1).find(id))).toEqual(record);
    const history = await d1.prepare('SELECT version, what FROM record_history ORDER BY version').all();
    expect(history.results).toEqual([
      { version: 2, what: 'status in_progress → completed, name, model, area' },
    ]);
  });

  const historyOf = async (id: string) => {
    const { results } = await d1
      .prepare('SELECT version, at, what, by FROM record_history WHERE record_id = ? ORDER BY version')
      .bind(id)
      .all();
    return results;
  };

  it('joins changes of a draft by its visitor within a minute, up to a change of anybody else or of the status', async () => {
    const { id } = await newBooking();
    const change = (changes: RecordChanges, options: ChangeOptions = by) =>
      ledgerOn(d1).change(id, changes, options);
    const started = clock.now();
    await change({ name: 'Asha' });
    clock.pass(59_999);
    await change({ name: 'Asha R', fields: { area: 'sodala' } });
    clock.pass(1);
    await change({ name: 'Asha Rao' });
    await change({ note: 'called' }, { by: 'operator' });
    await change({ name: 'Asha' });
    await change({ name: 'Asha Rao' }, { ...by, why: 'sample' });
    await change({ name: 'Asha' });
    await change({ status: 'completed', name: 'Asha Rao' });
    await change({ name: 'Asha' });
    await change({ name: 'Asha Rao' });
    const later = started + 60_000;
    expect(await historyOf(id)).toEqual([
      { version: 3, at: started, what: 'name, area', by: 'visitor' },
      { version: 4, at: later, what: 'name', by: 'visitor' },
      { version: 5, at: later, what: 'note', by: 'operator' },
      { version: 6, at: later, what: 'name', by: 'visitor' },
      { version: 7, at: later, what: 'name', by: 'visitor' },
      { version: 8, at: later, what: 'name', by: 'visitor' },
      { version: 9, at: later, what: 'status in_progress → completed, name', by: 'visitor' },
      { version: 10, at: later, what: 'name', by: 'visitor' },
      { version: 11, at: later, what: 'name', by: 'visitor' },
    ]);
  });

  it('loses none of eight joined changes that come at the same time', async () => {
    const { id } = await newBooking();
    const fields = ['manufacturer', 'fuelType', 'address', 'takenBy', 'visit', 'banners', 'gclid', 'userId'];
    const faults: string[] = [];
    const report = ({ step, reason }: { readonly step: string; readonly reason: string }) =>
      void faults.push(`${step}: ${reason}`);
    const watched = createLedger(d1, { ...clock, report });
    const done = await Promise.all(
      fields.map((field) => watched.change(id, { fields: { [field]: 'sample' } }, by)),
    );
    expect(done.filter(({ ok }) => !ok).length, faults.join('; ')).toBe(0);
    const found = mustBe(await ledgerOn(d1).find(id));
    expect(found.version).toBe(9);
    expect(Object.keys(found.fields)).toEqual(expect.arrayContaining(fields));
    const [entry, ...others] = await historyOf(id);
    expect([String(entry?.what).split(', ').toSorted(), others]).toEqual([fields.toSorted(), []]);
  });

  it('loses no joined change while two others are joined between its read and its write', async () => {
    const { id } = await newBooking();
    await ledgerOn(d1).change(id, { fields: { address: 'sample' } }, by);
    let isLate = true;
    const late = breakDatabase(d1, {
      batch: async (run) => {
        if (isLate) {
          isLate = false;
          await ledgerOn(d1).change(id, { fields: { manufacturer: 'sample' } }, by);
          await ledgerOn(d1).change(id, { fields: { fuelType: 'sample' } }, by);
        }
        return run();
      },
    });
    mustBe(await ledgerOn(late).change(id, { fields: { gclid: 'sample' } }, by));
    const found = mustBe(await ledgerOn(d1).find(id));
    expect(found).toMatchObject({
      version: 5,
      fields: { address: 'sample', manufacturer: 'sample', fuelType: 'sample', gclid: 'sample' },
    });
  });

  it('makes delivered and failed deliveries pending again, but no event', async () => {
    const { record } = mustBe(await ledgerOn(d1).record('booking', lead(), [CMS, ADS]));
    await d1.prepare("UPDATE deliveries SET state = 'delivered', delivered_version = 1").run();
    const deliveries = [{ target: 'ads', purpose: 'Schedule', event: { eventId: 'e2' } }];
    await ledgerOn(d1).change(record.id, { status: 'completed' }, { ...by, deliveries });

    const rows = await d1.prepare('SELECT target, purpose, state FROM deliveries ORDER BY purpose').all();
    expect(rows.results).toEqual([
      { target: 'ads', purpose: 'Lead', state: 'delivered' },
      { target: 'ads', purpose: 'Schedule', state: 'pending' },
      { target: 'cms', purpose: 'record', state: 'pending' },
    ]);
  });

  it('refuses to change a final status, and drops the rest of such a change too', async () => {
    const { id } = await newBooking();
    await ledgerOn(d1).change(id, { status: 'completed' }, by);

    const back = await ledgerOn(d1).change(id, { status: 'in_progress', name: 'Late' }, by);
    expect(back).toEqual(failure('status_refused'));
    expect(mustBe(await ledgerOn(d1).find(id))).toMatchObject({ status: 'completed', name: null });
  });

  it('writes nothing when nothing differs', async () => {
    const { id } = await newBooking();
    const answer = mustBe(await ledgerOn(d1).change(id, { city: 'jaipur', status: 'in_progress' }, by));

    expect(answer.changed).toBe(false);
    expect(answer.record.version).toBe(1);
  });

  it('stores all of eight concurrent changes', async () => {
    const { id } = await newBooking();
    const raise = () =>
      ledgerOn(d1).change(id, (record) => success({ fields: { moves: movesOf(record) + 1 } }), by);
    const done = await Promise.all(Array.from({ length: 8 }, raise));
    expect(done.filter(({ ok }) => !ok)).toEqual([]);

    expect(mustBe(await ledgerOn(d1).find(id))).toMatchObject({
      version: 9,
      fields: { moves: 8 },
    });
  });

  it('counts once when the answer of the commit is lost', async () => {
    const { id } = await newBooking();
    const broken = breakDatabase(d1, {
      batch: async (run) => run().then(() => Promise.reject(new Error('lost'))),
    });
    const raised = await ledgerOn(broken).change(
      id,
      (record) => success({ fields: { moves: movesOf(record) + 1 } }),
      by,
    );

    expect(mustBe(raised)).toMatchObject({ changed: true, record: { version: 2, fields: { moves: 1 } } });
  });

  it('returns the failure code of the given rule', async () => {
    const { id } = await newBooking();
    const refuse = () => failure('already_paid');
    expect(await ledgerOn(d1).change(id, refuse, by)).toEqual(failure('already_paid'));
  });

  it('stores the audit entry and the payment event with the change', async () => {
    const { record } = mustBe(await ledgerOn(d1).record('order', lead({ fields: leastFields('order') })));
    const options = {
      by: 'provider',
      audit: 'order_paid',
      paymentEvent: { eventId: 'event-1', kind: 'order.paid' },
    };
    await ledgerOn(d1).change(record.id, { status: 'paid' }, options);

    expect(await countRows(d1, 'audit', `subject = '${record.id}'`)).toBe(1);
    expect(await countRows(d1, 'payment_events', "event_id = 'event-1'")).toBe(1);
  });

  it('answers not_found for a record that is not there, and ledger_unavailable when the database is down', async () => {
    expect(await ledgerOn(d1).change('none', {}, by)).toEqual(failure('not_found'));
    const lost = () => Promise.reject(new Error('lost'));
    const broken = breakDatabase(d1, { batch: lost, statement: lost });
    expect(await ledgerOn(broken).change('none', {}, by)).toEqual(failure('ledger_unavailable'));
    expect(await ledgerOn(broken).find('none')).toEqual(failure('ledger_unavailable'));
  });
});

describe('what the ledger reports', () => {
  it('is each new record once, and each change that made a difference, with the record before it', async () => {
    const reported: string[] = [];
    const ledger = createLedger(d1, {
      ...clock,
      onRecorded: ({ kind, status }) => reported.push(`${kind} ${status}`),
      onChanged: (after, { before }) => reported.push(`${before.status} → ${after.status}`),
    });
    const input = lead();
    const { record } = mustBe(await ledger.record('lead', input));
    await ledger.record('lead', input);
    await ledger.record('lead', { ...input, mobileNumber: '9000000002' });
    await ledger.change(record.id, { status: 'contacted' }, { by: 'operator' });
    await ledger.change(record.id, { status: 'contacted' }, { by: 'operator' });
    await ledger.change('none', { status: 'contacted' }, { by: 'operator' });
    expect(reported).toEqual(['lead new', 'new → contacted']);
  });
});
