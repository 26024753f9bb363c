import { bookedWord } from '../../../content/names.ts';
import { bookedPrice } from '../../../content/text/en/booked-price.ts';
import { ownBookingText as text } from '../../../content/text/en/own-booking.ts';
import { chatLink } from '../../../values/chat-link.ts';
import { addresses, endpoints } from '../../../web/contract/addresses.ts';
import type { PageContext } from '../../../web/pages/page-entry.ts';
import type { BookingView } from '../contract.ts';
import { carText, slotText } from './BookingFacts.tsx';
import { OwnLinks } from './OwnLinks.tsx';

interface BookingLinksProps {
  readonly booking: BookingView;
  readonly token: string;
  readonly mayChange: boolean;
  readonly context: PageContext;
}

/** The links of a booking. A draft that its page can finish has no link to the assistant. */
export function BookingLinks({ booking, token, mayChange, context }: BookingLinksProps) {
  const { id, status, date, timeSlot, serviceType } = booking;
  const link = `${context.siteUrl}${addresses.ownBooking(id, token)}`;
  const isCancelled = status === 'cancelled';
  const hasEvent = date !== undefined && timeSlot !== undefined && (isCancelled || status === 'completed');
  const href = endpoints.bookingCalendar(id);
  return (
    <OwnLinks
      first={isCancelled ? { href: addresses.assistant, label: text.bookAgain } : undefined}
      calendar={hasEvent ? { href, isCancelled } : undefined}
      chat={chatLink(context.brand.chatNumber, chatMessage(booking, link))}
      link={link}
      subject={[serviceType && bookedWord(serviceType), slotText(booking)]
        .filter((part) => part !== undefined)
        .join(', ')}
      mayChange={mayChange}
      context={context}
    />
  );
}

const chatStates = {
  in_progress: 'draft',
  completed: 'confirmed',
  fulfilled: 'finished',
  cancelled: 'cancelled',
} as const;

/** Returns the fields of the chat message; the message leaves out missing fields. */
function chatMessage(booking: BookingView, link: string) {
  const { bookingId, serviceType, servicePrice, servicePreference, date, timeSlot, area } = booking;
  const car = carText(booking);
  return {
    kind: 'booking',
    bookingId,
    state: chatStates[booking.status],
    link,
    ...(serviceType && { service: bookedWord(serviceType) }),
    ...(car && { car }),
    ...(date && { date }),
    ...(timeSlot && { timeSlot }),
    ...(servicePreference && { preference: servicePreference }),
    ...(area && { area }),
    ...(servicePrice && { price: bookedPrice(serviceType, servicePrice) }),
  } as const;
}
