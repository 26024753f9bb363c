import { describe, expect, test } from 'vitest';
import { comparedOffer } from '../../../../../client/islands/pricing/offers.ts';
import type { PricePickerProps } from '../../../../../client/islands/pricing/picker-state.ts';
import {
  initialPicker,
  isShown,
  listsOf,
  type PickerEvent,
  pickerReducer,
  type ShownCar,
} from '../../../../../client/islands/pricing/picker-state.ts';

const swift = { manufacturer: 'Maruti', model: 'Swift', fuelType: 'Petrol' };
const props: PricePickerProps = {
  lists: { manufacturers: ['Maruti'], models: ['Swift'], fuelTypes: ['Petrol'] },
  offer: 'express',
  oneManufacturer: false,
  car: swift,
  bodyType: 'hatchback',
  prices: { express: { price: 329_900, listPrice: 379_900 }, ac: { price: 99_900, listPrice: null } },
  path: '/',
  dialog: 'book-now',
};
const page = { manufacturers: ['Maruti', 'Tata'], models: ['Swift', 'Alto'], fuelTypes: ['Petrol', 'CNG'] };
const brands = [{ name: 'Tata', models: [{ name: 'Nexon', fuelTypes: ['Petrol', 'Diesel'] }] }];
const nexon: ShownCar = {
  names: { manufacturer: 'Tata', model: 'Nexon', fuelType: 'Diesel' },
  bodyType: 'suv',
  prices: { express: { price: 399_900, listPrice: null } },
};

const stateAfter = (...events: readonly PickerEvent[]) => events.reduce(pickerReducer, initialPicker(props));

describe('the picker', () => {
  test('begins with the car of the page', () => {
    expect(stateAfter()).toMatchObject({
      names: swift,
      status: 'idle',
      offer: 'express',
      shown: { names: swift },
    });
  });

  test('loads prices only for a complete car', () => {
    expect(
      stateAfter({ kind: 'chose', names: { manufacturer: 'Tata', model: '', fuelType: '' } }).status,
    ).toBe('idle');
    expect(stateAfter({ kind: 'chose', names: nexon.names }).status).toBe('loading');
  });

  test('shows the car of the loaded prices, spelled as in the price sheet', () => {
    const state = stateAfter({ kind: 'chose', names: nexon.names }, { kind: 'priced', shown: nexon });
    expect(state).toMatchObject({ names: nexon.names, shown: nexon, status: 'idle' });
  });

  test('keeps the last prices when the next fail to load, and reports the failure', () => {
    const state = stateAfter({ kind: 'chose', names: nexon.names }, { kind: 'failed' });
    expect(state).toMatchObject({ status: 'failed', shown: { names: swift } });
  });

  test("shows the page's lowest prices until a choice begins, and none between its steps", () => {
    const open = initialPicker({ ...props, car: { manufacturer: '', model: '', fuelType: '' } });
    const isShownAfter = (...events: readonly PickerEvent[]) => isShown(events.reduce(pickerReducer, open));
    expect(isShownAfter()).toBe(true);
    expect(isShownAfter({ kind: 'chose', names: { manufacturer: 'Tata', model: '', fuelType: '' } })).toBe(
      false,
    );
    expect(isShownAfter({ kind: 'chose', names: nexon.names })).toBe(false);
    expect(isShownAfter({ kind: 'chose', names: nexon.names }, { kind: 'priced', shown: nexon })).toBe(true);
    expect(isShownAfter({ kind: 'typed', text: 'tractor' })).toBe(false);
  });

  test('compares services of the same car', () => {
    expect(stateAfter({ kind: 'compared', offer: 'ac' })).toMatchObject({ offer: 'ac', names: swift });
  });
});

describe('the lists', () => {
  test('come from the page until the visitor chooses another manufacturer', () => {
    expect(listsOf(stateAfter(), page, swift)).toEqual(page);
    const other = stateAfter({ kind: 'chose', names: { manufacturer: 'Tata', model: '', fuelType: '' } });
    expect(listsOf(other, page, swift)).toEqual({ ...page, models: [], fuelTypes: [] });
  });

  test('come from the fetched list once it is loaded', () => {
    const state = stateAfter({ kind: 'listed', brands }, { kind: 'chose', names: nexon.names });
    expect(listsOf(state, page, swift)).toEqual({
      manufacturers: page.manufacturers,
      models: ['Nexon'],
      fuelTypes: ['Petrol', 'Diesel'],
    });
  });
});

test('a service without a price for the car shows no price', () => {
  const prices = { ac: { price: 99_900, listPrice: null } };
  expect(comparedOffer('express', prices)).toMatchObject({ price: undefined, listPrice: undefined });
  expect(comparedOffer('ac', prices)).toMatchObject({ price: 99_900, listPrice: undefined });
});
