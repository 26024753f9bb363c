import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type PriceSheetsState,
  priceSheetEndpoints,
  priceSheetsState,
  UPLOAD_FIELD,
  type WaitingSheet,
} from '../../src/features/price-sheets/contract.ts';
import type { HoldReason } from '../../src/features/pricing/contract.ts';
import { startPriceSheet } from '../upstreams/price-sheet.ts';
import { operatorOf, PASSPHRASE, sessionOf } from './admin-session.ts';
import { aVisitor, everyMinute } from './outside.ts';
import { bookingCalls, dayAhead } from './own-bookings.ts';
import { type Site, startSite } from './site.ts';

const FOLDER = 'tests/real-world/sheets';
const fileOf = (name: string): string => readFileSync(`${FOLDER}/${name}.csv`, 'utf8');
const IN_USE = fileOf('in-use');
const SMALL_CHANGE = fileOf('change-small');
const CARS_GONE = fileOf('change-cars-gone');
/** One car lacks three of its four prices, and two cars one. */
const PRICES_GONE = IN_USE.replace('2449,3949,3449,2149', ',3949,,')
  .replace('3149,4649', ',4649')
  .replace('2749,4249', ',4249');

const start = (persistTo?: string) =>
  startSite({
    variables: { PRICE_SHEET_URL: sheet.sheetUrl, ADMIN_PASSPHRASE: PASSPHRASE },
    ...(persistTo && { persistTo }),
  });

const sheet = await startPriceSheet(IN_USE);
const site = await start();
const session = await sessionOf();
const operator = operatorOf(site, session);
const signedIn = { Cookie: `admin=${session}` };
afterAll(async () => {
  await site.stop();
  await sheet.close();
});
/** Begins each test with the sheet in use live, as cron puts it live on a new site. */
beforeEach(async () => {
  sheet.publish(IN_USE);
  await site.rows('DELETE FROM price_sheets');
  await site.rows('DELETE FROM price_sheet_state');
  await site.rows('INSERT INTO price_sheet_state (one) VALUES (1)');
  await site.rows("DELETE FROM audit WHERE action LIKE 'price_sheet%'");
  await everyMinute(site);
});

const stateNow = async (): Promise<PriceSheetsState> =>
  priceSheetsState.parse(await (await operator.get(priceSheetEndpoints.state)).json());

/** The basic service of a car, in rupees. */
async function priceOf(car: string, at: Site = site): Promise<number | undefined> {
  const answer = await at.fetch(`/api/prices/${car}`);
  return answer.status === 200
    ? ((await answer.json()) as { basicServiceFinalPrice: number }).basicServiceFinalPrice
    : undefined;
}

/** The answer of /healthz, which is ten seconds old at most. */
const health = () =>
  expect.poll(async () => (await site.fetch('/healthz')).json(), { timeout: 15_000, interval: 500 });

/** Answers a write of the operator by a program: its status and its code. */
async function write(path: string, body: object = {}): Promise<readonly [number, string | undefined]> {
  const answer = await operator.post(path, body, aVisitor());
  const { done, error } = (await answer.json()) as { done?: string; error?: { reason: string } };
  return [answer.status, done ?? error?.reason];
}

const readNow = () => write(priceSheetEndpoints.read);

const upload = (body: string | Uint8Array, type = 'text/csv', to = site) =>
  to.fetch(priceSheetEndpoints.upload, {
    method: 'POST',
    body,
    headers: { Origin: to.origin, 'Content-Type': type, ...aVisitor(), ...signedIn },
  });
/** Uploads a good sheet as a program does. */
async function uploaded(csv: string | Uint8Array, to = site): Promise<WaitingSheet> {
  const answer = await upload(csv, 'text/csv', to);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { uploaded: WaitingSheet }).uploaded;
}

const audited = async (): Promise<readonly string[]> =>
  (
    await site.rows<{ line: string }>(
      "SELECT by || ': ' || action || ', ' || detail AS line FROM audit WHERE action LIKE 'price_sheet%' ORDER BY at, id",
    )
  ).map(({ line }) => line);

