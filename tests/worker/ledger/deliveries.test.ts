import type { D1Database } from '@cloudflare/workers-types';
import { describe, expect, it } from 'vitest';
import { createLedger } from '../../../src/platform/ledger/record-ledger.ts';
import type { DeliveryAttempt, DeliveryTarget } from '../../../src/platform/ledger/records.ts';
import { createDeliveryAdmin } from '../../../src/platform/outbox/delivery-admin.ts';
import { createOutbox } from '../../../src/platform/outbox/outbox.ts';
import type { DeliveryOutcome } from '../../../src/platform/outbox/outcome.ts';
import type { LedgerRecord } from '../../../src/records/record.ts';
import { breakDatabase } from './break-database.ts';
import { countRows, type createTestClock, eachOnAnEmptyLedger } from './ledger-database.ts';
import { mustBe } from './must-be.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const CMS = { target: 'cms', purpose: 'record' };
const down: DeliveryOutcome = { kind: 'fault', code: 'unreachable' };

let d1: D1Database;
let clock: ReturnType<typeof createTestClock>;
eachOnAnEmptyLedger(['deliveries', 'records', 'target_holds'], (given) => {
  ({ d1, clock } = given);
});

interface Seen {
  readonly id: string | undefined;
  readonly version: number | undefined;
  readonly delivery: DeliveryAttempt;
}

/** A target that records its deliveries and answers with the given outcomes; by default it accepts all. */
function createTarget(name = 'cms') {
  const seen: Seen[] = [];
  let answer: (record: LedgerRecord | null) => DeliveryOutcome | Promise<DeliveryOutcome> = () => ({
    kind: 'delivered',
    remoteDocumentId: `doc-${seen.length}`,
  });
  const target: DeliveryTarget = {
    name,
    deliver: async ({ record, delivery }) => {
      seen.push({ id: record?.id, version: record?.version, delivery });
      return answer(record);
    },
  };
  const takes = answer;
  return {
    target,
    seen,
    say: (next: typeof answer) => {
      answer = next;
    },
    recover: () => {
      answer = takes;
    },
  };
}

const ledger = () => createLedger(d1, { ...clock });
const deliveriesTo = (...targets: DeliveryTarget[]) => createOutbox(d1, { ...clock, targets });
const admin = () => createDeliveryAdmin(d1, clock);

let keys = 0;
const newLead = async (pending = [CMS]) => {
  const input = { idempotencyKey: `delivery-key-${++keys}`, mobileNumber: '9000000001' };
  return mustBe(await ledger().record('booking', input, pending)).record;
};
const stateOf = (recordId: string) =>
  d1
    .prepare('SELECT state, attempts, delivered_version, last_error_code FROM deliveries WHERE record_id = ?')
    .bind(recordId)
    .first();

