import type { D1Database } from '@cloudflare/workers-types';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { startPushService } from '../upstreams/push-service.ts';
import { type createTestClock, eachOnAnEmptyLedger } from '../worker/ledger/ledger-database.ts';
import { PUSH_TABLES, startPushLedger } from '../worker/ledger/push-ledger.ts';
import { Account, keepRows, type TableRow } from './account.ts';
import { sharedFaults } from './share.ts';

const account = new Account();
const table: TableRow[] = [];

let d1: D1Database;
let clock: ReturnType<typeof createTestClock>;
eachOnAnEmptyLedger(PUSH_TABLES, (given) => {
  ({ d1, clock } = given);
});
const service = await startPushService();
beforeEach(async () => {
  service.startAgain();
  await service.heal();
});
afterAll(async () => {
  keepRows('push service', table, account);
  console.info(`push: ${account}`);
  await service.close();
});

const OUTCOMES: Readonly<Record<string, string>> = {
  delivered: 'rings',
  pending: 'rings at a later attempt',
  failed: 'shown as failed, with the device',
};

// The lead is stored before the outbox calls anybody, so a fault here delays no visitor.
test.each(sharedFaults)(
  'a notification meets %s: the phone rings, or the operator reads why not',
  async (fault) => {
    const site = startPushLedger({ d1, clock, service });
    await site.ring('phone');
    await service.fail(fault, { times: 1, delayMs: 1000 });
    await site.record('lead');
    const stateNow = async () => (await site.states())[0]?.state ?? 'none';
    const meanwhile = await stateNow();
    await service.heal();
    for (let minutes = 0; minutes < 20 && (await stateNow()) === 'pending'; minutes += 1) await site.minute();
    const state = await stateNow();
    expect(OUTCOMES).toHaveProperty(state);
    const hasRung = new Set(service.received.map(({ text }) => text)).size;
    // A device that its push service knows no more is gone, and rings no more.
    const isGone = fault === 'status_404';
    account.enter(1, isGone || state === 'failed' ? 1 : hasRung);
    table.push({
      call: 'POST the subscription’s address',
      fault,
      visitor: 'stored before the call',
      meanwhile: isGone ? 'the device is removed' : (OUTCOMES[meanwhile] ?? meanwhile),
      afterwards: isGone ? 'the device is removed' : (OUTCOMES[state] ?? state),
    });
  },
);
