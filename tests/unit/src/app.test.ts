import { expect, test } from 'vitest';
import { standInServices } from '../../../scripts/stand-in-services.ts';
import { createApp } from '../../../src/app.ts';
// The app loads these beside the write services. A load that outlives this file fails in the next file of the process.
import '../../../src/endpoints.ts';
import { EMPTY_PRICE_BOOK } from '../../../src/features/pricing/rules/price-book.ts';
import '../../../src/operator-routes.ts';
import type { Services } from '../../../src/services/page-services.ts';

test('POST /api/leads and GET /healthz answer 500 while the endpoints cannot be loaded, and the next request loads again', async () => {
  let tries = 0;
  const faults: unknown[] = [];
  const site: Services = {
    ...standInServices(EMPTY_PRICE_BOOK),
    sharedCache: () => undefined,
    log: { request: () => undefined, note: () => undefined, fault: ({ error }) => faults.push(error) },
    now: () => new Date('2026-11-20T10:00:00Z'),
    waitUntil: () => undefined,
  };
  const app = createApp(site, () => {
    tries += 1;
    return Promise.reject(new Error('not loaded'));
  });
  const lead = await app.request('https://pahiya.example/api/leads', { method: 'POST', body: '{}' });
  expect([lead.status, await lead.json()]).toMatchObject([500, { error: { code: 'internal' } }]);
  expect(lead.headers.get('Content-Security-Policy')).not.toBeNull();
  expect((await app.request('https://pahiya.example/healthz')).status).toBe(500);
  expect([tries, faults.length]).toEqual([2, 2]);
});
