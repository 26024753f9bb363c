import { cities } from '../../../content/cities/all-cities.ts';
import type { Faq } from '../../../content/faq.ts';
import { findManufacturerBySheetName } from '../../../content/manufacturers/all-manufacturers.ts';
import type { Manufacturer } from '../../../content/manufacturers/manufacturer.ts';
import { landingText, carText as text } from '../../../content/text/en/landing.ts';
import { joinList } from '../../../values/format.ts';
import { formatMoney, type Paise } from '../../../values/money.ts';
import type { Crumb } from '../../../web/components/heroes.tsx';
import type { NamedLink } from '../../../web/components/lists.tsx';
import { addresses } from '../../../web/contract/addresses.ts';
import type { PageContext } from '../../../web/pages/page-entry.ts';
import type { PriceBook, PriceRow } from '../../pricing/contract.ts';
import { AC_SERVICE_PRICE } from '../../pricing/contract.ts';
import type { PricedModel } from '../../pricing/index.ts';

/** The facts that the page of a model shows. */
export interface CarFacts {
  /** "Maruti Swift" */
  readonly name: string;
  readonly model: PricedModel;
  /** One row for each fuel type, the most common first. */
  readonly rows: readonly PriceRow[];
  /** "petrol, diesel and CNG" */
  readonly fuels: string;
  /** The lowest price of any service that depends on the car, "₹2,299". */
  readonly cheapest: string | undefined;
  readonly maker: Manufacturer | undefined;
  readonly siblings: readonly NamedLink[];
  readonly inCities: readonly NamedLink[];
}

const SIBLINGS = 10;

/** Collects the facts of a model; undefined for a car without a price. */
export function carFacts(book: PriceBook, carId: string): CarFacts | undefined {
  const model = book.modelOfCar(carId);
  if (model === undefined || model.carId !== carId) return undefined;
  const { manufacturer, fuelTypes } = model;
  const maker = findManufacturerBySheetName(manufacturer);
  const rows = fuelTypes.flatMap((fuelType) => book.row({ manufacturer, model: model.name, fuelType }) ?? []);
  const cheapest = lowest(rows.map(({ basic }) => basic)) ?? lowest(rows.map(({ express }) => express));
  return {
    name: `${manufacturer} ${model.name}`,
    model,
    rows,
    fuels: joinList(fuelTypes.map((fuel) => (fuel === 'CNG' ? fuel : fuel.toLowerCase()))),
    cheapest: cheapest === undefined ? undefined : formatMoney(cheapest),
    maker,
    siblings: siblingsOf(book, model),
    inCities: maker
      ? cities.map(({ slug, name }) => ({ href: addresses.manufacturer(maker.slug, slug), name }))
      : [],
  };
}

function lowest(prices: readonly (Paise | null)[]): Paise | undefined {
  const known = prices.filter((price) => price !== null);
  return known.length > 0 ? Math.min(...known) : undefined;
}

/** Returns the next models in the manufacturer's list; the list continues from its start. */
function siblingsOf(book: PriceBook, model: PricedModel): readonly NamedLink[] {
  const models = book.manufacturer(model.manufacturer)?.models ?? [];
  const at = models.findIndex(({ slug }) => slug === model.slug);
  return [...models.slice(at + 1, at + 1 + SIBLINGS), ...models.slice(0, Math.min(Math.max(at, 0), SIBLINGS))]
    .slice(0, SIBLINGS)
    .map(({ carId, name }) => ({ href: addresses.car(carId), name }));
}

export const crumbsOf = ({ name, maker, model }: CarFacts, { city }: PageContext): readonly Crumb[] => [
  { label: landingText.home, href: addresses.home },
  ...(maker ? [{ label: model.manufacturer, href: addresses.manufacturer(maker.slug, city.slug) }] : []),
  { label: name },
];

export const carFaqs = ({ name, rows, maker }: CarFacts): readonly Faq[] => [
  ...(maker ? [{ question: text.howOften(name), answer: maker.serviceInterval.note }] : []),
  ...rows
    .filter(({ basic }) => basic !== null)
    .slice(0, 1)
    .map(({ basic, fuelType }) => ({
      question: text.cheapest(name),
      answer: text.cheapestAnswer(name, formatMoney(basic ?? 0), fuelType.toLowerCase()),
    })),
  { question: text.acSame(name), answer: text.acSameAnswer(formatMoney(AC_SERVICE_PRICE)) },
];
