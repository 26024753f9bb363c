import { type InputHTMLAttributes, useEffect, useRef, useState } from 'react';
import { carSearchText as text } from '../../src/content/text/car-search.ts';
import { type FoundCars, LONGEST_TYPED_CAR } from '../../src/features/pricing/contract.ts';
import { fuelName, type Vehicle } from '../../src/values/vehicle.ts';
import { countUnfound } from '../api/count-unfound.ts';
import { findCars } from '../api/prices.ts';
import { typedCar } from '../storage/session.ts';
import { Button } from './Button.tsx';
import { Field } from './Field.tsx';

interface CarSearchProps {
  readonly id: string;
  readonly label: string;
  readonly onChoose: (car: Vehicle) => void;
  /** Goes on with the car as typed; without it the form around the field sends the text. */
  readonly onKeep?: (typed: string) => void;
  /** Only cars of this manufacturer. */
  readonly manufacturer?: string | undefined;
  /** Above lists of all cars it shows no label, and no car before the visitor types. */
  readonly compact?: boolean;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
}

/**
 * A field that finds a car with its fuel type by its name in any spelling. Empty, it lists popular cars. It chooses
 * none; the text of a car that it does not find is the visitor's car.
 */
export function CarSearch({
  id,
  label,
  onChoose,
  onKeep,
  manufacturer,
  compact = false,
  ...note
}: CarSearchProps) {
  const [words, setWords] = useState('');
  const isNeeded = !compact || words !== '';
  // The server does not know the words of an earlier page.
  useEffect(() => {
    if (!compact) setWords(typedCar.get() ?? '');
  }, [compact]);
  const typed = words.trim();
  const { cars: found, isAnswered } = useFoundCars(typed, isNeeded, manufacturer);
  const isUnknown = isAnswered && found.length === 0;
  const isTouched = useRef(false);
  useEffect(() => {
    if (!isTouched.current || (typed !== '' && !isAnswered)) return;
    // Words that may yet become the name of a car are no car.
    const unknown = isUnknown ? typed : undefined;
    if (typedCar.get() !== unknown) typedCar.set(unknown);
  }, [isUnknown, isAnswered, typed]);
  const choose = (car: Vehicle) => {
    isTouched.current = false;
    setWords('');
    onChoose(car);
  };
  const input: InputHTMLAttributes<HTMLInputElement> = {
    type: 'search',
    autoComplete: 'off',
    maxLength: LONGEST_TYPED_CAR,
    value: words,
    onChange: ({ target }) => {
      isTouched.current = true;
      setWords(target.value);
    },
    onBlur: () => {
      if (isUnknown) countUnfound('car', typed);
      // Above lists, found words are a search; elsewhere the field is the only answer.
      if (!compact && typed !== '') typedCar.set(typed);
    },
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
        <Field {...input} {...note} id={id} label={label} placeholder={text.placeholder} />
      )}
      {found.length > 0 && (
        <ul className="car-list" aria-label={typed === '' ? text.popular : text.found}>
          {found.map((car) => (
            <li key={`${car.manufacturer} ${car.model} ${car.fuelType}`}>
              <CarButton car={car} onChoose={choose} />
            </li>
          ))}
        </ul>
      )}
      {isNeeded && (
        <p className={isUnknown ? 'hint' : 'vh'} role="status">
          {isAnswered && (isUnknown ? text.none(typed) : text.count(found.length))}
        </p>
      )}
      {onKeep && typed !== '' && (
        <Button kind="quiet" onClick={() => onKeep(typed)}>
          {text.keep(typed)}
        </Button>
      )}
    </div>
  );
}

/** Typing goes on within this time, and each letter needs no answer of its own. */
const PAUSE_MS = 120;

/** The cars that the server finds for a text, popular ones without a text; meanwhile those of the text before. */
function useFoundCars(typed: string, isNeeded: boolean, manufacturer: string | undefined) {
  const [answer, setAnswer] = useState<{ readonly typed: string; readonly cars: FoundCars['cars'] }>();
  useEffect(() => {
    if (!isNeeded) return setAnswer(undefined);
    let isLate = false;
    const asking = setTimeout(async () => {
      const cars = await findCars(typed, manufacturer);
      if (!isLate && cars) setAnswer({ typed, cars });
    }, PAUSE_MS);
    return () => {
      isLate = true;
      clearTimeout(asking);
    };
  }, [typed, isNeeded, manufacturer]);
  return { cars: answer?.cars ?? [], isAnswered: typed !== '' && answer?.typed === typed };
}

const CarButton = ({ car, onChoose }: { readonly car: Vehicle } & Pick<CarSearchProps, 'onChoose'>) => (
  <button type="button" onClick={() => onChoose(car)}>
    {car.manufacturer} {car.model}
    <small>{fuelName(car.fuelType)}</small>
  </button>
);
