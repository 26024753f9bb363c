import { Button } from '../../../../client/ui/Button.tsx';
import type { ExpressPage } from '../../../content/express/express-pages.ts';
import { expressText as text } from '../../../content/text/en/express.ts';
import { StickyAction } from '../../../web/components/StickyAction.tsx';
import { BOOKING_DIALOG } from '../../../web/document/BookingDialog.tsx';
import { bookingOf } from '../../../web/document/priced-services.ts';
import type { PageContext } from '../../../web/pages/page-entry.ts';
import { priceSet } from '../../pricing/contract.ts';
import { serviceCar } from '../../services/pages/service-car.ts';
import { featuredOf, priceFor } from './express-view.ts';

/** The page's one action, at hand on a phone. */
export function ExpressSticky({
  page,
  context,
}: {
  readonly page: ExpressPage;
  readonly context: PageContext;
}) {
  const book = context.prices.peek();
  const car = book && serviceCar(context, book);
  const { title } = featuredOf(page);
  return (
    <StickyAction
      caption={
        car ? (
          <span data-follows="caption">{`${car.row.model} ${car.row.fuelType.toLowerCase()}`}</span>
        ) : (
          title
        )
      }
      price={priceFor(page, car && priceSet(car.row))}
      follows={page.price}
      action={
        <Button opens={BOOKING_DIALOG} {...(car && bookingOf(car.row, title, page.price))}>
          {text.bookNow}
        </Button>
      }
    />
  );
}
