import { carSlug } from '../../src/values/vehicle.ts';
import { callIsland, isAnswerToForm } from '../loader/page.ts';
import { savedVehicle, typedCar } from '../storage/session.ts';

export function start(): void {
  nameCarInAddress();
  startPicker();
}

/** Reloads a page that needs a car, but has none in its address, with the stored car. */
function nameCarInAddress(): void {
  const vehicle = savedVehicle.get();
  if (vehicle === undefined || isAnswerToForm() || document.querySelector('[data-needs-car]') === null)
    return;
  const address = new URL(location.href);
  address.searchParams.set('car', carSlug(vehicle));
  if (address.href !== location.href) location.replace(address);
}

/**
 * Starts the price picker before the visitor touches it, where it must show a stored or typed car or store the address's car.
 */
function startPicker(): void {
  const query = new URL(location.href).searchParams;
  if (
    savedVehicle.get() ||
    typedCar.get() ||
    ['car', 'manufacturer', 'model'].some((name) => query.has(name))
  )
    callIsland('price-picker');
}
