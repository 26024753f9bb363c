import { compactCode, latinDigits } from './latin-digits.ts';

/** Ten digits, the first 6 to 9. The prefix +91 is shown, never stored. */
const INDIAN_MOBILE = /^[6-9]\d{9}$/;

/** Whether a text is exactly ten digits of an Indian mobile: no prefix, no spaces. */
export const isMobileNumber = (text: string): boolean => INDIAN_MOBILE.test(text);

/** A country code that somebody is typing key by key. */
const BEGUN_COUNTRY_CODE = /^\+9?$/;

/**
 * The digits of a typed or pasted number: at most ten, without a country code and without the 0 of a trunk call. A plus
 * stays until the code behind it is complete.
 */
export function keepMobileDigits(typed: string): string {
  const kept = latinDigits(typed).replace(/[^\d+]/g, '');
  if (BEGUN_COUNTRY_CODE.test(kept)) return kept;
  const digits = kept.replace(/^\+91|\+/g, '').replace(/^0+/, '');
  const national = digits.length > 10 ? digits.replace(/^(?:0|91)+(?=[6-9]\d{9})/, '') : digits;
  return national.slice(0, 10);
}

/** Brackets, dots, dashes, and the invisible marks of direction that address books put around a copied number. */
const SEPARATORS = /[().\p{Pd}\p{Cf}]/gu;

/** The number of a plain form as its ten digits: "+91 98765 00062" is "9876500062". Other text stays, to be refused. */
export function nationalNumber(sent: string): string {
  return compactCode(sent)
    .replace(SEPARATORS, '')
    .replace(/^(?:tel:)?(?:(?:\+|00)?91)?0?(?=[6-9]\d{9}$)/i, '');
}

export type MobileNumberProblem = 'mobile_missing' | 'mobile_invalid';

/** The problem of a number as a person entered it; undefined for a valid one. */
export function mobileNumberProblem(text: string): MobileNumberProblem | undefined {
  if (text.trim() === '') return 'mobile_missing';
  return isMobileNumber(text) ? undefined : 'mobile_invalid';
}

/** Ten digits in two groups, as people read them out: "90000 00001". */
export const groupedMobileNumber = (digits: string): string => `${digits.slice(0, 5)} ${digits.slice(5)}`;
