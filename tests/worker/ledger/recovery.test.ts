import type { D1Database } from '@cloudflare/workers-types';
import { describe, expect, it } from 'vitest';
import { createLedger } from '../../../src/platform/ledger/record-ledger.ts';
import type { DeliveryTarget } from '../../../src/platform/ledger/records.ts';
import { createDeliveryAdmin } from '../../../src/platform/outbox/delivery-admin.ts';
import { createOutbox } from '../../../src/platform/outbox/outbox.ts';
import type { DeliveryFault, DeliveryOutcome } from '../../../src/platform/outbox/outcome.ts';
import { sweepMinute } from '../../../src/platform/outbox/sweep.ts';
import type { LedgerRecord } from '../../../src/records/record.ts';
import { countRows, type createTestClock, eachOnAnEmptyLedger } from './ledger-database.ts';
import { mustBe } from './must-be.ts';

/** The promised recovery times. Cron runs each minute, and time is an argument. */
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

let d1: D1Database;
let clock: ReturnType<typeof createTestClock>;
eachOnAnEmptyLedger(['deliveries', 'records'], (given) => {
  ({ d1, clock } = given);
});

type Answer = (record: LedgerRecord) => DeliveryOutcome;
const takes: Answer = ({ id }) => ({ kind: 'delivered', remoteDocumentId: `at-${id}` });

/** A backend with scripted answers. */
function createBackend() {
  let answer: Answer = takes;
  const target: DeliveryTarget = {
    name: 'cms',
    deliver: async ({ record }) => (record === null ? { kind: 'skipped', detail: 'none' } : answer(record)),
  };
  return {
    target,
    say: (next: Answer) => {
      answer = next;
    },
    recover: () => {
      answer = takes;
    },
  };
}

const deliveriesTo = (target: DeliveryTarget) => createOutbox(d1, { ...clock, targets: [target] });
const undelivered = () => countRows(d1, 'deliveries', "state <> 'delivered'");

let keys = 0;
const newLead = async (): Promise<LedgerRecord> => {
  keys += 1;
  const input = { idempotencyKey: `recovery-key-${keys}`, mobileNumber: '9000000001' };
  const pending = [{ target: 'cms', purpose: 'record' }];
  return mustBe(await createLedger(d1, clock).record('lead', input, pending)).record;
};

/** Creates a lead as a request does: recorded, with one attempt at once. */
const leaveLead = async (target: DeliveryTarget): Promise<LedgerRecord> => {
  const lead = await newLead();
  await deliveriesTo(target).attempt(lead.id);
  return lead;
};

/** Runs cron each minute; returns after how many minutes only `left` was pending. */
async function minutesUntilDelivered(target: DeliveryTarget, most: number, left = 0): Promise<number> {
  for (let minute = 1; minute <= most; minute += 1) {
    clock.pass(MINUTE);
    await deliveriesTo(target).sweep();
    if ((await undelivered()) <= left) return minute;
  }
  return Number.POSITIVE_INFINITY;
}

const FAULTS: readonly DeliveryFault[] = [
  'unreachable',
  'timed_out',
  'server_error',
  'bad_answer',
  'unforeseen',
  'rate_limited',
  'unauthorised',
  'forbidden',
];
/** The growing waits between attempts, in minutes. */
const LONG = [1, 2, 4, 8, 16, 32, 64, 128, 256, 360, 360, 360];
const OUTAGES = [
  ['ten minutes', [1, 2, 4, 3], ['unreachable', 'unauthorised', 'rate_limited']],
  ['26 hours', LONG, FAULTS],
] as const;

