import { latinDigits } from '../../../values/latin-digits.ts';
import { isMobileNumber, keepMobileDigits } from '../../../values/mobile-number.ts';
import { searchKey } from '../../../values/search-key.ts';

/** An operator's search, recognised by its form. */
export type RecordSearch =
  | { readonly by: 'number'; readonly number: string }
  | { readonly by: 'booking'; readonly bookingId: string }
  | { readonly by: 'id'; readonly id: string }
  | { readonly by: 'name'; readonly prefix: string }
  /** Each text stands somewhere in the record's name, number, ids, car or locality. */
  | { readonly by: 'words'; readonly words: readonly string[] };

/** The index finds no shorter text. */
export const SHORTEST_WORD = 3;
const MOST_WORDS = 6;
/** A shorter text is compared record by record, in at most so many of the newest that hold the longer texts. */
export const NEWEST_COMPARED = 10_000;

/** Whether a search has texts that the index finds, and one that it does not. */
export function comparesNewest(text: string): boolean {
  const search = parseRecordSearch(text);
  return search?.by === 'words' && search.words.some((word) => word.length < SHORTEST_WORD);
}

const RECORD_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Parses a search. A whole mobile number (with or without +91), a booking id (`CAR…`) and a record's id are found as a
 * whole. Other text is a part of a name, number, booking id, order number (`PH-…`), car or locality. A text below three
 * characters finds the beginning of a name, or the booking id with these digits.
 */
export function parseRecordSearch(text: string): RecordSearch | undefined {
  const trimmed = latinDigits(text).trim();
  if (trimmed === '') return undefined;
  if (RECORD_ID.test(trimmed)) return { by: 'id', id: trimmed.toLowerCase() };
  const booking = /^car[\s-]*(\d+)$/i.exec(trimmed);
  if (booking !== null) return { by: 'booking', bookingId: `CAR${booking[1]}` };
  const isDigits = /^[+\d][\d\s()-]*$/.test(trimmed);
  const number = keepMobileDigits(trimmed);
  if (isDigits && isMobileNumber(number)) return { by: 'number', number };
  // The last digits of a number may begin with zeros.
  const digits = trimmed.replace(/^\+\s*91/, '').replace(/\D/g, '');
  if (isDigits && digits.length < SHORTEST_WORD) return { by: 'booking', bookingId: `CAR${digits}` };
  const words = isDigits ? [digits] : searchKey(trimmed).split(' ').slice(0, MOST_WORDS);
  if (words.some((word) => word.length >= SHORTEST_WORD)) return { by: 'words', words };
  return { by: 'name', prefix: searchKey(trimmed) };
}
