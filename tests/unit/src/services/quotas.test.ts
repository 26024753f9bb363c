import { expect, test } from 'vitest';
import { LIMITS } from '../../../../src/services/limit-list.ts';
import { createLongLimits } from '../../../../src/services/quotas.ts';
import { createSigner } from '../../../../src/values/signing.ts';
import { consoleLog } from '../../../../src/web/middleware/request-log.ts';

/** The limits over counts in memory; `used` is by the hash of a count's name and its period. */
function limitsInMemory() {
  const used = new Map<string, number>();
  const quotaOf = (name: string) => ({
    take: async (limit: number, periodMs: number) => {
      const count = used.get(`${name} ${periodMs}`) ?? 0;
      if (count >= limit) return 0;
      used.set(`${name} ${periodMs}`, count + 1);
      return count + 1;
    },
    giveBack: async () => {
      for (const [key, count] of used) if (key.startsWith(name)) used.set(key, count - 1);
    },
    own: async () => true,
    attempt: async () => 0,
    succeed: async () => undefined,
    begin: async () => true,
    end: async () => undefined,
  });
  const signer = createSigner({ current: 'a-signing-key-only-for-tests-0123456789' });
  return { used, limits: createLongLimits({ getByName: quotaOf }, signer, consoleLog) };
}

const at24 = (network: number, host = 1) => ({
  network: `203.0.${network}.0/24`,
  sender: `203.0.${network}.${host}`,
});
const at48 = (part: number) => {
  const name = `2001:db8:1:${part}::/64`;
  return { network: '2001:db8:1::/48', part: name, sender: name };
};

async function countOf(times: number, use: (at: number) => Promise<boolean>): Promise<number> {
  let within = 0;
  for (let at = 0; at < times; at += 1) if (await use(at)) within += 1;
  return within;
}

test('a spin refused for its hour takes nothing from the day of its network', async () => {
  const { used, limits } = limitsInMemory();
  expect(await countOf(20, () => limits.spin(at24(113)))).toBe(4);
  expect([...used.values()]).toEqual([4, 4]);
});

test('a /48 has the spins of a /24, and each of its /64s half of them', async () => {
  expect(await countOf(24, (at) => limitsInMemory().limits.spin(at48(at)))).toBe(24);
  const { limits } = limitsInMemory();
  expect(await countOf(10, () => limits.spin(at48(1)))).toBe(2);
  expect(await countOf(24, (at) => limits.spin(at48(at + 2)))).toBe(2);
});

test('a network has five paid look-ups although others used up those of the site', async () => {
  const { limits } = limitsInMemory();
  for (let network = 0; network < 68; network += 1)
    await countOf(LIMITS.lookups.most.network, () => limits.paidLookup(at24(network)));
  expect(await countOf(20, () => limits.paidLookup(at24(200)))).toBe(5);
});

test('a right code of a coupon takes nothing from its sender, and is given back once', async () => {
  const { used, limits } = limitsInMemory();
  for (let at = 0; at < 40; at += 1) {
    const tried = await limits.coupon(at24(1), '9000000001');
    expect(tried.isWithin).toBe(true);
    await tried.giveBack();
    await tried.giveBack();
  }
  expect([...used.values()]).toEqual([0, 0]);
});

test('wrong codes stop a number at one sender, then its network, and no other network', async () => {
  const { limits } = limitsInMemory();
  const tryCode = async (network: number, number: string) =>
    (await limits.coupon(at24(network), number)).isWithin;
  expect(await countOf(9, () => tryCode(1, '9000000001'))).toBe(5);
  expect(await countOf(30, (at) => tryCode(1, `900000010${at}`))).toBe(15);
  expect(await tryCode(2, '9000000001')).toBe(true);
});
