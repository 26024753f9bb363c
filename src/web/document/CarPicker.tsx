import type { ReactNode } from 'react';
import type { CardPrices, OfferId } from '../../../client/islands/pricing/offers.ts';
import { island as pricePicker } from '../../../client/islands/pricing/PricePicker.island.tsx';
import {
  type CarNames,
  type FeaturedPrice,
  NO_CAR,
  type PickerLists,
} from '../../../client/islands/pricing/picker-state.ts';
import { TextLink } from '../../../client/ui/Button.tsx';
import { Skeleton } from '../../../client/ui/Spinner.tsx';
import type { City } from '../../content/cities/city.ts';
import { carSearchText } from '../../content/text/car-search.ts';
import { pickerText } from '../../content/text/picker.ts';
import { drawnBodyType } from '../../content/vehicles/body-types.ts';
import { commonCars } from '../../content/vehicles/common-cars.ts';
import { mostServicedIn } from '../../content/vehicles/most-serviced.ts';
import { routineIn } from '../../features/offers/index.ts';
import type { PriceBook, PricedManufacturer, PriceName } from '../../features/pricing/contract.ts';
import { type ChosenCar, lowestPrice } from '../../features/pricing/index.ts';
import { namedFirst } from '../../values/named-first.ts';
import { rememberingOf } from '../../values/remembering.ts';
import { addresses } from '../contract/addresses.ts';
import type { CarView, Part } from '../pages/page-prices.ts';
import { BOOKING_DIALOG } from './BookingDialog.tsx';
import { Island } from './Island.tsx';
import { Priced } from './Priced.tsx';

interface CarPickerProps {
  /** The page's path, where the form leads without JavaScript. */
  readonly path: string;
  readonly car: Part<CarView | undefined>;
  readonly layout: 'landing' | 'home';
  /** The services and the leading price are those of this city. */
  readonly city: City;
  /** The price of the `home` layout; default the city's routine service. */
  readonly featured?: FeaturedPrice | undefined;
  /** The service that the `landing` layout shows first; default the city's routine service. */
  readonly offer?: OfferId | undefined;
  /** Offers only the models of the car's own manufacturer. */
  readonly oneManufacturer?: boolean;
  /** Replaces the price card where no car has a price. */
  readonly otherwise?: ReactNode;
}

/** The price card with the visitor's car. It streams in later while the sheet is still being fetched. */
export const CarPicker = ({ car, otherwise = null, ...rest }: CarPickerProps) => (
  <Priced part={car} fallback={<Skeleton />}>
    {(view) => (view ? <PricedCarPicker view={view} {...rest} /> : otherwise)}
  </Priced>
);

/** The price card of a city's routine service: the express service where it has the bay. */
const routinePrice = (city: City): FeaturedPrice => {
  const price = routineIn(city);
  return { title: price === 'express' ? pickerText.expressLong : pickerText.periodic, price };
};

interface PricedCarPickerProps extends Omit<CarPickerProps, 'car' | 'otherwise'> {
  readonly view: CarView;
}

/** The card is complete as HTML and becomes an island at the first touch. */
function PricedCarPicker(props: PricedCarPickerProps) {
  const { path, view, city, layout, oneManufacturer = false } = props;
  const { featured = routinePrice(city), offer = routineIn(city) } = props;
  const { model, isVisitors } = view.car;
  const single = layout === 'home' ? featured : undefined;
  return (
    <>
      <Island
        of={pricePicker}
        props={{
          lists: listsOf(view, oneManufacturer),
          offer,
          featured: single,
          oneManufacturer: oneManufacturer || undefined,
          car: namesOf(view.car),
          popular: isVisitors ? undefined : popularCars(view, city),
          bodyType: drawnBodyType(model.carId),
          prices: cardPrices(view, single, city),
          path,
          dialog: BOOKING_DIALOG,
        }}
      />
      <noscript>
        {/* The lists of the page are short, and the box above them needs a script. */}
        <p className="text-centred">
          <TextLink href={addresses.search}>{carSearchText.search}</TextLink>
        </p>
      </noscript>
    </>
  );
}

/**
 * A list has at most this many names in the page, so that a longer sheet makes no page longer. The island adds the
 * others.
 */
const MOST_LISTED = 60;

/** The names in the lists that the page has: models and fuels only of what the visitor has chosen. */
function listsOf({ book, car }: CarView, oneManufacturer: boolean): PickerLists {
  const { manufacturer, model, isVisitors } = car;
  const names = namesOf(car);
  const makers = firstManufacturers(book);
  const models = firstModels(manufacturer);
  return {
    manufacturers: oneManufacturer ? [] : names.manufacturer ? listedWith(manufacturer, makers) : makers,
    models: isVisitors ? listedWith(model, models) : names.manufacturer ? models : [],
    fuelTypes: isVisitors ? model.fuelTypes : [],
  };
}

/** The visitor's car, or as much of it as the address or the page names. */
function namesOf({ manufacturer, model, row, isVisitors, manufacturers }: ChosenCar): CarNames {
  if (isVisitors) return { manufacturer: manufacturer.name, model: model.name, fuelType: row.fuelType };
  return { ...NO_CAR, manufacturer: manufacturers.length === 1 ? manufacturer.name : '' };
}

/** A row on a phone holds this many cars. */
const POPULAR = 4;

/** The city's most serviced cars, or a manufacturer's common ones, each with its most common fuel. */
function popularCars({ book, car: { manufacturers } }: CarView, city: City): readonly CarNames[] {
  const [only, ...others] = manufacturers;
  const models =
    only && others.length === 0
      ? namedFirst(only.models, commonCars[only.name] ?? [])
      : mostServicedIn(city.slug).map((id) => book.modelOfCar(id));
  return models
    .flatMap((model) => {
      const [fuelType] = model?.fuelTypes ?? [];
      return model && fuelType ? [{ manufacturer: model.manufacturer, model: model.name, fuelType }] : [];
    })
    .slice(0, POPULAR);
}

interface Named {
  readonly name: string;
}

/** The first names of a list, common ones before others. */
const firstNames = (all: readonly Named[], common: readonly string[]): readonly string[] =>
  namedFirst(all, common)
    .slice(0, MOST_LISTED)
    .map(({ name }) => name);

const firstManufacturers = rememberingOf(({ manufacturers }: PriceBook) =>
  firstNames(manufacturers, Object.keys(commonCars)),
);
const firstModels = rememberingOf(({ name, models }: PricedManufacturer) =>
  firstNames(models, commonCars[name] ?? []),
);

/** The names in the page's list, with the chosen one always among them. */
const listedWith = (chosen: Named, names: readonly string[]): readonly string[] =>
  names.includes(chosen.name) ? names : [...names, chosen.name];

/**
 * The prices that the card shows, of the visitor's car or the lowest of all; the rest of the price set stays on the
 * server.
 */
function cardPrices({ car, prices }: CarView, single: FeaturedPrice | undefined, city: City): CardPrices {
  const names: readonly PriceName[] = single ? [single.price] : [routineIn(city), 'ac', 'dentPaint'];
  return Object.fromEntries(
    names.map((name) => [
      name,
      car.isVisitors ? prices[name] : { price: lowestPrice(car.manufacturers, name), listPrice: null },
    ]),
  );
}
