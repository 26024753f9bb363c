import { type Paise, rupees } from '../../../values/money.ts';
import { slugify } from '../../../values/slug.ts';

/** Ten million rupees: more than any car service costs, and far inside what a number holds exactly. */
const MOST_RUPEES = 10_000_000;

/** Longer names are no names of cars; they would only fill pages and addresses. */
const LONGEST_NAME = 60;

/** Indian or western digit groups ("1,29,999", "129,999"), up to two decimals, the marks that people write around them. */
const PRICE = /^(?:₹|rs\.?|inr)? ?(\d{1,3}(?:,\d{2,3})*,\d{3}|\d{1,12})(?:\.\d{1,2})?(?: ?\/-)?$/i;

const FORMULA = /^[=+\-@]/;
const LONGEST_PRICE = 24;

/**
 * A price cell, in whole rupees as it was written, as paise. "₹1,299", "Rs. 1299.00" and "1,29,999/-" are prices.
 * Blank, zero, words and anything that a spreadsheet would take for a formula are none.
 */
export function parsePriceCell(cell: string): Paise | null {
  if (cell.length > LONGEST_PRICE) return null;
  const text = cell.replace(/\s+/g, ' ').trim();
  if (FORMULA.test(text)) return null;
  const amount = PRICE.exec(text)?.[0].replace(/^\D+|[^\d.]/g, '');
  const value = Math.round(Number(amount));
  return value > 0 && value <= MOST_RUPEES ? rupees(value) : null;
}

/**
 * A name as a page may show it: no control or invisible characters, single spaces. Nothing when it is blank,
 * overlong, or when no address can be made of it.
 */
export function parseNameCell(cell: string): string | undefined {
  if (cell.length > LONGEST_NAME * 4) return undefined;
  const name = cell
    .normalize('NFC')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .replace(/\p{Cf}+/gu, '')
    .trim();
  const slug = slugify(name);
  return name.length <= LONGEST_NAME && slug !== '' && slug.length <= LONGEST_NAME ? name : undefined;
}
