import { expect, it } from 'vitest';
import {
  createHealth,
  ledgerHealth,
  type TargetBacklog,
} from '../../../../../src/platform/outbox/backlog.ts';
import { failure, success } from '../../../../../src/values/result.ts';

const NOW = 1_790_000_000_000;
const healthOf = (target: Partial<TargetBacklog>) => {
  const account = {
    target: 'cms',
    pending: 0,
    paused: 0,
    failed: 0,
    oldestPendingAt: null,
    heldUntil: null,
    ...target,
  };
  return ledgerHealth({ backlog: async () => success([account]) }, NOW);
};

it.each([
  ['ok', {}],
  ['ok', { pending: 3, oldestPendingAt: NOW - 60_000 }],
  ['degraded', { pending: 3, oldestPendingAt: NOW - 301_000 }],
  ['degraded', { failed: 1 }],
  ['degraded', { paused: 1, oldestPendingAt: NOW }],
] as const)('is %s with %j', async (status, target) => {
  expect((await healthOf(target)).status).toBe(status);
});

it('reports the age of the oldest in seconds', async () => {
  const { deliveries } = await healthOf({ pending: 1, oldestPendingAt: NOW - 90_400 });
  const quiet = { target: 'cms', paused: 0, failed: 0, heldSeconds: 0 };
  expect(deliveries).toEqual([{ ...quiet, pending: 1, oldestPendingSeconds: 90 }]);
});

it('is unavailable when the ledger can not be read', async () => {
  const health = await ledgerHealth({ backlog: async () => failure('ledger_unavailable') }, NOW);
  expect(health).toEqual({ status: 'unavailable', deliveries: [] });
});

it('asks the ledger once in ten seconds, however many monitors ask', async () => {
  let asked = 0;
  let now = NOW;
  const backlog = async () => {
    asked += 1;
    return success([]);
  };
  const health = createHealth({ backlog }, () => now);
  await Promise.all(Array.from({ length: 50 }, health));
  now += 9_999;
  await health();
  expect(asked).toBe(1);
  now += 1;
  await health();
  expect(asked).toBe(2);
});
