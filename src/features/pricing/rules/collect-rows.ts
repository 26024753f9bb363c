import { failure, type Result, success } from '../../../values/result.ts';
import { slugify } from '../../../values/slug.ts';
import { carKey, isCar, type PriceRow, parseRow } from './price-row.ts';
import { isHeader, readColumns, repeats, SHEET_COLUMNS, type SheetColumns } from './sheet-columns.ts';
import { type DroppedRows, type Loss, NOTHING_DROPPED } from './sheet-words.ts';

/** A loss: its line in the sheet, the first being 1, and its kind; of a lost cell also its header and its text. */
export interface DroppedLine {
  readonly line: number;
  readonly reason: Loss;
  readonly column?: string | undefined;
  readonly text?: string | undefined;
}

const LONGEST_TEXT = 40;

/** Rows of a title before the header; a sheet with more has none. */
const MOST_TITLE_ROWS = 10;

/** Losses that are listed; a sheet with more is broken as a whole. */
const MOST_LISTED = 100;

/** The count of losses by kind and the first of them, and how the columns were found. */
export interface SheetLosses {
  readonly dropped: DroppedRows;
  readonly droppedLines: readonly DroppedLine[];
  /** False where the columns were taken in the usual order. */
  readonly hasHeader: boolean;
  readonly ignoredColumns: readonly string[];
}

/** Usable rows in the sheet's order. */
export interface NormalisedRows extends SheetLosses {
  readonly rows: readonly PriceRow[];
}

/** A line break inside a quoted cell moves the rows after it down. */
const breaksIn = (cells: readonly string[]): number =>
  cells.reduce((sum, cell) => sum + (cell.includes('\n') ? cell.split('\n').length - 1 : 0), 0);

/** Two spellings of a model become the one with more separators: "Wagon R" for "WagonR", "CR-V" for "Crv". */
const fullerName = (one: string, other: string): string =>
  slugify(other).length > slugify(one).length ? other : one;

/** The name without case, spaces and signs: "WagonR" and "Wagon R" are one. */
const nameKey = (name: string): string => slugify(name).replaceAll('-', '');

/**
 * Gives a manufacturer, and a model of it, the same name in all its rows. A model with two names would be two cars, each
 * with a part of the fuel types.
 */
function withOneName(rows: readonly PriceRow[]): readonly PriceRow[] {
  const names = new Map<string, string>();
  const keysOf = ({ manufacturer, model }: PriceRow) =>
    [nameKey(manufacturer), `${nameKey(manufacturer)} ${nameKey(model)}`] as const;
  for (const row of rows) {
    const [maker, car] = keysOf(row);
    names.set(maker, fullerName(names.get(maker) ?? row.manufacturer, row.manufacturer));
    names.set(car, fullerName(names.get(car) ?? row.model, row.model));
  }
  return rows.map((row) => {
    const [maker, car] = keysOf(row);
    const [manufacturer = row.manufacturer, model = row.model] = [names.get(maker), names.get(car)];
    return { ...row, manufacturer, model };
  });
}

/** Collects a sheet line by line, so that the cells of a large one are never all in memory at once. */
export class RowCollector {
  /** By car: the last row of a car wins, in the place of the first. */
  readonly #rows = new Map<string, { readonly row: PriceRow; readonly line: number }>();
  readonly #dropped: Record<Loss, number> = { ...NOTHING_DROPPED };
  readonly #droppedLines: DroppedLine[] = [];
  #columns: Result<SheetColumns, 'columns', string> | undefined;
  #titleRows = 0;
  #line = 1;

  /** Adds the next row of the sheet, blank ones included, because its place is its line. */
  add(cells: readonly string[]): void {
    if (cells.some((cell) => cell.trim() !== '')) this.#read(cells);
    this.#line += 1 + breaksIn(cells);
  }

  #read(cells: readonly string[]): void {
    if (this.#readHeader(cells) || !this.#columns?.ok) return;
    if (isHeader(cells)) {
      if (!repeats(cells, this.#columns.value)) this.#readSecondHeader(cells, this.#columns.value);
      return;
    }
    const parsed = parseRow(cells, this.#columns.value);
    if (!parsed.ok) {
      this.#lose(this.#line, parsed.code);
      return;
    }
    const { row, unread } = parsed.value;
    for (const { column, text } of unread)
      this.#lose(this.#line, 'cell', {
        column: SHEET_COLUMNS[column],
        text: text.slice(0, LONGEST_TEXT),
      });
    const key = carKey(row);
    const earlier = this.#rows.get(key);
    if (earlier !== undefined) this.#lose(earlier.line, 'clash');
    const model = fullerName(row.model, earlier?.row.model ?? row.model);
    const manufacturer = fullerName(row.manufacturer, earlier?.row.manufacturer ?? row.manufacturer);
    this.#rows.set(key, { row: { ...row, manufacturer, model }, line: this.#line });
  }

  /**
   * Reads the columns from the first row, or from a header below a few rows of a title. True for a header and a title;
   * the first car of a sheet without a header is a row like any other.
   */
  #readHeader(cells: readonly string[]): boolean {
    if (this.#columns?.ok || this.#titleRows > MOST_TITLE_ROWS) return false;
    if (this.#titleRows > 0 && !isHeader(cells)) {
      this.#titleRows += 1;
      return true;
    }
    this.#columns = readColumns(cells, isCar);
    if (this.#columns.ok) return this.#columns.value.hasHeader;
    // A header that lacks a column refuses the sheet; any other first row may be a title.
    this.#titleRows += isHeader(cells) ? MOST_TITLE_ROWS + 1 : 1;
    return true;
  }

  /**
   * Reads the header of a second table, whose columns stand elsewhere. It refuses the sheet where the columns of the first
   * rows were only guessed, and where the header lacks one.
   */
  #readSecondHeader(cells: readonly string[], { hasHeader }: SheetColumns): void {
    this.#columns = hasHeader
      ? readColumns(cells, isCar)
      : failure('columns', 'a header that differs stands below the first cars');
    // No row below may be taken for the first of a sheet without a header.
    if (!this.#columns.ok) this.#titleRows = MOST_TITLE_ROWS + 1;
  }

  #lose(line: number, reason: Loss, cell: Pick<DroppedLine, 'column' | 'text'> = {}): void {
    this.#dropped[reason] += 1;
    if (this.#droppedLines.length < MOST_LISTED) this.#droppedLines.push({ line, reason, ...cell });
  }

  /** The rows, or why the sheet is no price sheet. */
  result(): Result<NormalisedRows, 'columns', string> {
    if (this.#columns !== undefined && !this.#columns.ok) return this.#columns;
    return success({
      rows: withOneName([...this.#rows.values()].map(({ row }) => row)),
      dropped: this.#dropped,
      droppedLines: this.#droppedLines,
      hasHeader: this.#columns?.value.hasHeader ?? true,
      ignoredColumns: this.#columns?.value.ignored ?? [],
    });
  }
}
