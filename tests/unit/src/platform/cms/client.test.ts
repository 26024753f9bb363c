import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { createCmsClient } from '../../../../../src/platform/cms/client.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const configuration = { url: 'https://cms.example/', token: 'a-token' };

test('a call goes below /api with the bearer token, and follows no redirect to another host', async () => {
  const fetch = vi.fn(async () => Response.json({ data: [] }));
  const query = { 'filters[mobileNumber][$eq]': '9000000001', 'pagination[pageSize]': '1' };
  const client = createCmsClient(configuration, fetch);
  expect(await client({ method: 'GET', path: '/mncaptures', query }, z.unknown())).toEqual({
    ok: true,
    value: { data: [] },
  });
  expect(fetch).toHaveBeenCalledWith(
    `https://cms.example/api/mncaptures?${new URLSearchParams(query)}`,
    expect.objectContaining({
      method: 'GET',
      headers: { accept: 'application/json', authorization: 'Bearer a-token' },
      redirect: 'manual',
    }),
  );
});

test('a backend that does not answer times out after 15 seconds', async () => {
  let answered: unknown;
  const client = createCmsClient(configuration, () => new Promise(() => undefined));
  void client({ method: 'GET', path: '/service-types' }, z.unknown()).then((answer) => {
    answered = answer;
  });
  await vi.advanceTimersByTimeAsync(14_999);
  expect(answered).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(answered).toEqual({ ok: false, code: 'timeout' });
});
