import { bookedPrice } from '../../../content/text/booked-price.ts';
import { ownBookingText as text } from '../../../content/text/own-booking.ts';
import { BOOKING_STAGES } from '../../../records/record-status.ts';
import type { OwnJob } from '../../../services/own-records.ts';
import { addresses, endpoints } from '../../../web/contract/addresses.ts';
import type { PageContext } from '../../../web/pages/page-entry.ts';
import { isUnderWay } from '../../jobs/contract.ts';
import type { BookingView } from '../contract.ts';
import { carText } from './BookingFacts.tsx';
import { OwnLinks } from './OwnLinks.tsx';

interface BookingLinksProps {
  readonly booking: BookingView & OwnJob;
  readonly mayChange: boolean;
  /** Whether the day of the visit is over: no calendar needs it any more. */
  readonly isMissed: boolean;
  readonly context: PageContext;
}

/** The links of a booking. A draft that its page can finish has no link to the assistant. */
export function BookingLinks({ booking, mayChange, isMissed, context }: BookingLinksProps) {
  const { id, date, timeSlot, serviceType, servicePrice } = booking;
  const stage = BOOKING_STAGES[booking.status];
  const isCancelled = stage === 'cancelled';
  const hasTime = date !== undefined && timeSlot !== undefined;
  const isAhead = stage === 'confirmed' && !isMissed && !(booking.job && isUnderWay(booking.job));
  const hasEvent = hasTime && (isCancelled || isAhead);
  return (
    <OwnLinks
      first={isCancelled || isMissed ? { href: addresses.assistant, label: text.bookAgain } : undefined}
      calendar={hasEvent ? { href: endpoints.bookingCalendar(id), isCancelled } : undefined}
      chat={endpoints.bookingChat(id)}
      share={endpoints.bookingShare(id)}
      about={{
        service: serviceType,
        car: carText(booking),
        price: servicePrice === undefined ? undefined : bookedPrice(serviceType, servicePrice),
      }}
      mayChange={mayChange}
      context={context}
    />
  );
}
