import { landingText } from '../../content/text/landing.ts';
import { uiText } from '../../content/text/ui.ts';
import { mostServicedIn } from '../../content/vehicles/most-serviced.ts';
import {
  dependsOnCar,
  type PriceBook,
  type PriceName,
  type PriceSet,
  priceSet,
} from '../../features/pricing/contract.ts';
import {
  type ChoiceRules,
  type ChosenCar,
  chooseCar,
  lowestPrice,
  type PriceSource,
  type WantedCar,
} from '../../features/pricing/index.ts';
import type { Paise } from '../../values/money.ts';
import { fuelName } from '../../values/vehicle.ts';
import type { PageContext } from './page-entry.ts';

/** The prices of one page. The page and its cache key come from the same book. */
export interface PagePrices {
  /** `undefined` while the sheet is still being fetched. */
  readonly book: PriceBook | undefined;
  /** Resolves to the same book, after waiting for a sheet that is still being fetched. */
  get(): Promise<PriceBook>;
}

export const pagePrices = (source: PriceSource, book: PriceBook | undefined): PagePrices => ({
  book,
  get: async () => book ?? source.get(),
});

/** A part of a page's view that needs prices: a promise while the sheet is still being fetched. See `Priced`. */
export type Part<View> = View | Promise<View>;

/** Builds a part of the view from the price book. A slow sheet delays this part only, not the page's first byte. */
export const pricedPart = <View>(
  { prices }: Pick<PageContext, 'prices'>,
  view: (book: PriceBook) => View,
): Part<View> => (prices.book ? view(prices.book) : prices.get().then(view));

/** The part if it is ready. The head and texts leave it out otherwise. */
export const partAtHand = <View>(part: Part<View>): View | undefined =>
  part instanceof Promise ? undefined : part;

/** The query parameters of a page with a price picker: a complete car, or the steps of the picker so far. */
export const CAR_QUERY = ['car', 'manufacturer', 'model', 'fuel'] as const;

/** The car that the address names, completely or partly. */
export const wantedCar = ({ query }: Pick<PageContext, 'query'>): WantedCar => ({
  car: query.get('car') ?? undefined,
  manufacturer: query.get('manufacturer') ?? undefined,
  model: query.get('model') ?? undefined,
  fuelType: query.get('fuel') ?? undefined,
});

/** The car that a page shows prices for. */
export interface CarView {
  readonly book: PriceBook;
  readonly car: ChosenCar;
  readonly prices: PriceSet;
}

/**
 * Chooses the page's car: the one in the address, otherwise the page's default or the city's most serviced car. The
 * part is `undefined` for an empty sheet.
 */
export function loadCar(
  context: Pick<PageContext, 'prices' | 'query' | 'city'>,
  rules: ChoiceRules = { standIns: mostServicedIn(context.city.slug) },
): Part<CarView | undefined> {
  return pricedPart(context, (book) => {
    const car = chooseCar(book, wantedCar(context), rules);
    return car && { book, car, prices: priceSet(car.row) };
  });
}

/** The id of the model that the address names; undefined where a page shows an example car. */
export const ownCarId = (
  { query }: Pick<PageContext, 'query'>,
  car: ChosenCar | undefined,
): string | undefined =>
  car?.isVisitors && (query.has('car') || query.has('model')) ? car.model.carId : undefined;

/**
 * The caption and the price beside a page's main button: the visitor's car and its price, or the lowest price of all
 * cars. In paise; undefined where we quote.
 */
export const barPrice = (car: ChosenCar, name: PriceName): { caption: string; price: Paise | undefined } =>
  car.isVisitors
    ? { caption: carCaption(car), price: priceSet(car.row)[name].price ?? undefined }
    : {
        // The price that all cars share is no lowest one.
        caption: dependsOnCar(name) ? uiText.from : landingText.everyCar,
        price: lowestPrice(car.manufacturers, name) ?? undefined,
      };

/** "Swift petrol" */
export const carCaption = ({ row }: ChosenCar): string => `${row.model} ${fuelName(row.fuelType)}`;
