/** The decimal digits of every script. Their code points stand in runs from 0 to 9, some of them one behind another. */
const DIGIT = /\p{Nd}/u;

function valueOfDigit(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (DIGIT.test(String.fromCodePoint(first - 1))) first -= 1;
  return (code - first) % 10;
}

/** The text with the digits of every script written as 0 to 9, the way that numbers are stored and compared. */
export const latinDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => String(valueOfDigit(digit)));

/** Marks that nobody sees: of direction, zero width, soft hyphens, and those that choose or enclose a glyph. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Me}]/gu;

/** Spaces, quotes, and the marks by which a chat writes bold, italic, struck out and monospace. */
const AROUND = /[\s\p{Pi}\p{Pf}"'`*_~]/gu;

/** All but the sentence marks and emoji before and after a code; a pattern for these marks is slow on many of them. */
const WITHIN = /[^\p{P}\p{S}](?:.*[^\p{P}\p{S}])?/su;

/** A text with Latin digits and letters, one kind of hyphen, and no mark that nobody sees. */
export const plainText = (typed: string): string =>
  latinDigits(typed.normalize('NFKC'))
    .replace(INVISIBLE, '')
    .replace(/\p{Dash}/gu, '-');

/**
 * A code as a person types or pastes it, in its plain letters, Latin digits and hyphens. Every dash becomes a hyphen,
 * and what a chat or a word processor puts around or between the letters goes.
 */
export function compactCode(typed: string): string {
  return WITHIN.exec(plainText(typed).replace(AROUND, ''))?.[0] ?? '';
}

/** A code of digits alone, such as a PIN code, which people group with spaces or dashes. */
export const compactDigits = (typed: string): string => compactCode(typed).replaceAll('-', '');
