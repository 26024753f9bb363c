import { areaName } from '../../content/cities/area-name.ts';
import { orderText as text } from '../../content/text/order.ts';
import { slotNames } from '../../content/text/slots.ts';
import { formatDay } from '../../values/format.ts';
import type { LinkedRecord } from '../bookings/index.ts';
import type { OrderView } from './contract.ts';
import { orderInWords } from './order-in-words.ts';
import { hasPartsOnTop } from './pages/OrderVisit.tsx';

const chatStates = {
  awaiting_payment: 'unpaid',
  payment_failed: 'unpaid',
  pay_after_service: 'placed',
  paid: 'placed',
  fulfilled: 'finished',
  refunded: 'cancelled',
  cancelled: 'cancelled',
} as const satisfies Record<OrderView['status'], string>;

/** An order as its holder passes it on. */
export function linkedOrder(order: OrderView & Pick<LinkedRecord, 'reference'>): LinkedRecord {
  const { number, status, amount, lines, date, timeSlot, area } = orderInWords(order);
  const hasTime = date !== undefined && timeSlot !== undefined;
  const names = lines.map(({ name }) => name).join(', ');
  return {
    reference: order.reference,
    subject: hasTime ? `${names}, ${text.when(formatDay(date), slotNames[timeSlot])}` : names,
    message: (link) => ({
      kind: 'order',
      orderId: number,
      state: chatStates[status],
      total: amount,
      partsOnTop: hasPartsOnTop(lines),
      items: lines.map(({ name, quantity, extra }) => ({ name, quantity, extra: extra?.label })),
      link,
      ...(date !== undefined && { date }),
      ...(timeSlot !== undefined && { time: slotNames[timeSlot] }),
      ...(area !== undefined && { area: areaName(area) }),
    }),
  };
}
