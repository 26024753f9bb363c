import type { Paise } from '../../../values/money.ts';
import type { PriceBook } from '../../pricing/rules/price-book.ts';
import { chatPrices } from '../../pricing/rules/price-set.ts';
import type { BookingDraft } from './booking-record.ts';

/**
 * What a booking costs: express at the discounted price, dent & paint by the sheet, AC at its flat price (spec section 9).
 * Nothing while car or service is open, or where the sheet has no price.
 */
export function bookingPrice(draft: BookingDraft, prices: Pick<PriceBook, 'row'>): Paise | undefined {
  const { manufacturer, model, fuelType, serviceType } = draft;
  if (serviceType === undefined) return undefined;
  const isKnown = manufacturer !== undefined && model !== undefined && fuelType !== undefined;
  const known = chatPrices(isKnown ? prices.row({ manufacturer, model, fuelType }) : undefined);
  const price = { 'Express Service': known.express, 'Dent & Paint': known.dentPaint, 'AC Service': known.ac };
  return price[serviceType] ?? undefined;
}
