import { appHomeText } from '../../../content/text/en/app-home.ts';
import type { PageContext } from '../../../web/pages/page-entry.ts';
import { type PriceSet, priceSet } from '../../pricing/contract.ts';
import { serviceCar } from '../../services/pages/service-car.ts';

const appCar = (context: PageContext) => {
  const book = context.prices.peek();
  return book && serviceCar(context, book);
};

/** The prices of the car that the page is for; nothing while the sheet is not at hand. */
export function appPrices(context: PageContext): PriceSet | undefined {
  const car = appCar(context);
  return car && priceSet(car.row);
}

interface PricesForProps {
  readonly context: PageContext;
  /** The fragment of the slip, in which the car is changed. */
  readonly changeAt: string;
}

/** On the first screen: whose prices these are, and the way to one's own. */
export function PricesFor({ context, changeAt }: PricesForProps) {
  const car = appCar(context);
  if (car === undefined) return null;
  const { manufacturer, model, fuelType } = car.row;
  return (
    <p className="prices-for">
      {appHomeText.pricesFor} <b data-follows="car">{`${manufacturer} ${model} ${fuelType.toLowerCase()}`}</b>{' '}
      <a href={changeAt}>{appHomeText.changeCar}</a>
    </p>
  );
}
