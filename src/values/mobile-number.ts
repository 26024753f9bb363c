/** Ten digits, the first 6 to 9 (spec section 5). The prefix +91 is shown, never stored. */
const INDIAN_MOBILE = /^[6-9]\d{9}$/;

/** Whether a text is exactly ten digits of an Indian mobile: no prefix, no spaces. */
export const isMobileNumber = (text: string): boolean => INDIAN_MOBILE.test(text);

/** What the field keeps of what was typed or pasted: digits, at most ten, a pasted country code dropped (spec section 5). */
export function keepMobileDigits(typed: string): string {
  const digits = typed.replace(/\D/g, '');
  const withoutCountryCode = digits.length > 10 ? digits.replace(/^(?:0|91)+(?=[6-9]\d{9})/, '') : digits;
  return withoutCountryCode.slice(0, 10);
}

export type MobileNumberProblem = 'mobile_missing' | 'mobile_invalid';

/** What is wrong with a number as a person entered it, or nothing. */
export function mobileNumberProblem(text: string): MobileNumberProblem | undefined {
  if (text.trim() === '') return 'mobile_missing';
  return isMobileNumber(text) ? undefined : 'mobile_invalid';
}

/** Ten digits as they are read out: "90000 00001". */
export const groupedMobileNumber = (digits: string): string => `${digits.slice(0, 5)} ${digits.slice(5)}`;
