import type { D1Database } from '@cloudflare/workers-types';
import { factOf, isEmergencyOpen } from '../../../src/features/push/index.ts';
import { PUSH_KINDS } from '../../../src/features/push/rules/push-kinds.ts';
import type { PushChoice } from '../../../src/features/push/rules/wanted-push.ts';
import { createCalls } from '../../../src/platform/ledger/calls.ts';
import { createLedger } from '../../../src/platform/ledger/record-ledger.ts';
import type { NewRecord, RecordChanges } from '../../../src/platform/ledger/records.ts';
import { createOutbox } from '../../../src/platform/outbox/outbox.ts';
import { createPushDevices } from '../../../src/platform/push/push-devices.ts';
import { createPushFacts, pushDelivery } from '../../../src/platform/push/push-facts.ts';
import { createPushService } from '../../../src/platform/push/push-service.ts';
import { createPushTarget } from '../../../src/platform/push/push-target.ts';
import { MINUTE_MS } from '../../../src/values/durations.ts';
import { type PushServiceStandIn, VAPID } from '../../upstreams/push-service.ts';
import type { createTestClock } from './ledger-database.ts';
import { mustBe } from './must-be.ts';

/** The tables that a test of notifications empties. */
export const PUSH_TABLES = ['push_sent', 'push_devices', 'deliveries', 'calls', 'records', 'target_holds'];

interface PushLedgerParts {
  readonly d1: D1Database;
  readonly clock: ReturnType<typeof createTestClock>;
  readonly service: PushServiceStandIn;
}

/** The ledger and the outbox with the push as their only target, as the site builds them. */
export function startPushLedger({ d1, clock, service }: PushLedgerParts) {
  const context = { now: clock.now, newId: clock.newId };
  const facts = createPushFacts(d1, context);
  const configuration = { keys: VAPID, subject: 'https://pahiya.example', timeoutMs: service.patience() };
  // A push is signed for the present: the stand-in looks at the clock of the computer.
  const send = createPushService(configuration, { fetch, now: Date.now });
  const target = createPushTarget({
    facts,
    send,
    isEmergencyOpen,
    now: clock.now,
    pathOf: (id) => `/coupon-admin/records/${id}`,
  });
  const ledger = createLedger(d1, {
    ...context,
    factDeliveries: (after, change) =>
      [factOf(after, change)].flatMap((fact) => (fact ? [pushDelivery(fact)] : [])),
  });
  const outbox = createOutbox(d1, { ...context, targets: [target] });
  const devices = createPushDevices(d1, context);
  let made = 0;
  const ring = async (name: string, choice?: Partial<PushChoice>) => {
    const { subscription } = service.browser(name);
    const { endpoint, keys } = subscription;
    const id = mustBe(await devices.add({ endpoint, ...keys, kinds: PUSH_KINDS }, 'operator Asha'));
    if (choice)
      mustBe(await devices.choose(id, { kinds: PUSH_KINDS, quiet: null, ...choice }, 'operator Asha'));
    return id;
  };
  const record = async (kind: 'lead' | 'order' | 'booking', input: Partial<NewRecord> = {}) => {
    made += 1;
    const sent = {
      idempotencyKey: `push-${made}-key`,
      name: 'Asha Sharma',
      mobileNumber: '9000000301',
      ...input,
    };
    const recorded = mustBe(await ledger.record(kind, sent)).record;
    await outbox.attempt(recorded.id);
    return recorded.id;
  };
  const change = async (id: string, changes: RecordChanges, by = 'visitor') => {
    mustBe(await ledger.change(id, changes, { by }));
    await outbox.attempt(id);
  };
  const minute = async () => {
    clock.pass(MINUTE_MS);
    await outbox.sweep();
  };
  const states = async () =>
    (
      await d1
        .prepare('SELECT purpose, state FROM deliveries ORDER BY rowid')
        .all<{ purpose: string; state: string }>()
    ).results;
  return { ring, record, change, minute, devices, states, outbox, facts, calls: createCalls(d1, context) };
}
