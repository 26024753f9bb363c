import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { readSheet } from '../../../../../src/platform/price-sheet/read-sheet.ts';
import { SAMPLE_SHEET, type SheetOddity, startPriceSheet } from '../../../../upstreams/price-sheet.ts';
import type { Fault } from '../../../../upstreams/stand-in.ts';

const sheet = await startPriceSheet();
afterEach(() => {
  sheet.turn(undefined);
  return sheet.heal();
});
afterAll(() => sheet.close());

const read = (timeoutMs = sheet.patience()) =>
  readSheet((signal) => fetch(sheet.sheetUrl, { signal }), { timeoutMs, maxBytes: 4_000_000 });

describe('readSheet', () => {
  test('answers the sheet as text', async () => {
    expect(await read()).toEqual({ ok: true, value: SAMPLE_SHEET });
  });

  test.each<SheetOddity>(['bom', 'redirect', 'utf_16'])(
    'answers the same text for a sheet with %s',
    async (oddity) => {
      sheet.turn(oddity);
      expect(await read()).toEqual({ ok: true, value: SAMPLE_SHEET });
    },
  );

  test.each<[SheetOddity, string]>([['ten_megabytes', 'too_large']])(
    'refuses a sheet with %s as %s',
    async (oddity, code) => {
      sheet.turn(oddity);
      expect(await read()).toMatchObject({ ok: false, code });
    },
  );

  test('waits for a sheet that comes in drops no longer than for one that does not come', async () => {
    sheet.turn('dripping');
    expect(await read(200)).toMatchObject({ ok: false, code: 'timeout' });
  });

  test.each<[Fault, string]>([
    ['down', 'unreachable'],
    ['refused', 'unreachable'],
    ['reset', 'unreachable'],
    ['truncated', 'unreachable'],
    ['committed_then_dropped', 'unreachable'],
    ['status_403', 'status'],
    ['status_429', 'status'],
    ['status_500', 'status'],
    ['hanging', 'timeout'],
    ['slow_and_committed', 'timeout'],
    ['html', 'html'],
    ['huge', 'too_large'],
  ])('answers %s as %s', async (fault, code) => {
    await sheet.fail(fault, { delayMs: 30_000 });
    expect(await read()).toMatchObject({ ok: false, code });
  });

  test('logs the agreed event for a failed fetch', async () => {
    await sheet.fail('status_404');
    expect(await read()).toEqual({
      ok: false,
      code: 'status',
      detail: 'Failed to fetch CSV: 404 Not Found',
    });
  });

  test('does not wait for a fetch that ignores its signal', async () => {
    const hanging = () => new Promise<Response>(() => {});
    expect(await readSheet(hanging, { timeoutMs: 20, maxBytes: 1 })).toMatchObject({ code: 'timeout' });
  });

  test.each(['utf16le', 'utf16be'])('reads %s without its mark', async (encoding) => {
    const bytes = Buffer.from('FuelType;Car Brand;₹', 'utf16le');
    if (encoding === 'utf16be') bytes.swap16();
    const read = await readSheet(async () => new Response(new Uint8Array(bytes)), {
      timeoutMs: 15_000,
      maxBytes: 1_000,
    });
    expect(read).toEqual({ ok: true, value: 'FuelType;Car Brand;₹' });
  });

  test('recognises an old code page, broken UTF-16, and a page that calls itself CSV', async () => {
    const answering = (body: string | Uint8Array<ArrayBuffer>) =>
      readSheet(async () => new Response(body), { timeoutMs: 15_000, maxBytes: 1_000 });
    expect(await answering(new Uint8Array([0x46, 0xa0, 0xe9]))).toMatchObject({ code: 'encoding' });
    const odd = new Uint8Array([0xff, 0xfe, 0x46, 0, 0x75]);
    expect(await answering(odd)).toMatchObject({ code: 'encoding' });
    expect(await answering('FuelType\0Car Brand')).toMatchObject({ code: 'encoding' });
    // The beginning of a workbook of Excel.
    const workbook = new Uint8Array([0x50, 0x4b, 3, 4, 0x14, 0, 6, 0, 8, 0, 0, 0, 0x21, 0, 0xdd, 0x92]);
    expect(await answering(workbook)).toMatchObject({ code: 'encoding' });
    expect(await answering('\n<!doctype html><title>Sign in</title>')).toMatchObject({ code: 'html' });
    expect(await answering('x'.repeat(1_001))).toMatchObject({ code: 'too_large' });
  });
});
