import { readCart, subscribeToCart } from '../storage/cart.ts';
import { savedLocation, savedVehicle } from '../storage/session.ts';
import type { Emit } from './emit.ts';

const quantities = (): ReadonlyMap<string, number> =>
  new Map(readCart().items.map(({ serviceId, quantity }) => [serviceId, quantity]));

/** What a visitor puts into the cart, which car they choose, where they say they are: stores tell of it by themselves. */
export function watchChoices(emit: Emit): void {
  let before = quantities();
  subscribeToCart(() => {
    const now = quantities();
    for (const [serviceId, quantity] of now)
      if (quantity > (before.get(serviceId) ?? 0))
        emit({ name: 'cart_item_added', details: { contentIds: [serviceId], contentType: 'product' } });
    before = now;
  });
  savedVehicle.subscribe(() => {
    const car = savedVehicle.get();
    if (car) {
      const contentName = `${car.manufacturer} ${car.model} (${car.fuelType})`;
      emit({ name: 'product_customized', details: { contentName, contentType: 'vehicle' } });
    }
  });
  savedLocation.subscribe(() => {
    const place = savedLocation.get();
    if (place) emit({ name: 'location_found', properties: { source: place.source } });
  });
}
