import { bookingNumber } from '../values/booking-number.ts';
import { isReference, referenceIn } from '../values/chat-reference.ts';
import { compactCode, latinDigits } from '../values/latin-digits.ts';
import { isForeignNumber, isMobileNumber, nationalNumber } from '../values/mobile-number.ts';
import { searchKey } from '../values/search-key.ts';

/** An operator's search, recognised by its form. */
export type RecordSearch =
  | { readonly by: 'number'; readonly number: string }
  | { readonly by: 'booking'; readonly bookingId: string }
  | { readonly by: 'id'; readonly id: string }
  /** The reference at the end of a chat's text, alone or in the whole text. */
  | { readonly by: 'reference'; readonly reference: string }
  | { readonly by: 'name'; readonly prefix: string }
  /** Each text stands somewhere in the record's name, number, ids, car, place or job. */
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
 * Parses a search. A whole mobile number (also with +91 or a name beside it), a booking id (`CAR…`) and a record's id
 * are found as a whole. So is a reference of the chat, also in a whole message that has one. Other text is a part of a
 * name, number, booking id, order number (`PH-…`), bill number (`P-…`), car, locality, address or mechanic. A text below
 * three characters finds the beginning of a name, or the booking id with these digits.
 */
export function parseRecordSearch(text: string): RecordSearch | undefined {
  if (text.trim() === '') return undefined;
  const code = compactCode(text);
  if (RECORD_ID.test(code)) return { by: 'id', id: code.toLowerCase() };
  const reference = isTypedReference(code) ? code.toUpperCase() : referenceIn(text);
  if (reference !== undefined) return { by: 'reference', reference };
  const displayed = bookingNumber(text);
  if (displayed?.startsWith('CAR')) return { by: 'booking', bookingId: displayed };
  if (displayed !== undefined) return { by: 'words', words: [searchKey(displayed)] };
  const number = nationalNumber(text);
  if (isMobileNumber(number)) return { by: 'number', number };
  return /^\d[\d()-]*$/.test(code) ? digitSearch(text) : wordSearch(text);
}

/** Six digits alone are a part of a number; a reference of digits is found with its `#`. */
const isTypedReference = (code: string): boolean => isReference(code.toUpperCase()) && !/^\d+$/.test(code);

/** Searches a part of a number or of a booking id. A foreign number keeps its plus, so that it finds no Indian one. */
function digitSearch(text: string): RecordSearch {
  const isForeign = /^\D*\+/.test(latinDigits(text)) && isForeignNumber(text);
  // The last digits of a number may begin with zeros.
  const digits = latinDigits(text)
    .replace(/^\D*\+\s*91/, '')
    .replace(/\D/g, '');
  if (isForeign) return { by: 'words', words: [`+${digits}`] };
  return digits.length < SHORTEST_WORD
    ? { by: 'booking', bookingId: `CAR${digits}` }
    : { by: 'words', words: [digits] };
}

function wordSearch(text: string): RecordSearch {
  const key = searchKey(latinDigits(text));
  const words = key.split(' ').slice(0, MOST_WORDS);
  return words.some((word) => word.length >= SHORTEST_WORD)
    ? { by: 'words', words }
    : { by: 'name', prefix: key };
}
