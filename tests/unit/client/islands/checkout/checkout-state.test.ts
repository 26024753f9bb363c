import { describe, expect, test } from 'vitest';
import {
  type CheckoutEvent,
  checkoutReducer,
  initialCheckout,
  orderedOf,
} from '../../../../../client/islands/checkout/checkout-state.ts';
import type { OrderAnswer } from '../../../../../src/features/checkout/contract.ts';

const stateAfter = (...events: readonly CheckoutEvent[]) => events.reduce(checkoutReducer, initialCheckout);
const order: OrderAnswer = {
  id: 'an-order',
  amount: 29_900,
  currency: 'INR',
  status: 'awaiting_payment',
};

describe('the checkout', () => {
  test('a refusal returns to the form, and an edit clears only its own field’s error', () => {
    const refused = stateAfter(
      { kind: 'sent' },
      { kind: 'refused', errors: { name: 'name_missing', area: 'not_served' } },
    );
    expect(refused.status).toBe('filling');
    expect(checkoutReducer(refused, { kind: 'edited', field: 'name' }).errors).toEqual({
      area: 'not_served',
    });
    expect(checkoutReducer(refused, { kind: 'edited', field: 'address' })).toBe(refused);
  });

  test('a full slot offers alternatives until the next edit', () => {
    const full = stateAfter({ kind: 'sent' }, { kind: 'slot_full', alternatives: [] });
    expect(full).toMatchObject({ status: 'filling', alternatives: [] });
    expect(checkoutReducer(full, { kind: 'edited', field: 'timeSlot' }).alternatives).toBeUndefined();
  });

  test('an unpaid order stays stored for another try', () => {
    const unpaid = stateAfter({ kind: 'sent' }, { kind: 'unpaid', order, outcome: 'dismissed' });
    expect(unpaid).toMatchObject({ status: 'unpaid', order, outcome: 'dismissed' });
    const paying = checkoutReducer(unpaid, { kind: 'paying' });
    expect(paying).toMatchObject({ status: 'sending', order });
    expect(paying.outcome).toBeUndefined();
  });

  test('a new total and a fault show until the next try', () => {
    expect(stateAfter({ kind: 'repriced', amount: 100 }).newTotal).toBe(100);
    expect(stateAfter({ kind: 'fault', fault: 'offline' }).fault).toBe('offline');
    expect(stateAfter({ kind: 'fault', fault: 'offline' }, { kind: 'sent' })).toEqual({
      status: 'sending',
      errors: {},
    });
  });
});

describe('the order', () => {
  const shared = {
    areas: [],
    firstDate: '2026-11-21',
    lastDate: '2026-12-21',
    takesCards: false,
    brandName: 'Pahiya',
    formKey: 'a-form-key',
  };
  const daytime = { opensAt: 540, closesAt: 1080 };
  const services = [
    { id: 'jump-start', name: 'Jump start', price: 29_900, window: 'always' as const },
    { id: 'engine-scanning', name: 'Engine scanning', price: 69_900, window: daytime },
  ];

  test('holds the cart, with the hours of each of its services', () => {
    const cart = { items: [{ serviceId: 'engine-scanning', quantity: 2, addedAt: '' }] };
    const { summary, windows } = orderedOf({ ...shared, services, named: null }, cart);
    expect(summary.total).toBe(139_800);
    expect(windows).toEqual([daytime]);
    expect(orderedOf({ ...shared, services, named: null }, undefined).summary.isEmpty).toBe(true);
  });

  test('holds the services that the page names, for any cart', () => {
    const named = {
      serviceIds: ['jump-start'],
      manufacturer: 'Maruti',
      model: 'Swift',
      fuelType: 'Petrol',
      vehicle: 'Maruti Swift (Petrol)',
    };
    const cart = { items: [{ serviceId: 'engine-scanning', quantity: 2, addedAt: '' }] };
    expect(orderedOf({ ...shared, services, named }, cart).summary).toMatchObject({
      total: 29_900,
      itemCount: 1,
    });
  });
});
