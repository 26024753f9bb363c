import type { RefObject } from 'react';
import { carSlug } from '../../../src/values/vehicle.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { OwnCar } from '../../ui/PriceCard.tsx';
import { PickerForm } from './PickerForm.tsx';
import { type CarNames, isWhole, listsOf, type PickerState, type PricePickerProps } from './picker-state.ts';

/** The id of the lists: a link to it opens them. */
const LISTS = 'your-car';

interface CarChooserProps {
  readonly props: PricePickerProps;
  readonly state: PickerState;
  readonly lists: RefObject<HTMLDetailsElement | null>;
  readonly list: () => void;
  readonly chooseCar: (car: CarNames) => void;
  readonly chooseManufacturer: (name: string) => void;
  readonly chooseModel: (name: string) => void;
  readonly chooseFuelType: (name: string) => void;
}

/**
 * The first field of the price card: the chosen car, or the question for it. It unfolds the lists, also without a
 * script. Common cars need one tap, and their links work alone too.
 */
export function CarChooser({ props, state, lists, ...choices }: CarChooserProps) {
  const { names, typed } = state;
  const { manufacturer, model, fuelType } = names;
  const isBegun = props.car.manufacturer !== '' && !isWhole(props.car) && props.oneManufacturer !== true;
  return (
    <>
      <details className="picker" ref={lists} open={isBegun}>
        <summary className="own-car">
          <OwnCar name={typed ?? (isWhole(names) ? `${manufacturer} ${model}` : '')} fuelType={fuelType} />
        </summary>
        <div id={LISTS}>
          <PickerForm
            path={props.path}
            oneManufacturer={props.oneManufacturer === true}
            names={names}
            lists={listsOf(state, props.lists, props.car)}
            status={state.status}
            onNear={choices.list}
            onCar={choices.chooseCar}
            onManufacturer={choices.chooseManufacturer}
            onModel={choices.chooseModel}
            onFuelType={choices.chooseFuelType}
          />
        </div>
      </details>
      {names === props.car && !isWhole(names) && props.popular && (
        <div className="popular">
          {props.popular.map((car) => (
            <ButtonLink
              key={car.model}
              kind="quiet"
              short
              href={`?car=${carSlug(car)}`}
              rel="nofollow"
              onClick={(event) => {
                event.preventDefault();
                choices.chooseCar(car);
              }}
            >
              {car.model}
            </ButtonLink>
          ))}
        </div>
      )}
    </>
  );
}
