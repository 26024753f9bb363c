import { once } from './once.ts';
import { remembering } from './remembering.ts';

/** An amount of Indian rupees as a whole number of paise (1 ₹ = 100 paise), so that no sum is ever a fraction. */
export type Paise = number;

/** Converts whole rupees, as a price sheet writes them, to paise. */
export const rupees = (amount: number): Paise => Math.round(amount * 100);

/** Converts paise to rupees, for structured data and ad events. */
export const toRupees = (amount: Paise): number => amount / 100;

const format = once(
  () => new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 }),
);

/** "₹2,999": the digit groups of en-IN and no decimals. A format costs 1 µs, and a page has up to 40 prices. */
export const formatMoney = remembering((amount: Paise): string => format().format(amount / 100));

const exact = once(() => new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' }));

/** "₹2,541.53": with paise, for bills. */
export const formatPaise = (amount: Paise): string => exact().format(amount / 100);
