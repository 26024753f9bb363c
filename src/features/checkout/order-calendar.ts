import type { Context } from 'hono';
import { orderText } from '../../content/text/en/order.ts';
import type { WriteServices } from '../../services/services.ts';
import { errorAnswer } from '../../web/api/answers.ts';
import { addresses } from '../../web/contract/addresses.ts';
import { calendarFile } from '../bookings/calendar-file.ts';
import { appointmentOf } from '../bookings/rules/appointment.ts';
import { calendarEvent } from '../bookings/rules/calendar-event.ts';
import { orderQuery } from './contract/checkout.ts';

/** `GET /api/checkout/orders/:id/calendar.ics?token=`: the visit for its owner's calendar; nothing for anybody else. */
export async function orderCalendar(
  context: Context,
  { orders, brand, siteUrl }: Pick<WriteServices, 'orders' | 'brand' | 'siteUrl'>,
  id: string,
): Promise<Response> {
  context.header('Cache-Control', 'private, no-store');
  const token = orderQuery.safeParse(context.req.query()).data?.token ?? '';
  const found = await orders.find(id, token);
  const appointment = found.ok && found.value.status !== 'cancelled' ? appointmentOf(found.value) : undefined;
  if (!found.ok || appointment === undefined) return errorAnswer(context, 404, 'not_found');
  const { number, lines, area, address } = found.value;
  const words = {
    title: orderText.calendar.title(brand.name),
    description: orderText.calendar.description(
      lines.map(({ name }) => name).join(', '),
      number,
      brand.supportPhone,
    ),
    location: address ?? area ?? '',
  };
  const url = `${siteUrl}${addresses.ownOrder(id, token)}`;
  const file = await calendarFile(calendarEvent(appointment, { id, url, moves: 0 }, words));
  if (!file.ok) return errorAnswer(context, 500, 'internal');
  return context.body(file.value, 200, {
    'Content-Type': 'text/calendar; charset=utf-8',
    'Content-Disposition': `attachment; filename="${number}.ics"`,
  });
}
