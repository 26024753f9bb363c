import { landingText } from '../../../content/text/en/landing.ts';
import { CarMatrix } from '../../../web/components/CarMatrix.tsx';
import { addresses } from '../../../web/contract/addresses.ts';
import { Priced } from '../../../web/document/Priced.tsx';
import type { PageContext } from '../../../web/pages/page-entry.ts';
import type { PriceBook } from '../../pricing/contract.ts';
import type { PricedModel } from '../../pricing/index.ts';

interface ExpressMatrixProps {
  readonly context: PageContext;
  readonly carIds: readonly string[];
  /** The visitor's car is marked. */
  readonly carId: string | undefined;
  /** Without the manufacturer's name, on that manufacturer's own pages. */
  readonly short?: boolean;
}

/** What the express service costs, car by car and fuel by fuel; each car leads to all of its prices. */
export const ExpressMatrix = ({ context, ...rest }: ExpressMatrixProps) => (
  <Priced context={context} fallback={null}>
    {(book) => <Rows book={book} {...rest} />}
  </Priced>
);

interface RowsProps extends Omit<ExpressMatrixProps, 'context'> {
  readonly book: PriceBook;
}

function Rows({ book, carIds, carId, short = false }: RowsProps) {
  const models = carIds.flatMap((id) => book.modelOfCar(id) ?? []);
  const fuels = commonFuels(models);
  return (
    <CarMatrix
      label={landingText.expressPrices}
      columns={fuels}
      rows={models.map((model) => ({
        car: short ? model.name : `${model.manufacturer} ${model.name}`,
        href: addresses.car(model.carId),
        carId: model.carId,
        isYours: model.carId === carId,
        prices: fuels.map(
          (fuelType) =>
            book.row({ manufacturer: model.manufacturer, model: model.name, fuelType })?.express ?? undefined,
        ),
      }))}
    />
  );
}

/** What at least two of the models are made with, so that no column is one price and dashes. */
function commonFuels(models: readonly PricedModel[]): readonly string[] {
  const made = (fuel: string) => models.filter((model) => model.fuelTypes.includes(fuel)).length;
  const common = FUEL_ORDER.filter((fuel) => made(fuel) > 1);
  return common.length > 0 ? common : FUEL_ORDER.filter((fuel) => made(fuel) > 0);
}

/** As the price sheet spells them. */
const FUEL_ORDER = ['Petrol', 'Diesel', 'CNG', 'Hybrid', 'Electric'] as const;
