import type { PriceRow } from '../../features/pricing/rules/price-row.ts';
import { fromBase64Url, toBase64Url } from '../../values/base64-url.ts';
import { gunzip, gzip } from '../../values/gzip.ts';
import { decodeRows, encodeRows } from '../price-sheet/stored-sheet.ts';
import type { priceSheetState, priceSheets } from './schema.ts';

export type Row = typeof priceSheets.$inferSelect;
/** A stored sheet without its rows. */
export type SheetRow = Omit<Row, 'rows'>;
export type SheetsState = Omit<typeof priceSheetState.$inferSelect, 'one'>;

/** A sheet that is not stored yet. */
export type NewSheet = Pick<Row, 'id' | 'source' | 'hash' | 'losses'> & {
  readonly rows: readonly PriceRow[];
};

const packed = async (rows: readonly PriceRow[]): Promise<string> =>
  toBase64Url(await gzip(encodeRows(rows)));

/** The rows of a stored sheet; undefined where they are broken. */
export async function unpacked(text: string): Promise<readonly PriceRow[] | undefined> {
  const bytes = fromBase64Url(text);
  return bytes && decodeRows(await gunzip(bytes));
}

/** A sheet as it is stored before it is live. */
export async function rowOf({ rows, ...sheet }: NewSheet, readAt: number): Promise<Omit<Row, 'state'>> {
  const empty = { reasons: null, publishedAt: null, publishedBy: null };
  return { ...sheet, ...empty, rows: await packed(rows), rowCount: rows.length, readAt };
}
