import { isMobileNumber, keepMobileDigits } from '../../../values/mobile-number.ts';
import { searchKey } from '../../../values/search-key.ts';

/** An operator's search, recognised by its form. */
export type RecordSearch =
  | { readonly by: 'number'; readonly number: string }
  | { readonly by: 'number_prefix'; readonly digits: string }
  | { readonly by: 'booking'; readonly bookingId: string }
  | { readonly by: 'name'; readonly prefix: string };

/** Parses a search: a mobile number or its beginning (with or without +91), a booking id (`CAR…`), else the beginning of a name. */
export function parseRecordSearch(text: string): RecordSearch | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  const booking = /^car[\s-]*(\d+)$/i.exec(trimmed);
  if (booking !== null) return { by: 'booking', bookingId: `CAR${booking[1]}` };
  if (/^[+\d][\d\s()-]*$/.test(trimmed)) {
    const digits = keepMobileDigits(trimmed.replace(/^\+\s*91/, ''));
    return isMobileNumber(digits) ? { by: 'number', number: digits } : { by: 'number_prefix', digits };
  }
  return { by: 'name', prefix: searchKey(trimmed) };
}