describe('attempt', () => {
  it('delivers at once and stores the remote ids', async () => {
    const cms = createTarget();
    const { id } = await newLead();

    expect(await deliveriesTo(cms.target).attempt(id)).toMatchObject({ delivered: 1 });
    expect(await stateOf(id)).toMatchObject({ state: 'delivered', delivered_version: 1 });
    expect(cms.seen[0]?.delivery).toMatchObject({ attempt: 1, unclear: false, remoteDocumentId: null });
  });

  it('sends the latest state as an update after a change', async () => {
    const cms = createTarget();
    const { id } = await newLead();
    await deliveriesTo(cms.target).attempt(id);
    await ledger().change(id, { status: 'completed' }, { by: 'visitor' });
    await ledger().change(id, { name: 'Asha' }, { by: 'visitor' });
    await deliveriesTo(cms.target).attempt(id);

    expect(cms.seen.map(({ version }) => version)).toEqual([1, 3]);
    expect(cms.seen[1]?.delivery).toMatchObject({ remoteDocumentId: 'doc-1', deliveredVersion: 1 });
  });

  it('sends a record again that changed during the attempt, and never both at once', async () => {
    const cms = createTarget();
    const { id } = await newLead();
    let under = 0;
    let widest = 0;
    cms.say(async (record) => {
      widest = Math.max(widest, ++under);
      if (record?.version === 1) {
        await ledger().change(id, { status: 'completed' }, { by: 'visitor' });
        await deliveriesTo(cms.target).attempt(id);
      }
      under -= 1;
      return { kind: 'delivered', remoteDocumentId: 'doc' };
    });
    await deliveriesTo(cms.target).attempt(id);

    expect(cms.seen.map(({ version }) => version)).toEqual([1, 2]);
    expect(widest).toBe(1);
    expect(await stateOf(id)).toMatchObject({ state: 'delivered', delivered_version: 2 });
  });

  it('sends events of one record to one target in the order they were queued', async () => {
    const ads = createTarget('ads');
    const pending = ['Lead', 'Schedule', 'Purchase'].map((purpose) => ({
      target: 'ads',
      purpose,
      event: { eventId: purpose, browser: { ip: '203.0.113.7' } },
    }));
    const { id } = await newLead(pending);
    await deliveriesTo(ads.target).attempt(id);

    expect(ads.seen.map(({ delivery }) => delivery.event)).toEqual(pending.map(({ event }) => event));
    expect(await countRows(d1, 'deliveries', "state = 'delivered' AND event NOT LIKE '%browser%'")).toBe(3);
  });

  it('counts a target that throws, or hangs, as a fault like any other', async () => {
    const cms = createTarget();
    const thrown = await newLead();
    const hanging = await newLead();
    cms.say(() => Promise.reject(new Error('broken')));
    await deliveriesTo(cms.target).attempt(thrown.id);
    cms.say(() => new Promise(() => undefined));
    await createOutbox(d1, { ...clock, targets: [cms.target], attemptMs: 200 }).attempt(hanging.id);

    expect(await stateOf(thrown.id)).toMatchObject({ state: 'pending', last_error_code: 'unforeseen' });
    expect(await stateOf(hanging.id)).toMatchObject({ state: 'pending', last_error_code: 'timed_out' });
  });

  it('makes a delivery pending, not failed, when an outdated version was refused', async () => {
    const cms = createTarget();
    const { id } = await newLead();
    cms.say(async (record) => {
      if (record?.version !== 1) return { kind: 'delivered' };
      await ledger().change(id, { name: 'Asha' }, { by: 'visitor' });
      return { kind: 'fault', code: 'refused', detail: 'name' };
    });
    await deliveriesTo(cms.target).attempt(id);

    expect(await stateOf(id)).toMatchObject({ state: 'delivered', delivered_version: 2 });
  });
});

