import { useEffect, useState } from 'react';
import { checkoutText } from '../../../src/content/text/checkout.ts';
import { fuelLabel, type Vehicle } from '../../../src/values/vehicle.ts';
import { savedVehicle, typedCar } from '../../storage/session.ts';
import { useStore } from '../../storage/use-store.ts';
import { CarSearch } from '../../ui/CarSearch.tsx';
import type { OrderFields } from './VisitFields.tsx';

const text = checkoutText.car;

interface CarFieldProps {
  /** Whether an ordered job brings parts or fuel for the car. */
  readonly isNeeded: boolean;
  readonly of: ReturnType<OrderFields>;
  readonly onChosen: () => void;
}

/** The car of the order: the remembered one, else a search where a job needs the car. */
export function CarField({ isNeeded, of: { id, name, error }, onChosen }: CarFieldProps) {
  const [car, setCar] = useState<Vehicle>();
  useEffect(() => setCar(savedVehicle.get()), []);
  const typed = useStore<string | undefined>(typedCar, undefined);
  const choose = (chosen: Vehicle) => {
    savedVehicle.set(chosen);
    setCar(chosen);
    onChosen();
  };
  if (car === undefined && !isNeeded) return null;
  return (
    <fieldset className={error ? 'part bad' : 'part'}>
      <legend className="h3">{text.title}</legend>
      {car ? (
        <p className="between">
          <b>{`${car.manufacturer} ${car.model} (${fuelLabel(car.fuelType)})`}</b>
          <button type="button" className="link" onClick={() => setCar(undefined)} hidden={!isNeeded}>
            {text.change}
          </button>
          {(['manufacturer', 'model', 'fuelType'] as const).map((field) => (
            <input key={field} type="hidden" name={field} value={car[field]} />
          ))}
        </p>
      ) : (
        <>
          <CarSearch id={id} label={text.which} onChoose={choose} hint={text.why} error={error} />
          {typed !== undefined && <input type="hidden" name={name} value={typed} />}
        </>
      )}
    </fieldset>
  );
}