describe('a sheet at the address', () => {
  test('goes live at once where none was live, and after a usual change', async () => {
    expect(await priceOf('tata/nexon/petrol')).toBe(2749);
    sheet.publish(SMALL_CHANGE);
    expect(await readNow()).toEqual([200, 'sheet_live']);
    expect(await priceOf('tata/nexon/petrol')).toBe(2849);
    const { live, held, published, isByHand, readFault } = await stateNow();
    expect([held, isByHand, readFault, published.length]).toEqual([null, false, null, 2]);
    expect(live).toMatchObject({ source: 'address', rowCount: 6, publishedBy: 'operator' });
    expect(await audited()).toEqual([
      'schedule: price_sheet_published, address, cars 6',
      'operator: price_sheet_published, address, cars 6',
    ]);
  });

  test.each<[string, string, readonly HoldReason[]]>([
    ['cars gone', CARS_GONE, ['cars_gone']],
    ['one zero more', fileOf('change-one-zero-more'), ['prices_moved', 'price_jumped']],
    ['a price under ₹100', fileOf('change-below-100'), ['price_jumped', 'price_below_100']],
    [
      'all prices in hundreds',
      fileOf('change-in-hundreds'),
      ['prices_moved', 'price_jumped', 'price_below_100'],
    ],
    ['prices gone', PRICES_GONE, ['prices_gone']],
  ])('with %s waits for the operator, and pages keep the old prices', async (_, csv, reasons) => {
    sheet.publish(csv);
    expect(await readNow()).toEqual([200, 'sheet_held']);
    expect(await priceOf('hyundai/creta/diesel')).toBe(3149);
    const { held, live } = await stateNow();
    expect(held?.reasons).toEqual(reasons);
    expect(held?.sheet.publishedAt).toBeNull();
    expect(live?.rowCount).toBe(6);
    // It is held once, however often it is read.
    expect(await readNow()).toEqual([200, 'sheet_held']);
    expect((await stateNow()).held?.sheet.id).toBe(held?.sheet.id);
    const screen = await (await operator.get('/coupon-admin/health')).text();
    expect(screen).toContain('waits for you, because');
  });

  test('is named with its differences, and goes live when the operator publishes it', async () => {
    sheet.publish(CARS_GONE.replace('Nexon,2749', 'Nexon,2849'));
    await readNow();
    const { held, live } = await stateNow();
    expect(held?.changes).toEqual({
      gone: {
        count: 2,
        list: [
          { manufacturer: 'Hyundai', model: 'Creta', fuelType: 'Diesel' },
          { manufacturer: 'Maruti', model: 'Ertiga', fuelType: 'CNG' },
        ],
      },
      added: { count: 0, list: [] },
      prices: {
        count: 1,
        list: [
          {
            car: { manufacturer: 'Tata', model: 'Nexon', fuelType: 'Petrol' },
            column: 'Basic Service',
            before: 2749,
            after: 2849,
          },
        ],
      },
    });
    await health().toMatchObject({ status: 'degraded', priceSheet: { held: ['cars_gone'] } });
    const choice = { id: held?.sheet.id, live: live?.id };
    expect(await write(priceSheetEndpoints.publish, choice)).toEqual([200, 'sheet_published']);
    expect(await priceOf('hyundai/creta/diesel')).toBeUndefined();
    expect(await priceOf('tata/nexon/petrol')).toBe(2849);
    await health().toMatchObject({ status: 'ok', priceSheet: { held: null } });
    expect(await stateNow()).toMatchObject({ held: null, isByHand: false });
    expect(await readNow()).toEqual([200, 'sheet_unchanged']);
  });

  test('is no longer held when the address has a usual sheet again', async () => {
    sheet.publish(CARS_GONE);
    await readNow();
    sheet.publish(SMALL_CHANGE);
    expect(await readNow()).toEqual([200, 'sheet_live']);
    expect(await stateNow()).toMatchObject({ held: null });
    sheet.publish(CARS_GONE);
    await readNow();
    sheet.publish(SMALL_CHANGE);
    expect(await readNow()).toEqual([200, 'sheet_unchanged']);
    expect(await stateNow()).toMatchObject({ held: null });
  });

  test('that is refused leaves the last good one, is told with its reason, and is read again each minute', async () => {
    sheet.publish(fileOf('column-missing'));
    expect(await readNow()).toEqual([400, 'sheet_refused']);
    expect(await priceOf('tata/nexon/petrol')).toBe(2749);
    await health().toMatchObject({ status: 'degraded', priceSheet: { fault: 'columns' } });
    expect((await stateNow()).readFault).toMatchObject({
      code: 'columns',
      detail: 'missing: Basic Service',
    });
    sheet.publish(SMALL_CHANGE);
    await everyMinute(site);
    await health().toMatchObject({ status: 'ok', priceSheet: { fault: null } });
    expect(await priceOf('tata/nexon/petrol')).toBe(2849);
  });

  test('is read once an hour', async () => {
    const before = sheet.requests.length;
    await everyMinute(site);
    await everyMinute(site);
    expect(sheet.requests).toHaveLength(before);
    await site.rows('UPDATE price_sheet_state SET last_read_at = last_read_at - 3600000');
    await everyMinute(site);
    expect(sheet.requests).toHaveLength(before + 1);
  });
});

