import type { PriceBook, PricedManufacturer, PricedModel } from './price-book.ts';
import type { PriceRow } from './price-row.ts';

/** The car that an address names: a whole car, or the steps of the picker so far. Names or slugs, in any case. */
export interface WantedCar {
  /** `maruti-swift-petrol` */
  readonly car?: string | undefined;
  readonly manufacturer?: string | undefined;
  readonly model?: string | undefined;
  readonly fuelType?: string | undefined;
}

export interface ChosenCar {
  readonly manufacturer: PricedManufacturer;
  readonly model: PricedModel;
  readonly row: PriceRow;
  /** True when the visitor named a model. False for an example car, which nobody may book by mistake. */
  readonly isVisitors: boolean;
  /** The manufacturers of which the visitor may mean a car: one, once it is named or the page is about it. */
  readonly manufacturers: readonly PricedManufacturer[];
}

export interface ChoiceRules {
  /** Slug of the only manufacturer whose cars count, on that manufacturer's own pages. */
  readonly manufacturer?: string | undefined;
  /** Car ids, the most fitting first. The first with a price becomes the example car. */
  readonly standIns: readonly string[];
}

/**
 * Chooses the car whose prices a page shows; undefined for an empty sheet. An example car of the manufacturer fills in
 * a missing model. The model's most common fuel type fills in a missing fuel type. A name that the sheet lacks counts
 * as missing.
 */
export function chooseCar(book: PriceBook, wanted: WantedCar, rules: ChoiceRules): ChosenCar | undefined {
  const named = wanted.car === undefined ? undefined : book.rowOfCar(wanted.car);
  if (named) {
    const whole = carOf(book, named.manufacturer, named.model, named.fuelType);
    if (whole && allows(rules, whole.manufacturer)) return ownCar(whole);
  }
  const wantedMaker = book.manufacturer(wanted.manufacturer ?? '');
  const maker = wantedMaker && allows(rules, wantedMaker) ? wantedMaker : undefined;
  const scope =
    maker ?? (rules.manufacturer === undefined ? undefined : book.manufacturer(rules.manufacturer));
  const model = scope && book.model(scope.slug, wanted.model ?? '');
  if (scope && model) {
    const chosen = carOf(book, scope.slug, model.slug, wanted.fuelType ?? '');
    return chosen && ownCar(chosen);
  }
  const standIn = standInOf(book, scope, rules.standIns);
  return standIn && { ...standIn, isVisitors: false, manufacturers: scope ? [scope] : book.manufacturers };
}

const ownCar = (car: Car): ChosenCar => ({ ...car, isVisitors: true, manufacturers: [car.manufacturer] });

const allows = ({ manufacturer }: ChoiceRules, { slug }: PricedManufacturer): boolean =>
  manufacturer === undefined || manufacturer === slug;

type Car = Omit<ChosenCar, 'isVisitors' | 'manufacturers'>;

/** Finds a car with that fuel type, or with the model's most common one when the model lacks it. */
function carOf(book: PriceBook, maker: string, modelName: string, fuelType: string): Car | undefined {
  const manufacturer = book.manufacturer(maker);
  const model = book.model(maker, modelName);
  const [common] = model?.fuelTypes ?? [];
  if (manufacturer === undefined || model === undefined || common === undefined) return undefined;
  const vehicle = { manufacturer: manufacturer.name, model: model.name };
  const row = book.row({ ...vehicle, fuelType }) ?? book.row({ ...vehicle, fuelType: common });
  return row && { manufacturer, model, row };
}

function standInOf(
  book: PriceBook,
  scope: PricedManufacturer | undefined,
  carIds: readonly string[],
): Car | undefined {
  const models = carIds.flatMap((id) => book.modelOfCar(id) ?? []);
  const fitting = scope === undefined ? models : models.filter((model) => model.manufacturer === scope.name);
  const [model] = [...fitting, ...((scope ?? book.manufacturers[0])?.models ?? [])];
  return model && carOf(book, model.manufacturer, model.slug, '');
}
