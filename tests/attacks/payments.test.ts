import { afterAll, afterEach, expect, test } from 'vitest';
import { startPayments } from '../upstreams/payments.ts';
import { holding, newRecord } from '../worker/held-record.ts';
import { anOrder, type Placed, paymentVariables } from '../worker/own-orders.ts';
import { testSite } from '../worker/test-site.ts';
import { honestLeads, keepFigures, ownNetwork, UNHARMED } from './honest-visitors.ts';

const provider = await startPayments();
const site = await testSite({ variables: paymentVariables(provider) });
afterEach(() => provider.heal());
afterAll(async () => {
  await provider.close();
});

const opened = () =>
  provider.requests.filter(({ method, path }) => method === 'POST' && path === '/v1/orders').length;

test('six parallel posts of one order, then six of its payment, open one order at the provider', async () => {
  const body = anOrder({ payment: 'card' });
  await provider.fail('slow_and_committed', { delayMs: 600 });
  const before = opened();
  const posts = Promise.all(
    Array.from({ length: 6 }, async () => {
      const answer = await site.post('/api/checkout/orders', body, ownNetwork());
      return newRecord<Placed>(answer);
    }),
  );
  const honest = await honestLeads(site, posts);
  const answers = await posts;
  const [{ id, token } = { id: '', token: '' }] = answers;
  const again = await Promise.all(
    Array.from({ length: 6 }, () =>
      site.post(
        `/api/checkout/orders/${id}/payment`,
        { payment: 'card' },
        { ...ownNetwork(), ...holding(token) },
      ),
    ),
  );
  keepFigures('six parallel posts of one order', { ordersAtTheProvider: opened() - before, ...honest });
  expect(opened() - before).toBe(1);
  expect(again.map(({ status }) => status)).toEqual(Array(6).fill(200));
  const ids = new Set(answers.map((answer) => answer.provider?.providerOrderId));
  expect(ids.size).toBe(1);
  expect([...ids][0]).toMatch(/^order_/);
  expect(honest).toMatchObject(UNHARMED);
});
