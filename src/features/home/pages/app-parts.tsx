import { appHomeText } from '../../../content/text/app-home.ts';
import { fuelName } from '../../../values/vehicle.ts';
import { type CarView, type Part, partAtHand } from '../../../web/pages/page-prices.ts';

interface AppCarProps {
  readonly car: Part<CarView | undefined>;
}

interface PricesForProps extends AppCarProps {
  /** The fragment of the price card, where a visitor changes the car. */
  readonly changeAt: string;
}

/** Names the car of the prices on the first screen, with a link to change it. */
export function PricesFor({ car, changeAt }: PricesForProps) {
  const view = partAtHand(car);
  if (view === undefined) return null;
  const { manufacturer, model, fuelType } = view.car.row;
  return (
    <p className="prices-for">
      {appHomeText.pricesFor} <b data-follows="car">{`${manufacturer} ${model} ${fuelName(fuelType)}`}</b>{' '}
      <a href={changeAt}>{appHomeText.changeCar}</a>
    </p>
  );
}
