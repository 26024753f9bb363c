import type { RefusedSheet } from '../../features/price-sheets/index.ts';
import { nextSheet } from '../../features/pricing/rules/next-sheet.ts';
import type { PriceRow } from '../../features/pricing/rules/price-row.ts';
import type { NewSheet, SheetRow, SheetsState } from '../../platform/ledger/price-sheet-row.ts';
import { parseSheet } from '../../platform/price-sheet/parse-sheet.ts';
import { MOST_SHEET_BYTES, readSheet } from '../../platform/price-sheet/read-sheet.ts';
import { failure, type Result, success } from '../../values/result.ts';
import { sha256Hex } from '../../values/signing.ts';
import {
  newSheet,
  type PublishRefusal,
  publish,
  type SheetParts,
  type SheetPlace,
  show,
} from './sheet-parts.ts';

const TIMEOUT_MS = 15_000;

/** The place's name in the ledger. An address may be known to few, so its hash stands for it. */
export const nameOf = async ({ address, buildId }: SheetPlace): Promise<string> =>
  address === undefined ? buildId : sha256Hex(address);

type Outcome = Result<
  'live' | 'held' | 'unchanged',
  'sheet_refused' | PublishRefusal,
  RefusedSheet | undefined
>;

interface Meeting {
  readonly sheet: NewSheet;
  readonly state: SheetsState;
  readonly live: (SheetRow & { readonly rows: readonly PriceRow[] }) | undefined;
  readonly held: SheetRow | undefined;
  readonly by: string;
}

/** Makes the function that reads the sheet's own place and decides on the sheet; `by` is who asked for it. */
export function placeReader(parts: SheetParts): (by: string) => Promise<Outcome> {
  const { place, store, note, now } = parts;

  return async (by) => {
    const read = await readSheet(place.fetchSheet, { timeoutMs: TIMEOUT_MS, maxBytes: MOST_SHEET_BYTES });
    const parsed = read.ok ? parseSheet(read.value) : read;
    const from = await nameOf(place);
    if (!parsed.ok) {
      const fault = { code: parsed.code, detail: parsed.detail ?? '' };
      note('price_sheet_refused', fault);
      const noted = await store.noteRead({ from, fault: { ...fault, at: now() } });
      return noted.ok ? failure('sheet_refused', fault) : noted;
    }
    const sheet = await newSheet(parts, parsed.value, place.address === undefined ? 'build' : 'address');
    const met = await meet(parts, sheet, by);
    const decided = met.ok ? await decide(parts, met.value) : met;
    // A decision that failed is made again in the next minute.
    if (!decided.ok && decided.code !== 'not_shown') return decided;
    const noted = await store.noteRead({ from, hash: sheet.hash });
    return noted.ok ? decided : noted;
  };
}

/** Finds the sheets that a newly read one meets. */
async function meet(
  { store }: SheetParts,
  sheet: NewSheet,
  by: string,
): Promise<Result<Meeting, 'ledger_unavailable'>> {
  const found = await store.list();
  if (!found.ok) return found;
  const { state, sheets } = found.value;
  const held = sheets.find((one) => one.state === 'held');
  const live = sheets.find(({ id }) => id === state.liveId);
  if (live === undefined) return success({ sheet, state, held, by, live: undefined });
  const rows = live.hash === sheet.hash ? success(sheet.rows) : await store.rows(live.id);
  return rows.ok
    ? success({ sheet, state, held, by, live: { ...live, rows: rows.value } })
    : failure('ledger_unavailable');
}

async function decide(parts: SheetParts, { sheet, state, live, held, by }: Meeting): Promise<Outcome> {
  const { store, note } = parts;
  const passedOver = state.passedOver ?? undefined;
  const decision = nextSheet({ live, held: held?.hash, passedOver }, sheet);
  if (live === undefined || decision.next === 'live') {
    const action = 'price_sheet_published';
    const done = await publish(parts, sheet, {
      sheet,
      seen: state.liveId,
      passedOver: null,
      by,
      action,
    });
    return done.ok ? success('live') : done;
  }
  const stored = await storeDecision();
  if (!stored.ok) return stored;
  // A copy in KV that was lost, or that is older, is made good here.
  const isByHand = state.passedOver !== null && decision.next !== 'same';
  const losses = decision.next === 'same' ? sheet.losses : live.losses;
  if (!(await show(parts, { ...live, losses }, isByHand))) return failure('not_shown');
  return success(decision.next === 'held' || decision.next === 'waits' ? 'held' : 'unchanged');

  function storeDecision(): Promise<Result<undefined, 'ledger_unavailable'>> {
    switch (decision.next) {
      case 'held':
        note('price_sheet_held', { reasons: decision.reasons.join() });
        return store.wait(sheet, { state: 'held', reasons: decision.reasons });
      case 'same':
        return store.agree(live?.id ?? '', sheet.losses);
      case 'passed_over':
        return held === undefined ? Promise.resolve(success(undefined)) : store.dropHeld();
      default:
        return Promise.resolve(success(undefined));
    }
  }
}
