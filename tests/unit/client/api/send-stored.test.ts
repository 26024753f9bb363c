import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubBrowserStorage } from '../storage/browser-storage.ts';

const fetched = vi.fn<typeof fetch>();
const answer = (status: number) => Promise.resolve(new Response('{}', { status }));
const body = (key: string) => ({ idempotencyKey: key, mobileNumber: '9000000001' });

let local: Map<string, string>;
beforeEach(() => {
  vi.resetModules();
  fetched.mockReset();
  local = stubBrowserStorage().local;
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => vi.unstubAllGlobals());

const load = async () => ({
  ...(await import('../../../../client/storage/outbox.ts')),
  ...(await import('../../../../client/api/send-stored.ts')),
});

test('a write is kept once for its key, the latest content of it, and survives the page', async () => {
  const { outbox } = await load();
  outbox.add('/api/leads', body('key-0001'));
  outbox.add('/api/leads', { ...body('key-0001'), mobileNumber: '9000000002' });
  expect(JSON.parse(local.get('outbox') ?? '')).toMatchObject([{ url: '/api/leads', key: 'key-0001' }]);
  vi.resetModules();
  const again = await load();
  expect(again.outbox.all().map((post) => JSON.parse(post.body).mobileNumber)).toEqual(['9000000002']);
});

test('what was stored by a stranger, leads elsewhere or is a week old is not sent', async () => {
  const post = { url: '/api/leads', method: 'POST', key: 'k', body: '{}', at: Date.now() };
  const old = { ...post, at: Date.now() - 8 * 86_400_000 };
  local.set('outbox', JSON.stringify([null, 'x', { ...post, url: 'https://evil.example' }, old]));
  expect((await load()).outbox.all()).toEqual([]);
});

test('kept writes leave oldest first, and an answer settles them, whether it is yes or no', async () => {
  const { outbox, sendStored } = await load();
  outbox.add('/api/leads', body('key-0001'));
  outbox.add('/api/service-requests', body('key-0002'));
  fetched.mockReturnValueOnce(answer(201)).mockReturnValueOnce(answer(422));
  await sendStored();
  expect(fetched.mock.calls.map(([url]) => url)).toEqual(['/api/leads', '/api/service-requests']);
  expect(outbox.all()).toEqual([]);
});

test.each([429, 500, 503])('a %i leaves everything for later', async (status) => {
  const { outbox, sendStored } = await load();
  outbox.add('/api/leads', body('key-0001'));
  outbox.add('/api/leads', body('key-0002'));
  fetched.mockReturnValue(answer(status));
  await sendStored();
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(outbox.all()).toHaveLength(2);
});

test('without a network nothing is lost, and two tries at once send once', async () => {
  const { outbox, sendStored } = await load();
  outbox.add('/api/leads', body('key-0001'));
  fetched.mockRejectedValueOnce(new TypeError('offline'));
  await sendStored();
  expect(outbox.has('key-0001')).toBe(true);
  fetched.mockReturnValue(answer(201));
  await Promise.all([sendStored(), sendStored()]);
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('what follows on a post goes to the record that it made, and waits with it while we are down', async () => {
  const { outbox, sendStored } = await load();
  outbox.add('/api/bookings', body('key-0001'), { change: { booking_status: 'completed' } });
  const made = new Response(JSON.stringify({ id: 'record-1', token: 'its-token' }), { status: 201 });
  fetched.mockResolvedValueOnce(made).mockReturnValueOnce(answer(503));
  await sendStored();
  expect(outbox.all()).toMatchObject([{ url: '/api/bookings/record-1', method: 'PUT', key: 'key-0001' }]);
  fetched.mockReturnValueOnce(answer(200));
  await sendStored();
  const [url, { method, body: sent } = {}] = fetched.mock.calls[2] ?? [];
  expect([url, method]).toEqual(['/api/bookings/record-1', 'PUT']);
  expect(JSON.parse(String(sent))).toMatchObject({ token: 'its-token', booking_status: 'completed' });
  expect(outbox.all()).toEqual([]);
});

test('a change that its token may not make is given up, and what was kept after it leaves', async () => {
  const { outbox, sendStored } = await load();
  outbox.add('/api/bookings/record-1', body('key-0001'), { method: 'PUT' });
  outbox.add('/api/leads', body('key-0002'));
  fetched.mockReturnValueOnce(answer(403)).mockReturnValueOnce(answer(201));
  await sendStored();
  expect(outbox.all()).toEqual([]);
});
