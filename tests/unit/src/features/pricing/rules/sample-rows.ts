import {
  type NormalisedRows,
  RowCollector,
} from '../../../../../../src/features/pricing/rules/collect-rows.ts';
import type { PriceRow } from '../../../../../../src/features/pricing/rules/price-row.ts';
import { SHEET_COLUMNS } from '../../../../../../src/features/pricing/rules/sheet-columns.ts';

export const SAMPLE_CELLS: readonly (readonly string[])[] = [
  Object.values(SHEET_COLUMNS),
  ['Petrol', 'Maruti', 'Wagon R', '2199', '3699', '3199', '2099', '22999', '999'],
  ['CNG', 'Maruti', 'Wagon R', '2299', '3899', '3399', '2099', '22999', '999'],
  ['Petrol', 'Maruti', 'Alto', '1999', '3499', '2999', '1999', '21999', '999'],
  ['Diesel', 'Hyundai', 'Creta', '3799', '5899', '5399', '2699', '32999', '999'],
  ['Petrol', 'Hyundai', 'Creta', '3499', '5499', '4999', '2699', '32999', '999'],
];

/** Normalises every line of a sheet whose cells are already split. */
export function normaliseRows(sheet: readonly (readonly string[])[]): NormalisedRows {
  const collector = new RowCollector();
  for (const cells of sheet) collector.add(cells);
  const collected = collector.result();
  if (!collected.ok) throw new Error(collected.detail);
  return collected.value;
}

export const sampleRows = (): readonly PriceRow[] => normaliseRows(SAMPLE_CELLS).rows;
