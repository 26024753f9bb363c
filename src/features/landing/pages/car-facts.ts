import { cities } from '../../../content/cities/all-cities.ts';
import type { City } from '../../../content/cities/city.ts';
import type { Faq } from '../../../content/faq.ts';
import { findManufacturerBySheetName } from '../../../content/manufacturers/all-manufacturers.ts';
import type { Manufacturer } from '../../../content/manufacturers/manufacturer.ts';
import { carText as text } from '../../../content/text/car.ts';
import { landingText } from '../../../content/text/landing.ts';
import { joinList } from '../../../values/format.ts';
import { formatMoney, type Paise } from '../../../values/money.ts';
import { type BodyType, fuelName } from '../../../values/vehicle.ts';
import type { Crumb } from '../../../web/components/heroes.tsx';
import type { NamedLink } from '../../../web/components/lists.tsx';
import { addresses } from '../../../web/contract/addresses.ts';
import { isElectric } from '../../offers/contract.ts';
import type { PriceBook, PriceRow } from '../../pricing/contract.ts';
import type { PricedModel } from '../../pricing/index.ts';
import { nearestInPrice, panelsToWholeBody, type Standing, standingOf } from '../rules/car-costs.ts';
import { offeredLines } from './car-prices.ts';
import { type ComparedCar, comparedCars } from './compared-cars.ts';

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
  readonly city: City;
  readonly lines: ReturnType<typeof offeredLines>;
  readonly maker: Manufacturer | undefined;
  readonly comparison: Comparison | undefined;
  /** False where another model of the manufacturer has the same prices, so that its page says the same. */
  readonly isDistinct: boolean;
  readonly siblings: readonly NamedLink[];
  readonly inCities: readonly NamedLink[];
}

/** A model's periodic service beside that of other cars. */
interface Comparison {
  readonly price: Paise;
  readonly ofMaker: Standing | undefined;
  readonly ofSegment: Standing | undefined;
  readonly segment: BodyType | undefined;
  /** The model's prices, with the averages of the manufacturer and of the segment, in paise. */
  readonly averages: readonly AverageLine[];
  /** Cars of the manufacturer and of other makes, the cheapest first. */
  readonly near: readonly ComparedCar[];
}

const AVERAGED = ['basic', 'express', 'dentPaint', 'fullBodyPaint'] as const;

interface AverageLine {
  readonly name: (typeof AVERAGED)[number];
  readonly own: Paise;
  readonly ofMaker: Paise | undefined;
  readonly ofSegment: Paise | undefined;
}

const SIBLINGS = 6;
const NEAR_OF_MAKER = 3;
const NEAR_OF_OTHERS = 6;