describe('sweep', () => {
  it('waits longer after each attempt, then delivers once and asks for a lookup first', async () => {
    const cms = createTarget();
    const { id } = await newLead();
    cms.say(() => down);
    for (const wait of [0, MINUTE, 2 * MINUTE]) {
      clock.pass(wait);
      await deliveriesTo(cms.target).sweep();
    }
    expect(cms.seen).toHaveLength(3);
    cms.recover();
    clock.pass(4 * MINUTE);
    await deliveriesTo(cms.target).sweep();
    await deliveriesTo(cms.target).sweep();

    expect(cms.seen).toHaveLength(4);
    expect(cms.seen[3]?.delivery).toMatchObject({ attempt: 4, unclear: true });
    expect(await stateOf(id)).toMatchObject({ state: 'delivered', attempts: 0 });
  });

  it('gives each delivery to one of four concurrent sweeps', async () => {
    const cms = createTarget();
    for (let made = 0; made < 30; made += 1) await newLead();
    await Promise.all(Array.from({ length: 4 }, () => deliveriesTo(cms.target).sweep()));

    expect(cms.seen).toHaveLength(30);
    expect(new Set(cms.seen.map(({ id }) => id)).size).toBe(30);
    expect(await countRows(d1, 'deliveries', "state = 'delivered'")).toBe(30);
  });

  it('makes few attempts at a target that is down, however large its backlog', async () => {
    const cms = createTarget();
    cms.say(() => down);
    for (let made = 0; made < 12; made += 1) await newLead();
    await deliveriesTo(cms.target).sweep();

    // Rounds of one and two, and a probe of one that was never tried.
    expect(cms.seen).toHaveLength(4);
  });

  it('delivers others although one delivery alone always fails', async () => {
    const cms = createTarget();
    const poison = await newLead();
    for (let made = 0; made < 4; made += 1) await newLead();
    cms.say((record) => (record?.id === poison.id ? down : { kind: 'delivered' }));
    await deliveriesTo(cms.target).sweep();

    expect(await countRows(d1, 'deliveries', "state = 'delivered'")).toBe(4);
  });

  it('delivers 40 leads in one minute although 30 records before them always get a status 500', async () => {
    const cms = createTarget();
    const poison = new Set<string>();
    for (let made = 0; made < 30; made += 1) poison.add((await newLead()).id);
    for (let made = 0; made < 40; made += 1) await newLead();
    cms.say((record) =>
      record !== null && poison.has(record.id)
        ? { kind: 'fault', code: 'server_error' }
        : { kind: 'delivered' },
    );
    await deliveriesTo(cms.target).sweep();

    expect(await countRows(d1, 'deliveries', "state = 'delivered'")).toBe(40);
    expect(await countRows(d1, 'deliveries', 'set_aside = 1')).toBe(30);
    for (let minute = 0; minute < 3; minute += 1) {
      clock.pass(MINUTE);
      const { id } = await newLead();
      await deliveriesTo(cms.target).sweep();
      expect(await stateOf(id), `minute ${minute}`).toMatchObject({ state: 'delivered' });
    }
  });

  it('sends a lead that was never tried although the ones before it make the target hang', async () => {
    const cms = createTarget();
    const poison = new Set<string>();
    for (let made = 0; made < 9; made += 1) poison.add((await newLead()).id);
    cms.say((record) =>
      record !== null && poison.has(record.id) ? { kind: 'fault', code: 'timed_out' } : { kind: 'delivered' },
    );
    await deliveriesTo(cms.target).sweep();
    clock.pass(MINUTE);
    const { id } = await newLead();
    for (let minute = 0; minute < 3; minute += 1) {
      await deliveriesTo(cms.target).sweep();
      clock.pass(MINUTE);
    }
    expect(await stateOf(id)).toMatchObject({ state: 'delivered' });
  });

  it('retries a delivery that was set aside after 1, 2, 4 … 30 minutes, and no recovery wakes it', async () => {
    const cms = createTarget();
    const poison = await newLead();
    cms.say((record) =>
      record?.id === poison.id ? { kind: 'fault', code: 'server_error' } : { kind: 'delivered' },
    );
    const tries: number[] = [];
    const start = clock.now();
    for (let minute = 0; minute < 130; minute += 1) {
      await newLead();
      const before = cms.seen.filter(({ id }) => id === poison.id).length;
      await deliveriesTo(cms.target).sweep();
      if (cms.seen.filter(({ id }) => id === poison.id).length > before)
        tries.push((clock.now() - start) / MINUTE);
      clock.pass(MINUTE);
    }
    // Waits are up to a fifth shorter, and a sweep comes each minute.
    const waits = tries.slice(1).map((minute, index) => minute - (tries[index] ?? 0));
    const longest = [1, 2, 4, 8, 16, 30, 30, 30];
    for (const [index, most] of longest.entries()) {
      expect(waits[index], `wait ${index + 1}`).toBeLessThanOrEqual(most);
      expect(waits[index], `wait ${index + 1}`).toBeGreaterThanOrEqual(Math.floor(most * 0.8));
    }
    cms.recover();
    for (let minute = 0; minute < 30; minute += 1) {
      clock.pass(MINUTE);
      await deliveriesTo(cms.target).sweep();
    }
    expect(await stateOf(poison.id)).toMatchObject({ state: 'delivered' });
    expect(await countRows(d1, 'deliveries', 'set_aside = 1')).toBe(0);
  });

  it('does not go on for ever with a target that answers everything with an error', async () => {
    const cms = createTarget();
    cms.say(() => ({ kind: 'fault', code: 'server_error' }));
    for (let made = 0; made < 150; made += 1) await newLead();
    expect(await deliveriesTo(cms.target).sweep()).toMatchObject({ more: false, delivered: 0 });
    expect(cms.seen.length).toBeLessThanOrEqual(125);
    expect(await countRows(d1, 'deliveries', 'set_aside = 1')).toBe(0);
  });

  it('pauses on a wrong configuration and continues once it is right', async () => {
    const cms = createTarget();
    cms.say(() => ({ kind: 'fault', code: 'unauthorised' }));
    for (let made = 0; made < 3; made += 1) {
      await deliveriesTo(cms.target).attempt((await newLead()).id);
    }
    expect(await countRows(d1, 'deliveries', "state = 'paused'")).toBe(3);
    cms.recover();
    for (let minute = 0; minute < 5; minute += 1) {
      clock.pass(MINUTE);
      await deliveriesTo(cms.target).sweep();
    }

    expect(await countRows(d1, 'deliveries', "state = 'delivered'")).toBe(3);
  });

  it('waits as long as a busy target asks', async () => {
    const cms = createTarget();
    await newLead();
    cms.say(() => ({ kind: 'fault', code: 'rate_limited', retryAfterMs: 10 * MINUTE }));
    await deliveriesTo(cms.target).sweep();
    cms.recover();
    clock.pass(9 * MINUTE);
    await deliveriesTo(cms.target).sweep();
    expect(cms.seen).toHaveLength(1);
    clock.pass(MINUTE);
    await deliveriesTo(cms.target).sweep();

    expect(cms.seen).toHaveLength(2);
  });

  it('sends nothing at all to a target that asked for a wait, until the wait ends', async () => {
    const [cms, ads] = [createTarget(), createTarget('ads')];
    const first = await newLead([CMS, { target: 'ads', purpose: 'conversion' }]);
    cms.say(() => ({ kind: 'fault', code: 'rate_limited', retryAfterMs: 10 * MINUTE }));
    await deliveriesTo(cms.target, ads.target).attempt(first.id);
    cms.recover();
    expect(mustBe(await admin().backlog())).toMatchObject([{ heldUntil: clock.now() + 10 * MINUTE }]);
    for (let minute = 0; minute < 9; minute += 1) {
      const { id } = await newLead();
      await deliveriesTo(cms.target, ads.target).attempt(id);
      await deliveriesTo(cms.target, ads.target).sweep();
      clock.pass(MINUTE);
    }
    expect([cms.seen.length, ads.seen.length]).toEqual([1, 1]);
    clock.pass(MINUTE);
    await deliveriesTo(cms.target, ads.target).sweep();

    expect(cms.seen).toHaveLength(11);
    expect(mustBe(await admin().backlog())).toEqual([]);
  });

  it('gives up after 48 hours, and the operator can retry', async () => {
    const cms = createTarget();
    const { id } = await newLead();
    cms.say(() => down);
    for (let hour = 0; hour <= 49; hour += 1) {
      await deliveriesTo(cms.target).sweep();
      clock.pass(HOUR);
    }
    expect(await stateOf(id)).toMatchObject({ state: 'failed', last_error_code: 'unreachable' });
    const tries = cms.seen.length;
    await deliveriesTo(cms.target).sweep();
    expect(cms.seen).toHaveLength(tries);

    cms.recover();
    const [failed] = mustBe(await admin().list({ state: 'failed' })).deliveries;
    expect(failed?.record?.id).toBe(id);
    mustBe(await admin().retry(failed?.delivery.id ?? '', 'operator'));
    await deliveriesTo(cms.target).sweep();
    expect(await stateOf(id)).toMatchObject({ state: 'delivered' });
  });

  it('takes the delivery of a dead isolate over as unclear when its lease ends', async () => {
    const cms = createTarget();
    const { id } = await newLead();
    let settles = 0;
    const dying = breakDatabase(d1, {
      // The claim is the first statement of the attempt; the outcome is never stored.
      statement: (run) => (++settles > 2 ? Promise.reject(new Error('killed')) : run()),
    });
    await createOutbox(dying, { ...clock, targets: [cms.target] }).attempt(id);
    expect(cms.seen).toHaveLength(1);
    clock.pass(30_000);
    await deliveriesTo(cms.target).sweep();
    expect(cms.seen).toHaveLength(1);
    clock.pass(MINUTE);
    await deliveriesTo(cms.target).sweep();

    expect(cms.seen).toHaveLength(2);
    expect(cms.seen[1]?.delivery.unclear).toBe(true);
  });

  it('stays within its calls and its time, and reports that more is pending', async () => {
    const cms = createTarget();
    for (let made = 0; made < 40; made += 1) await newLead();
    let calls = 0;
    const counted = (run: () => Promise<unknown>) => {
      calls += 1;
      return run();
    };
    const counting = breakDatabase(d1, { statement: counted, batch: counted });
    const swept = createOutbox(counting, { ...clock, targets: [cms.target] });
    const first = await swept.sweep({ calls: 60 });
    expect(first.more).toBe(true);
    expect(cms.seen.length).toBeGreaterThan(8);
    expect(calls + cms.seen.length).toBeLessThanOrEqual(60);
    expect(first.calls).toBeGreaterThanOrEqual(calls + cms.seen.length - 1);

    const seen = cms.seen.length;
    expect(await swept.sweep({ budgetMs: 0 })).toMatchObject({ more: true, calls: 0 });
    expect(cms.seen).toHaveLength(seen);
    expect(await swept.sweep()).toMatchObject({ more: false, delivered: 40 - seen });
  });

  it('does not continue at once with a target that is down', async () => {
    const cms = createTarget();
    for (let made = 0; made < 12; made += 1) await newLead();
    cms.say(() => down);
    expect((await deliveriesTo(cms.target).sweep({ calls: 25 })).more).toBe(false);
  });

  it('leaves deliveries to an unconfigured target pending', async () => {
    const { id } = await newLead();
    await deliveriesTo().sweep();
    expect(await stateOf(id)).toMatchObject({ state: 'pending', attempts: 0 });
  });
});

