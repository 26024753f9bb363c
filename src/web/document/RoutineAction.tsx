import { Button } from '../../../client/ui/Button.tsx';
import type { City } from '../../content/cities/city.ts';
import { pickerText } from '../../content/text/picker.ts';
import { servicesText } from '../../content/text/services.ts';
import { routineIn } from '../../features/offers/index.ts';
import { StickyAction } from '../components/sections.tsx';
import { type CarView, carCaption, type Part } from '../pages/page-prices.ts';
import { BOOKING_DIALOG } from './BookingDialog.tsx';
import { Priced } from './Priced.tsx';
import { bookingOf } from './priced-services.ts';

interface RoutineActionProps {
  readonly car: Part<CarView | undefined>;
  readonly city: City;
}

/** The city's routine service for the visitor's car, in reach of the thumb on a page about every service. */
export const RoutineAction = ({ car: part, city }: RoutineActionProps) => {
  const routine = routineIn(city);
  return (
    <Priced part={part} fallback={null}>
      {(view) =>
        view && (
          <StickyAction
            caption={<span data-follows="caption">{carCaption(view.car)}</span>}
            price={view.prices[routine].price ?? undefined}
            follows={routine}
            action={
              <Button opens={BOOKING_DIALOG} {...bookingOf(view.car, pickerText[routine], routine)}>
                {servicesText.one.bookNow}
              </Button>
            }
          />
        )
      }
    </Priced>
  );
};
