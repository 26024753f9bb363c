import {
  carPrices,
  type PriceList,
  type PriceSet,
  priceList,
  toPriceSet,
} from '../../../src/features/pricing/contract.ts';
import { slugify } from '../../../src/values/slug.ts';
import { endpoints } from '../../../src/web/contract/addresses.ts';
import { send } from '../../api/send.ts';
import type { CarNames, ShownCar } from './picker-state.ts';

/** A car with its whole price set. */
export interface PricedCar extends ShownCar {
  readonly prices: PriceSet;
}

let listing: Promise<PriceList['brands'] | undefined> | undefined;

/** Fetches the list of cars once, at the first call. After a failure a later call tries again. */
export function fetchBrands(): Promise<PriceList['brands'] | undefined> {
  listing ??= send('GET', endpoints.prices, undefined, priceList).then((answer) => {
    if (answer.ok && answer.value.brands.length > 0) return answer.value.brands;
    listing = undefined;
    return undefined;
  });
  return listing;
}

/** Fetches the prices of one car; undefined when the request fails. */
export async function fetchCar({ manufacturer, model, fuelType }: CarNames): Promise<PricedCar | undefined> {
  const url = endpoints.price(slugify(manufacturer), slugify(model), slugify(fuelType));
  const answer = await send('GET', url, undefined, carPrices);
  if (!answer.ok) return undefined;
  const { bodyType, ...car } = answer.value;
  const names = { manufacturer: car.manufacturer, model: car.model, fuelType: car.fuelType };
  return { names, bodyType, prices: toPriceSet(car), isVisitors: true };
}
