import type { City } from '../../../content/cities/city.ts';
import type { Manufacturer } from '../../../content/manufacturers/manufacturer.ts';
import { type CarScope, standIns } from './landing-car.ts';
import { rotated } from './rotate.ts';

/** One make in one city, with the place of each on its list, by which the page's selection is made. */
export interface MakerInCity {
  readonly maker: Manufacturer;
  readonly city: City;
  readonly makerIndex: number;
  readonly cityIndex: number;
}

/** The page is about that make's cars; which of the best known stands in differs from city to city. */
export const makerScope = ({ maker, cityIndex }: MakerInCity): CarScope => ({
  manufacturer: maker.slug,
  models: rotated(maker.popularModels, cityIndex, maker.popularModels.length),
});

/** The best known models of the make, for a table. */
export const makerCarIds = ({ maker }: Pick<MakerInCity, 'maker'>): readonly string[] =>
  standIns('', { manufacturer: maker.slug, models: maker.popularModels });
