import { mostServicedIn } from '../../../content/vehicles/most-serviced.ts';
import { slugify } from '../../../values/slug.ts';
import { wantedCar } from '../../../web/document/CarPicker.tsx';
import type { PageContext } from '../../../web/pages/page-entry.ts';
import type { PriceBook } from '../../pricing/contract.ts';
import { type ChosenCar, chooseCar } from '../../pricing/index.ts';

/** Whose cars a landing page is about: everybody's, or one manufacturer's with its best-known models first. */
export interface CarScope {
  readonly manufacturer?: string | undefined;
  readonly models?: readonly string[] | undefined;
}

/** Car ids that stand in until a car is chosen: the manufacturer's best known, else the city's most serviced. */
export const standIns = (citySlug: string, { manufacturer, models = [] }: CarScope): readonly string[] =>
  manufacturer === undefined
    ? mostServicedIn(citySlug)
    : models.map((model) => `${manufacturer}-${slugify(model)}`);

export const landingCar = (context: PageContext, book: PriceBook, scope: CarScope): ChosenCar | undefined =>
  chooseCar(book, wantedCar(context), {
    manufacturer: scope.manufacturer,
    standIns: standIns(context.city.slug, scope),
  });
