import { latinDigits } from '../../../values/latin-digits.ts';
import type { Paise } from '../../../values/money.ts';
import { type CouponOffer, type CouponScope, couponDiscount } from '../../coupons/contract.ts';
import type { PriceName } from '../../pricing/contract.ts';

/** The coupon of a variant as it was when the banner was published. */
export type PromisedOffer = CouponOffer & {
  readonly scope: CouponScope;
  /** Milliseconds since 1970. */
  readonly expiresAt: number | null;
};

/** The discounts and amounts that a text names, such as "20% off" and "₹999". */
export interface NamedAmounts {
  readonly percents: readonly number[];
  readonly rupees: readonly number[];
}

const PERCENTS = /(\d[\d,]*(?:\.\d+)?)\s*(?:%|per\s?cent\b|pct\b|प्रतिशत|फ़ीसदी|फीसदी)/gi;
/** The word stands before the number or behind it. */
const RUPEES =
  /(?:₹|\brs\.?|\binr|\brupees?|रुपये|रुपए|रु\.?)\s*(\d[\d,]*(?:\.\d+)?)|(\d[\d,]*(?:\.\d+)?)\s*(?:₹|\/-|rs\b|inr\b|rupees?\b|रु)/gi;

/** Finds the percents and the rupees in a text of either language. */
export function amountsIn(text: string): NamedAmounts {
  // NFKC writes the wide forms of digits and of the percent sign in their usual form.
  const plain = latinDigits(text.normalize('NFKC'));
  const found = (pattern: RegExp) =>
    [...plain.matchAll(pattern)].map(([, before, after]) =>
      Number((before ?? after ?? '').replaceAll(',', '')),
    );
  return { percents: found(PERCENTS), rupees: found(RUPEES) };
}

/** Whether a text promises a discount or an amount, and so needs a coupon that gives it. */
export function namesAmount(text: string): boolean {
  const { percents, rupees } = amountsIn(text);
  return percents.length + rupees.length > 0;
}

/** Whether a coupon gives each discount that a text names. Prices of cars are written `{price}` and count as kept. */
export function givesWhatIsNamed(text: string, { kind, value }: CouponOffer): boolean {
  const { percents, rupees } = amountsIn(text);
  return kind === 'percent'
    ? rupees.length === 0 && percents.every((percent) => percent === value)
    : percents.length === 0 && rupees.every((amount) => amount * 100 === value);
}

/** The job under which a price is ordered online; the other prices are paid at the centre. */
const ONLINE_JOBS: Readonly<Partial<Record<PriceName, string>>> = {
  express: 'express-service-90min',
  dentPaint: 'express-dent-paint',
  ac: 'express-ac-service',
};

/** A price of a car with a coupon, in paise. A coupon for other jobs, or with a higher minimum, leaves it as it is. */
export function promisedPrice(price: Paise, name: PriceName, { scope, ...offer }: PromisedOffer): Paise {
  const serviceId = ONLINE_JOBS[name] ?? '';
  // An empty list is for all work that is not ordered online.
  const { serviceIds = [serviceId], minimum } = scope;
  const named = { serviceIds: serviceIds.length === 0 ? [serviceId] : serviceIds };
  const lines = [{ serviceId, totalPrice: price }];
  const discount = couponDiscount(offer, { ...named, ...(minimum !== undefined && { minimum }) }, lines);
  return discount.ok ? price - discount.value : price;
}

/** Whether a coupon still gives its discount at an instant, in ms since 1970. */
export const isOffered = ({ expiresAt }: PromisedOffer, now: number): boolean =>
  expiresAt === null || now < expiresAt;
