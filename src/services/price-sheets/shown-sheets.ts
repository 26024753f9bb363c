import type {
  PriceSheetsState,
  ShownChanges,
  StoredSheet,
  WaitingSheet,
} from '../../features/price-sheets/contract.ts';
import type { PriceRow } from '../../features/pricing/rules/price-row.ts';
import { holdReasons, type SheetChanges, sheetChanges } from '../../features/pricing/rules/sheet-changes.ts';
import type { SheetRow, SheetsState } from '../../platform/ledger/price-sheet-row.ts';
import { type Paise, toRupees } from '../../values/money.ts';
import { failure, type Result, success } from '../../values/result.ts';
import type { SheetParts } from './sheet-parts.ts';

/** A list with more shows that the sheet is another one. */
const MOST_LISTED = 500;

interface ListedSheets {
  readonly state: SheetsState;
  readonly sheets: readonly SheetRow[];
}

type ReadRows = Pick<SheetParts['store'], 'rows'>;

const shownSheet = ({ state: _, reasons: __, ...sheet }: SheetRow): StoredSheet => ({
  ...sheet,
  losses: {
    ...sheet.losses,
    droppedLines: [...sheet.losses.droppedLines],
    ignoredColumns: [...sheet.losses.ignoredColumns],
  },
});

const inRupees = (price: Paise | null): number | null => (price === null ? null : toRupees(price));

const cut = <Item>(all: readonly Item[]) => ({ count: all.length, list: all.slice(0, MOST_LISTED) });

function shownChanges({ gone, added, prices }: SheetChanges): ShownChanges {
  const shown = cut(prices);
  return {
    gone: cut(gone),
    added: cut(added),
    prices: {
      ...shown,
      list: shown.list.map((change) => ({
        ...change,
        before: inRupees(change.before),
        after: inRupees(change.after),
      })),
    },
  };
}

/** A sheet that waits, compared with the rows of the live one; without a live one all is new. */
function compared(
  sheet: SheetRow,
  rows: readonly PriceRow[],
  live: readonly PriceRow[],
  { passedOver }: SheetsState,
): WaitingSheet {
  const changes = sheetChanges(live, rows);
  const reasons = live.length === 0 ? [] : holdReasons(live, rows, changes);
  const isAgainstChoice = sheet.state === 'held' && passedOver !== null;
  return {
    sheet: shownSheet(sheet),
    reasons: [...reasons, ...(isAgainstChoice ? (['by_hand'] as const) : [])],
    changes: shownChanges(changes),
  };
}

const NO_ROWS = success<readonly PriceRow[]>([]);

/** The sheet with this id and its differences to the live one. */
export async function waitingSheet(
  id: string,
  { state, sheets }: ListedSheets,
  { store }: { readonly store: ReadRows },
): Promise<Result<WaitingSheet, 'ledger_unavailable'>> {
  const sheet = sheets.find((one) => one.id === id);
  const live = state.liveId === null ? NO_ROWS : await store.rows(state.liveId);
  const rows = await store.rows(id);
  // Either is gone only where another publication came between; the next look shows it.
  if (sheet === undefined || !rows.ok || !live.ok) return failure('ledger_unavailable');
  return success(compared(sheet, rows.value, live.value, state));
}

/** All that the operator sees of the price sheets. */
export async function sheetsState(
  listed: ListedSheets,
  { store, place }: Pick<SheetParts, 'store' | 'place'>,
): Promise<Result<PriceSheetsState, 'ledger_unavailable'>> {
  const { state, sheets } = listed;
  const waiting = async (kind: 'held' | 'uploaded') => {
    const sheet = sheets.find((one) => one.state === kind);
    return sheet === undefined ? success(null) : waitingSheet(sheet.id, listed, { store });
  };
  const [held, uploaded] = [await waiting('held'), await waiting('uploaded')];
  if (!held.ok) return held;
  if (!uploaded.ok) return uploaded;
  const live = sheets.find(({ id }) => id === state.liveId);
  return success({
    live: live === undefined ? null : shownSheet(live),
    isByHand: state.passedOver !== null,
    held: held.value,
    uploaded: uploaded.value,
    published: sheets.filter((sheet) => sheet.state === 'published').map(shownSheet),
    source: place.address === undefined ? 'build' : 'address',
    host: place.address === undefined ? null : new URL(place.address).host,
    lastReadAt: state.lastReadAt,
    readFault: state.readFault,
    uploadFault: state.uploadFault,
  });
}
