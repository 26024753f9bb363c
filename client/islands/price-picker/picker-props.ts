import type { PickerText } from '../../../src/content/text/en/picker.ts';
import type { PriceField, PriceSet } from '../../../src/domain/pricing/price-set.ts';
import type { BodyType } from '../../../src/domain/vehicle.ts';

/** A price set as it travels to the browser, in paise. */
export type PickerPrices = { readonly [Field in keyof PriceSet]: PriceSet[Field] };

/** The names the three lists show, as the price sheet spells them; empty where a choice is still to be made. */
export type CarNames = {
  readonly manufacturer: string;
  readonly model: string;
  readonly fuelType: string;
};

/** The one price of the slip that does not compare. */
export type FeaturedPrice = {
  readonly title: string;
  readonly price: PriceField;
  /** Struck out beside it, where the spec computes one. */
  readonly listPrice: PriceField | null;
};

export interface PricePickerProps {
  readonly text: PickerText;
  readonly featured: FeaturedPrice;
  /** `landing`: the lists are open and services can be compared; `home`: one price, the lists folded away. */
  readonly layout: 'landing' | 'home';
  /** The page is about one manufacturer: others are not offered. */
  readonly oneManufacturer: boolean;
  readonly manufacturers: readonly string[];
  /** Of the car's manufacturer. */
  readonly models: readonly string[];
  /** Of the car's model. */
  readonly fuelTypes: readonly string[];
  readonly car: CarNames;
  readonly bodyType: BodyType;
  /** The address names the car; else it stands in until the visitor chooses. */
  readonly isVisitors: boolean;
  readonly prices: PickerPrices;
  /** Path of the page: where the form goes without JavaScript. */
  readonly path: string;
  /** Id of the dialog that Book Now opens. */
  readonly dialog: string;
}
