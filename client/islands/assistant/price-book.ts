import { commonCars } from '../../../src/content/vehicles/common-cars.ts';
import { commonFirst } from '../../../src/features/assistant/rules/common-first.ts';
import type { AssistantPrices } from '../../../src/features/assistant/rules/world.ts';
import { type CarPrices, type PriceList, toPriceSet } from '../../../src/features/pricing/contract.ts';
import { carSlug, type Vehicle } from '../../../src/values/vehicle.ts';

/** The price sets that were fetched, by the car's slug; null for a car without one. */
export type PriceSets = Readonly<Record<string, CarPrices | null>>;

const namesOf = (all: readonly { readonly name: string }[]) => all.map(({ name }) => name);

/** What the conversation asks of the price sheet, from what the endpoints answered so far. */
export function priceBookOf(brands: PriceList['brands'], sets: PriceSets): AssistantPrices {
  const modelsOf = (brand: string) => brands.find(({ name }) => name === brand)?.models ?? [];
  return {
    brands: () => commonFirst(namesOf(brands), Object.keys(commonCars)),
    models: (brand) => commonFirst(namesOf(modelsOf(brand)), commonCars[brand] ?? []),
    fuelTypes: (brand, model) => modelsOf(brand).find(({ name }) => name === model)?.fuelTypes ?? [],
    price(vehicle, service) {
      const set = sets[carSlug(vehicle)];
      const { express, dentPaint } = set ? toPriceSet(set) : {};
      return (service === 'Express Service' ? express : dentPaint)?.price ?? undefined;
    },
  };
}

/** Whether the list holds the car, so that asking for its prices makes sense. */
export const isListed = (brands: PriceList['brands'], { manufacturer, model, fuelType }: Vehicle): boolean =>
  brands
    .find(({ name }) => name === manufacturer)
    ?.models.find(({ name }) => name === model)
    ?.fuelTypes.includes(fuelType) === true;