describe('five minutes after the backend is back', () => {
  it.each(OUTAGES.flatMap(([name, waits, codes]) => codes.map((code) => [name, code, waits] as const)))(
    'everything that was left in %s of %s is there, however long its own wait had grown',
    async (_, code, waits) => {
      const backend = createBackend();
      backend.say(() => ({ kind: 'fault', code }));
      for (const wait of waits) {
        if (wait < 4) await leaveLead(backend.target);
        clock.pass(wait * MINUTE);
        await deliveriesTo(backend.target).sweep();
      }
      // The worst moment: every delivery has just failed.
      await leaveLead(backend.target);
      backend.recover();
      expect(await minutesUntilDelivered(backend.target, 5)).toBeLessThanOrEqual(5);
    },
  );

  it('also while the backend fails some of them repeatedly', async () => {
    const backend = createBackend();
    backend.say(() => ({ kind: 'fault', code: 'unreachable' }));
    for (let made = 0; made < 6; made += 1) await newLead();
    for (const wait of LONG) {
      await deliveriesTo(backend.target).sweep();
      clock.pass(wait * MINUTE);
    }
    const poison = new Set<string>();
    for (let made = 0; made < 8; made += 1) poison.add((await leaveLead(backend.target)).id);
    backend.say((record) =>
      poison.has(record.id) ? { kind: 'fault', code: 'server_error' } : takes(record),
    );
    expect(await minutesUntilDelivered(backend.target, 5, poison.size)).toBeLessThanOrEqual(5);
  });
});

describe('a minute after it was answered', () => {
  it('a lead is at a healthy backend although its Worker died before the first try', async () => {
    const backend = createBackend();
    await newLead();
    expect(await minutesUntilDelivered(backend.target, 1)).toBe(1);
  });

  it.each([1, 19, 39, 41, 59])(
    'a lead is at a healthy backend although its Worker died while it was sent, %i seconds before cron comes',
    async (seconds) => {
      const backend = createBackend();
      const left = clock.now();
      const lead = await newLead();
      const dying: DeliveryTarget = { name: 'cms', deliver: () => new Promise(() => undefined) };
      void deliveriesTo(dying).attempt(lead.id);
      await expect.poll(() => countRows(d1, 'deliveries', 'locked_until is not null')).toBe(1);
      clock.pass(seconds * SECOND);
      await sweepMinute(deliveriesTo(backend.target), {
        now: clock.now,
        sleep: async (milliseconds) => clock.pass(milliseconds),
        continueSweep: async () => undefined,
      });
      expect(await undelivered()).toBe(0);
      expect(clock.now() - left).toBeLessThanOrEqual(MINUTE);
    },
  );
});

describe('a backend that refuses for good', () => {
  it('gets one request; the operator sees the reason and can retry', async () => {
    const backend = createBackend();
    let asked = 0;
    backend.say(() => {
      asked += 1;
      return { kind: 'fault', code: 'refused', detail: 'status 400' };
    });
    const { id } = await leaveLead(backend.target);
    expect(await minutesUntilDelivered(backend.target, 20)).toBe(Number.POSITIVE_INFINITY);
    expect(asked).toBe(1);
    const admin = createDeliveryAdmin(d1, clock);
    const [failed] = mustBe(await admin.list({ state: 'failed' })).deliveries;
    expect(failed).toMatchObject({
      record: { id },
      delivery: { lastErrorCode: 'refused', lastErrorDetail: 'status 400' },
    });
    backend.recover();
    mustBe(await admin.retry(failed?.delivery.id ?? '', 'operator'));
    expect(await minutesUntilDelivered(backend.target, 1)).toBe(1);
  });
});

