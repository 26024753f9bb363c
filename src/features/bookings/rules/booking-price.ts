import type { Paise } from '../../../values/money.ts';
import type { PriceBook } from '../../pricing/contract.ts';
import { AC_SERVICE_PRICE, priceSet } from '../../pricing/contract.ts';
import type { BookingDraft } from './booking-record.ts';

/**
 * What a booking costs: express at the discounted price, dent & paint by the sheet, AC at its flat price (spec section 9).
 * Nothing while car or service is open, or where the sheet has no price.
 */
export function bookingPrice(draft: BookingDraft, prices: Pick<PriceBook, 'row'>): Paise | undefined {
  const { manufacturer, model, fuelType, serviceType } = draft;
  if (serviceType === undefined) return undefined;
  const isKnown = manufacturer !== undefined && model !== undefined && fuelType !== undefined;
  const row = isKnown ? prices.row({ manufacturer, model, fuelType }) : undefined;
  const { express, dentPaint } = row ? priceSet(row) : {};
  const price = {
    'Express Service': express?.price,
    'Dent & Paint': dentPaint?.price,
    'AC Service': AC_SERVICE_PRICE,
  };
  return price[serviceType] ?? undefined;
}
