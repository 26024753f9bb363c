import { once } from './once.ts';

/** An amount of Indian rupees as a whole number of paise (1 ₹ = 100 paise), so that no sum is ever a fraction. */
export type Paise = number;

/** Whole rupees (as a price sheet or the specification writes them) to paise. */
export const rupees = (amount: number): Paise => Math.round(amount * 100);

/** Paise to rupees, for the formats that ask for rupees (structured data, ad events). */
export const toRupees = (amount: Paise): number => amount / 100;

const format = once(
  () => new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 }),
);

/** "₹2,999": en-IN digit groups and no decimals (spec section 9). */
export const formatMoney = (amount: Paise): string => format().format(amount / 100);
