import { useLayoutEffect, useReducer, useRef } from 'react';
import { carSlug } from '../../../src/values/vehicle.ts';
import { serviceInterest } from '../../storage/interest.ts';
import { savedVehicle } from '../../storage/session.ts';
import { useEarlyInput } from '../../ui/early-input.ts';
import { earlyChoice } from './early-choice.ts';
import { fetchBrands, fetchCar } from './fetch-prices.ts';
import { followPrices } from './follow-prices.ts';
import type { OfferId } from './offers.ts';
import type { CarNames, PricePickerProps } from './picker-props.ts';
import { initialPicker, isWhole, pickerReducer } from './picker-state.ts';
import { usePickerText } from './picker-text.ts';

/** The picker's behaviour: what it shows and what its events do. */
export function usePicker(props: PricePickerProps) {
  const [state, dispatch] = useReducer(pickerReducer, props, initialPicker);
  const text = usePickerText();
  const slip = useRef<HTMLElement>(null);
  const latest = useRef(0);
  const early = useEarlyInput(() => earlyChoice(props.car));

  const show = async (names: CarNames, address: 'kept' | 'changed') => {
    latest.current += 1;
    const mine = latest.current;
    dispatch({ kind: 'chose', names });
    if (!isWhole(names)) return;
    const car = await fetchCar(names);
    // A later choice has been made meanwhile: its answer counts.
    if (mine !== latest.current) return;
    if (car === undefined) return dispatch({ kind: 'failed' });
    dispatch({ kind: 'priced', shown: car });
    followPrices(document, car, text);
    savedVehicle.set(car.names);
    if (address === 'changed') nameInAddress(car.names);
  };

  const compare = (offer: OfferId) => {
    dispatch({ kind: 'compared', offer });
    serviceInterest.choose({ service: text[offer] });
  };

  const list = async () => {
    const brands = await fetchBrands();
    if (brands) dispatch({ kind: 'listed', brands });
    return brands;
  };

  const choose = async (wanted: CarNames) => {
    dispatch({ kind: 'chose', names: { ...wanted, fuelType: '' } });
    const brands = await list();
    if (brands === undefined) return dispatch({ kind: 'failed' });
    const models = brands.find(({ name }) => name === wanted.manufacturer)?.models ?? [];
    const [common = '', ...others] = models.find(({ name }) => name === wanted.model)?.fuelTypes ?? [];
    const fuelType = others.includes(wanted.fuelType) ? wanted.fuelType : common;
    await show({ ...wanted, fuelType }, 'changed');
  };

  useEffectOnce(() => {
    if (early?.offer && early.offer !== props.offer) compare(early.offer);
    const saved = savedVehicle.get();
    if (early?.names) void choose(early.names);
    else if (props.isVisitors) savedVehicle.set(props.car);
    else if (saved && (!props.oneManufacturer || saved.manufacturer === props.car.manufacturer)) {
      void list();
      void show(saved, 'kept');
    }
  });

  return {
    state,
    slip,
    list: () => void list(),
    chooseManufacturer: (manufacturer: string) => void choose({ manufacturer, model: '', fuelType: '' }),
    chooseModel: (model: string) => void choose({ ...state.names, model }),
    chooseFuelType: (fuelType: string) => void show({ ...state.names, fuelType }, 'changed'),
    compare,
  };
}

function useEffectOnce(effect: () => void): void {
  const done = useRef(false);
  // Before the visitor can choose in the live lists: a remembered car must not undo what they choose.
  useLayoutEffect(() => {
    if (done.current) return;
    done.current = true;
    effect();
  });
}

/** The page can be shared or reloaded with its car, and keeps its other parameters. */
function nameInAddress(names: CarNames): void {
  const address = new URL(location.href);
  for (const step of ['manufacturer', 'model', 'fuel']) address.searchParams.delete(step);
  address.searchParams.set('car', carSlug(names));
  history.replaceState(history.state, '', address);
}
