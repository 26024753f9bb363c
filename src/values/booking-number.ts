import { compactCode } from './latin-digits.ts';

/** The displayed number of a booking ("CAR40718") or an order ("PH-1A2B3C4D") in a text that is one; else undefined. */
export function bookingNumber(typed: string): string | undefined {
  const [, kind, rest] = /^(CAR|PH)-?([\dA-F]+)$/.exec(compactCode(typed).toUpperCase()) ?? [];
  if (rest === undefined) return undefined;
  if (kind === 'CAR') return /^\d+$/.test(rest) ? `CAR${rest}` : undefined;
  return rest.length === 8 ? `PH-${rest}` : undefined;
}
