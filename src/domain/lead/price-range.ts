import { type Paise, toRupees } from '../money.ts';

/** What `priceRange` of a lead says: the express price, else the periodic one, else N/A (spec section 9). Amounts in paise. */
export function priceRange(prices: { readonly express?: Paise; readonly periodic?: Paise }): string {
  const price = prices.express || prices.periodic;
  return price ? `₹${toRupees(price)}` : 'N/A';
}