describe('a page', () => {
  test('shows a published sheet at once, although it was stored with the old prices', async () => {
    const path = '/maruti-car-service-in-jaipur?car=maruti-baleno-petrol';
    const text = async () => (await site.fetch(path)).text();
    expect(await text()).toContain('₹2,449');
    sheet.publish(IN_USE.replace('Baleno,2449', 'Baleno,2399'));
    await readNow();
    const html = await text();
    expect(html).toContain('₹2,399');
    expect(html).not.toContain('₹2,449');
  });
});

describe('POST /api/admin/prices/upload', () => {
  const utf16 = (text: string, isBig = false): Uint8Array => {
    const bytes = Buffer.from(`\uFEFF${text}`, 'utf16le');
    return new Uint8Array(isBig ? bytes.swap16() : bytes);
  };
  test.each<[string, string | Uint8Array]>([
    ['with commas', SMALL_CHANGE],
    ['with a byte order mark', `\uFEFF${SMALL_CHANGE}`],
    ['with semicolons', SMALL_CHANGE.replaceAll(',', ';')],
    ['with tabs', SMALL_CHANGE.replaceAll(',', '\t')],
    ['with the line sep=;', `sep=;\r\n${SMALL_CHANGE.replaceAll(',', ';')}`],
    ['in UTF-16, little-endian, with tabs', utf16(SMALL_CHANGE.replaceAll(',', '\t'))],
    ['in UTF-16, big-endian', utf16(SMALL_CHANGE, true)],
    ['in UTF-16 without a mark', new Uint8Array(Buffer.from(SMALL_CHANGE, 'utf16le'))],
    ['with a title above its header', `Our prices,valid from May\n,\n${SMALL_CHANGE}`],
  ])('takes a file %s, compares it and leaves the live sheet', async (_, csv) => {
    const waiting = await uploaded(csv);
    expect(waiting).toMatchObject({
      reasons: [],
      sheet: { source: 'upload', rowCount: 6, publishedAt: null },
      changes: { gone: { count: 0 }, added: { count: 0 }, prices: { count: 2 } },
    });
    expect(await priceOf('tata/nexon/petrol')).toBe(2749);
    expect((await stateNow()).uploaded?.sheet.id).toBe(waiting.sheet.id);
  });

  test('names the lines and cells that are lost, and the reasons to look twice', async () => {
    const { sheet: stored, reasons } = await uploaded(
      CARS_GONE.replace('Baleno,2449', 'Baleno,ask us').replace('Petrol,Tata', 'Petol,Tata'),
    );
    expect(reasons).toEqual(['cars_gone']);
    expect(stored.losses.droppedLines).toEqual([
      { line: 2, reason: 'cell', column: 'Basic Service', text: 'ask us' },
      { line: 3, reason: 'fuel' },
    ]);
  });

  test('takes the form of the screen, and leads back to it', async () => {
    const form = (file: string) =>
      `--x\r\nContent-Disposition: form-data; name="${UPLOAD_FIELD}"; filename="prices.csv"\r\nContent-Type: text/csv\r\n\r\n${file}\r\n--x--\r\n`;
    const sent = async (file: string) => {
      const answer = await upload(form(file), 'multipart/form-data; boundary=x');
      return [answer.status, answer.headers.get('Location')];
    };
    expect(await sent(SMALL_CHANGE)).toEqual([303, '/coupon-admin/prices?done=sheet_uploaded']);
    expect(await sent('')).toEqual([303, '/coupon-admin/prices?problem=no_file']);
    expect(await sent(fileOf('other-list-tyres'))).toEqual([
      303,
      '/coupon-admin/prices?problem=sheet_refused',
    ]);
    expect((await stateNow()).uploadFault).toMatchObject({ code: 'columns' });
    await uploaded(SMALL_CHANGE);
    expect((await stateNow()).uploadFault).toBeNull();
  });

  test('refuses what is no sheet, more than 2 MB, another content type and a stranger', async () => {
    const statusOf = async (body: string, type?: string) => (await upload(body, type)).status;
    expect(await statusOf('<!doctype html><title>Sign in</title>')).toBe(400);
    expect(await statusOf(fileOf('column-twice'))).toBe(400);
    expect(await statusOf(SMALL_CHANGE.padEnd(2_200_000, '\n'))).toBe(413);
    expect(await statusOf(SMALL_CHANGE.padEnd(2_000_000, '\n'))).toBe(200);
    expect(await statusOf('{}', 'application/json')).toBe(415);
    const stranger = await site.fetch(priceSheetEndpoints.upload, {
      method: 'POST',
      body: SMALL_CHANGE,
      headers: { 'Content-Type': 'text/csv', Origin: site.origin, ...aVisitor() },
    });
    expect(stranger.status).toBe(401);
    // The form of an operator whose session ended.
    const ended = await site.fetch(priceSheetEndpoints.upload, {
      method: 'POST',
      body: '--x--\r\n',
      headers: { 'Content-Type': 'multipart/form-data; boundary=x', Origin: site.origin, ...aVisitor() },
    });
    expect([ended.status, ended.headers.get('Location')]).toEqual([303, '/coupon-admin']);
    expect((await stateNow()).live?.rowCount).toBe(6);
  });
});

