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

/** The one price of a price card that compares no services. */
export type FeaturedPrice = {
  readonly title: string;
  readonly price: PriceName;
};

/** The choices of the three lists, spelled as in the price sheet. */
export type PickerLists = {
  readonly manufacturers: readonly string[];
  readonly models: readonly string[];
  readonly fuelTypes: readonly string[];
};

/** A page leaves out what is false or missing. */
export interface PricePickerProps {
  readonly lists: PickerLists;
  /** The compared service whose price the card shows large at first. */
  readonly offer: OfferId;
  /** The one price of the card; missing for the card that compares three services. */
  readonly featured?: FeaturedPrice | undefined;
  /** True on the page of one manufacturer, whose lists offer no other. */
  readonly oneManufacturer?: boolean | undefined;
  /** The car that the address names, or the part of it that the visitor has chosen so far. */
  readonly car: CarNames;
  /** Cars of one tap, while the visitor has chosen none. */
  readonly popular?: readonly CarNames[] | undefined;
  readonly bodyType: BodyType;
  /** The prices of the car; the lowest ones, without list prices, while it is not whole. */
  readonly prices: CardPrices;
  /** Path of the page: the form's target without JavaScript. */
  readonly path: string;
  /** Id of the dialog that Book Now opens. */
  readonly dialog: string;
}

/** The car whose prices are shown; while it is not whole, they are the lowest ones. */
export interface ShownCar {
  readonly names: CarNames;
  readonly bodyType: BodyType;
  readonly prices: CardPrices;
}

export interface PickerState {
  /** The names in the lists. While a choice has begun and one is empty, no price is shown. */
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

export const initialPicker = ({ car, bodyType, prices, offer }: PricePickerProps): PickerState => ({
  names: car,
  typed: undefined,
  shown: { names: car, bodyType, prices },
  status: 'idle',
  offer,
  brands: undefined,
});

export const isWhole = ({ manufacturer, model, fuelType }: CarNames): boolean =>
  manufacturer !== '' && model !== '' && fuelType !== '';

/** Whether the card shows the prices of its page: those of the chosen car, or the lowest before a choice begins. */
export const isShown = ({ names, shown, typed, status }: PickerState): boolean =>
  typed === undefined && status === 'idle' && (names === shown.names || isWhole(names));

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