/** Collects the facts of a model for visitors of a city; undefined for a car without a price. */
export function carFacts(book: PriceBook, carId: string, city: City): CarFacts | undefined {
  const model = book.modelOfCar(carId);
  if (model === undefined || model.carId !== carId) return undefined;
  const { manufacturer, fuelTypes } = model;
  const maker = findManufacturerBySheetName(manufacturer);
  const rows = fuelTypes.flatMap((fuelType) => book.row({ manufacturer, model: model.name, fuelType }) ?? []);
  const cheapest = lowest(rows.map(({ basic }) => basic)) ?? lowest(rows.map(({ express }) => express));
  const { cars, distinct } = comparedCars(book);
  return {
    name: `${manufacturer} ${model.name}`,
    model,
    rows,
    fuels: joinList(fuelTypes.map(fuelName)),
    cheapest: cheapest === undefined ? undefined : formatMoney(cheapest),
    city,
    lines: offeredLines(city, rows),
    maker,
    comparison: comparisonOf(cars, carId),
    isDistinct: distinct.has(carId),
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

function comparisonOf(cars: readonly ComparedCar[], carId: string): Comparison | undefined {
  const at = cars.findIndex(({ model }) => model.carId === carId);
  const own = cars[at];
  if (own === undefined) return undefined;
  const { price, segment } = own;
  const isOfMaker = ({ model }: ComparedCar) => model.manufacturer === own.model.manufacturer;
  // The list begins after the model, so that models of the same price show different neighbours.
  const others = [...cars.slice(at + 1), ...cars.slice(0, at)];
  const ofMaker = others.filter(isOfMaker);
  const ofSegment = others.filter((car) => segment !== undefined && car.segment === segment);
  const isAlike = (car: ComparedCar) => isElectricCar(car) === isElectricCar(own);
  const rivals = ofSegment.filter((car) => !isOfMaker(car));
  const alike = rivals.filter(isAlike);
  const near = [
    ...nearestInPrice(price, ofMaker, NEAR_OF_MAKER),
    ...nearestInPrice(price, alike.length >= NEAR_OF_OTHERS ? alike : rivals, NEAR_OF_OTHERS),
  ];
  const prices = (list: readonly ComparedCar[]) => list.map((car) => car.price);
  return {
    price,
    ofMaker: standingOf(price, prices(ofMaker)),
    ofSegment: standingOf(price, prices(ofSegment)),
    segment,
    averages: averagesOf(own, ofMaker, ofSegment),
    near: near.toSorted((one, other) => one.price - other.price),
  };
}

/** Compares each price of the model's most common fuel type with the average of other cars and its own. */
const averagesOf = (
  own: ComparedCar,
  ofMaker: readonly ComparedCar[],
  ofSegment: readonly ComparedCar[],
): readonly AverageLine[] =>
  AVERAGED.flatMap((name) => {
    const price = own.rows[0]?.[name];
    const average = (cars: readonly ComparedCar[]) =>
      price == null
        ? undefined
        : standingOf(
            price,
            cars.flatMap(({ rows: [row] }) => row?.[name] ?? []),
          )?.average;
    if (price == null) return [];
    return [{ name, own: price, ofMaker: average(ofMaker), ofSegment: average(ofSegment) }];
  });

const isElectricCar = ({ rows }: ComparedCar): boolean => rows.every(({ fuelType }) => isElectric(fuelType));

/** Returns the next models in the manufacturer's list; the list continues from its start. */
function siblingsOf(book: PriceBook, model: PricedModel): readonly NamedLink[] {
  const models = book.manufacturer(model.manufacturer)?.models ?? [];
  const at = models.findIndex(({ slug }) => slug === model.slug);
  return [...models.slice(at + 1, at + 1 + SIBLINGS), ...models.slice(0, Math.min(Math.max(at, 0), SIBLINGS))]
    .slice(0, SIBLINGS)
    .map(({ carId, name }) => ({ href: addresses.car(carId), name }));
}

export const crumbsOf = ({ name, maker, model, city }: CarFacts): readonly Crumb[] => [
  { label: landingText.home, href: addresses.home },
  ...(maker ? [{ label: model.manufacturer, href: addresses.manufacturer(maker.slug, city.slug) }] : []),
  { label: name },
];

/** Questions whose answers differ from model to model. */
export const carFaqs = (car: CarFacts): readonly Faq[] => [
  ...oilFaq(car),
  ...cheapestFuelFaq(car),
  ...panelFaq(car),
];

function oilFaq({ model, rows }: CarFacts): readonly Faq[] {
  const [row] = rows;
  if (row?.basic == null || !isElectric(row.fuelType)) return [];
  return [{ question: text.oil(model.name), answer: text.oilAnswer(model.name, formatMoney(row.basic)) }];
}

function cheapestFuelFaq({ model, rows, fuels }: CarFacts): readonly Faq[] {
  const priced = rows
    .flatMap(({ fuelType, express }) => (express === null ? [] : [{ fuel: fuelName(fuelType), express }]))
    .toSorted((one, other) => one.express - other.express);
  const [first, last] = [priced[0], priced.at(-1)];
  if (first === undefined || last === undefined || priced.length < 2) return [];
  const [low, high] = [formatMoney(first.express), formatMoney(last.express)];
  return [
    {
      question: text.cheapestFuel(model.name, fuels.replace(/ and (?=\S+$)/, ' or ')),
      answer: low === high ? text.fuelsEqual(low) : text.cheapestFuelAnswer(first.fuel, low, last.fuel, high),
    },
  ];
}

function panelFaq({ name, rows }: CarFacts): readonly Faq[] {
  const [row] = rows;
  if (row?.dentPaint == null || row.fullBodyPaint == null) return [];
  const [panel, wholeBody] = [formatMoney(row.dentPaint), formatMoney(row.fullBodyPaint)];
  const panels = panelsToWholeBody(row.dentPaint, row.fullBodyPaint);
  return [{ question: text.panel(name), answer: text.panelAnswer(panel, wholeBody, panels) }];
}
