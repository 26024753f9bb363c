/** Ten digits, the first 6 to 9. The prefix +91 is shown, never stored. */
const INDIAN_MOBILE = /^[6-9]\d{9}$/;

/** Whether a text is exactly ten digits of an Indian mobile: no prefix, no spaces. */
export const isMobileNumber = (text: string): boolean => INDIAN_MOBILE.test(text);

/** The digits of a typed or pasted number: at most ten, without a country code. */
export function keepMobileDigits(typed: string): string {
  const digits = typed.replace(/\D/g, '');
  const withoutCountryCode = digits.length > 10 ? digits.replace(/^(?:0|91)+(?=[6-9]\d{9})/, '') : digits;
  return withoutCountryCode.slice(0, 10);
}

export type MobileNumberProblem = 'mobile_missing' | 'mobile_invalid';

/** The problem of a number as a person entered it; undefined for a valid one. */
export function mobileNumberProblem(text: string): MobileNumberProblem | undefined {
  if (text.trim() === '') return 'mobile_missing';
  return isMobileNumber(text) ? undefined : 'mobile_invalid';
}

/** Ten digits in two groups, as people read them out: "90000 00001". */
export const groupedMobileNumber = (digits: string): string => `${digits.slice(0, 5)} ${digits.slice(5)}`;
