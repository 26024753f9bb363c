import Papa from 'papaparse';
import { cleanName } from '../../../values/campaign.ts';
import { isCalendarDate } from '../../../values/india-time.ts';
import { failure, type Result, success } from '../../../values/result.ts';

/** The cost of a campaign on a day, in paise. */
export interface Spend {
  readonly day: string;
  readonly name: string;
  readonly amount: number;
}

/** The headers of the ad services' exports, in lower case. */
const HEADERS = {
  day: ['day', 'date', 'reporting starts'],
  name: ['campaign', 'campaign name'],
  amount: ['cost', 'amount spent (inr)', 'amount spent', 'spend'],
} as const;

const MOST_ROWS = 5000;

const columnOf = (header: readonly string[], names: readonly string[]): number =>
  header.findIndex((cell) =>
    names.includes(
      cell
        .replace(/^\uFEFF/, '')
        .trim()
        .toLowerCase(),
    ),
  );

/** `₹1,299.50` in paise; undefined for what is no amount. */
export function paiseOf(cell: string): number | undefined {
  const plain = cell.replace(/[₹,\s]/g, '').replace(/^INR/i, '');
  return /^\d{1,9}(?:\.\d{1,4})?$/.test(plain) ? Math.round(Number(plain) * 100) : undefined;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/**
 * `2026-11-27`, or a day as a spreadsheet rewrites it, such as `27/11/2026`, `7-11-2026` or `27-Nov-26`, as YYYY-MM-DD;
 * undefined for any other text.
 */
function dayOf(cell: string): string | undefined {
  const written = cell.trim().toLowerCase();
  const [, day, month = '', year = ''] =
    /^(\d{1,2})[/. -](\d{1,2}|[a-z]{3,9})[/. -](\d{4}|\d{2})$/.exec(written) ?? [];
  if (day === undefined) return isCalendarDate(written) ? written : undefined;
  const named = MONTHS.indexOf(month.slice(0, 3)) + 1;
  const twoDigits = String(named || month).padStart(2, '0');
  const date = `${year.padStart(4, '20')}-${twoDigits}-${day.padStart(2, '0')}`;
  return isCalendarDate(date) ? date : undefined;
}

/**
 * Reads an export of an ad service: one row for each day and campaign. Lines before the header, and rows without a day,
 * such as totals, are left out. Rows of one day and name add up.
 */
export function readSpend(csv: string): Result<readonly Spend[], 'no_columns' | 'no_rows' | 'too_large'> {
  const { data } = Papa.parse<string[]>(csv, { skipEmptyLines: true });
  if (data.length > MOST_ROWS) return failure('too_large');
  const at = (row: readonly string[]) => ({
    day: columnOf(row, HEADERS.day),
    name: columnOf(row, HEADERS.name),
    amount: columnOf(row, HEADERS.amount),
  });
  const headerAt = data.findIndex((row) => Object.values(at(row)).every((column) => column >= 0));
  const columns = at(data[headerAt] ?? []);
  if (headerAt < 0) return failure('no_columns');
  const sums = new Map<string, Spend>();
  for (const row of data.slice(headerAt + 1)) {
    const day = dayOf(row[columns.day] ?? '');
    const name = cleanName(row[columns.name] ?? '');
    const amount = paiseOf(row[columns.amount] ?? '');
    if (day === undefined || !name || amount === undefined) continue;
    const before = sums.get(`${day} ${name}`)?.amount ?? 0;
    sums.set(`${day} ${name}`, { day, name, amount: before + amount });
  }
  return sums.size === 0 ? failure('no_rows') : success([...sums.values()]);
}
