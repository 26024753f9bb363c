import { type InputHTMLAttributes, useEffect, useState } from 'react';
import { carSearchText as text } from '../../src/content/text/en/car-search.ts';
import type { FoundCar } from '../../src/features/pricing/contract.ts';
import { fuelName, type Vehicle } from '../../src/values/vehicle.ts';
import { commonCarsOf, fetchBrands } from '../api/prices.ts';
import { Field } from './Field.tsx';
import { findCars } from './find-cars.ts';

interface CarSearchProps {
  readonly id: string;
  readonly label: string;
  readonly onChoose: (car: Vehicle) => void;
  /** Only cars of this manufacturer. */
  readonly manufacturer?: string | undefined;
  /** Above lists of all cars it shows no label, and no car before the visitor types. */
  readonly compact?: boolean;
}

/** A field that finds a car with its fuel type by any part of its name. Empty, it lists popular cars. */
export function CarSearch({ id, label, onChoose, manufacturer, compact = false }: CarSearchProps) {
  const [words, setWords] = useState('');
  const [brands, setBrands] = useState<Awaited<ReturnType<typeof fetchBrands>>>();
  const isNeeded = !compact || words !== '';
  useEffect(() => {
    if (isNeeded) void fetchBrands().then(setBrands);
  }, [isNeeded]);
  const listed = brands?.filter(({ name }) => manufacturer === undefined || name === manufacturer);
  const found = !isNeeded ? [] : words === '' ? commonCarsOf(listed) : findCars(listed ?? [], words);
  const choose = (car: FoundCar) => {
    setWords('');
    onChoose(car);
  };
  const input: InputHTMLAttributes<HTMLInputElement> = {
    type: 'search',
    autoComplete: 'off',
    value: words,
    onChange: (event) => setWords(event.target.value),
    // Enter would send the form around this field.
    onKeyDown: (event) => event.key === 'Enter' && event.preventDefault(),
  };
  return (
    <div className={compact ? 'find' : 'car-search'}>
      {compact ? (
        <div className="control">
          <input {...input} aria-label={label} placeholder={text.compact} />
        </div>
      ) : (
        <Field {...input} id={id} label={label} placeholder={text.placeholder} />
      )}
      {found.length > 0 && (
        <ul className="car-list" aria-label={words === '' ? text.popular : text.found}>
          {found.map((car) => (
            <li key={`${car.manufacturer} ${car.model} ${car.fuelType}`}>
              <CarButton car={car} onChoose={choose} />
            </li>
          ))}
        </ul>
      )}
      {isNeeded && (
        <p className={found.length === 0 && brands && words !== '' ? 'hint' : 'vh'} role="status">
          {brands && words !== '' && (found.length === 0 ? text.none : text.count(found.length))}
        </p>
      )}
    </div>
  );
}

const CarButton = ({ car, onChoose }: { readonly car: FoundCar } & Pick<CarSearchProps, 'onChoose'>) => (
  <button type="button" onClick={() => onChoose(car)}>
    {car.manufacturer} {car.model}
    <small>{fuelName(car.fuelType)}</small>
  </button>
);
