import { Button } from '../../../client/ui/Button.tsx';
import { servicesText } from '../../content/text/services.ts';
import type { PriceName } from '../../features/pricing/contract.ts';
import type { ChosenCar } from '../../features/pricing/index.ts';
import { StickyAction } from '../components/sections.tsx';
import { barPrice } from '../pages/page-prices.ts';
import { BOOKING_DIALOG } from './BookingDialog.tsx';
import { bookingOf } from './priced-services.ts';

interface CarActionProps {
  readonly car: ChosenCar;
  /** The name of the service as the page shows it. */
  readonly title: string;
  readonly price: PriceName;
  /** Stands behind the car: ", express". */
  readonly service?: string | undefined;
}

/** Books one service for the visitor's car, in reach of the thumb. */
export function CarAction({ car, title, price, service }: CarActionProps) {
  const bar = barPrice(car, price);
  return (
    <StickyAction
      caption={
        <>
          <span data-follows="caption">{bar.caption}</span>
          {service}
        </>
      }
      price={bar.price}
      follows={price}
      action={
        <Button opens={BOOKING_DIALOG} {...bookingOf(car, title, price)}>
          {servicesText.one.bookNow}
        </Button>
      }
    />
  );
}
