import type { PriceRow } from './price-row.ts';
import { holdReasons } from './sheet-changes.ts';
import type { HoldReason, SheetSource } from './sheet-words.ts';

/** A sheet by its rows and their hash. */
export interface ReadSheet {
  readonly source: SheetSource;
  readonly rows: readonly PriceRow[];
  readonly hash: string;
}

/** The sheets that a newly read one meets. */
export interface SheetsInUse {
  /** Undefined before the first. */
  readonly live: ReadSheet | undefined;
  /** The hash of the sheet that waits already. */
  readonly held: string | undefined;
  /** Defined where a person chose the live sheet: the hash of the sheet that they passed over. */
  readonly passedOver: string | undefined;
}

/**
 * The decision on a sheet that was read. `same`: it is the live one. `waits`: it is held already. `passed_over`: a person
 * did not want it.
 */
export type NextSheet =
  | { readonly next: 'live' | 'same' | 'waits' | 'passed_over' }
  | { readonly next: 'held'; readonly reasons: readonly HoldReason[] };

/** Decides on a sheet that was read from its address or from this build. Only this rule puts one live by itself. */
export function nextSheet({ live, held, passedOver }: SheetsInUse, read: ReadSheet): NextSheet {
  if (live === undefined) return { next: 'live' };
  if (read.hash === live.hash) return { next: 'same' };
  if (read.hash === held) return { next: 'waits' };
  if (read.hash === passedOver) return { next: 'passed_over' };
  const isByHand = passedOver !== undefined;
  // A new build brings its own file on purpose.
  if (!isByHand && live.source === 'build' && read.source === 'build') return { next: 'live' };
  const reasons = [...holdReasons(live.rows, read.rows), ...(isByHand ? (['by_hand'] as const) : [])];
  return reasons.length === 0 ? { next: 'live' } : { next: 'held', reasons };
}
