import { mostServicedIn } from '../../content/vehicles/most-serviced.ts';
import { wantedCar } from '../../document/CarPicker.tsx';
import { type ChosenCar, chooseCar } from '../../domain/pricing/chosen-car.ts';
import type { PriceBook } from '../../domain/pricing/price-book.ts';
import type { PageContext } from '../page-entry.ts';

/** The visitor's car, or the city's most serviced one until they choose. */
export const homeCar = (context: PageContext, book: PriceBook): ChosenCar | undefined =>
  chooseCar(book, wantedCar(context), { standIns: mostServicedIn(context.city.slug) });
