export type { PriceSheets } from './price-sheets.ts';
