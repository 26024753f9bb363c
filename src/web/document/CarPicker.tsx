import type { ReactNode } from 'react';
import { type CardPrices, OFFER_IDS, type OfferId } from '../../../client/islands/pricing/offers.ts';
import { island as pricePicker } from '../../../client/islands/pricing/PricePicker.island.tsx';
import { PageLists } from '../../../client/islands/pricing/page-lists.ts';
import type { FeaturedPrice } from '../../../client/islands/pricing/picker-state.ts';
import { Skeleton } from '../../../client/ui/Spinner.tsx';
import { pickerText } from '../../content/text/en/picker.ts';
import { drawnBodyType } from '../../content/vehicles/body-types.ts';
import type { PriceName, PriceSet } from '../../features/pricing/contract.ts';
import type { CarView, Part } from '../pages/page-prices.ts';
import { BOOKING_DIALOG } from './BookingDialog.tsx';
import { Island } from './Island.tsx';
import { Priced } from './Priced.tsx';

interface CarPickerProps {
  /** The page's path, where the form leads without JavaScript. */
  readonly path: string;
  readonly car: Part<CarView | undefined>;
  readonly layout: 'landing' | 'home';
  /** The price of the `home` layout; default the express service. */
  readonly featured?: FeaturedPrice | undefined;
  /** The service that the `landing` layout shows first; default the express service. */
  readonly offer?: OfferId | undefined;
  /** Offers only the models of the car's own manufacturer. */
  readonly oneManufacturer?: boolean;
  /** Replaces the price card where no car has a price. */
  readonly otherwise?: ReactNode;
}

/** The price card with the visitor's car. It streams in later while the sheet is still being fetched. */
export const CarPicker = ({ car, otherwise = null, ...rest }: CarPickerProps) => (
  <Priced part={car} fallback={<Skeleton shape="block" />}>
    {(view) => (view ? <PricedCarPicker view={view} {...rest} /> : otherwise)}
  </Priced>
);

const express: FeaturedPrice = { title: pickerText.expressLong, price: 'express' };

interface PricedCarPickerProps extends Omit<CarPickerProps, 'car' | 'otherwise'> {
  readonly view: CarView;
}

/** The card is complete as HTML and becomes an island at the first touch. */
function PricedCarPicker(props: PricedCarPickerProps) {
  const { path, view, layout, featured = express, offer = 'express', oneManufacturer = false } = props;
  const { manufacturer, model, row, isVisitors } = view.car;
  const folded = layout === 'home' ? featured : null;
  const lists = {
    manufacturers: oneManufacturer ? [] : listedNames(view.book.manufacturers, manufacturer),
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
          prices: cardPrices(view.prices, folded),
          path,
          dialog: BOOKING_DIALOG,
        }}
      />
    </PageLists>
  );
}

/**
 * A list has at most this many names in the page, so that a longer sheet makes no page longer. The island adds the
 * others.
 */
const MOST_LISTED = 60;

interface Named {
  readonly name: string;
}

/** The names in the page's list, with the chosen one always among them. */
function listedNames(all: readonly Named[], chosen: Named): readonly string[] {
  const first = all.slice(0, MOST_LISTED).map(({ name }) => name);
  return first.includes(chosen.name) ? first : [...first, chosen.name];
}

/** The prices that the card shows; the rest of the price set stays on the server. */
const cardPrices = (prices: PriceSet, folded: FeaturedPrice | null): CardPrices => {
  const names: readonly PriceName[] = folded ? [folded.price] : OFFER_IDS;
  return Object.fromEntries(names.map((name) => [name, prices[name]]));
};
