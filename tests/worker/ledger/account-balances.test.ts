import { afterAll, expect, it } from 'vitest';
import { createLedger } from '../../../src/platform/ledger/record-ledger.ts';
import type { DeliveryTarget } from '../../../src/platform/ledger/records.ts';
import { createOutbox } from '../../../src/platform/outbox/outbox.ts';
import type { DeliveryFault, DeliveryOutcome } from '../../../src/platform/outbox/outcome.ts';
import { breakDatabase } from './break-database.ts';
import { countRows, createTestClock, openTestDatabase } from './ledger-database.ts';
import { mustBe } from './must-be.ts';

const { d1, close } = await openTestDatabase();
afterAll(() => close());

/** A seeded generator, so that a failure can be reproduced. */
function createDice(seed: number) {
  let state = seed;
  return (sides: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * sides);
  };
}

interface Entry {
  readonly recordId: string;
  readonly versions: number[];
}

/**
 * A content backend without protection against duplicates: a second create makes a second entry. It fails in every way:
 * before or after it stored the entry, when it is busy, and when it is misconfigured.
 */
function createStore(roll: (sides: number) => number) {
  const entries: Entry[] = [];
  let healthy = false;
  const CLEAN: readonly DeliveryFault[] = [
    'unreachable',
    'rate_limited',
    'unauthorised',
    'forbidden',
    'server_error',
  ];
  const LOST: readonly DeliveryFault[] = ['timed_out', 'bad_answer', 'server_error', 'unreachable'];
  const pick = (faults: readonly DeliveryFault[]): DeliveryOutcome => ({
    kind: 'fault',
    code: faults[roll(faults.length)] ?? 'unreachable',
    retryAfterMs: roll(2) === 0 ? undefined : 30_000,
  });
  const target: DeliveryTarget = {
    name: 'cms',
    async deliver({ record, delivery }) {
      if (record === null) return { kind: 'skipped', detail: 'none' };
      const luck = healthy ? 9 : roll(10);
      if (luck < 3) return pick(CLEAN);
      const known = entries[Number(delivery.remoteDocumentId ?? -1)];
      const sought = delivery.unclear ? entries.find(({ recordId }) => recordId === record.id) : undefined;
      let entry = known ?? sought;
      if (entry === undefined) {
        entry = { recordId: record.id, versions: [] };
        entries.push(entry);
      }
      entry.versions.push(record.version);
      if (luck < 6) return pick(LOST);
      return { kind: 'delivered', remoteDocumentId: String(entries.indexOf(entry)) };
    },
  };
  return {
    target,
    entries,
    recover: () => {
      healthy = true;
    },
  };
}

it.each([42, 97])(
  'keeps the account balanced through faults, crashes and changes (seed %i)',
  async (seed) => {
    await d1.batch([d1.prepare('DELETE FROM deliveries'), d1.prepare('DELETE FROM records')]);
    const clock = createTestClock();
    const roll = createDice(seed);
    const store = createStore(roll);
    const dying = breakDatabase(d1, {
      statement: (run) => (roll(6) === 0 ? Promise.reject(new Error('killed')) : run()),
      batch: async (run) => {
        const luck = roll(6);
        if (luck === 0) throw new Error('not written');
        const done = await run();
        if (luck === 1) throw new Error('answer lost');
        return done;
      },
    });
    const answered: string[] = [];
    const deliveries = createOutbox(dying, { ...clock, targets: [store.target] });
    for (let step = 0; step < 30; step += 1) {
      const action = roll(4);
      if (action === 0 || answered.length < 2) {
        const input = { idempotencyKey: `balance-${seed}-${step}`, mobileNumber: '9000000001' };
        const made = await createLedger(dying, clock).record('booking', input, [
          { target: 'cms', purpose: 'record' },
        ]);
        // A visitor who got an error sends the form again.
        const sure = made.ok
          ? made
          : await createLedger(d1, clock).record('booking', input, [{ target: 'cms', purpose: 'record' }]);
        const { id } = mustBe(sure).record;
        answered.push(id);
        await deliveries.attempt(id);
      } else if (action === 1) {
        const id = answered[roll(answered.length)] ?? '';
        await createLedger(d1, clock).change(
          id,
          { fields: { whatsappRedirectCount: step } },
          { by: 'visitor' },
        );
        await deliveries.attempt(id);
      } else {
        await Promise.all([
          deliveries.sweep(),
          createOutbox(d1, { ...clock, targets: [store.target] }).sweep(),
        ]);
      }
      clock.pass(roll(3) * 45_000);
    }

    store.recover();
    // A delivery that failed alone waits up to half an hour, and no recovery wakes it.
    for (let minute = 0; minute < 40; minute += 1) {
      clock.pass(60_000);
      await createOutbox(d1, { ...clock, targets: [store.target] }).sweep();
    }

    const missing = answered.filter((id) => !store.entries.some(({ recordId }) => recordId === id));
    const doubled = store.entries.length - new Set(store.entries.map(({ recordId }) => recordId)).size;
    expect({ missing: missing.length, doubled, stored: await countRows(d1, 'records') }).toEqual({
      missing: 0,
      doubled: 0,
      stored: answered.length,
    });
    expect(await countRows(d1, 'deliveries', "state <> 'delivered'")).toBe(0);
    for (const { recordId, versions } of store.entries) {
      const latest = await d1
        .prepare('SELECT version FROM records WHERE id = ?')
        .bind(recordId)
        .first('version');
      expect(versions.at(-1)).toBe(latest);
      expect(versions).toEqual(versions.toSorted((left, right) => left - right));
    }
  },
);
