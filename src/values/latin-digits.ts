const HINDI_ZERO = 0x966;

/** The text with the digits ० to ९ written as 0 to 9, the way that numbers are stored and compared. */
export const latinDigits = (text: string): string =>
  text.replace(/[०-९]/g, (digit) => `${digit.charCodeAt(0) - HINDI_ZERO}`);

/** A number or a code as a person types it, without its spaces and in Latin digits. */
export const compactCode = (typed: string): string => latinDigits(typed).replace(/\s/g, '');
