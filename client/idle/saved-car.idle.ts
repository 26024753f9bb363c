import { carSlug } from '../../src/values/vehicle.ts';
import { savedVehicle } from '../storage/session.ts';

/** A page that needs a car and was opened without one takes the car that the visitor chose before. */
export function start(): void {
  const vehicle = savedVehicle.get();
  if (vehicle === undefined || document.querySelector('[data-needs-car]') === null) return;
  const address = new URL(location.href);
  address.searchParams.set('car', carSlug(vehicle));
  if (address.href !== location.href) location.replace(address);
}
