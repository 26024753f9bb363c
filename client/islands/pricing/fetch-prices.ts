import {
  type CarPrices,
  carPrices,
  type PriceList,
  priceList,
} from '../../../src/features/pricing/contract/prices.ts';
import type { PriceSet } from '../../../src/features/pricing/rules/price-set.ts';
import { rupees } from '../../../src/values/money.ts';
import { slugify } from '../../../src/values/slug.ts';
import { endpoints } from '../../../src/web/contract/addresses.ts';
import { send } from '../../api/send.ts';
import type { CarNames } from './picker-props.ts';
import type { ShownCar } from './picker-state.ts';

/** A car of the visitor's with everything that is priced for it. */
export interface PricedCar extends ShownCar {
  readonly prices: PriceSet;
}

let listing: Promise<PriceList['brands'] | undefined> | undefined;

/** The list of cars, fetched once and on first use; asked for again after a failure. */
export function fetchBrands(): Promise<PriceList['brands'] | undefined> {
  listing ??= send('GET', endpoints.prices, undefined, priceList).then((answer) => {
    if (answer.ok && answer.value.brands.length > 0) return answer.value.brands;
    listing = undefined;
    return undefined;
  });
  return listing;
}

/** What the services cost for one car of the visitor's, or nothing where that cannot be had. */
export async function fetchCar({ manufacturer, model, fuelType }: CarNames): Promise<PricedCar | undefined> {
  const url = endpoints.price(slugify(manufacturer), slugify(model), slugify(fuelType));
  const answer = await send('GET', url, undefined, carPrices);
  if (!answer.ok) return undefined;
  const { bodyType, ...car } = answer.value;
  const names = { manufacturer: car.manufacturer, model: car.model, fuelType: car.fuelType };
  return { names, bodyType, prices: inPaise(car), isVisitors: true };
}

const paise = (amount: number | null): number | null => (amount === null ? null : rupees(amount));

const inPaise = (car: Omit<CarPrices, 'bodyType'>): PriceSet => ({
  basicServicePrice: paise(car.basicServicePrice),
  basicServiceFinalPrice: paise(car.basicServiceFinalPrice),
  periodicServicePrice: paise(car.periodicServicePrice),
  expressServicePrice: paise(car.expressServicePrice),
  discountedExpressPrice: paise(car.discountedExpressPrice),
  dentingPaintPrice: paise(car.dentingPaintPrice),
  dentingPaintFinalPrice: paise(car.dentingPaintFinalPrice),
  fullBodyPaintPrice: paise(car.fullBodyPaintPrice),
  fullBodyPaintFinalPrice: paise(car.fullBodyPaintFinalPrice),
  acServicePrice: rupees(car.acServicePrice),
});
