import type { SheetChoice } from '../../features/price-sheets/contract.ts';
import type { PriceSheets } from '../../features/price-sheets/index.ts';
import type { SheetRow } from '../../platform/ledger/price-sheet-row.ts';
import type { Operator } from '../../values/operator.ts';
import { failure, success } from '../../values/result.ts';
import { publish, type SheetParts, show } from './sheet-parts.ts';

interface Choosing {
  /** The states of the sheets that may be chosen. */
  readonly of: readonly SheetRow['state'][];
  /** The line of the audit list. */
  readonly action: string;
}

/** The choices of a person, which no rule holds up. */
export function choosers(parts: SheetParts): Pick<PriceSheets, 'publish' | 'restore'> {
  const { store } = parts;

  const choose = async ({ id, live: seen = '' }: SheetChoice, by: Operator, { of, action }: Choosing) => {
    const found = await store.list();
    if (!found.ok) return found;
    const { state, sheets } = found.value;
    const chosen = sheets.find((sheet) => sheet.id === id);
    if (chosen === undefined) return failure('sheet_gone');
    const isLive = id === state.liveId;
    if (!isLive && seen !== (state.liveId ?? '')) return failure('live_changed');
    if (!isLive && !of.includes(chosen.state)) return failure('sheet_gone');
    const rows = await store.rows(id);
    if (!rows.ok) return rows;
    const sheet = { ...chosen, rows: rows.value };
    // A form that is sent again changes nothing. It may only make a copy good that the pages did not get.
    const isKept = isLive && seen === id && of.includes('published');
    if (isLive && !isKept)
      return (await show(parts, sheet, state.passedOver !== null))
        ? success(undefined)
        : failure('not_shown');
    const passedOver = chosen.hash === state.lastReadHash ? null : (state.lastReadHash ?? '');
    return publish(parts, sheet, { sheet: id, seen: state.liveId, passedOver, by, action });
  };

  return {
    publish: (choice, by) =>
      choose(choice, by, { of: ['held', 'uploaded'], action: 'price_sheet_published' }),
    restore: (choice, by) => choose(choice, by, { of: ['published'], action: 'price_sheet_restored' }),
  };
}
