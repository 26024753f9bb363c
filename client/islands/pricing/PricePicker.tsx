import { HomePriceCard } from './HomePriceCard.tsx';
import { LandingPriceCard } from './LandingPriceCard.tsx';
import { PickerForm } from './PickerForm.tsx';
import { usePageLists } from './page-lists.ts';
import type { PricePickerProps } from './picker-props.ts';
import { isWhole, listsOf } from './picker-state.ts';
import { usePickerText } from './picker-text.ts';
import { usePicker } from './use-picker.ts';

/** The visitor's car and its prices: chosen here, followed by every price of the page. */
export function PricePicker(props: PricePickerProps) {
  const { state, slip, ...choices } = usePicker(props);
  const lists = usePageLists();
  const text = usePickerText();
  const form = (
    <PickerForm
      path={props.path}
      oneManufacturer={props.oneManufacturer}
      names={state.names}
      lists={listsOf(state, lists, props.car)}
      status={state.status}
      onNear={choices.list}
      onManufacturer={choices.chooseManufacturer}
      onModel={choices.chooseModel}
      onFuelType={choices.chooseFuelType}
    />
  );
  const priceCardProps = {
    dialog: props.dialog,
    shown: state.shown,
    hasPrices: isWhole(state.names) && state.status === 'idle',
    form,
  };
  return (
    <section
      ref={slip}
      className="slip"
      aria-label={text.priceForYourCar}
      aria-busy={state.status === 'loading' || undefined}
    >
      {props.featured ? (
        <HomePriceCard {...priceCardProps} featured={props.featured} />
      ) : (
        <LandingPriceCard {...priceCardProps} offer={state.offer} onCompare={choices.compare} />
      )}
    </section>
  );
}
