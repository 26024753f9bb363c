import { carSlug } from '../../src/values/vehicle.ts';
import { pageData } from '../page-data.ts';
import { CART_CHANGED, readCart, subscribeToCart } from '../storage/cart.ts';
import { namedLocation, savedLocation, savedVehicle } from '../storage/session.ts';
import { detailsOfServices } from './content-of-page.ts';
import type { Emit } from './page-events.ts';

const quantities = (): ReadonlyMap<string, number> =>
  new Map(readCart().items.map(({ serviceId, quantity }) => [serviceId, quantity]));

/** Emits an event when the visitor adds to the cart, chooses a car on this page, or has the browser find their place. */
export function watchChoices(emit: Emit): void {
  let before = quantities();
  subscribeToCart(({ type }) => {
    const now = quantities();
    // The page that changed the cart reports the addition; another tab or a page shown again only learns of it.
    for (const [serviceId, quantity] of now)
      if (type === CART_CHANGED && quantity > (before.get(serviceId) ?? 0))
        emit({
          name: 'cart_item_added',
          details: detailsOfServices(
            [{ serviceId, quantity: quantity - (before.get(serviceId) ?? 0) }],
            pageData().sold ?? [],
          ),
        });
    before = now;
  });
  const named = new URL(location.href).searchParams.get('car');
  savedVehicle.subscribe(() => {
    const car = savedVehicle.get();
    // A page saves the car that its address named, also at the first press; another tab may save one without a press.
    if (car && carSlug(car) !== named && navigator.userActivation?.isActive) {
      const contentName = `${car.manufacturer} ${car.model} (${car.fuelType})`;
      emit({ name: 'product_customized', details: { contentName } });
    }
  });
  savedLocation.subscribe(() => {
    const place = namedLocation();
    if (place) emit({ name: 'location_found', properties: { source: place.source } });
  });
}
