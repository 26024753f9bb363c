import type { City } from '../../content/cities/city.ts';
import { pickerText } from '../../content/text/picker.ts';
import { routineIn } from '../../features/offers/index.ts';
import type { CarView, Part } from '../pages/page-prices.ts';
import { CarAction } from './CarAction.tsx';
import { Priced } from './Priced.tsx';

interface RoutineActionProps {
  readonly car: Part<CarView | undefined>;
  readonly city: City;
}

/** The city's routine service for the visitor's car, in reach of the thumb on a page about every service. */
export const RoutineAction = ({ car, city }: RoutineActionProps) => {
  const routine = routineIn(city);
  return (
    <Priced part={car} fallback={null}>
      {(view) => view && <CarAction car={view.car} title={pickerText[routine]} price={routine} />}
    </Priced>
  );
};
