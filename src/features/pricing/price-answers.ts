import { drawnBodyType } from '../../content/vehicles/body-types.ts';
import { type Paise, toRupees } from '../../values/money.ts';
import { carId } from '../../values/vehicle.ts';
import type { CarPrices, PriceList } from './contract/prices.ts';
import type { PriceBook } from './rules/price-book.ts';
import type { PriceRow } from './rules/price-row.ts';
import { priceSet } from './rules/price-set.ts';

/** What the price picker and the chat assistant offer. */
export const priceListOf = (book: PriceBook): PriceList => ({
  brands: book.manufacturers.map(({ name, models }) => ({
    name,
    models: models.map((model) => ({ name: model.name, fuelTypes: [...model.fuelTypes] })),
  })),
  version: book.version,
});

const inRupees = (price: Paise | null): number | null => (price === null ? null : toRupees(price));

/** One car's price set, from paise to the contract's whole rupees. */
export function carPricesOf(row: PriceRow, version: string): CarPrices {
  const prices = priceSet(row);
  return {
    manufacturer: row.manufacturer,
    model: row.model,
    fuelType: row.fuelType,
    bodyType: drawnBodyType(carId(row)),
    basicServicePrice: inRupees(prices.basicServicePrice),
    basicServiceFinalPrice: inRupees(prices.basicServiceFinalPrice),
    periodicServicePrice: inRupees(prices.periodicServicePrice),
    expressServicePrice: inRupees(prices.expressServicePrice),
    discountedExpressPrice: inRupees(prices.discountedExpressPrice),
    dentingPaintPrice: inRupees(prices.dentingPaintPrice),
    dentingPaintFinalPrice: inRupees(prices.dentingPaintFinalPrice),
    fullBodyPaintPrice: inRupees(prices.fullBodyPaintPrice),
    fullBodyPaintFinalPrice: inRupees(prices.fullBodyPaintFinalPrice),
    acServicePrice: toRupees(prices.acServicePrice),
    version,
  };
}
