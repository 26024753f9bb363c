import { isOfferId, type OfferId } from './offers.ts';
import { FUEL_TYPES } from './page-lists.ts';
import type { CarNames } from './picker-props.ts';

export interface EarlyChoice {
  /** Nothing where the lists still show the page's own car. */
  readonly names: CarNames | undefined;
  readonly offer: OfferId | undefined;
}

/** What a visitor chose in the server's HTML before the island was there. */
export function earlyChoice(car: CarNames): EarlyChoice {
  const form = document.querySelector<HTMLFormElement>('.picker form');
  const given = new FormData(form ?? undefined);
  const text = (name: string, otherwise: string) => {
    const value = given.get(name);
    return typeof value === 'string' ? value : otherwise;
  };
  const names = {
    manufacturer: text('manufacturer', car.manufacturer),
    model: text('model', car.model),
    fuelType: text(FUEL_TYPES, car.fuelType),
  };
  const isOther = names.manufacturer !== car.manufacturer;
  const hasChanged = isOther || names.model !== car.model || names.fuelType !== car.fuelType;
  const offer = document.querySelector<HTMLInputElement>('.slip input[name=service]:checked')?.value;
  return {
    names: hasChanged ? { ...names, ...(isOther ? { model: '' } : {}) } : undefined,
    offer: isOfferId(offer) ? offer : undefined,
  };
}
