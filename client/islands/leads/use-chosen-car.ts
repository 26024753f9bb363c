import { type RefObject, useEffect, useState } from 'react';
import type { Paise } from '../../../src/values/money.ts';
import { carSlug, type Vehicle } from '../../../src/values/vehicle.ts';
import { fetchCar, type PricedCar } from '../../api/prices.ts';
import { callIsland } from '../../loader/page.ts';
import { serviceInterest } from '../../storage/interest.ts';
import { savedVehicle, typedCar } from '../../storage/session.ts';

/** The car of a booking form: chosen on the page or in this visit, or still open. */
type ChosenCar =
  /** The page or the pressed button names the car. */
  | { readonly kind: 'of_page' }
  | { readonly kind: 'open' }
  | { readonly kind: 'chosen'; readonly car: PricedCar; readonly price: Paise | undefined };

/** The visitor's car for a booking form. It is looked up at each opening of the form's dialog. */
export function useChosenCar(form: RefObject<HTMLFormElement | null>) {
  const [chosen, setChosen] = useState<ChosenCar>({ kind: 'of_page' });

  const choose = (vehicle: Vehicle) => {
    savedVehicle.set(vehicle);
    serviceInterest.nameCar(carSlug(vehicle));
    // The price card of the page shows the same car, and names it on every other button.
    callIsland('price-picker');
    void chosenCar(vehicle).then(setChosen);
  };

  useEffect(() => {
    const dialog = form.current?.closest('dialog');
    const look = () => {
      const saved = savedVehicle.get();
      // The pressed button may have named the car, which then stands below the dialog's title.
      const isNamed = serviceInterest.car() !== undefined || dialog?.querySelector('.sheet-head + .sum');
      if (typedCar.get() !== undefined) setChosen({ kind: 'open' });
      else if (isNamed) setChosen({ kind: 'of_page' });
      else if (saved) void chosenCar(saved).then(setChosen);
      else setChosen({ kind: 'open' });
    };
    if (!dialog) return look();
    if (dialog.open) look();
    const watch = new MutationObserver(() => dialog.open && look());
    watch.observe(dialog, { attributeFilter: ['open'] });
    return () => watch.disconnect();
  }, [form]);

  return { chosen, choose };
}

/** A car with its price; without an answer of the server the lead still names the car. */
async function chosenCar(vehicle: Vehicle): Promise<ChosenCar> {
  const car = await fetchCar(vehicle);
  return car === undefined ? { kind: 'of_page' } : { kind: 'chosen', car, price: priceOf(car) };
}

/** The price of the pressed service for a car. */
function priceOf({ prices }: PricedCar): Paise | undefined {
  const follows = serviceInterest.follows();
  const [, found] = Object.entries(prices).find(([name]) => name === follows) ?? [];
  return found?.price ?? undefined;
}
