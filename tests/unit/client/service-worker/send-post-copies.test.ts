import { afterEach, expect, test, vi } from 'vitest';
import { sendPostCopies } from '../../../../client/service-worker/send-post-copies.ts';

afterEach(() => vi.unstubAllGlobals());

test('sendPostCopies sends a copy with the time at which it was stored, and removes it', async () => {
  const at = Date.now() - 3_600_000;
  const copy = { url: '/api/service-requests', method: 'POST', key: 'key-0001', body: '{}', at };
  const copies = {
    keys: async () => ['/stored-posts/key-0001'],
    match: async () => Response.json(copy),
    delete: vi.fn(async () => true),
  };
  const fetched = vi.fn<typeof fetch>(async () => new Response('{}', { status: 201 }));
  vi.stubGlobal('caches', { open: async () => copies });
  vi.stubGlobal('fetch', fetched);
  await sendPostCopies();
  const headers = new Headers(fetched.mock.calls[0]?.[1]?.headers);
  expect([headers.get('Content-Type'), headers.get('X-Stored-At')]).toEqual(['application/json', String(at)]);
  expect(copies.delete).toHaveBeenCalledWith('/stored-posts/key-0001');
});
