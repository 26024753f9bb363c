import { describe, expect, test } from 'vitest';
import { orderedOf } from '../../../../../client/islands/checkout/checkout-state.ts';

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
