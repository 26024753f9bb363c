import { areaNames } from '../../content/text/areas.ts';
import { bookedPrice } from '../../content/text/booked-price.ts';
import { bookedServiceNames } from '../../content/text/service-names.ts';
import { slotNames } from '../../content/text/slots.ts';
import { wayNames } from '../../content/text/ways.ts';
import { BOOKING_STAGES } from '../../records/record-status.ts';
import { wordOf } from '../../values/word-of.ts';
import type { BookingView } from './contract.ts';
import type { LinkedRecord } from './own-links.ts';
import { carText, slotText } from './pages/BookingFacts.tsx';

/** A booking as its holder passes it on; the message leaves out missing fields. */
export function linkedBooking(booking: BookingView & Pick<LinkedRecord, 'reference'>): LinkedRecord {
  const { reference, bookingId, serviceType, servicePrice, servicePreference, date, timeSlot, area } =
    booking;
  const car = carText(booking);
  const service = serviceType && wordOf(bookedServiceNames, serviceType);
  return {
    reference,
    subject: [service, slotText(booking)].filter(Boolean).join(', '),
    message: (link) => ({
      kind: 'booking',
      bookingId,
      state: BOOKING_STAGES[booking.status],
      link,
      ...(service && { service }),
      ...(car && { car }),
      ...(date && { date }),
      ...(timeSlot && { time: slotNames[timeSlot] }),
      ...(servicePreference && { preference: wayNames[servicePreference] }),
      ...(area && { area: areaNames[area] }),
      ...(servicePrice && { price: bookedPrice(serviceType, servicePrice) }),
    }),
  };
}
