import { landingText } from '../../../content/text/landing.ts';
import { fuelLabel } from '../../../values/vehicle.ts';
import { CarMatrix, type MatrixRow } from '../../../web/components/CarMatrix.tsx';
import { addresses } from '../../../web/contract/addresses.ts';
import { Priced } from '../../../web/document/Priced.tsx';
import type { PageContext } from '../../../web/pages/page-entry.ts';
import { type Part, pricedPart } from '../../../web/pages/page-prices.ts';
import type { PriceBook } from '../../pricing/contract.ts';
import type { PricedModel } from '../../pricing/index.ts';

interface Matrix {
  readonly fuelTypes: readonly string[];
  readonly rows: readonly MatrixRow[];
}

interface MatrixChoice {
  readonly carIds: readonly string[];
  /** The visitor's car, whose row is marked. */
  readonly carId: string | undefined;
  /** Leaves out the manufacturer's name, on that manufacturer's own pages. */
  readonly short?: boolean;
}

interface ExpressMatrixProps {
  readonly matrix: Part<Matrix>;
  /** The service of the prices: both cost the same. */
  readonly routine: 'express' | 'periodic';
}

/** Shows the routine price of each car and fuel type; each car links to all of its prices. */
export const ExpressMatrix = ({ matrix, routine }: ExpressMatrixProps) => (
  <Priced part={matrix} fallback={null}>
    {({ fuelTypes, rows }) => (
      <CarMatrix label={landingText.pricesByCar[routine]} columns={fuelTypes.map(fuelLabel)} rows={rows} />
    )}
  </Priced>
);

export const loadMatrix = (context: PageContext, choice: MatrixChoice): Part<Matrix> =>
  pricedPart(context, (book) => matrixOf(book, choice));

function matrixOf(book: PriceBook, { carIds, carId, short = false }: MatrixChoice): Matrix {
  const models = carIds.flatMap((id) => book.modelOfCar(id) ?? []);
  const fuelTypes = commonFuelTypes(models);
  const rows = models.map((model) => ({
    car: short ? model.name : `${model.manufacturer} ${model.name}`,
    href: addresses.car(model.carId),
    carId: model.carId,
    isYours: model.carId === carId,
    prices: fuelTypes.map(
      (fuelType) =>
        book.row({ manufacturer: model.manufacturer, model: model.name, fuelType })?.express ?? undefined,
    ),
  }));
  return { fuelTypes, rows };
}

/** Returns the fuel types that at least two models have. A column of one price and dashes would help no visitor. */
function commonFuelTypes(models: readonly PricedModel[]): readonly string[] {
  const count = (fuelType: string) => models.filter((model) => model.fuelTypes.includes(fuelType)).length;
  const common = FUEL_ORDER.filter((fuelType) => count(fuelType) > 1);
  return common.length > 0 ? common : FUEL_ORDER.filter((fuelType) => count(fuelType) > 0);
}

/** Spelled as in the price sheet. */
const FUEL_ORDER = ['Petrol', 'Diesel', 'CNG', 'Hybrid', 'Electric'] as const;
