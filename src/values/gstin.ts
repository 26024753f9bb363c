/** State, the permanent account number of the business, its registration in the state, one letter, and the check. */
const SHAPE = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z][0-9A-Z]{2}$/;
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The typed number without spaces and signs, in capital letters. */
export const compactGstin = (typed: string): string => typed.replace(/[\s.-]/g, '').toUpperCase();

/** Whether a text is a registration number for GST: 15 letters and digits, of which the last one checks the others. */
export const isGstin = (text: string): boolean =>
  SHAPE.test(text) && checkDigit(text.slice(0, -1)) === text.at(-1);

/** Every second value counts twice. A product counts as the sum of its two digits of base 36. */
function checkDigit(text: string): string | undefined {
  const base = DIGITS.length;
  const sum = [...text].reduce((total, letter, place) => {
    const product = DIGITS.indexOf(letter) * (place % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / base) + (product % base);
  }, 0);
  return DIGITS[(base - (sum % base)) % base];
}
