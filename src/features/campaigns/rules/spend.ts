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
  lastDay: ['reporting ends'],
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

const REWRITTEN = /^(\d{1,2})[/. -](\d{1,2}|[a-z]{3,9})[/. -](\d{4}|\d{2})$/;

/**
 * `2026-11-27`, or a day as a spreadsheet rewrites it, such as `27/11/2026`, `7-11-2026` or `27-Nov-26`, as YYYY-MM-DD;
 * undefined for any other text.
 */
function dayOf(cell: string, isMonthFirst: boolean): string | undefined {
  const written = cell.trim().toLowerCase();
  const [, first, second = '', year = ''] = REWRITTEN.exec(written) ?? [];
  if (first === undefined) return isCalendarDate(written) ? written : undefined;
  const named = MONTHS.indexOf(second.slice(0, 3)) + 1;
  const [day, month] = isMonthFirst && named === 0 ? [second, first] : [first, String(named || second)];
  const date = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDate(date) ? date : undefined;
}

/** Whether a file writes 27 November as `11/27/2026`. One day after the 12th shows it for all of its rows. */
const isMonthFirstIn = (cells: readonly string[]): boolean =>
  cells.some((cell) => Number(REWRITTEN.exec(cell.trim())?.[2]) > 12);

/** The ad services write such signs where a row cost nothing. */
const NO_AMOUNT = /^[\s–-]*$/;

type SpendFault = 'no_columns' | 'no_rows' | 'too_large' | 'unread_row' | 'not_by_day';

/**
 * Reads an export of an ad service: one row for each day and campaign. Lines before the header, and rows without a day or
 * a name, such as totals, are left out. Rows of one day and name add up.
 * Errors: `unread_row` where a campaign's day or amount cannot be read: a part of the cost would look like all of it.
 * `not_by_day` where a row is about several days.
 */
export function readSpend(csv: string): Result<readonly Spend[], SpendFault> {
  const { data } = Papa.parse<string[]>(csv, { skipEmptyLines: true });
  if (data.length > MOST_ROWS) return failure('too_large');
  const at = (row: readonly string[]) => ({
    day: columnOf(row, HEADERS.day),
    name: columnOf(row, HEADERS.name),
    amount: columnOf(row, HEADERS.amount),
  });
  const headerAt = data.findIndex((row) => Object.values(at(row)).every((column) => column >= 0));
  const header = data[headerAt] ?? [];
  const columns = { ...at(header), lastDay: columnOf(header, HEADERS.lastDay) };
  if (headerAt < 0) return failure('no_columns');
  const rows = data.slice(headerAt + 1).map((row) => ({
    written: row[columns.day]?.trim() ?? '',
    lastDay: row[columns.lastDay]?.trim() ?? '',
    name: cleanName(row[columns.name] ?? ''),
    cost: row[columns.amount] ?? '',
  }));
  const isMonthFirst = isMonthFirstIn(rows.map(({ written }) => written));
  const sums = new Map<string, Spend>();
  for (const { written, lastDay, name, cost } of rows) {
    if (written === '' || !name || NO_AMOUNT.test(cost)) continue;
    if (lastDay !== '' && lastDay !== written) return failure('not_by_day');
    const day = dayOf(written, isMonthFirst);
    const amount = paiseOf(cost);
    if (day === undefined || amount === undefined) return failure('unread_row');
    const before = sums.get(`${day} ${name}`)?.amount ?? 0;
    sums.set(`${day} ${name}`, { day, name, amount: before + amount });
  }
  return sums.size === 0 ? failure('no_rows') : success([...sums.values()]);
}
