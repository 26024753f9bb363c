import { Field } from '../../../../client/ui/Field.tsx';
import { adminDayText } from '../../../content/text/admin-day.ts';
import { fuelName, type Vehicle } from '../../../values/vehicle.ts';
import { carSearch } from '../../../web/contract/endpoint-addresses.ts';
import { TYPED_CAR } from '../../bookings/index.ts';
import { LONGEST_TYPED_CAR } from '../../pricing/contract.ts';
import { carChoice, type TypedBooking } from '../rules/booking-from-request.ts';

const text = adminDayText.booking;

interface CarChoiceProps {
  readonly typed: TypedBooking;
  /** The cars that the words may mean, the most likely first. */
  readonly cars: readonly Vehicle[];
  readonly error: string | undefined;
}

/**
 * Finds a car by its words in any spelling. A script lists the cars while the operator types; without one the saved form
 * comes back with them.
 */
export const CarChoice = ({ typed: { carWords = '', car, carShown }, cars, error }: CarChoiceProps) => (
  <div data-car-search={carSearch} data-typed-label={text.asTyped}>
    <Field
      id="carWords"
      name="carWords"
      type="search"
      label={text.car}
      hint={text.carHint}
      defaultValue={carWords}
      maxLength={LONGEST_TYPED_CAR}
      autoComplete="off"
      error={error}
      required
    />
    <input type="hidden" name="carShown" value={carShown ?? carWords} />
    <fieldset className="choices" data-cars>
      <legend className="vh">{text.cars}</legend>
      {cars.map((one) => (
        <label className="chip" key={carChoice(one)}>
          <input type="radio" name="car" value={carChoice(one)} defaultChecked={carChoice(one) === car} />
          {one.manufacturer} {one.model}, {fuelName(one.fuelType)}
        </label>
      ))}
      {carWords !== '' && (
        <label className="chip">
          <input type="radio" name="car" value={TYPED_CAR} defaultChecked={car === TYPED_CAR} />
          {text.asTyped}
        </label>
      )}
    </fieldset>
  </div>
);
