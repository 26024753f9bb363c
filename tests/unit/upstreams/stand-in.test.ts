import { expect, test } from 'vitest';
import { startStandIn } from '../../upstreams/stand-in.ts';

const start = () => startStandIn('An echo', ({ path }) => (path === '/known' ? { status: 200 } : undefined));

test('refuses every caller while it plays so, and answers at the same address when it is healed', async () => {
  const system = await start();
  await system.fail('refused');
  await expect(fetch(`${system.url}/known`)).rejects.toMatchObject({ cause: { code: 'ECONNREFUSED' } });
  await system.fail('refused');
  await system.heal();
  expect((await fetch(`${system.url}/known`)).status).toBe(200);
  await system.close();
});

test('closing it names every request that it had no answer for', async () => {
  const system = await start();
  expect((await fetch(`${system.url}/unknown`)).status).toBe(501);
  await expect(system.close()).rejects.toThrow("An echo was asked what it can't answer: GET /unknown");
});

test('closes while it refuses', async () => {
  const system = await start();
  await system.fail('refused');
  await system.close();
  await expect(fetch(system.url)).rejects.toThrow('fetch failed');
});
