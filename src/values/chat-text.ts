import type { BookingMessage, BookNowMessage, CartLine, ChatMessage, OrderMessage } from './chat-message.ts';
import { formatDay } from './format.ts';
import { formatMoney, type Paise } from './money.ts';

/** Some phones do not open very long links, so a long cart is cut; the total still covers all items. */
export const MOST_CART_LINES = 10;

export function chatText(message: ChatMessage): string {
  switch (message.kind) {
    case 'book_now':
      return bookNowText(message);
    case 'service':
      return `Hi, I'd like to book ${subjectOf(message)}.`;
    case 'booking':
      return bookingText(message);
    case 'cart':
      return cartText(message.items, message.total);
    case 'order':
      return orderText(message);
    case 'coupon':
      return `Hi, I'd like to book with my coupon ${message.code} (${message.offer}).`;
    case 'support':
      return message.about === undefined ? 'Hi, I need help.' : `Hi, I need help with ${message.about}.`;
  }
}

const lines = (parts: readonly (string | false | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part !== false && part !== '').join('\n');

const subjectOf = ({ service, car, price }: Pick<BookNowMessage, 'service' | 'car' | 'price'>): string =>
  `${service}${car === undefined ? '' : ` for my ${car}`}${price === undefined ? '' : ` (${formatMoney(price)})`}`;

const bookNowText = ({ brand, city, ...subject }: BookNowMessage): string =>
  `Hi, I'd like to book ${subjectOf(subject)}${city === undefined ? '' : ` in ${city}`} through ${brand}.`;

const fact = (name: string, value: string | undefined) => value && `${name}: ${value}`;

function bookingGreeting({ bookingId, state = 'confirmed' }: BookingMessage): string {
  if (bookingId === undefined) return "Hi, I'd like help with booking a car service.";
  const greetings = {
    draft: `Hi, I have started a booking but not confirmed it yet. Booking id: ${bookingId}`,
    confirmed: `Hi, I have booked a car service. Booking id: ${bookingId}`,
    finished: `Hi, you serviced my car. Booking id: ${bookingId}`,
    cancelled: `Hi, I have cancelled my booking. Booking id: ${bookingId}`,
  };
  return greetings[state];
}

function bookingText(booking: BookingMessage): string {
  return lines([
    bookingGreeting(booking),
    fact('Car', booking.car),
    fact('Service', booking.service),
    fact('Price', booking.price),
    fact('Preference', booking.preference),
    fact('Area', booking.area),
    fact('Date', booking.date && formatDay(booking.date)),
    fact('Time', booking.time),
    fact('Details', booking.link),
  ]);
}

const orderGreetings = {
  unpaid: (order: string) => `Hi, I have started order ${order} but not paid for it yet.`,
  placed: (order: string) => `Hi, I have placed order ${order}.`,
  finished: (order: string) => `Hi, you have completed my order ${order}.`,
  cancelled: (order: string) => `Hi, I have cancelled order ${order}.`,
};

const orderText = ({
  orderId,
  state = 'placed',
  total,
  partsOnTop = false,
  items = [],
  date,
  time,
  area,
  link,
}: OrderMessage): string =>
  lines([
    orderGreetings[state](`${orderId} (${formatMoney(total)}${partsOnTop ? ' without parts' : ''})`),
    ...cartLines(items),
    fact('Area', area),
    fact('Date', date && formatDay(date)),
    fact('Time', time),
    fact('Order', link),
  ]);

const cartText = (items: readonly CartLine[], total: Paise): string =>
  lines([
    "Hi, I'd like to book these doorstep services:",
    ...cartLines(items),
    `Total: ${formatMoney(total)}`,
  ]);

function cartLines(items: readonly CartLine[]): readonly (string | false)[] {
  const more = items.length - MOST_CART_LINES;
  return [
    ...items
      .slice(0, MOST_CART_LINES)
      .map(({ quantity, name, extra }) => `${quantity} x ${name}${extra === undefined ? '' : ` (${extra})`}`),
    more > 0 && `and ${more} more`,
  ];
}
