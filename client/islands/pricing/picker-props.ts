import type { PriceName } from '../../../src/features/pricing/contract.ts';
import type { BodyType } from '../../../src/values/vehicle.ts';
import type { CardPrices, OfferId } from './offers.ts';

/** The names the three lists show, as the price sheet spells them; empty where a choice is still to be made. */
export type CarNames = {
  readonly manufacturer: string;
  readonly model: string;
  readonly fuelType: string;
};

/** The one price of a folded price card. */
export type FeaturedPrice = {
  readonly title: string;
  readonly price: PriceName;
};

export interface PricePickerProps {
  /** Which of the three services is looked at first. */
  readonly offer: OfferId;
  /** The folded slip with this one price; without it the lists are open and three services are compared. */
  readonly featured: FeaturedPrice | null;
  /** The page is about one manufacturer: others are not offered. */
  readonly oneManufacturer: boolean;
  readonly car: CarNames;
  readonly bodyType: BodyType;
  /** The address names the car; else it stands in until the visitor chooses. */
  readonly isVisitors: boolean;
  readonly prices: CardPrices;
  /** Path of the page: where the form goes without JavaScript. */
  readonly path: string;
  /** Id of the dialog that Book Now opens. */
  readonly dialog: string;
}
