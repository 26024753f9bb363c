import type { FromPrices } from './from-prices.ts';

/** A model that has a price, with the fuel types it is offered with, common ones first. */
export interface PricedModel {
  readonly manufacturer: string;
  readonly name: string;
  readonly slug: string;
  /** `maruti-wagon-r` (see `carId`). */
  readonly carId: string;
  readonly fuelTypes: readonly string[];
  readonly from: FromPrices;
}

/** A manufacturer with its models by name. */
export interface PricedManufacturer {
  readonly name: string;
  readonly slug: string;
  readonly models: readonly PricedModel[];
  readonly from: FromPrices;
}
