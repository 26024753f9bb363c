import type { Context } from 'hono';
import { ownBookingText } from '../../content/text/en/own-booking.ts';
import type { WriteServices } from '../../services/services.ts';
import { errorAnswer } from '../../web/api/answers.ts';
import { addresses } from '../../web/contract/addresses.ts';
import { notStored } from './booking-answers.ts';
import { calendarFile } from './calendar-file.ts';
import { bookingQuery } from './contract/bookings.ts';
import { appointmentOf } from './rules/appointment.ts';
import { calendarEvent } from './rules/calendar-event.ts';

/** `GET /api/bookings/:id/calendar.ics?token=`: a confirmed booking for its owner's calendar; nothing for any other. */
export async function bookingCalendar(
  context: Context,
  { bookings, brand, siteUrl }: Pick<WriteServices, 'bookings' | 'brand' | 'siteUrl'>,
  id: string,
): Promise<Response> {
  notStored(context);
  const token = bookingQuery.safeParse(context.req.query()).data?.token ?? '';
  const found = await bookings.find(id, token);
  const appointment = found.ok ? appointmentOf(found.value) : undefined;
  if (!found.ok || appointment === undefined || found.value.status !== 'completed')
    return errorAnswer(context, 404, 'not_found');
  const { serviceType = '', moves = 0, bookingId, area, address } = found.value;
  const words = {
    title: ownBookingText.calendar.title(serviceType, brand.name),
    description: ownBookingText.calendar.description(bookingId, brand.supportPhone),
    location: address ?? area ?? '',
  };
  const url = `${siteUrl}${addresses.ownBooking(id, token)}`;
  const file = await calendarFile(calendarEvent(appointment, { id, url, moves }, words));
  if (!file.ok) return errorAnswer(context, 500, 'internal');
  return context.body(file.value, 200, {
    'Content-Type': 'text/calendar; charset=utf-8',
    'Content-Disposition': `attachment; filename="${bookingId}.ics"`,
  });
}
