import { Button } from '../../../../client/ui/Button.tsx';
import { Select } from '../../../../client/ui/Field.tsx';
import { expressCartText as text } from '../../../content/text/en/express-cart.ts';
import { addresses } from '../../../web/contract/addresses.ts';
import type { PriceBook } from '../../pricing/contract.ts';
import type { ChosenCar } from '../../pricing/index.ts';

interface CarFormProps {
  readonly book: PriceBook;
  /** What the visitor has named so far. */
  readonly car: ChosenCar | undefined;
}

const options = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }));

/** Chooses a car step by step: a plain form, which asks for the next step once it knows the one before. */
export const CarForm = ({ book, car }: CarFormProps) => (
  <form className="form" action={addresses.expressPayNowCart}>
    <Select
      id="car-manufacturer"
      name="manufacturer"
      label={text.manufacturer}
      placeholder={text.choose}
      options={options(book.manufacturers.map(({ name }) => name))}
      {...(car && { defaultValue: car.manufacturer.name })}
      required
    />
    {car && (
      <>
        <Select
          id="car-model"
          name="model"
          label={text.model}
          options={options(car.manufacturer.models.map(({ name }) => name))}
          defaultValue={car.model.name}
        />
        <Select
          id="car-fuel"
          name="fuel"
          label={text.fuelType}
          options={options(car.model.fuelTypes)}
          defaultValue={car.row.fuelType}
        />
      </>
    )}
    <Button type="submit" kind="quiet">
      {text.show}
    </Button>
  </form>
);