describe('a backend that acts long after its caller gave up', () => {
  /** A backend that stores a create or an update `lateMs` after the caller stopped listening. */
  function createLateBackend(lateMs: number) {
    const entries: { readonly recordId: string; readonly versions: number[] }[] = [];
    const coming: { readonly at: number; readonly act: () => void }[] = [];
    let late = true;
    const settle = () => {
      for (const one of coming.splice(0)) {
        if (one.at <= clock.now()) one.act();
        else coming.push(one);
      }
    };
    const target: DeliveryTarget = {
      name: 'cms',
      async deliver({ record, delivery }) {
        settle();
        if (record === null) return { kind: 'skipped', detail: 'none' };
        const { id, version } = record;
        const known = entries[Number(delivery.remoteDocumentId ?? -1)];
        const found = delivery.unclear ? entries.find(({ recordId }) => recordId === id) : undefined;
        const act = (): number => {
          const entry = known ?? found;
          if (entry) entry.versions.push(version);
          else entries.push({ recordId: id, versions: [version] });
          return entry ? entries.indexOf(entry) : entries.length - 1;
        };
        if (delivery.unclear && !known && !found && delivery.mayStillAct) return { kind: 'awaited' };
        if (!late) return { kind: 'delivered', remoteDocumentId: String(act()) };
        coming.push({ at: clock.now() + lateMs, act: () => void act() });
        return { kind: 'fault', code: 'timed_out' };
      },
    };
    return {
      target,
      entries,
      settle,
      recover: () => {
        late = false;
      },
    };
  }

  it.each([30, 59, 61, 120, 179])(
    'gets a lead once although it acts %i seconds after, and within five minutes of its recovery',
    async (seconds) => {
      const backend = createLateBackend(seconds * SECOND);
      await leaveLead(backend.target);
      backend.recover();
      expect(await minutesUntilDelivered(backend.target, 5)).toBeLessThanOrEqual(5);
      backend.settle();
      expect(backend.entries).toHaveLength(1);
    },
  );

  it.each([1, 100])(
    'delays nothing that it does not act on: %i leads are there in five minutes',
    async (many) => {
      const backend = createBackend();
      backend.say(() => ({ kind: 'fault', code: 'timed_out' }));
      for (let made = 0; made < many; made += 1) await newLead();
      for (const wait of [1, 2, 4]) {
        await deliveriesTo(backend.target).sweep();
        clock.pass(wait * MINUTE);
      }
      await leaveLead(backend.target);
      const created = new Set<string>();
      const careful: DeliveryTarget = {
        name: 'cms',
        async deliver({ record, delivery }) {
          if (record === null) return { kind: 'skipped', detail: 'none' };
          if (delivery.unclear && delivery.mayStillAct) return { kind: 'awaited' };
          created.add(record.id);
          return takes(record);
        },
      };
      expect(await minutesUntilDelivered(careful, 5)).toBeLessThanOrEqual(5);
      expect(created.size).toBe(many + 1);
    },
  );

  it('gets a lead once, also when other deliveries show that it works before it has acted', async () => {
    const backend = createLateBackend(40 * SECOND);
    const before = await leaveLead(backend.target);
    clock.pass(2 * HOUR);
    await deliveriesTo(backend.target).sweep();
    backend.settle();
    const slow = await leaveLead(backend.target);
    clock.pass(10 * SECOND);
    backend.recover();
    await d1.prepare('UPDATE deliveries SET next_attempt_at = 0 WHERE record_id = ?').bind(before.id).run();
    await deliveriesTo(backend.target).sweep();
    expect(await minutesUntilDelivered(backend.target, 5)).toBeLessThanOrEqual(5);
    backend.settle();
    expect(backend.entries.filter(({ recordId }) => recordId === slow.id)).toHaveLength(1);
    expect(backend.entries.filter(({ recordId }) => recordId === before.id)).toHaveLength(1);
  });

  it('never ends with an older state of a record than the last one sent', async () => {
    const backend = createLateBackend(40 * SECOND);
    backend.recover();
    const lead = await leaveLead(backend.target);
    const late = createLateBackend(40 * SECOND);
    await createLedger(d1, clock).change(lead.id, { fields: { area: 'C-Scheme' } }, { by: 'visitor' });
    await deliveriesTo(late.target).attempt(lead.id);
    late.recover();
    clock.pass(SECOND);
    await createLedger(d1, clock).change(lead.id, { fields: { area: 'Mansarovar' } }, { by: 'visitor' });
    await deliveriesTo(late.target).attempt(lead.id);
    expect(await minutesUntilDelivered(late.target, 5)).toBeLessThanOrEqual(5);
    late.settle();
    expect(late.entries.flatMap(({ versions }) => versions)).toEqual([2, 3]);
  });
});
