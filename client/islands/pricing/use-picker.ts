import { useEffect, useReducer, useRef } from 'react';
import { pickerText } from '../../../src/content/text/picker.ts';
import { uiText } from '../../../src/content/text/ui.ts';
import { leadServiceOf } from '../../../src/features/pricing/contract.ts';
import { carSlug } from '../../../src/values/vehicle.ts';
import { fetchBrands, fetchCar } from '../../api/prices.ts';
import { serviceInterest } from '../../storage/interest.ts';
import { savedVehicle, typedCar } from '../../storage/session.ts';
import { followGap, followPrices, followTyped } from './follow-prices.ts';
import type { OfferId } from './offers.ts';
import type { CarNames, PricePickerProps } from './picker-state.ts';
import { initialPicker, isWhole, missingIn, NO_CAR, pickerReducer } from './picker-state.ts';

/** The picker's state and the handlers of its events. */
export function usePicker(props: PricePickerProps) {
  const [state, dispatch] = useReducer(pickerReducer, props, initialPicker);
  const chosen = useRef(props.car);
  const lists = useRef<HTMLDetailsElement>(null);

  /** Closes the lists once nothing is left to choose, and keeps the keyboard beside them. */
  const fold = () => {
    if (!lists.current?.open) return;
    lists.current.open = false;
    lists.current.querySelector('summary')?.focus();
  };

  const begin = (names: CarNames) => {
    chosen.current = names;
    dispatch({ kind: 'chose', names });
    if (!isWhole(names)) followGap(document, missingIn(names));
  };

  const show = async (names: CarNames, address: 'same' | 'changed') => {
    begin(names);
    if (!isWhole(names)) return;
    const car = await fetchCar(names);
    // The visitor has made a later choice, and an answer to this one would overwrite it.
    if (names !== chosen.current) return;
    if (car === undefined) return dispatch({ kind: 'failed' });
    dispatch({ kind: 'priced', shown: car });
    followPrices(document, car);
    savedVehicle.set(car.names);
    if (address === 'changed') nameInAddress(car.names);
  };

  const showTyped = (text: string) => {
    chosen.current = NO_CAR;
    dispatch({ kind: 'typed', text });
    followTyped(document, text);
    // A reloaded page must not bring the other car back.
    nameInAddress(undefined);
  };

  const compare = (offer: OfferId) => {
    dispatch({ kind: 'compared', offer });
    serviceInterest.choose({ service: leadServiceOf(offer), name: pickerText[offer] });
  };

  const list = async () => {
    const brands = await fetchBrands();
    if (brands) dispatch({ kind: 'listed', brands });
    return brands;
  };

  const choose = async (wanted: CarNames) => {
    const names = { ...wanted, fuelType: '' };
    begin(names);
    const brands = await list();
    if (names !== chosen.current) return;
    if (brands === undefined) return dispatch({ kind: 'failed' });
    const { models = [] } = brands.find(({ name }) => name === wanted.manufacturer) ?? {};
    const { name: model = '', fuelTypes = [] } = models.find(({ name }) => name === wanted.model) ?? {};
    const [common = ''] = fuelTypes;
    const fuelType = fuelTypes.includes(wanted.fuelType) ? wanted.fuelType : common;
    if (fuelTypes.length === 1) fold();
    await show({ ...wanted, model, fuelType }, 'changed');
  };

  /** The newest handlers, for an effect that does not run again with each render. */
  const latest = useRef<{
    readonly choose: (car: CarNames) => void;
    readonly type: (text: string) => void;
  }>(undefined);
  const chooseCar = (car: CarNames) => {
    fold();
    void list();
    void show(car, 'changed');
  };
  latest.current = { choose: chooseCar, type: showTyped };
  // The visitor may choose a car in another part of the page, such as the booking dialog.
  useEffect(
    () =>
      savedVehicle.subscribe(() => {
        const typed = typedCar.get();
        if (typed !== undefined) return latest.current?.type(typed);
        // Without its text, a typed car makes way for the one before it.
        const saved = savedVehicle.get() ?? (chosen.current === NO_CAR ? props.car : undefined);
        // A page that still asks for the car has none to show again, so it keeps to a quote.
        if (saved === props.car && !isWhole(saved)) return latest.current?.type(uiText.yourCar);
        if (saved && isOther(saved, chosen.current) && isListedFor(saved, props))
          latest.current?.choose(saved);
      }),
    [props],
  );

  const isBegun = useRef(false);
  useEffect(() => {
    // A stored car must not undo a choice that the visitor has already made in the lists.
    if (isBegun.current || chosen.current !== props.car) return;
    isBegun.current = true;
    const saved = savedVehicle.get();
    const typed = typedCar.get();
    if (isWhole(props.car)) savedVehicle.set(props.car);
    else if (typed !== undefined) showTyped(typed);
    else if (saved && isListedFor(saved, props)) {
      void list();
      void show(saved, 'same');
    }
  });

  return {
    state,
    lists,
    list: () => void list(),
    chooseCar,
    chooseManufacturer: (manufacturer: string) => void choose({ manufacturer, model: '', fuelType: '' }),
    chooseModel: (model: string) => void choose({ ...chosen.current, model }),
    chooseFuelType: (fuelType: string) => {
      fold();
      void show({ ...chosen.current, fuelType }, 'changed');
    },
    compare,
  };
}

const isOther = (one: CarNames, other: CarNames): boolean =>
  one.manufacturer !== other.manufacturer || one.model !== other.model || one.fuelType !== other.fuelType;

/** Whether the page's lists may offer a car: the page of one manufacturer has only its own. */
const isListedFor = (
  { manufacturer }: CarNames,
  { oneManufacturer, car }: Pick<PricePickerProps, 'oneManufacturer' | 'car'>,
): boolean => !oneManufacturer || manufacturer === car.manufacturer;

/** Puts the car into the address, so that a shared or reloaded page shows it. Other parameters stay. */
function nameInAddress(names: CarNames | undefined): void {
  const address = new URL(location.href);
  for (const step of ['manufacturer', 'model', 'fuel']) address.searchParams.delete(step);
  if (names === undefined) address.searchParams.delete('car');
  else address.searchParams.set('car', carSlug(names));
  history.replaceState(history.state, '', address);
}
