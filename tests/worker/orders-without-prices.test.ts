import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { quickly } from '../quickly.ts';
import { startPriceSheet } from '../upstreams/price-sheet.ts';
import { sampleNumber } from './outside.ts';
import { dayAhead } from './own-bookings.ts';
import { anOrder } from './own-orders.ts';
import { returnedForm } from './returned-form.ts';
import { startSite } from './site.ts';
import { testSite } from './test-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'orders-'));
const variables = { SUPPORT_PHONE: '+91 90000 12345' };
const sheet = await startPriceSheet();
await sheet.fail('hanging');
const site = await testSite({
  variables: { ...variables, PRICE_SHEET_URL: sheet.sheetUrl },
  persistTo: folder,
});
// The first request of an isolate pays for its start.
await (await site.fetch('/healthz')).text();
afterAll(async () => {
  await sheet.close();
  rmSync(folder, { recursive: true, force: true });
});

const visit = (mobileNumber: string) =>
  anOrder({ idempotencyKey: `unpriced-order-${mobileNumber}`, mobileNumber, date: dayAhead(3) });
const byCar = {
  items: [{ serviceId: 'express-service-90min', quantity: 1 }],
  manufacturer: 'Maruti',
  model: 'Wagon R',
  fuelType: 'Petrol',
};
const LIMIT_MS = 3000;

describe('POST /api/checkout/orders while the price sheet hangs and there is no copy of it', () => {
  test('accepts an order of the doorstep catalogue at once: its prices are not in the sheet', async () => {
    const placed = await quickly(LIMIT_MS, () => site.post('/api/checkout/orders', visit(sampleNumber())));
    expect(placed.status).toBe(201);
  });

  test('refuses a package quickly, with the phone number, and stores no order without a price', async () => {
    const refused = await quickly(LIMIT_MS, () =>
      site.post('/api/checkout/orders', { ...visit('9000040002'), ...byCar }),
    );
    expect(refused.status).toBe(503);
    expect(await refused.json()).toMatchObject({
      error: { code: 'unavailable', phone: '+91 90000 12345' },
    });
    expect(await site.rows("SELECT id FROM records WHERE mobile_number = '9000040002'")).toEqual([]);
  });

  test('answers a plain form with its page, which shows the problem and the phone number', async () => {
    const items = JSON.stringify(byCar.items);
    const answer = await site.postForm('/api/checkout/orders', { ...visit('9000040003'), ...byCar, items });
    const returned = await returnedForm(answer);
    expect(returned).toMatchObject({ status: 503, page: '/checkout' });
    expect(returned.html).toContain('nothing was ordered. Please send it again, or call us: +91 90000 12345');
  });

  test('accepts the same package under the same key once the sheet is available', async () => {
    await site.stop();
    await sheet.heal();
    const recovered = await startSite({ variables: { PRICE_SHEET_URL: sheet.sheetUrl }, persistTo: folder });
    try {
      const body = { ...visit('9000040002'), ...byCar };
      const placed = await recovered.post('/api/checkout/orders', body);
      expect(placed.status).toBe(201);
      const kept = await recovered.rows("SELECT id FROM records WHERE mobile_number = '9000040002'");
      expect(kept).toHaveLength(1);
    } finally {
      await recovered.stop();
    }
  });
});
