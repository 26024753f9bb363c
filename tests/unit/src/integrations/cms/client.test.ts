import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { createCmsClient } from '../../../../../src/integrations/cms/client.ts';
import { findLeadByNumber } from '../../../../../src/integrations/cms/leads.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const configuration = { url: 'https://cms.example/', token: 'a-token' };

test('a call goes below /api with the bearer token, and follows no redirect to another host', async () => {
  const fetch = vi.fn(async () => Response.json({ data: [] }));
  expect(await findLeadByNumber(createCmsClient(configuration, fetch), '9000000001')).toEqual({
    ok: true,
    value: undefined,
  });
  const query = new URLSearchParams({
    'filters[mobileNumber][$eq]': '9000000001',
    sort: 'createdAt:desc',
    'pagination[pageSize]': '1',
  });
  expect(fetch).toHaveBeenCalledWith(
    `https://cms.example/api/mncaptures?${query}`,
    expect.objectContaining({
      method: 'GET',
      headers: { accept: 'application/json', authorization: 'Bearer a-token' },
      redirect: 'manual',
    }),
  );
});

test('a backend that does not answer is left after 15 seconds', async () => {
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
