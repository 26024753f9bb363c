import { pickerText as text } from '../../../src/content/text/picker.ts';
import { dependsOnCar } from '../../../src/features/pricing/contract.ts';
import { addresses } from '../../../src/web/contract/addresses.ts';
import { Button } from '../../ui/Button.tsx';
import { bookNowData } from '../../ui/book-now.ts';
import { PriceCard, PriceCardFrame } from '../../ui/PriceCard.tsx';
import { defineIsland } from '../island.ts';
import { CarChooser } from './CarChooser.tsx';
import { ComparedServices } from './ComparedServices.tsx';
import { comparedOffer, shownPrice } from './offers.ts';
import { isShown, isWhole, missingIn, type PickerState, type PricePickerProps } from './picker-state.ts';
import { usePicker } from './use-picker.ts';

/** Lets the visitor choose a car, and updates every price of the page to it. */
function PricePicker(props: PricePickerProps) {
  const { state, ...choices } = usePicker(props);
  const { shown, typed } = state;
  const hasPrices = isShown(state);
  const { title, follows, price, listPrice, isCompared } = leadingPrice(state, props);
  const isFrom = hasPrices && !isWhole(shown.names);
  const missing = hasPrices || typed !== undefined ? undefined : missingIn(state.names);
  return (
    <PriceCardFrame busy={state.status === 'loading'}>
      <PriceCard
        chooser={<CarChooser props={props} state={state} {...choices} />}
        service={title}
        isFrom={isFrom && dependsOnCar(follows)}
        price={hasPrices ? price : typed === undefined ? 'pending' : undefined}
        listPrice={hasPrices ? listPrice : undefined}
        picture={`car-${shown.bodyType}`}
        offers={
          props.featured === undefined && (
            <ComparedServices
              offer={state.offer}
              prices={props.prices}
              shown={hasPrices ? shown.prices : {}}
              isFrom={isFrom}
              onCompare={choices.compare}
            />
          )
        }
        action={
          <Button
            wide
            opens={props.dialog}
            {...bookNowData({
              name: title,
              price: hasPrices ? price : undefined,
              car: hasPrices && !isFrom ? { ...shown.names, bodyType: shown.bodyType } : undefined,
              follows,
            })}
            disabled={missing !== undefined}
          >
            {missing ?? text.bookNow}
          </Button>
        }
        after={
          isCompared && (
            <>
              {props.featured === undefined && `${text.payAfter} `}
              <a href={addresses.comparison}>{text.compare}</a>
            </>
          )
        }
      />
    </PriceCardFrame>
  );
}

/** The large price: the card's own, or the chosen one of the compared services. */
function leadingPrice({ offer, shown: { prices } }: PickerState, { featured }: PricePickerProps) {
  if (featured === undefined) return { ...comparedOffer(offer, prices), follows: offer, isCompared: true };
  return {
    title: featured.title,
    ...shownPrice(prices[featured.price]),
    follows: featured.price,
    isCompared: featured.price === 'express' || featured.price === 'periodic',
  };
}

/** Where an earlier page stored a car, client/idle/saved-vehicle.idle.ts starts the island without an interaction. */
export const island = defineIsland({ name: 'price-picker', start: 'interaction', Component: PricePicker });
