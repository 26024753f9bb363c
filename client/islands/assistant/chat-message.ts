import type { BookingAnswer } from '../../../src/features/bookings/contract/bookings.ts';
import type { BookingDraft } from '../../../src/features/bookings/rules/booking-record.ts';
import { chatLink } from '../../../src/values/chat-link.ts';
import type { Paise } from '../../../src/values/money.ts';
import { addresses } from '../../../src/web/contract/addresses.ts';
import type { AssistantProps } from './assistant-props.ts';

export const carText = ({ manufacturer, model, fuelType }: BookingDraft): string | undefined =>
  manufacturer && [manufacturer, model, fuelType?.toLowerCase()].filter(Boolean).join(' ');

interface ToChat {
  readonly draft: BookingDraft;
  readonly price: Paise | undefined;
  readonly booking?: BookingAnswer | undefined;
}

/** The business chat with what is known of the booking filled in; no name, number or street address goes into it. */
export function bookingChatLink(
  { chatNumber, siteUrl }: Pick<AssistantProps, 'chatNumber' | 'siteUrl'>,
  { draft, price, booking }: ToChat,
): string {
  const car = carText(draft);
  const { serviceType, date, timeSlot, servicePreference, area } = draft;
  return chatLink(chatNumber, {
    kind: 'booking',
    ...(booking
      ? { bookingId: booking.bookingId, link: `${siteUrl}${addresses.ownBooking(booking.id, booking.token)}` }
      : {}),
    ...(serviceType ? { service: serviceType } : {}),
    ...(car ? { car } : {}),
    ...(date ? { date } : {}),
    ...(timeSlot ? { timeSlot } : {}),
    ...(servicePreference ? { preference: servicePreference } : {}),
    ...(area ? { area } : {}),
    ...(price === undefined ? {} : { price }),
  });
}
