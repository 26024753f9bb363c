import { pickerText as text } from '../../../src/content/text/picker.ts';
import type { PriceList, PriceName } from '../../../src/features/pricing/contract.ts';
import type { BodyType } from '../../../src/values/vehicle.ts';
import type { CardPrices, OfferId } from './offers.ts';

/** The names in the three lists, spelled as in the price sheet; empty where the visitor has not chosen yet. */
export type CarNames = {
  readonly manufacturer: string;
  readonly model: string;
  readonly fuelType: string;
};

/** The one price of a price card with folded lists. */
export type FeaturedPrice = {
  readonly title: string;
  readonly price: PriceName;
};

/** A page leaves out what is false or missing. */
/** The choices of the three lists, spelled as in the price sheet. */
export interface PickerLists {
  readonly manufacturers: readonly string[];
  readonly models: readonly string[];
  readonly fuelTypes: readonly string[];
}

export interface PricePickerProps {
  readonly lists: PickerLists;
  /** The compared service whose price the card shows large at first. */
  readonly offer: OfferId;
  /** The one price of a price card with folded lists; missing for the card that compares three services. */
  readonly featured?: FeaturedPrice | undefined;
  /** True on the page of one manufacturer, whose lists offer no other. */
  readonly oneManufacturer?: boolean | undefined;
  readonly car: CarNames;
  readonly bodyType: BodyType;
  /** True for a car that the address names; missing for an example car. */
  readonly isVisitors?: boolean | undefined;
  readonly prices: CardPrices;
  /** Path of the page: the form's target without JavaScript. */
  readonly path: string;
  /** Id of the dialog that Book Now opens. */
  readonly dialog: string;
}

/** The car whose prices are shown. */
export interface ShownCar {
  readonly names: CarNames;
  readonly bodyType: BodyType;
  readonly prices: CardPrices;
  readonly isVisitors: boolean;
}

export interface PickerState {
  /** The names in the lists; while one is empty, no price is shown. */
  readonly names: CarNames;
  /** The car in the visitor's own words, which has no price; undefined for a car of the lists. */
  readonly typed: string | undefined;
  readonly shown: ShownCar;
  readonly status: 'idle' | 'loading' | 'failed';
  readonly offer: OfferId;
  /** Every car that has a price; undefined until it is fetched. */
  readonly brands: PriceList['brands'] | undefined;
}

export type PickerEvent =
  | { readonly kind: 'listed'; readonly brands: PriceList['brands'] }
  | { readonly kind: 'chose'; readonly names: CarNames }
  | { readonly kind: 'typed'; readonly text: string }
  | { readonly kind: 'priced'; readonly shown: ShownCar }
  | { readonly kind: 'failed' }
  | { readonly kind: 'compared'; readonly offer: OfferId };

/** The lists while the visitor's car is not in them. */
export const NO_CAR: CarNames = { manufacturer: '', model: '', fuelType: '' };

export const initialPicker = ({
  car,
  bodyType,
  prices,
  isVisitors = false,
  offer,
}: PricePickerProps): PickerState => ({
  names: car,
  typed: undefined,
  shown: { names: car, bodyType, prices, isVisitors },
  status: 'idle',
  offer,
  brands: undefined,
});

export const isWhole = ({ manufacturer, model, fuelType }: CarNames): boolean =>
  manufacturer !== '' && model !== '' && fuelType !== '';

/** Says which choice is missing for a price; undefined for a whole car. */
export function missingIn({ manufacturer, model, fuelType }: CarNames): string | undefined {
  if (manufacturer === '' || model === '') return text.missingModel;
  return fuelType === '' ? text.missingFuel : undefined;
}

export function pickerReducer(state: PickerState, event: PickerEvent): PickerState {
  switch (event.kind) {
    case 'listed':
      return { ...state, brands: event.brands };
    case 'chose':
      return {
        ...state,
        names: event.names,
        typed: undefined,
        status: isWhole(event.names) ? 'loading' : 'idle',
      };
    case 'typed':
      return { ...state, names: NO_CAR, typed: event.text, status: 'idle' };
    case 'priced':
      return { ...state, names: event.shown.names, shown: event.shown, status: 'idle' };
    case 'failed':
      return { ...state, status: 'failed' };
    case 'compared':
      return { ...state, offer: event.offer };
  }
}

/** The choices of the three lists: those that came with the page until the list of all cars is fetched. */
export function listsOf({ names, brands }: PickerState, page: PickerLists, car: CarNames): PickerLists {
  const { manufacturers } = page;
  if (brands === undefined) {
    const models = names.manufacturer === car.manufacturer ? page.models : [];
    return { manufacturers, models, fuelTypes: names.model === car.model ? page.fuelTypes : [] };
  }
  const models = brands.find(({ name }) => name === names.manufacturer)?.models ?? [];
  const fuelTypes = models.find(({ name }) => name === names.model)?.fuelTypes ?? [];
  return { manufacturers, models: models.map(({ name }) => name), fuelTypes };
}