describe('queueEvent', () => {
  it('delivers an event without a record once per key and deletes it after a month', async () => {
    const ads = createTarget('ads');
    const event = { target: 'ads', purpose: 'Contact', event: { eventId: 'e9' } };
    await deliveriesTo(ads.target).queueEvent('ads:Contact:e9', event);
    await deliveriesTo(ads.target).queueEvent('ads:Contact:e9', event);
    await deliveriesTo(ads.target).sweep();
    await deliveriesTo(ads.target).queueEvent('ads:Contact:e9', event);
    await deliveriesTo(ads.target).sweep();
    expect(ads.seen).toHaveLength(1);

    clock.pass(31 * 24 * HOUR);
    await deliveriesTo(ads.target).sweep();
    expect(await countRows(d1, 'deliveries')).toBe(0);
  });
});

describe('delivery admin', () => {
  it('reports the backlog of each target and its oldest delivery', async () => {
    const first = clock.now();
    const cms = createTarget();
    await newLead();
    clock.pass(HOUR);
    await newLead();
    cms.say(() => ({ kind: 'fault', code: 'refused', detail: 'carModel' }));
    await deliveriesTo(cms.target).attempt((await newLead()).id);

    expect(mustBe(await admin().backlog())).toEqual([
      { target: 'cms', pending: 2, paused: 0, failed: 1, oldestPendingAt: first, heldUntil: null },
    ]);
  });

  it('pages through the failed ones, newest first, without their content', async () => {
    const cms = createTarget();
    cms.say(() => ({ kind: 'fault', code: 'refused', detail: 'carModel' }));
    const made: string[] = [];
    for (let count = 0; count < 5; count += 1) {
      const { id } = await newLead();
      made.push(id);
      await deliveriesTo(cms.target).attempt(id);
      clock.pass(1000);
    }
    const listed: string[] = [];
    let cursor: string | undefined;
    do {
      const page = mustBe(await admin().list({ state: 'failed', cursor, limit: 2 }));
      listed.push(...page.deliveries.map(({ record }) => record?.id ?? ''));
      cursor = page.cursor ?? undefined;
    } while (cursor !== undefined);

    expect(listed).toEqual(made.toReversed());
  });

  it('retries every failed and paused one, and says how many', async () => {
    const cms = createTarget();
    cms.say(() => ({ kind: 'fault', code: 'refused' }));
    await deliveriesTo(cms.target).attempt((await newLead()).id);
    cms.say(() => ({ kind: 'fault', code: 'forbidden' }));
    await deliveriesTo(cms.target).attempt((await newLead()).id);

    expect(mustBe(await admin().retryAll('operator'))).toBe(2);
    cms.recover();
    await deliveriesTo(cms.target).sweep();
    expect(await countRows(d1, 'deliveries', "state = 'delivered'")).toBe(2);
  });

  it('answers not_found when there is nothing to retry', async () => {
    expect(await admin().retry('none', 'operator')).toMatchObject({ code: 'not_found' });
  });
});
