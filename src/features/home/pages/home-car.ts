import { mostServicedIn } from '../../../content/vehicles/most-serviced.ts';
import { wantedCar } from '../../../web/document/CarPicker.tsx';
import type { PageContext } from '../../../web/pages/page-entry.ts';
import type { PriceBook } from '../../pricing/contract.ts';
import { type ChosenCar, chooseCar } from '../../pricing/index.ts';

/** The visitor's car, or the city's most serviced one until they choose. */
export const homeCar = (context: PageContext, book: PriceBook): ChosenCar | undefined =>
  chooseCar(book, wantedCar(context), { standIns: mostServicedIn(context.city.slug) });
