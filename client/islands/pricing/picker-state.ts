import type { PriceList } from '../../../src/features/pricing/contract.ts';
import type { BodyType } from '../../../src/values/vehicle.ts';
import type { CardPrices, OfferId } from './offers.ts';
import type { PickerLists } from './page-lists.ts';
import type { CarNames, PricePickerProps } from './picker-props.ts';

/** The car whose prices are on show. */
export interface ShownCar {
  readonly names: CarNames;
  readonly bodyType: BodyType;
  readonly prices: CardPrices;
  readonly isVisitors: boolean;
}

export interface PickerState {
  /** What the lists show; while a choice is missing no price is shown. */
  readonly names: CarNames;
  readonly shown: ShownCar;
  readonly status: 'idle' | 'loading' | 'failed';
  readonly offer: OfferId;
  /** Every car that has a price, once it was fetched. */
  readonly brands: PriceList['brands'] | undefined;
}

export type PickerEvent =
  | { readonly kind: 'listed'; readonly brands: PriceList['brands'] }
  | { readonly kind: 'chose'; readonly names: CarNames }
  | { readonly kind: 'priced'; readonly shown: ShownCar }
  | { readonly kind: 'failed' }
  | { readonly kind: 'compared'; readonly offer: OfferId };

export const initialPicker = ({
  car,
  bodyType,
  prices,
  isVisitors,
  offer,
}: PricePickerProps): PickerState => ({
  names: car,
  shown: { names: car, bodyType, prices, isVisitors },
  status: 'idle',
  offer,
  brands: undefined,
});

export const isWhole = ({ manufacturer, model, fuelType }: CarNames): boolean =>
  manufacturer !== '' && model !== '' && fuelType !== '';

export function pickerReducer(state: PickerState, event: PickerEvent): PickerState {
  switch (event.kind) {
    case 'listed':
      return { ...state, brands: event.brands };
    case 'chose':
      return { ...state, names: event.names, status: isWhole(event.names) ? 'loading' : 'idle' };
    case 'priced':
      return { ...state, names: event.shown.names, shown: event.shown, status: 'idle' };
    case 'failed':
      return { ...state, status: 'failed' };
    case 'compared':
      return { ...state, offer: event.offer };
  }
}

/** What the three lists offer: from the fetched list, and before it is there what came with the page's own car. */
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
