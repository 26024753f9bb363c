import type { Operator } from '../../values/operator.ts';
import type { Result } from '../../values/result.ts';
import type { PriceSheetsState, SheetChoice, WaitingSheet } from './contract.ts';

type Unavailable = 'ledger_unavailable';

/** Why a file is no price sheet, for the operator. */
export interface RefusedSheet {
  /** A code of `SheetFault`. */
  readonly code: string;
  readonly detail: string;
}

/** `live_changed`: another sheet went live meanwhile. `not_shown`: it is live, but pages do not have it yet. */
type ChoiceRefusal = 'sheet_gone' | 'live_changed' | 'not_shown' | Unavailable;

/** The operator's access to the price sheets. Every publication is in the audit list. */
export interface PriceSheets {
  state(): Promise<Result<PriceSheetsState, Unavailable>>;
  /** Stores an uploaded file with its differences, not live. */
  upload(
    file: Uint8Array<ArrayBuffer>,
  ): Promise<Result<WaitingSheet, 'sheet_refused' | Unavailable, RefusedSheet | undefined>>;
  /** Reads the address of the sheet now, as cron does each hour. The same rules decide whether the sheet goes live. */
  readNow(
    by: Operator,
  ): Promise<
    Result<
      'live' | 'held' | 'unchanged',
      'sheet_refused' | 'live_changed' | 'not_shown' | Unavailable,
      RefusedSheet | undefined
    >
  >;
  /** Puts the held or the uploaded sheet live. */
  publish(choice: SheetChoice, by: Operator): Promise<Result<undefined, ChoiceRefusal>>;
  /** Puts a sheet live again that was live before. */
  restore(choice: SheetChoice, by: Operator): Promise<Result<undefined, ChoiceRefusal>>;
}