describe('a choice of the operator', () => {
  test('puts a sheet of 2 MB live, which fits a row of the ledger', async () => {
    const [header = ''] = IN_USE.split('\n');
    /** No two rows are alike, so that compressing them gains little. */
    const rowOf = (car: number): string => {
      const noise = BigInt(Math.round(Math.abs(Math.sin(car * 3.7)) * 2 ** 52));
      const prices = [1, 2, 3, 4, 5].map((service) => 1000 + Number(noise % BigInt(70_000 + service)));
      return `Petrol,Maruti,${noise.toString(36)} ${car},${prices.join()},999`;
    };
    const { sheet: stored } = await uploaded(
      [header, ...Array.from({ length: 30_000 }, (_, car) => rowOf(car))].join('\n'),
    );
    expect(stored.rowCount).toBe(30_000);
    const { live } = await stateNow();
    const choice = { id: stored.id, live: live?.id };
    expect(await write(priceSheetEndpoints.publish, choice)).toEqual([200, 'sheet_published']);
    expect((await stateNow()).live?.rowCount).toBe(30_000);
    const [longest] = await site.rows<{ bytes: number }>(
      'SELECT max(length(rows)) AS bytes FROM price_sheets',
    );
    expect(longest?.bytes).toBeLessThan(1_900_000);
  });

  test('puts an uploaded sheet live, which no sheet of the address replaces by itself', async () => {
    const { sheet: stored } = await uploaded(SMALL_CHANGE);
    const { live } = await stateNow();
    const choice = { id: stored.id, live: live?.id };
    expect(await write(priceSheetEndpoints.publish, choice)).toEqual([200, 'sheet_published']);
    expect(await priceOf('tata/nexon/petrol')).toBe(2849);
    expect(await stateNow()).toMatchObject({
      isByHand: true,
      uploaded: null,
      live: { source: 'upload', publishedBy: 'operator' },
    });
    // The address still has the sheet that the operator passed over.
    expect(await readNow()).toEqual([200, 'sheet_unchanged']);
    expect((await stateNow()).held).toBeNull();
    sheet.publish(IN_USE.replace('Baleno,2449', 'Baleno,2399'));
    expect(await readNow()).toEqual([200, 'sheet_held']);
    expect((await stateNow()).held?.reasons).toEqual(['by_hand']);
    expect(await priceOf('maruti/baleno/petrol')).toBe(2449);
    expect(await audited()).toContain('operator: price_sheet_published, upload, cars 6');
  });

  test('goes back to an earlier sheet, and stays there until the operator publishes another', async () => {
    const first = (await stateNow()).live;
    sheet.publish(SMALL_CHANGE);
    await readNow();
    const second = (await stateNow()).live;
    expect(await write(priceSheetEndpoints.restore, { id: first?.id, live: second?.id })).toEqual([
      200,
      'sheet_restored',
    ]);
    expect(await priceOf('tata/nexon/petrol')).toBe(2749);
    await site.rows('UPDATE price_sheet_state SET last_read_at = 0');
    await everyMinute(site);
    expect(await priceOf('tata/nexon/petrol')).toBe(2749);
    const { published, live, isByHand } = await stateNow();
    expect([live?.id, isByHand]).toEqual([first?.id, true]);
    expect(published.map(({ id }) => id)).toEqual([first?.id, second?.id]);
    // The address has the same sheet as the live one again: the choice stands against nothing any more.
    sheet.publish(IN_USE);
    expect(await readNow()).toEqual([200, 'sheet_unchanged']);
    expect((await stateNow()).isByHand).toBe(false);
    expect((await audited()).at(-1)).toBe('operator: price_sheet_restored, address, cars 6');
  });

  test('keeps the live sheet instead of the held one', async () => {
    sheet.publish(CARS_GONE);
    await readNow();
    const { live } = await stateNow();
    expect(await write(priceSheetEndpoints.restore, { id: live?.id, live: live?.id })).toEqual([
      200,
      'sheet_restored',
    ]);
    expect(await readNow()).toEqual([200, 'sheet_unchanged']);
    expect(await stateNow()).toMatchObject({ held: null, isByHand: true });
  });

  test('is refused where another sheet went live meanwhile, or the chosen one is gone', async () => {
    const { sheet: stored } = await uploaded(CARS_GONE);
    const seen = (await stateNow()).live;
    sheet.publish(SMALL_CHANGE);
    await readNow();
    const stale = { id: stored.id, live: seen?.id };
    expect(await write(priceSheetEndpoints.publish, stale)).toEqual([409, 'live_changed']);
    expect(await write(priceSheetEndpoints.publish, { id: stored.id })).toEqual([409, 'live_changed']);
    const { live } = await stateNow();
    const gone = { id: crypto.randomUUID(), live: live?.id };
    expect(await write(priceSheetEndpoints.publish, gone)).toEqual([409, 'sheet_gone']);
    // An uploaded sheet was never live, and a live one is nothing to publish.
    expect(await write(priceSheetEndpoints.restore, { id: stored.id, live: live?.id })).toEqual([
      409,
      'sheet_gone',
    ]);
    expect(await write(priceSheetEndpoints.publish, { id: seen?.id, live: live?.id })).toEqual([
      409,
      'sheet_gone',
    ]);
    expect(await priceOf('hyundai/creta/diesel')).toBe(3149);
  });

  test('of two operators at once puts one sheet live, and refuses the other', async () => {
    const first = (await stateNow()).live;
    sheet.publish(SMALL_CHANGE);
    await readNow();
    const { sheet: stored } = await uploaded(IN_USE.replace('Baleno,2449', 'Baleno,2399'));
    const { live } = await stateNow();
    const answers = await Promise.all([
      write(priceSheetEndpoints.publish, { id: stored.id, live: live?.id }),
      write(priceSheetEndpoints.restore, { id: first?.id, live: live?.id }),
    ]);
    expect(answers.map(([status]) => status).sort()).toEqual([200, 409]);
  });

  test('leaves the last ten published sheets, each once', async () => {
    for (let round = 0; round < 12; round += 1) {
      sheet.publish(IN_USE.replace('Baleno,2449', `Baleno,${2500 + round}`));
      await readNow();
    }
    sheet.publish(IN_USE.replace('Baleno,2449', 'Baleno,2505'));
    await readNow();
    const { published, live } = await stateNow();
    expect(published).toHaveLength(10);
    expect(published[0]?.id).toBe(live?.id);
    expect(new Set(published.map(({ hash }) => hash)).size).toBe(10);
  });

  test('changes no confirmed booking: it keeps its price', async () => {
    const calls = bookingCalls(site);
    const car = { manufacturer: 'Tata', model: 'Nexon', fuelType: 'Petrol' };
    const draft = await calls.create(car);
    await calls.put(draft, {
      location: 'jaipur',
      area: 'c-scheme',
      fullName: 'Sample Customer',
      serviceType: 'express',
      servicePreference: 'walk_in',
      date: dayAhead(3),
      timeSlot: '9-11',
      booking_status: 'completed',
    });
    const price = async () =>
      (
        await site.rows<{ price: number }>(
          "SELECT json_extract(fields, '$.servicePrice') AS price FROM records WHERE id = ?",
          draft.id,
        )
      )[0]?.price;
    expect(await price()).toBe(374_900);
    const { sheet: stored } = await uploaded(IN_USE.replace('2749,4249,3749', '2749,4849,4449'));
    const { live } = await stateNow();
    await write(priceSheetEndpoints.publish, { id: stored.id, live: live?.id });
    expect((await (await site.fetch('/api/prices/tata/nexon/petrol')).json()) as object).toMatchObject({
      discountedExpressPrice: 4449,
    });
    expect(await calls.move(draft, dayAhead(4), '11-13')).toMatchObject({ status: 200 });
    expect(await price()).toBe(374_900);
    expect(JSON.stringify((await calls.view(draft)).body)).not.toContain('4449');
  });
});

