import { adminText } from '../../../content/text/en/admin.ts';
import { canonicalJson, type JsonValue } from '../../../values/canonical-json.ts';
import { formatDate } from '../../../values/format.ts';
import { isCalendarDate } from '../../../values/india-time.ts';
import { formatMoney } from '../../../values/money.ts';
import { adminTime } from './admin-time.ts';

/** Kept in paise; other numbers are shown as they were sent. */
const MONEY: ReadonlySet<string> = new Set(['amount', 'servicePrice']);

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/;

/**
 * What was sent under a name, as people read it: money in rupees, instants and dates as words, a list line by line.
 * Nothing where nothing was sent.
 */
export function shownValue(
  name: string,
  value: JsonValue,
  now: Date,
): string | readonly string[] | undefined {
  if (value === null || value === '') return undefined;
  if (typeof value === 'number') return MONEY.has(name) ? formatMoney(value) : String(value);
  if (typeof value === 'string') return shownText(value, now);
  if (Array.isArray(value)) return value.map((item) => shownItem(item, now));
  return typeof value === 'object' ? shownItem(value, now) : String(value);
}

function shownText(value: string, now: Date): string {
  if (isCalendarDate(value)) return formatDate(value);
  const instant = INSTANT.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(instant) ? value : adminTime(instant, now);
}

/** One line of an order as it was priced; of anything else, its values by name. */
function shownItem(item: JsonValue, now: Date): string {
  if (typeof item === 'string') return shownText(item, now);
  if (typeof item !== 'object' || item === null) return String(item);
  const values = Object.entries(item);
  const { name, quantity, totalPrice } = Object.fromEntries<JsonValue | undefined>(values);
  if (typeof name === 'string' && typeof quantity === 'number' && typeof totalPrice === 'number')
    return adminText.record.line(name, quantity, formatMoney(totalPrice));
  return values.map(([key, value]) => `${key}: ${canonicalJson(value)}`).join(', ');
}
