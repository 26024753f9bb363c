import { latinDigits } from './latin-digits.ts';

/** Ten digits, the first 6 to 9. The prefix +91 is shown, never stored. */
const INDIAN_MOBILE = /^[6-9]\d{9}$/;

/** Whether a text is exactly ten digits of an Indian mobile: no prefix, no spaces. */
export const isMobileNumber = (text: string): boolean => INDIAN_MOBILE.test(text);

/** A plus in any of its widths. */
const PLUS = /[+\u207a\u208a\u2795\ufb29\ufe62\uff0b]/g;

/** The digits of a text, and each plus that stands before a digit or first. */
const numberMarks = (text: string): string =>
  latinDigits(text)
    .replace(PLUS, '+')
    .replace(/[^\d+]/g, '')
    .replace(/(\d)\++(?!\d)/g, '$1');

/** One number, with the country code in any of its spellings or the 0 of a trunk call. */
const ONE_NUMBER = /^(?:\+?0{0,2}91)?0?([6-9]\d{9})$/;

/** The beginning of an Indian number, as people type it key by key. */
const BEGUN_NUMBER = /^(?:\+?0{0,2}(?:9|91)?|(?:\+?0{0,2}91)?0?(?:[6-9]\d{0,9})?)$/;

/** A country code that cannot be the beginning of a national number. */
const COUNTRY_CODE = /^(?:\+0{0,2}|00)91/;

/**
 * The ten digits of the one Indian number in a text: "+91 98765 00062 (Ravi)" is "9876500062". Any other text stays, to
 * be refused: digits of a foreign number or of two numbers would be those of a stranger.
 */
export const nationalNumber = (text: string): string =>
  ONE_NUMBER.exec(numberMarks(text))?.[1] ?? text.trim();

/**
 * The text that a field shows for a typed or pasted one. A begun number shows only digits, and a whole one its ten
 * digits. A text that holds a foreign number or more than ten digits stays as it is.
 * @param before the text that the field showed: a key after a whole number is ignored, unless 91 may be its country code
 */
export function mobileFieldText(typed: string, before = ''): string {
  const number = nationalNumber(typed);
  if (isMobileNumber(number)) return number;
  const marks = numberMarks(typed);
  const isOneKey = [...typed].length === before.length + 1;
  if (isOneKey && isMobileNumber(before) && !BEGUN_NUMBER.test(marks)) return before;
  const national = marks.replace(COUNTRY_CODE, '');
  return /\+|^00|\d{11}/.test(national) ? typed : national;
}

/** Whether a field shows the country code of another country, so that no further digit makes the number Indian. */
export function isForeignNumber(shown: string): boolean {
  const marks = numberMarks(shown);
  return /^(?:\+|00)/.test(marks) && !BEGUN_NUMBER.test(marks);
}

/** Whether a field shows ten digits or more. Only then the visitor has typed all of the number. */
export const hasTenDigits = (shown: string): boolean => numberMarks(shown).replaceAll('+', '').length >= 10;

export type MobileNumberProblem = 'mobile_missing' | 'mobile_invalid';

/** The problem of a number as a person entered it; undefined for a valid one. */
export function mobileNumberProblem(text: string): MobileNumberProblem | undefined {
  if (text.trim() === '') return 'mobile_missing';
  return isMobileNumber(text) ? undefined : 'mobile_invalid';
}

/** Ten digits in two groups, as people read them out: "90000 00001". */
export const groupedMobileNumber = (digits: string): string => `${digits.slice(0, 5)} ${digits.slice(5)}`;
