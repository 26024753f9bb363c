import { Button } from '../../../../client/ui/Button.tsx';
import { CarSummary } from '../../../../client/ui/CarSummary.tsx';
import { RadioCards } from '../../../../client/ui/Radios.tsx';
import { expressCartText as text } from '../../../content/text/en/express-cart.ts';
import { drawnBodyType } from '../../../content/vehicles/body-types.ts';
import { carSlug, vehicleLabel } from '../../../values/vehicle.ts';
import { addresses } from '../../../web/contract/addresses.ts';
import { packagesOf } from '../../checkout/pages/checkout-view.ts';
import { isPackageId } from '../../checkout/rules/packages.ts';
import type { ChosenCar } from '../../pricing/index.ts';

/** The car, its package and the price: a plain form that leads on to the checkout. */
export function PackageForm({
  car: { row, model },
  wanted,
}: {
  readonly car: ChosenCar;
  readonly wanted: string;
}) {
  const packages = packagesOf(row);
  const chosen = packages.find(({ id }) => id === wanted) ?? packages[0];
  if (chosen === undefined) return <p>{text.none}</p>;
  return (
    <form className="cart" action={addresses.checkout}>
      <CarSummary picture={`car-${drawnBodyType(model.carId)}`} service={text.car} car={vehicleLabel(row)} />
      <input type="hidden" name="car" value={carSlug(row)} />
      <RadioCards
        legend={text.package}
        name="package"
        defaultValue={chosen.id}
        cards={packages.map(({ id, name, price, discountPrice }) => ({
          value: id,
          title: name,
          detail: isPackageId(id) ? text.details[id] : undefined,
          price: discountPrice ?? price,
          listPrice: discountPrice !== undefined && discountPrice < price ? price : undefined,
        }))}
      />
      <Button type="submit" wide>
        {text.next}
      </Button>
    </form>
  );
}
