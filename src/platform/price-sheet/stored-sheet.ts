import * as z from 'zod/mini';
import {
  type DroppedRows,
  type PriceRow,
  rowCells,
  rowFromCells,
} from '../../features/pricing/rules/price-row.ts';
import { parseJson } from '../../values/parse-json.ts';

/** The part of a KV namespace that the sheet's copy needs. */
export interface SheetStore {
  get(key: string): Promise<string | null>;
  put(key: string, value: string): Promise<void>;
}

/** A sheet that was good at `fetchedAt` (ms since 1970). */
export interface SheetCopy {
  readonly fetchedAt: number;
  readonly rows: readonly PriceRow[];
  readonly dropped: DroppedRows;
}

const price = () => z.nullable(z.int().check(z.positive()));

/** Another isolate wrote it, perhaps of another build: what doesn't fit is no copy. */
const stored = z.lazy(() =>
  z.object({
    fetchedAt: z.int(),
    dropped: z.object({ columns: z.int(), name: z.int(), price: z.int() }),
    rows: z
      .array(
        z.tuple([z.string(), z.string(), z.string(), price(), price(), price(), price(), price(), price()]),
      )
      .check(z.minLength(1)),
  }),
);

/** Normalised rows as arrays in the sheet's order: a third of the size of objects, and nothing to parse again. */
export const encodeCopy = ({ fetchedAt, rows, dropped }: SheetCopy): string =>
  JSON.stringify({ fetchedAt, dropped, rows: rows.map(rowCells) });

/** The copy that `encodeCopy` wrote, or nothing for anything else. */
export function decodeCopy(text: string): SheetCopy | undefined {
  const parsed = stored.safeParse(parseJson(text));
  if (!parsed.success) return undefined;
  const { fetchedAt, dropped, rows } = parsed.data;
  return { fetchedAt, dropped, rows: rows.map(rowFromCells) };
}
