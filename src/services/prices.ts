import { buildId } from 'virtual:client-build';
import { createPriceSource, type SheetPriceSource } from '../platform/price-sheet/price-source.ts';
import type { Log } from '../web/middleware/request-log.ts';
import type { Bindings, Variables } from './config.ts';

/** The host is of no account to the platform; under development the server would refuse a foreign one. */
const PRICE_SHEET_FILE = 'http://localhost/price-sheet.csv';

/** Prices from the configured sheet, else from the file that comes with the site. */
export function createPrices(
  bindings: Bindings,
  { PRICE_SHEET_URL }: Variables,
  waitUntil: (work: Promise<unknown>) => void,
  log: Log,
): SheetPriceSource {
  return createPriceSource({
    fetchSheet: (signal) =>
      PRICE_SHEET_URL === undefined
        ? bindings.ASSETS.fetch(PRICE_SHEET_FILE, { signal })
        : fetch(PRICE_SHEET_URL, { signal }),
    kv: bindings.CACHE,
    // KV outlives a deployment: the file of an older build must not be served for this one's.
    storeKey: `price-sheet:${PRICE_SHEET_URL ?? buildId}`,
    now: Date.now,
    waitUntil,
    report: ({ event, ...detail }) => log.note(event, { detail: JSON.stringify(detail) }),
  });
}
