import { ButtonLink } from '../../../../client/ui/Button.tsx';
import { ownBookingText as text } from '../../../content/text/en/own-booking.ts';
import { chatLink, shareLink } from '../../../values/chat-link.ts';
import { addresses, endpoints } from '../../../web/contract/addresses.ts';
import type { PageContext } from '../../../web/pages/page-entry.ts';
import type { BookingView } from '../contract.ts';
import { carText, slotText } from './BookingFacts.tsx';

interface BookingLinksProps {
  readonly booking: BookingView;
  readonly token: string;
  readonly context: PageContext;
}

/** Shows links that add the booking to a calendar, open the chat about it, and share it. */
export function BookingLinks({ booking, token, context: { brand, siteUrl } }: BookingLinksProps) {
  const link = `${siteUrl}${addresses.ownBooking(booking.id, token)}`;
  const isConfirmed = booking.status === 'completed';
  const subject = [booking.serviceType, slotText(booking)].filter((part) => part !== undefined).join(', ');
  return (
    <div className="own-links no-print">
      {booking.status === 'in_progress' && (
        <ButtonLink href={addresses.assistant} wide>
          {text.finish}
        </ButtonLink>
      )}
      {booking.status === 'cancelled' && (
        <ButtonLink href={addresses.assistant} wide>
          {text.bookAgain}
        </ButtonLink>
      )}
      {isConfirmed && (
        <ButtonLink href={endpoints.bookingCalendar(booking.id, token)} download wide icon="calendar">
          {text.addToCalendar}
        </ButtonLink>
      )}
      <ButtonLink
        href={chatLink(brand.chatNumber, chatMessage(booking, link))}
        kind="quiet"
        wide
        icon="message-circle"
        target="_blank"
        rel="noopener"
        data-source="own_booking"
      >
        {text.openChat}
      </ButtonLink>
      {isConfirmed && (
        <>
          <ButtonLink
            href={shareLink(text.shareText(subject, link))}
            kind="quiet"
            wide
            icon="share-2"
            target="_blank"
            rel="noopener"
            data-share={link}
          >
            {text.share}
          </ButtonLink>
          <p className="caption">{text.shareNote}</p>
        </>
      )}
    </div>
  );
}

/** Returns the fields of the chat message; the message leaves out missing fields. */
function chatMessage(booking: BookingView, link: string) {
  const { bookingId, serviceType, servicePrice, servicePreference, date, timeSlot, area } = booking;
  const car = carText(booking);
  return {
    kind: 'booking',
    bookingId,
    link,
    ...(serviceType && { service: serviceType }),
    ...(car && { car }),
    ...(date && { date }),
    ...(timeSlot && { timeSlot }),
    ...(servicePreference && { preference: servicePreference }),
    ...(area && { area }),
    ...(servicePrice && { price: servicePrice }),
  } as const;
}
