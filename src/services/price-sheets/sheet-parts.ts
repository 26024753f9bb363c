import type { NormalisedRows } from '../../features/pricing/rules/collect-rows.ts';
import type { SheetSource } from '../../features/pricing/rules/sheet-words.ts';
import type { NewSheet } from '../../platform/ledger/price-sheet-row.ts';
import type { PriceSheetStore, Publication } from '../../platform/ledger/price-sheets.ts';
import type { SheetPriceSource } from '../../platform/price-sheet/price-source.ts';
import type { FetchSheet } from '../../platform/price-sheet/read-sheet.ts';
import { encodeRows } from '../../platform/price-sheet/stored-sheet.ts';
import { failure, type Result, success } from '../../values/result.ts';
import { sha256Hex } from '../../values/signing.ts';

/** The place of this site's sheet. */
export interface SheetPlace {
  readonly fetchSheet: FetchSheet;
  /** Undefined where the file of the build is read. */
  readonly address: string | undefined;
  readonly buildId: string;
}

export interface SheetParts {
  readonly place: SheetPlace;
  readonly store: PriceSheetStore;
  /** The source that pages read their prices from. */
  readonly shown: Pick<SheetPriceSource, 'publish'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly newId: () => string;
  readonly note: (event: string, detail: Readonly<Record<string, string | number>>) => void;
}

/** A sheet with its hash, not stored yet. */
export const newSheet = async (
  { newId }: Pick<SheetParts, 'newId'>,
  { rows, dropped, droppedLines, hasHeader, ignoredColumns }: NormalisedRows,
  source: SheetSource,
): Promise<NewSheet> => ({
  id: newId(),
  source,
  hash: await sha256Hex(encodeRows(rows)),
  losses: { dropped, droppedLines, hasHeader, ignoredColumns },
  rows,
});

type LiveSheet = Pick<NewSheet, 'hash' | 'source' | 'losses' | 'rows'>;

/**
 * Brings the live sheet to the pages. A build's own file is marked with its build, so that the next build shows its own;
 * no mark stands against a person's choice.
 */
export const show = (
  { place, shown, now }: SheetParts,
  { source, losses, rows }: LiveSheet,
  isByHand: boolean,
): Promise<boolean> =>
  shown.publish({
    ...losses,
    source,
    rows,
    fetchedAt: now(),
    ...(source === 'build' && place.address === undefined && !isByHand && { ofBuild: place.buildId }),
  });

export type PublishRefusal = 'live_changed' | 'not_shown' | 'ledger_unavailable';

/** Puts a sheet live in the ledger, with its line of the audit list, and then on the pages. */
export async function publish(
  parts: SheetParts,
  live: LiveSheet,
  publication: Omit<Publication, 'subject' | 'detail'>,
): Promise<Result<undefined, PublishRefusal>> {
  const subject = `price sheet ${live.hash.slice(0, 8)}`;
  const detail = `${live.source}, cars ${live.rows.length}`;
  const done = await parts.store.publish({ ...publication, subject, detail });
  if (!done.ok) return done;
  parts.note(publication.action, { subject, detail, by: publication.by });
  return (await show(parts, live, publication.passedOver !== null))
    ? success(undefined)
    : failure('not_shown');
}
