import type { PriceRow } from './price-row.ts';

/** A 53-bit hash of a text (cyrb53), base 36. It tells one sheet from the next; it is no protection against forgery. */
function hash(parts: Iterable<string>): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (const part of parts) {
    for (let at = 0; at < part.length; at += 1) {
      const unit = part.charCodeAt(at);
      high = Math.imul(high ^ unit, 2654435761);
      low = Math.imul(low ^ unit, 1597334677);
    }
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}

/** The cells of a row in the sheet's order: the compact form, and what a version is made of. */
export const rowCells = (row: PriceRow) =>
  [
    row.fuelType,
    row.manufacturer,
    row.model,
    row.periodicService,
    row.expressService,
    row.discountedPrice,
    row.dentPaint,
    row.dentPaintFullBody,
    row.comprehensiveService,
  ] as const;

function* lines(rows: readonly PriceRow[]): Generator<string> {
  for (const row of rows) yield `${JSON.stringify(rowCells(row))}\n`;
}

/** A short token that changes whenever a row does: part of every cache key that a price stands under. */
export const priceVersion = (rows: readonly PriceRow[]): string => hash(lines(rows));
