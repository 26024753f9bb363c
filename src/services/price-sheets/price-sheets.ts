import type { PriceSheets } from '../../features/price-sheets/index.ts';
import type { HoldReason } from '../../features/pricing/rules/sheet-words.ts';
import type { StoredFault } from '../../platform/ledger/schema.ts';
import { parseSheet } from '../../platform/price-sheet/parse-sheet.ts';
import { sheetText } from '../../platform/price-sheet/read-sheet.ts';
import { HOUR_MS } from '../../values/durations.ts';
import { SCHEDULE } from '../../values/operator.ts';
import { failure } from '../../values/result.ts';
import { choosers } from './choose-sheet.ts';
import { nameOf, placeReader } from './read-place.ts';
import { newSheet, type SheetParts } from './sheet-parts.ts';
import { sheetsState, waitingSheet } from './shown-sheets.ts';

/** The sheet's own place is read again after this time. After a fault it is read each minute. */
const REST_MS = HOUR_MS;

/** The state of the sheets for /healthz. */
export interface SheetWatch {
  /** Why the sheet of the address waits for a person; undefined where none waits. */
  readonly held: readonly HoldReason[] | undefined;
  /** Why the last reading of it failed. */
  readonly fault: StoredFault | undefined;
}

/** The price sheets as cron and the health check use them. */
export interface WatchedPriceSheets extends PriceSheets {
  /** Reads the sheet's own place when its time has come. */
  readIfDue(): Promise<void>;
  /** Undefined while the ledger is unavailable. */
  watch(): Promise<SheetWatch | undefined>;
}

/** The price sheets of the site: what was read, what waits for a person, and what pages show. */
export function createPriceSheets(parts: SheetParts): WatchedPriceSheets {
  const { place, store, now } = parts;
  const read = placeReader(parts);

  return {
    ...choosers(parts),

    async state() {
      const found = await store.list();
      return found.ok ? sheetsState(found.value, parts) : found;
    },

    async upload(file) {
      const text = sheetText(file);
      const parsed = text.ok ? parseSheet(text.value) : text;
      if (!parsed.ok) {
        const refused = { code: parsed.code, detail: parsed.detail ?? '' };
        const noted = await store.noteUploadFault({ ...refused, at: now() });
        return noted.ok ? failure('sheet_refused', refused) : noted;
      }
      const sheet = await newSheet(parts, parsed.value, 'upload');
      const stored = await store.wait(sheet, { state: 'uploaded', reasons: null });
      const found = stored.ok ? await store.list() : stored;
      if (!found.ok) return found;
      return waitingSheet(sheet.id, found.value, parts);
    },

    readNow: read,

    async readIfDue() {
      const state = await store.state();
      if (!state.ok) return;
      const { readFrom, lastReadAt, readFault } = state.value;
      const isRested = lastReadAt !== null && Math.abs(now() - lastReadAt) < REST_MS;
      if (isRested && readFault === null && readFrom === (await nameOf(place))) return;
      await read(SCHEDULE);
    },

    async watch() {
      const found = await store.list();
      if (!found.ok) return undefined;
      const { state, sheets } = found.value;
      const held = sheets.find((sheet) => sheet.state === 'held');
      return { held: held && (held.reasons ?? []), fault: state.readFault ?? undefined };
    },
  };
}
