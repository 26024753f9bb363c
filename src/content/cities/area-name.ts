import { areaNames } from '../text/areas.ts';
import { homeCity } from './all-cities.ts';

const names: ReadonlyMap<string, string> = new Map([
  ...Object.entries(areaNames),
  ...homeCity.localities.map(({ slug, name }) => [slug, name] as const),
]);

/** The name of the area that a booking or an order holds by its slug; any other text as it is. */
export const areaName = (area: string): string => names.get(area) ?? area;
