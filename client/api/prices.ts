import {
  carPrices,
  type FoundCars,
  foundCars,
  type PriceList,
  type PriceSet,
  priceList,
  toPriceSet,
} from '../../src/features/pricing/contract.ts';
import { slugify } from '../../src/values/slug.ts';
import type { BodyType, Vehicle } from '../../src/values/vehicle.ts';
import { endpoints } from '../../src/web/contract/addresses.ts';
import { send } from './send.ts';

/** A car that the visitor chose, with its whole price set. */
export interface PricedCar {
  readonly names: Vehicle;
  readonly bodyType: BodyType;
  readonly prices: PriceSet;
}

let listing: Promise<PriceList['brands'] | undefined> | undefined;

/** Fetches the list of cars once, at the first call, common cars first. After a failure a later call tries again. */
export function fetchBrands(): Promise<PriceList['brands'] | undefined> {
  listing ??= send('GET', endpoints.prices, undefined, priceList).then((answer) => {
    if (answer.ok && answer.value.brands.length > 0) return answer.value.brands;
    listing = undefined;
    return undefined;
  });
  return listing;
}

/** Asks which cars a typed text may mean, or without a text for popular cars; undefined when the request fails. */
export async function findCars(words: string, manufacturer = ''): Promise<FoundCars['cars'] | undefined> {
  const query = new URLSearchParams({ words, ...(manufacturer && { manufacturer }) });
  const answer = await send('GET', `${endpoints.carSearch}?${query}`, undefined, foundCars);
  return answer.ok ? answer.value.cars : undefined;
}

/** Fetches the prices of one car; undefined when the request fails. */
export async function fetchCar({ manufacturer, model, fuelType }: Vehicle): Promise<PricedCar | undefined> {
  const url = endpoints.price(slugify(manufacturer), slugify(model), slugify(fuelType));
  const answer = await send('GET', url, undefined, carPrices);
  if (!answer.ok) return undefined;
  const { bodyType, ...car } = answer.value;
  const names = { manufacturer: car.manufacturer, model: car.model, fuelType: car.fuelType };
  return { names, bodyType, prices: toPriceSet(car) };
}
