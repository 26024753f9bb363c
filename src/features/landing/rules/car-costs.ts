import type { Paise } from '../../../values/money.ts';
import type { PriceRow } from '../../pricing/contract.ts';

/** The place of one price among others. */
export interface Standing {
  /** All prices, with the compared one. */
  readonly count: number;
  readonly lower: number;
  readonly higher: number;
  /** The mean of all prices, in whole rupees. */
  readonly average: Paise;
}

const RUPEE = 100;

/** Compares a price with the prices of other cars; undefined where there is no other. */
export function standingOf(own: Paise, others: readonly Paise[]): Standing | undefined {
  if (others.length === 0) return undefined;
  const count = others.length + 1;
  const sum = others.reduce((total, price) => total + price, own);
  return {
    count,
    lower: others.filter((price) => price < own).length,
    higher: others.filter((price) => price > own).length,
    average: Math.round(sum / count / RUPEE) * RUPEE,
  };
}

/** Returns the items whose price is nearest to an amount, the cheapest first; equal distances keep their order. */
export const nearestInPrice = <Item extends { readonly price: Paise }>(
  own: Paise,
  items: readonly Item[],
  count: number,
): readonly Item[] =>
  items
    .toSorted((one, other) => Math.abs(one.price - own) - Math.abs(other.price - own))
    .slice(0, count)
    .toSorted((one, other) => one.price - other.price);

/** Distance and months after which a service is due, whichever comes first. */
interface Interval {
  readonly kilometres: number;
  readonly months: number;
}

const MONTHS_A_YEAR = 12;

/** Returns the services that a car needs in a year of so many kilometres, at least those that its months demand. */
export const servicesAYear = ({ kilometres, months }: Interval, kilometresAYear: number): number =>
  Math.max(MONTHS_A_YEAR / months, kilometresAYear / kilometres);

/** Returns the number of panels from which the whole body costs less than panel by panel. */
export const panelsToWholeBody = (panel: Paise, wholeBody: Paise): number =>
  Math.floor(wholeBody / panel) + 1;

/** The model that one page is about, as far as its page can differ from another's. */
export interface ComparedModel {
  readonly carId: string;
  readonly segment: string | undefined;
  readonly rows: readonly PriceRow[];
}

/** One line for each fuel type that has a price: the prices of its services. */
const pricedFuels = ({ rows }: ComparedModel): ReadonlySet<string> =>
  new Set(
    rows
      .filter(({ express }) => express !== null)
      .map(({ fuelType, basic, express }) => JSON.stringify([fuelType, basic, express])),
  );

const isWithin = (some: ReadonlySet<string>, all: ReadonlySet<string>): boolean =>
  [...some].every((each) => all.has(each));

/** Whether the page of one of two models would say nothing that the other's does not say. */
function saysTheSame(one: ComparedModel, other: ComparedModel): boolean {
  const [own, others] = [pricedFuels(one), pricedFuels(other)];
  return one.segment === other.segment && (isWithin(own, others) || isWithin(others, own));
}

/**
 * Returns the ids of the models whose pages have something of their own: prices that the manufacturer's other models in
 * the segment lack. The first of several alike counts.
 * @param models all models of one manufacturer, the best-known first
 */
export function distinctModels(models: readonly ComparedModel[]): ReadonlySet<string> {
  const distinct: ComparedModel[] = [];
  for (const model of models) {
    const isPriced = pricedFuels(model).size > 0;
    if (isPriced && !distinct.some((known) => saysTheSame(model, known))) distinct.push(model);
  }
  return new Set(distinct.map(({ carId }) => carId));
}
