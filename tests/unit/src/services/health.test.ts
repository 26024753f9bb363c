import { describe, expect, test } from 'vitest';
import type { PriceSheetState } from '../../../../src/features/pricing/price-source.ts';
import { NOTHING_DROPPED } from '../../../../src/features/pricing/rules/sheet-words.ts';
import type { ChatHealth } from '../../../../src/platform/chat/chat-figures.ts';
import type { SystemFaults } from '../../../../src/platform/system-faults.ts';
import { parseVariables } from '../../../../src/services/config.ts';
import { createSiteHealth } from '../../../../src/services/health.ts';
import { systemSwitches } from '../../../../src/services/system-switches.ts';

const KEY = { SIGNING_KEY: 'a-signing-key-only-for-tests-0123456789' };
const SHEET: PriceSheetState = {
  source: 'sheet',
  readFrom: 'kv',
  fetchedAt: 1_000,
  rowCount: 3,
  dropped: { ...NOTHING_DROPPED, columns: 1 },
  droppedLines: [
    { line: 5, reason: 'columns' },
    { line: 6, reason: 'cell', column: 'Basic Service', text: 'ask Asha' },
  ],
  hasHeader: true,
  ignoredColumns: [],
  fault: undefined,
  lastFault: { code: 'status', detail: 'Failed to fetch CSV: 503', at: 500 },
};

const healthOf = (
  sheet: PriceSheetState | undefined,
  status: 'ok' | 'unavailable' = 'ok',
  refused: SystemFaults = {},
  chat?: ChatHealth,
) =>
  createSiteHealth({
    ledger: async () => ({ status, deliveries: [] }),
    sheet: async () => sheet,
    systems: systemSwitches(
      parseVariables({ ...KEY, CMS_URL: 'https://cms.example', CMS_TOKEN: 'secret', GEOCODING_KEY: 'key' }),
    ),
    faults: async () => refused,
    chat: chat && (async () => chat),
    now: () => 61_400,
  })();

describe('the health of the site', () => {
  test('counts the chat’s troubles; only a paused template makes the site degraded', async () => {
    const troubles = { failed: 2, unclear: 1, pausedTemplates: 0 };
    expect(await healthOf(undefined, 'ok', {}, troubles)).toMatchObject({ status: 'ok', chat: troubles });
    const paused = { ...troubles, pausedTemplates: 1 };
    expect(await healthOf(undefined, 'ok', {}, paused)).toMatchObject({ status: 'degraded', chat: paused });
    expect(await healthOf(undefined)).toMatchObject({ status: 'ok', chat: null });
  });

  test('tells age, source, rows, dropped lines and fault of the sheet, and which systems are on', async () => {
    const health = await healthOf(SHEET);
    expect(health).toMatchObject({
      status: 'ok',
      priceSheet: {
        source: 'sheet',
        readFrom: 'kv',
        ageSeconds: 60,
        rows: 3,
        droppedLines: [
          { line: 5, reason: 'columns' },
          { line: 6, reason: 'cell', column: 'Basic Service' },
        ],
        fault: null,
        held: null,
      },
      systems: { cms: 'on', ads: 'off', payments: 'off', price_sheet: 'off' },
    });
    expect(JSON.stringify(health)).not.toMatch(/secret|cms\.example|Asha/);
  });

  test('is degraded while the sheet cannot be read, and unavailable with its ledger', async () => {
    const broken = { ...SHEET, fault: 'timeout' };
    expect((await healthOf(broken)).status).toBe('degraded');
    expect((await healthOf(broken, 'unavailable')).status).toBe('unavailable');
  });

  test('is degraded while a new sheet waits for the operator, and says why', async () => {
    expect(await healthOf({ ...SHEET, held: ['cars_gone'] })).toMatchObject({
      status: 'degraded',
      priceSheet: { held: ['cars_gone'] },
    });
  });

  test('is degraded while a system refuses our credentials, unless it is off', async () => {
    expect(await healthOf(SHEET, 'ok', { maps: 1 })).toMatchObject({
      status: 'degraded',
      systems: { maps: 'refused' },
    });
    expect(await healthOf(SHEET, 'ok', { payments: 1 })).toMatchObject({
      status: 'ok',
      systems: { payments: 'off' },
    });
  });

  test('answers without a sheet, and before its first copy', async () => {
    expect((await healthOf(undefined)).priceSheet).toBeNull();
    const early = { ...SHEET, fetchedAt: undefined, readFrom: undefined, rowCount: 0 };
    expect((await healthOf(early)).priceSheet).toMatchObject({ ageSeconds: null, readFrom: null, rows: 0 });
  });
});

describe('systemSwitches', () => {
  test('names the variables that a system lacks, and none of a system that is on', () => {
    const switches = systemSwitches(parseVariables({ ...KEY, ANALYTICS_TOKEN: 'secret', CMS_URL: '' }));
    expect(switches.find(({ name }) => name === 'analytics')?.unset).toEqual([]);
    expect(switches.find(({ name }) => name === 'cms')?.unset).toEqual(['CMS_URL', 'CMS_TOKEN']);
    expect(switches.find(({ name }) => name === 'payments')?.unset).toHaveLength(3);
  });
});
