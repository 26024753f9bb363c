import * as z from 'zod/mini';
import type { SheetLosses } from '../../features/pricing/rules/collect-rows.ts';
import { type PriceRow, rowCells, rowFromCells } from '../../features/pricing/rules/price-row.ts';
import { lossFields } from '../../features/pricing/rules/sheet-losses.ts';
import {
  NOTHING_DROPPED,
  SHEET_SOURCES,
  type SheetSource,
} from '../../features/pricing/rules/sheet-words.ts';
import { lazySchema } from '../../values/lazy-schema.ts';
import { parseJson } from '../../values/parse-json.ts';

/** A sheet that was valid at `fetchedAt` (ms since 1970). */
export interface SheetCopy extends SheetLosses {
  readonly source: SheetSource;
  /** The build whose own file this is; undefined for any other sheet. Another build has a newer file. */
  readonly ofBuild?: string | undefined;
  readonly fetchedAt: number;
  readonly rows: readonly PriceRow[];
}

const price = () => z.nullable(z.int().check(z.positive()));

const cells = () =>
  z
    .array(
      z.tuple([z.string(), z.string(), z.string(), price(), price(), price(), price(), price(), price()]),
    )
    .check(z.minLength(1));

/** Another isolate, perhaps of another build, wrote the copy; a copy of another shape is ignored. */
const stored = lazySchema(() =>
  z.object({
    source: z.enum(SHEET_SOURCES),
    ofBuild: z.optional(z.string()),
    fetchedAt: z.int(),
    ...lossFields(),
    rows: cells(),
  }),
);

/** Normalised rows as arrays in the sheet's order: a third of the size of objects, and nothing to parse again. */
export const encodeRows = (rows: readonly PriceRow[]): string => JSON.stringify(rows.map(rowCells));

/** Parses rows that `encodeRows` wrote; undefined for anything else. */
export function decodeRows(text: string): readonly PriceRow[] | undefined {
  const parsed = cells().safeParse(parseJson(text));
  return parsed.success ? parsed.data.map(rowFromCells) : undefined;
}

export const encodeCopy = ({ rows, ...copy }: SheetCopy): string =>
  JSON.stringify({ ...copy, rows: rows.map(rowCells) });

/** Parses a copy that `encodeCopy` wrote; undefined for anything else. */
export function decodeCopy(text: string): SheetCopy | undefined {
  const parsed = stored.safeParse(parseJson(text));
  if (!parsed.success) return undefined;
  const { rows, dropped, ...copy } = parsed.data;
  return { ...copy, dropped: { ...NOTHING_DROPPED, ...dropped }, rows: rows.map(rowFromCells) };
}
