import { HomeSlip } from './HomeSlip.tsx';
import { LandingSlip } from './LandingSlip.tsx';
import { PickerForm } from './PickerForm.tsx';
import type { PricePickerProps } from './picker-props.ts';
import { isWhole, listsOf } from './picker-state.ts';
import { usePicker } from './use-picker.ts';

/** The visitor's car and its prices: chosen here, followed by every price of the page. */
export function PricePicker(props: PricePickerProps) {
  const { state, slip, ...choices } = usePicker(props);
  const { text, dialog } = props;
  const form = (
    <PickerForm
      text={text}
      path={props.path}
      oneManufacturer={props.oneManufacturer}
      names={state.names}
      lists={listsOf(state, props)}
      status={state.status}
      onNear={choices.list}
      onManufacturer={choices.chooseManufacturer}
      onModel={choices.chooseModel}
      onFuelType={choices.chooseFuelType}
    />
  );
  const Slip = props.layout === 'home' ? HomeSlip : LandingSlip;
  return (
    <section
      ref={slip}
      className="slip"
      aria-label={text.priceForYourCar}
      aria-busy={state.status === 'loading' || undefined}
    >
      <Slip
        text={text}
        dialog={dialog}
        featured={props.featured}
        shown={state.shown}
        hasPrices={isWhole(state.names) && state.status === 'idle'}
        offer={state.offer}
        onCompare={choices.compare}
        form={form}
      />
    </section>
  );
}
