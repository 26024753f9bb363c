import { type PriceSheetState, pricesAtHand } from '../../features/pricing/index.ts';
import type { SheetPriceSource } from '../../platform/price-sheet/price-source.ts';
import type { WatchedPriceSheets } from './price-sheets.ts';

/**
 * Makes the function that tells the state of the prices: those of this isolate, and what cron last found at the sheet's
 * address. An isolate that has served no page has no prices yet; the answer waits for them no longer than a page does.
 */
export const createSheetState =
  (shown: SheetPriceSource, watch: WatchedPriceSheets['watch']) => async (): Promise<PriceSheetState> => {
    const [watched] = await Promise.all([watch(), pricesAtHand(shown)]);
    const { fault, lastFault, ...state } = shown.status();
    return {
      ...state,
      held: watched?.held,
      fault: watched?.fault?.code ?? fault,
      lastFault: watched?.fault ?? lastFault,
    };
  };
