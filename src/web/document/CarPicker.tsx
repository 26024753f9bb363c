import { type CardPrices, OFFER_IDS, type OfferId } from '../../../client/islands/pricing/offers.ts';
import { island as pricePicker } from '../../../client/islands/pricing/PricePicker.island.tsx';
import { PageLists } from '../../../client/islands/pricing/page-lists.ts';
import type { FeaturedPrice } from '../../../client/islands/pricing/picker-props.ts';
import { pickerText } from '../../content/text/en/picker.ts';
import { drawnBodyType } from '../../content/vehicles/body-types.ts';
import type { PriceBook } from '../../features/pricing/contract.ts';
import { type PriceName, type PriceSet, priceSet } from '../../features/pricing/contract.ts';
import type { ChosenCar, WantedCar } from '../../features/pricing/index.ts';
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
  /** What the `landing` layout looks at first; the express service unless given. */
  readonly offer?: OfferId;
  /** Only the car's own manufacturer is offered. */
  readonly oneManufacturer?: boolean;
}

const express: FeaturedPrice = {
  title: pickerText.expressLong,
  price: 'express',
};

/** The slip with the visitor's car and its prices; complete as HTML, and an island from the first touch on. */
export function CarPicker(props: CarPickerProps) {
  const {
    context,
    book,
    car,
    layout,
    featured = express,
    offer = 'express',
    oneManufacturer = false,
  } = props;
  const { manufacturer, model, row, isVisitors } = car;
  const folded = layout === 'home' ? featured : null;
  const lists = {
    manufacturers: oneManufacturer ? [] : listedNames(book.manufacturers, manufacturer),
    models: listedNames(manufacturer.models, model),
    fuelTypes: model.fuelTypes,
  };
  return (
    <PageLists value={lists}>
      <Island
        of={pricePicker}
        props={{
          offer,
          featured: folded,
          oneManufacturer,
          car: { manufacturer: manufacturer.name, model: model.name, fuelType: row.fuelType },
          bodyType: drawnBodyType(model.carId),
          isVisitors,
          prices: cardPrices(priceSet(row), folded),
          path: context.path,
          dialog: BOOKING_DIALOG,
        }}
      />
    </PageLists>
  );
}

/** A sheet of any length makes no page longer: past these many names a list has its first, and all once it is touched. */
const MOST_LISTED = 60;

interface Named {
  readonly name: string;
}

/** The names that a list begins with, the chosen one always among them. */
function listedNames(all: readonly Named[], chosen: Named): readonly string[] {
  const first = all.slice(0, MOST_LISTED).map(({ name }) => name);
  return first.includes(chosen.name) ? first : [...first, chosen.name];
}

/** The prices that the card shows; the rest of the price set stays on the server. */
const cardPrices = (prices: PriceSet, folded: FeaturedPrice | null): CardPrices => {
  const names: readonly PriceName[] = folded ? [folded.price] : OFFER_IDS;
  return Object.fromEntries(names.map((name) => [name, prices[name]]));
};
