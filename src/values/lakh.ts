import { type Paise, toRupees } from './money.ts';

const RUPEES_A_LAKH = 100_000;

/** A large amount as people say it, to two decimals: 17.6 lakh rupees → "₹17.6 lakh". */
export const formatLakh = (amount: Paise): string =>
  `₹${Math.round((toRupees(amount) / RUPEES_A_LAKH) * 100) / 100} lakh`;
