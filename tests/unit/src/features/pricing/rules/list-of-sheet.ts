import { readFileSync } from 'node:fs';
import Papa from 'papaparse';
import { commonCars } from '../../../../../../src/content/vehicles/common-cars.ts';
import type { ListedManufacturers } from '../../../../../../src/features/pricing/rules/find-cars.ts';
import { namedFirst } from '../../../../../../src/values/named-first.ts';

/** The cars of the product's own sheet, common ones first, as the boxes of a page list them. */
export function listOfSheet(): ListedManufacturers {
  const { data } = Papa.parse<Record<string, string>>(readFileSync('public/price-sheet.csv', 'utf8'), {
    header: true,
    skipEmptyLines: true,
  });
  const makers = new Map<string, Map<string, string[]>>();
  for (const { 'Car Brand': maker = '', 'Car Model': model = '', FuelType: fuelType = '' } of data) {
    const models = makers.get(maker) ?? new Map<string, string[]>();
    makers.set(maker, models.set(model, [...(models.get(model) ?? []), fuelType]));
  }
  const all = [...makers].map(([name, models]) => ({
    name,
    models: namedFirst(
      [...models].map(([model, fuelTypes]) => ({ name: model, fuelTypes })),
      commonCars[name] ?? [],
    ),
  }));
  return namedFirst(all, Object.keys(commonCars));
}
