import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { NOTHING_DROPPED } from '../../src/features/pricing/rules/price-row.ts';
import { CMS_TOKEN, startCms } from '../upstreams/cms.ts';
import { SAMPLE_SHEET, startPriceSheet } from '../upstreams/price-sheet.ts';
import { operatorOf, PASSPHRASE, sessionOf } from './admin-session.ts';
import { holding, newRecord } from './held-record.ts';
import { aVisitor, everyMinute, letTimePass } from './outside.ts';
import { type Site, startSite } from './site.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'operations-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

interface Left {
  readonly id: string;
  readonly token: string;
}

const leave = async (site: Site, mobileNumber: string): Promise<Left> => {
  const body = { mobileNumber, idempotencyKey: `operations-${mobileNumber}`, source: 'website' };
  const answer = await site.post('/api/leads', body, aVisitor());
  expect(answer.status).toBe(201);
  return newRecord<Left>(answer);
};
const change = async (site: Site, { id, token }: Left) => {
  const answer = await site.fetch(`/api/leads/${id}`, {
    method: 'PUT',
    body: JSON.stringify({ area: 'C-Scheme' }),
    headers: { 'Content-Type': 'application/json', Origin: site.origin, ...aVisitor(), ...holding(token) },
  });
  return answer.status;
};

describe('a new signing key', () => {
  const OLD = 'the-signing-key-that-goes-0123456789abcdef';
  const NEW = 'the-signing-key-that-comes-0123456789abcdef';
  const during = async <Value>(variables: Record<string, string>, run: (site: Site) => Promise<Value>) => {
    const site = await startSite({ variables, persistTo: folder });
    try {
      return await run(site);
    } finally {
      await site.stop();
    }
  };

  test('takes over while tokens of the previous one still open their records', async () => {
    const before = await during({ SIGNING_KEY: OLD }, (site) => leave(site, '9000000001'));
    const after = await during({ SIGNING_KEY: NEW, SIGNING_KEY_PREVIOUS: OLD }, async (site) => {
      expect(await change(site, before)).toBe(200);
      const made = await leave(site, '9000000002');
      expect(await change(site, made)).toBe(200);
      return made;
    });
    await during({ SIGNING_KEY: NEW }, async (site) => {
      expect(await change(site, after)).toBe(200);
      expect(await change(site, before)).toBe(404);
    });
  });
});

test('the log has the request id, status and fault of each answer, and no data of the visitor', async () => {
  const site = await startSite();
  try {
    const answer = await site.post('/api/leads', { mobileNumber: '5' }, aVisitor());
    const requestId = answer.headers.get('X-Request-Id') ?? 'none';
    await expect.poll(() => site.logged.some((line) => line.includes(requestId))).toBe(true);
    const line = site.logged.find((one) => one.includes(requestId)) ?? '{}';
    expect(JSON.parse(line)).toEqual({
      event: 'request',
      requestId,
      method: 'POST',
      path: '/api/leads',
      status: 400,
      milliseconds: expect.any(Number),
      fault: 'visitor',
    });
  } finally {
    await site.stop();
  }
});

test('GET /healthz reports pending deliveries, their age, and failed ones', async () => {
  const cms = await startCms();
  const site = await startSite({ variables: { CMS_URL: cms.url, CMS_TOKEN } });
  const health = async () => (await site.fetch('/healthz')).json();
  try {
    await cms.fail('status_400');
    await leave(site, '9000000011');
    await expect.poll(health).toMatchObject({
      status: 'degraded',
      deliveries: [{ target: 'cms', pending: 0, paused: 0, failed: 1, oldestPendingSeconds: 0 }],
    });
    const degraded = await site.fetch('/healthz');
    expect([degraded.status, degraded.headers.get('X-Health')]).toEqual([200, 'degraded']);
    await degraded.body?.cancel();
    await cms.fail('status_503');
    await leave(site, '9000000012');
    await site.rows("UPDATE deliveries SET queued_at = queued_at - 600000 WHERE state = 'pending'");
    // The answer is ten seconds old at most.
    await expect.poll(health).toMatchObject({
      deliveries: [{ pending: 1, failed: 1, oldestPendingSeconds: expect.closeTo(600, -2) }],
    });
    await cms.heal();
    await site.rows("UPDATE deliveries SET state = 'pending' WHERE state = 'failed'");
    await letTimePass(site);
    await everyMinute(site);
    await expect.poll(health).toMatchObject({ status: 'ok', deliveries: [] });
  } finally {
    await site.stop();
    await cms.close();
  }
});

test('GET /healthz and the health screen name the lines that the price sheet loses, and the systems that are off', async () => {
  const sheet = await startPriceSheet();
  sheet.publish(`${SAMPLE_SHEET}Petrol,Maruti,Secret Words\r\n`);
  const variables = { PRICE_SHEET_URL: sheet.sheetUrl, ADMIN_PASSPHRASE: PASSPHRASE };
  const site = await startSite({ variables });
  const health = async () => (await site.fetch('/healthz')).json();
  try {
    await expect.poll(health, { timeout: 15_000 }).toMatchObject({
      status: 'ok',
      priceSheet: {
        source: 'sheet',
        readFrom: 'download',
        ageSeconds: expect.any(Number),
        rows: 3,
        dropped: { ...NOTHING_DROPPED, columns: 1 },
        droppedLines: [{ line: 5, reason: 'columns' }],
        fault: null,
      },
      systems: { cms: 'off', payments: 'off', price_sheet: 'on' },
    });
    const screen = await operatorOf(site, await sessionOf()).get('/coupon-admin/health');
    const html = await screen.text();
    for (const shown of [
      'Line 5',
      'it has fewer or more cells than the header',
      'Off: CMS_URL, CMS_TOKEN not set',
      'PRICE_SHEET_URL',
    ])
      expect(html).toContain(shown);
    for (const text of [html, JSON.stringify(await health())]) {
      expect(text).not.toContain('Secret Words');
      expect(text).not.toContain(sheet.sheetUrl);
    }
  } finally {
    await site.stop();
    await sheet.close();
  }
});
