import { island as pricePicker } from '../../client/islands/price-picker/PricePicker.island.tsx';
import type { FeaturedPrice } from '../../client/islands/price-picker/picker-props.ts';
import { pickerText } from '../content/text/en/picker.ts';
import { drawnBodyType } from '../content/vehicles/body-types.ts';
import type { ChosenCar, WantedCar } from '../domain/pricing/chosen-car.ts';
import type { PriceBook } from '../domain/pricing/price-book.ts';
import { priceSet } from '../domain/pricing/price-set.ts';
import type { PageContext } from '../pages/page-entry.ts';
import { BOOKING_DIALOG } from './BookingDialog.tsx';
import { Island } from './Island.tsx';

/** The parameters that a page with a picker names in its entry: a whole car, or the picker's steps so far. */
export const CAR_QUERY = ['car', 'manufacturer', 'model', 'fuel'] as const;

/** What the address says of the visitor's car. */
export const wantedCar = ({ query }: Pick<PageContext, 'query'>): WantedCar => ({
  car: query.get('car') ?? undefined,
  manufacturer: query.get('manufacturer') ?? undefined,
  model: query.get('model') ?? undefined,
  fuelType: query.get('fuel') ?? undefined,
});

interface CarPickerProps {
  readonly context: PageContext;
  readonly book: PriceBook;
  readonly car: ChosenCar;
  readonly layout: 'landing' | 'home';
  /** What the `home` layout shows the price of; the express service unless given. */
  readonly featured?: FeaturedPrice;
  /** Only the car's own manufacturer is offered. */
  readonly oneManufacturer?: boolean;
}

const express: FeaturedPrice = {
  title: pickerText.expressLong,
  price: 'discountedExpressPrice',
  listPrice: 'expressServicePrice',
};

/** The slip with the visitor's car and its prices; complete as HTML, and an island from the first touch on. */
export function CarPicker(props: CarPickerProps) {
  const { context, book, car, layout, featured = express, oneManufacturer = false } = props;
  const { manufacturer, model, row, isVisitors } = car;
  return (
    <Island
      of={pricePicker}
      props={{
        text: pickerText,
        layout,
        featured,
        oneManufacturer,
        manufacturers: oneManufacturer ? [] : book.manufacturers.map(({ name }) => name),
        models: manufacturer.models.map(({ name }) => name),
        fuelTypes: model.fuelTypes,
        car: { manufacturer: manufacturer.name, model: model.name, fuelType: row.fuelType },
        bodyType: drawnBodyType(model.carId),
        isVisitors,
        prices: { ...priceSet(row) },
        path: context.path,
        dialog: BOOKING_DIALOG,
      }}
    />
  );
}
