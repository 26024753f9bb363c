import type { ReactNode } from 'react';
import { pickerText as text } from '../../../src/content/text/picker.ts';
import type { PriceName } from '../../../src/features/pricing/contract.ts';
import { Button } from '../../ui/Button.tsx';
import { bookNowData } from '../../ui/book-now.ts';
import { PriceCard, PriceCardFrame } from '../../ui/PriceCard.tsx';
import { defineIsland } from '../island.ts';
import { CompareLink, ComparingPriceCard } from './ComparingPriceCard.tsx';
import { OFFER_IDS, shownPrice } from './offers.ts';
import { PickerForm } from './PickerForm.tsx';
import {
  type FeaturedPrice,
  isWhole,
  listsOf,
  missingIn,
  type PricePickerProps,
  type ShownCar,
} from './picker-state.ts';
import { usePicker } from './use-picker.ts';

/** Lets the visitor choose a car, and updates every price of the page to it. */
function PricePicker(props: PricePickerProps) {
  const { state, ...choices } = usePicker(props);
  const form = (
    <PickerForm
      path={props.path}
      oneManufacturer={props.oneManufacturer === true}
      names={state.names}
      lists={listsOf(state, props.lists, props.car)}
      status={state.status}
      onNear={choices.list}
      onCar={choices.chooseCar}
      onManufacturer={choices.chooseManufacturer}
      onModel={choices.chooseModel}
      onFuelType={choices.chooseFuelType}
    />
  );
  const card = {
    dialog: props.dialog,
    shown: state.shown,
    // The last prices may belong to another car, and the card must not show them for this one.
    hasPrices: isWhole(state.names) && state.status === 'idle',
    typed: state.typed,
    missing: state.typed === undefined ? missingIn(state.names) : undefined,
    form,
  };
  return (
    <PriceCardFrame busy={state.status === 'loading'}>
      {props.featured ? (
        <FeaturedPriceCard {...card} featured={props.featured} />
      ) : (
        <ComparingPriceCard
          {...card}
          offer={state.offer}
          // The page has the prices of the services that its city offers.
          offered={OFFER_IDS.filter((id) => id in props.prices)}
          onCompare={choices.compare}
        />
      )}
    </PriceCardFrame>
  );
}

/** The id of the lists. The address `#your-car` unfolds them without a script. */
const LISTS = 'your-car';

interface FeaturedPriceCardProps {
  readonly dialog: string;
  readonly featured: FeaturedPrice;
  readonly shown: ShownCar;
  readonly hasPrices: boolean;
  /** The car in the visitor's own words, for which we quote. */
  readonly typed: string | undefined;
  /** The missing choice, which the button says instead. */
  readonly missing: string | undefined;
  readonly form: ReactNode;
}

/** The price card of the home page and the service pages, with one price and folded lists. */
function FeaturedPriceCard({
  dialog,
  featured,
  shown,
  hasPrices,
  typed,
  missing,
  form,
}: FeaturedPriceCardProps) {
  const { price, listPrice } = shownPrice(shown.prices[featured.price]);
  const { manufacturer, model, fuelType } = shown.names;
  return (
    <PriceCard
      car={{
        name: typed ?? `${manufacturer} ${model}`,
        fuelType: typed === undefined ? fuelType : '',
        picture: `car-${shown.bodyType}`,
        note: shown.isVisitors || typed !== undefined ? undefined : text.standIn,
      }}
      service={featured.title}
      price={hasPrices ? price : typed === undefined ? 'pending' : undefined}
      listPrice={listPrice}
      changeHref={`#${LISTS}`}
      lists={
        <div className="picker folded" id={LISTS}>
          {form}
        </div>
      }
      action={
        <Button
          wide
          opens={dialog}
          {...bookNowData({
            name: featured.title,
            price: hasPrices ? price : undefined,
            car:
              shown.isVisitors && typed === undefined
                ? { ...shown.names, bodyType: shown.bodyType }
                : undefined,
            follows: featured.price,
          })}
          disabled={missing !== undefined}
        >
          {missing ?? text.bookNow}
        </Button>
      }
      after={isCompared(featured.price) && <CompareLink />}
    />
  );
}

const isCompared = (price: PriceName): boolean => price === 'express' || price === 'periodic';

/** Where an earlier page stored a car, client/idle/saved-vehicle.idle.ts starts the island without an interaction. */
export const island = defineIsland({ name: 'price-picker', start: 'interaction', Component: PricePicker });
