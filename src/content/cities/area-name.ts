import { areaNames } from '../text/en/areas.ts';
import { homeCity } from './all-cities.ts';

const names: Readonly<Record<string, string>> = {
  ...areaNames,
  ...Object.fromEntries(homeCity.localities.map(({ slug, name }) => [slug, name])),
};

/** The name of the area that a booking or an order holds by its slug; any other text as it is. */
export const areaName = (area: string): string => names[area] ?? area;
