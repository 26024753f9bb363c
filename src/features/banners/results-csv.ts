import { spreadsheetOf } from '../../values/csv.ts';
import type { BannerResults } from './rules/results.ts';

const CSV_COLUMNS = ['day', 'city', 'variant', 'exposures', 'conversions', 'rate'];

/** One line for each day or city and variant. */
export function csvOfResults({ byDay, byCity }: BannerResults): string {
  const lines = [
    ...byDay.map(({ day, variants }) => ({ day, city: '', variants })),
    ...byCity.map(({ city, variants }) => ({ day: '', city, variants })),
  ].flatMap(({ day, city, variants }) =>
    Object.entries(variants).map(([variant, { exposures, conversions, rate }]) => [
      day,
      city,
      variant,
      exposures,
      conversions,
      rate.toFixed(5),
    ]),
  );
  return spreadsheetOf([CSV_COLUMNS, ...lines]);
}
