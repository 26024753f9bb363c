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

const load = () => import('../../../../client/api/stored-posts.ts');

test('a post is stored once for its key, with its latest content, and survives the page', async () => {
  const { storedPosts } = await load();
  storedPosts.add('/api/leads', body('key-0001'));
  storedPosts.add('/api/leads', { ...body('key-0001'), mobileNumber: '9000000002' });
  expect(JSON.parse(local.get('outbox') ?? '')).toMatchObject([{ url: '/api/leads', key: 'key-0001' }]);
  vi.resetModules();
  const again = await load();
  expect(again.storedPosts.all().map((post) => JSON.parse(post.body).mobileNumber)).toEqual(['9000000002']);
});

test('a post of a Hindi page survives the page too', async () => {
  (await load()).storedPosts.add('/hi/api/leads', body('key-0001'));
  vi.resetModules();
  expect((await load()).storedPosts.all()).toMatchObject([{ url: '/hi/api/leads' }]);
});

test('a stored post that is malformed, leads elsewhere or is a week old is not sent', async () => {
  const post = { url: '/api/leads', method: 'POST', key: 'k', body: '{}', at: Date.now() };
  const old = { ...post, at: Date.now() - 8 * 86_400_000 };
  local.set('outbox', JSON.stringify([null, 'x', { ...post, url: 'https://evil.example' }, old]));
  expect((await load()).storedPosts.all()).toEqual([]);
});

test('a week-old post leaves the browser with its number, and a newer one stays', async () => {
  const post = { url: '/api/leads', method: 'POST', body: JSON.stringify(body('key-0001')) };
  const old = { ...post, key: 'old', at: Date.now() - 8 * 86_400_000 };
  local.set('outbox', JSON.stringify([old, { ...post, key: 'new', at: Date.now() }]));
  (await load()).storedPosts.forgetOld();
  expect(JSON.parse(local.get('outbox') ?? '')).toMatchObject([{ key: 'new' }]);
});

test('the idle module of stored posts forgets old ones with the first page of a visit', async () => {
  const old = { url: '/api/leads', method: 'POST', key: 'old', body: '{}', at: Date.now() - 8 * 86_400_000 };
  local.set('outbox', JSON.stringify([old]));
  vi.stubGlobal('addEventListener', () => undefined);
  const { start } = await import('../../../../client/idle/stored-posts.idle.ts');
  start();
  expect(local.get('outbox')).toBe('[]');
  expect(fetched).not.toHaveBeenCalled();
});

test('stored posts are sent oldest first, and an answer settles them, accepted or refused', async () => {
  const { storedPosts, sendStoredPosts } = await load();
  storedPosts.add('/api/leads', body('key-0001'));
  storedPosts.add('/api/service-requests', body('key-0002'));
  fetched.mockReturnValueOnce(answer(201)).mockReturnValueOnce(answer(422));
  await sendStoredPosts();
  expect(fetched.mock.calls.map(([url]) => url)).toEqual(['/api/leads', '/api/service-requests']);
  expect(storedPosts.all()).toEqual([]);
});

test('a stored post goes out with the time at which it was stored', async () => {
  const { storedPosts, sendStoredPosts } = await load();
  vi.setSystemTime('2026-11-21T18:00:00Z');
  storedPosts.add('/api/service-requests', body('key-0001'));
  vi.setSystemTime('2026-11-22T02:00:00Z');
  fetched.mockReturnValueOnce(answer(201));
  await sendStoredPosts();
  vi.useRealTimers();
  const headers = new Headers(fetched.mock.calls[0]?.[1]?.headers);
  expect(headers.get('X-Stored-At')).toBe(String(Date.parse('2026-11-21T18:00:00Z')));
});

test.each([429, 500, 503])('a status %i keeps every post stored', async (status) => {
  const { storedPosts, sendStoredPosts } = await load();
  storedPosts.add('/api/leads', body('key-0001'));
  storedPosts.add('/api/leads', body('key-0002'));
  fetched.mockReturnValue(answer(status));
  await sendStoredPosts();
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(storedPosts.all()).toHaveLength(2);
});

test('offline keeps the posts stored, and two tries at once send each post once', async () => {
  const { storedPosts, sendStoredPosts } = await load();
  storedPosts.add('/api/leads', body('key-0001'));
  fetched.mockRejectedValueOnce(new TypeError('offline'));
  await sendStoredPosts();
  expect(storedPosts.has('key-0001')).toBe(true);
  fetched.mockReturnValue(answer(201));
  await Promise.all([sendStoredPosts(), sendStoredPosts()]);
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('the change of a post is sent to the created record, and stays stored while the server is down', async () => {
  const { storedPosts, sendStoredPosts } = await load();
  storedPosts.add('/api/bookings', body('key-0001'), { change: { booking_status: 'completed' } });
  const made = new Response(JSON.stringify({ id: 'record-1' }), { status: 201 });
  fetched.mockResolvedValueOnce(made).mockReturnValueOnce(answer(503));
  await sendStoredPosts();
  expect(storedPosts.all()).toMatchObject([
    { url: '/api/bookings/record-1', method: 'PUT', key: 'key-0001' },
  ]);
  fetched.mockReturnValueOnce(answer(200));
  await sendStoredPosts();
  const [url, { method, body: sent } = {}] = fetched.mock.calls[2] ?? [];
  expect([url, method]).toEqual(['/api/bookings/record-1', 'PUT']);
  expect(JSON.parse(String(sent))).toMatchObject({ booking_status: 'completed' });
  expect(storedPosts.all()).toEqual([]);
});

test('a change of a record that another browser holds is removed, and the post after it is sent', async () => {
  const { storedPosts, sendStoredPosts } = await load();
  storedPosts.add('/api/bookings/record-1', body('key-0001'), { method: 'PUT' });
  storedPosts.add('/api/leads', body('key-0002'));
  fetched.mockReturnValueOnce(answer(404)).mockReturnValueOnce(answer(201));
  await sendStoredPosts();
  expect(storedPosts.all()).toEqual([]);
});
