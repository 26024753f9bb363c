import type { RandomUint32 } from './draw.ts';

/** Without the letters and digits that are taken for one another when read out: I L O U, 0 1. */
const LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
const LENGTH = 8;

/** A code for a won coupon, `SPIN-` and 8 letters: 39 bits, so that nobody guesses one and no two are the same. */
export function spinCouponCode(random: RandomUint32): string {
  let code = '';
  for (let place = 0; place < LENGTH; place += 1) code += LETTERS[random() % LETTERS.length] ?? '';
  return `SPIN-${code}`;
}
