import type { PriceBook } from '../../features/pricing/contract.ts';
import { slugify } from '../../values/slug.ts';

/** A number of a page of a list: one that does not exist answers 404, which is not stored. */
const SMALL_NUMBER = /^[1-9]\d?$/;

/** The steps of the price picker, which name no car once the whole car is named. */
const STEPS = ['manufacturer', 'model', 'fuel'];

/**
 * Whether a page with this query may be stored. Every value must be a car of the price sheet in its own spelling, a
 * listed value, or a small number. An invented value would displace pages that people visit.
 * @param listed the values that the page's entry lists, by parameter
 */
export function isKnownQuery(
  query: URLSearchParams,
  listed: Readonly<Record<string, readonly string[]>>,
  book: PriceBook,
): boolean {
  if (query.has('car') && STEPS.some((step) => query.has(step))) return false;
  const manufacturer = query.get('manufacturer') ?? '';
  const model = query.get('model') ?? '';
  const known: Readonly<Record<string, (value: string) => boolean>> = {
    car: (value) => book.rowOfCar(value) !== undefined,
    manufacturer: (value) => book.manufacturer(value) !== undefined,
    model: (value) => book.model(manufacturer, value) !== undefined,
    fuel: (value) =>
      book.model(manufacturer, model)?.fuelTypes.some((fuel) => slugify(fuel) === value) === true,
  };
  return [...query].every(
    ([name, value]) =>
      (Object.hasOwn(listed, name) && listed[name]?.includes(value)) ||
      (name === 'page' && SMALL_NUMBER.test(value)) ||
      // The sheet finds a car by many spellings, and each would be a page of its own.
      (Object.hasOwn(known, name) && slugify(value) === value && known[name]?.(value) === true),
  );
}
