import { expect, test } from 'vitest';
import { createLongLimits } from '../../../../src/services/quotas.ts';
import { createSigner } from '../../../../src/values/signing.ts';
import { consoleLog } from '../../../../src/web/middleware/request-log.ts';

test('a spin refused for its hour takes nothing from the day of its network', async () => {
  const used = new Map<number, number>();
  const quota = {
    take: async (limit: number, periodMs: number) => {
      const count = used.get(periodMs) ?? 0;
      if (count < limit) used.set(periodMs, count + 1);
      return count < limit;
    },
    own: async () => true,
    attempt: async () => 0,
    succeed: async () => undefined,
    begin: async () => true,
    end: async () => undefined,
  };
  const signer = createSigner({ current: 'a-signing-key-only-for-tests-0123456789' });
  const limits = createLongLimits({ getByName: () => quota }, signer, consoleLog);
  const spins: boolean[] = [];
  for (let spin = 0; spin < 20; spin += 1) spins.push(await limits.spin('203.0.113.0/24'));
  expect(spins.filter(Boolean)).toHaveLength(4);
  expect([...used.values()]).toEqual([4, 4]);
});