/** Runs with a folder for the data of sites that follow each other. */
async function withFolder(run: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'sheets-'));
  try {
    await run(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

describe('a new isolate', () => {
  test('shows the sheet that was published, whatever the address has, and without the ledger', () =>
    withFolder(async (folder) => {
      const first = await start(folder);
      await everyMinute(first);
      sheet.publish(CARS_GONE);
      await first.rows('UPDATE price_sheet_state SET last_read_at = 0');
      await everyMinute(first);
      await first.stop();
      const second = await start(folder);
      try {
        expect(await priceOf('hyundai/creta/diesel', second)).toBe(3149);
        await second.rows('DROP TABLE price_sheets');
        await second.rows('DROP TABLE price_sheet_state');
        await everyMinute(second);
        const page = await second.fetch('/hyundai-car-service-in-jaipur');
        expect([page.status, await priceOf('hyundai/creta/diesel', second)]).toEqual([200, 3149]);
        expect((await second.fetch('/healthz')).status).toBe(200);
        const state = await operatorOf(second, await sessionOf()).get(priceSheetEndpoints.state);
        expect(state.status).toBe(503);
      } finally {
        await second.stop();
      }
    }));

  test('shows what another isolate published since it started', () =>
    withFolder(async (folder) => {
      const first = await start(folder);
      await everyMinute(first);
      const second = await start(folder);
      try {
        expect((await second.fetch('/robots.txt')).status).toBe(200);
        const { sheet: stored } = await uploaded(SMALL_CHANGE, first);
        const at = operatorOf(first, await sessionOf());
        const { live } = priceSheetsState.parse(await (await at.get(priceSheetEndpoints.state)).json());
        const choice = { id: stored.id, live: live?.id };
        expect((await at.post(priceSheetEndpoints.publish, choice, aVisitor())).status).toBe(200);
        for (const one of [first, second]) {
          expect(await priceOf('tata/nexon/petrol', one)).toBe(2849);
          const page = await one.fetch('/tata-car-service-in-jaipur?car=tata-nexon-petrol');
          expect(await page.text()).toContain('₹2,849');
        }
      } finally {
        await first.stop();
        await second.stop();
      }
    }));

  test('of a site without an address shows the file of its build, or the file that the operator uploaded instead', () =>
    withFolder(async (folder) => {
      const variables = { ADMIN_PASSPHRASE: PASSPHRASE };
      const own = await startSite({ variables, persistTo: folder });
      await everyMinute(own);
      const at = operatorOf(own, await sessionOf());
      const state = async () =>
        priceSheetsState.parse(await (await at.get(priceSheetEndpoints.state)).json());
      const built = (await state()).live;
      expect(built).toMatchObject({ source: 'build', publishedBy: 'schedule' });
      const waiting = await uploaded(IN_USE, own);
      expect(waiting.reasons).toContain('cars_gone');
      const choice = { id: waiting.sheet.id, live: built?.id };
      expect((await at.post(priceSheetEndpoints.publish, choice, aVisitor())).status).toBe(200);
      await own.rows('UPDATE price_sheet_state SET last_read_at = 0');
      await everyMinute(own);
      expect(await state()).toMatchObject({ isByHand: true, held: null, live: { source: 'upload' } });
      await own.stop();
      const next = await startSite({ variables, persistTo: folder });
      try {
        expect(await priceOf('tata/nexon/petrol', next)).toBe(2749);
      } finally {
        await next.stop();
      }
    }));
});
