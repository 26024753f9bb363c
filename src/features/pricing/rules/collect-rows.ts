import { type Result, success } from '../../../values/result.ts';
import { slugify } from '../../../values/slug.ts';
import {
  carKey,
  type DroppedRows,
  isCar,
  type Loss,
  NOTHING_DROPPED,
  type PriceRow,
  parseRow,
} from './price-row.ts';
import { isHeader, readColumns, SHEET_COLUMNS, type SheetColumns } from './sheet-columns.ts';

/** A loss: its line in the sheet, the first being 1, its kind, and the header of a lost cell. It holds no text of the row. */
export interface DroppedLine {
  readonly line: number;
  readonly reason: Loss;
  readonly column?: string | undefined;
}

/** Losses that are listed; a sheet with more is broken as a whole. */
const MOST_LISTED = 100;

/** Usable rows in the sheet's order, with the count of losses by kind and the first of them. */
export interface NormalisedRows {
  readonly rows: readonly PriceRow[];
  readonly dropped: DroppedRows;
  readonly droppedLines: readonly DroppedLine[];
  /** False where the columns were taken in the usual order. */
  readonly hasHeader: boolean;
  readonly ignoredColumns: readonly string[];
}

/** A line break inside a quoted cell moves the rows after it down. */
const breaksIn = (cells: readonly string[]): number =>
  cells.reduce((sum, cell) => sum + (cell.includes('\n') ? cell.split('\n').length - 1 : 0), 0);

/** Two spellings of a model become the one with more separators: "Wagon R" for "WagonR", "CR-V" for "Crv". */
const fullerName = (one: string, other: string): string =>
  slugify(other).length > slugify(one).length ? other : one;

/** Collects a sheet line by line, so that the cells of a large one are never all in memory at once. */
export class RowCollector {
  /** By car: the last row of a car wins, in the place of the first. */
  readonly #rows = new Map<string, { readonly row: PriceRow; readonly line: number }>();
  readonly #dropped: Record<Loss, number> = { ...NOTHING_DROPPED };
  readonly #droppedLines: DroppedLine[] = [];
  #columns: Result<SheetColumns, 'columns', string> | undefined;
  #line = 1;

  /** Adds the next row of the sheet, blank ones included, because its place is its line. */
  add(cells: readonly string[]): void {
    if (cells.some((cell) => cell.trim() !== '')) this.#read(cells);
    this.#line += 1 + breaksIn(cells);
  }

  #read(cells: readonly string[]): void {
    if (this.#columns === undefined) {
      this.#columns = readColumns(cells, isCar);
      if (this.#columns.ok && this.#columns.value.hasHeader) return;
    }
    // A sheet may repeat its header further down.
    if (!this.#columns.ok || isHeader(cells)) return;
    const parsed = parseRow(cells, this.#columns.value);
    if (!parsed.ok) {
      this.#lose(this.#line, parsed.code);
      return;
    }
    const { row, unread } = parsed.value;
    for (const column of unread) this.#lose(this.#line, 'cell', SHEET_COLUMNS[column]);
    const key = carKey(row);
    const earlier = this.#rows.get(key);
    if (earlier !== undefined) this.#lose(earlier.line, 'clash');
    const model = fullerName(row.model, earlier?.row.model ?? row.model);
    this.#rows.set(key, { row: { ...row, model }, line: this.#line });
  }

  #lose(line: number, reason: Loss, column?: string): void {
    this.#dropped[reason] += 1;
    if (this.#droppedLines.length < MOST_LISTED)
      this.#droppedLines.push({ line, reason, ...(column !== undefined && { column }) });
  }

  /** The rows, or why the sheet is no price sheet. */
  result(): Result<NormalisedRows, 'columns', string> {
    if (this.#columns !== undefined && !this.#columns.ok) return this.#columns;
    return success({
      rows: [...this.#rows.values()].map(({ row }) => row),
      dropped: this.#dropped,
      droppedLines: this.#droppedLines,
      hasHeader: this.#columns?.value.hasHeader ?? true,
      ignoredColumns: this.#columns?.value.ignored ?? [],
    });
  }
}
