export type { PriceSheets, RefusedSheet } from './price-sheets.ts';
