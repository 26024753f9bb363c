import { formatMoney, type Paise } from './money.ts';

/**
 * The address that opens the business chat (WhatsApp) with a prefilled text.
 * @param chatNumber the business's number with country code; spaces and signs are ignored
 */
export const chatLink = (chatNumber: string, message: ChatMessage): string =>
  `https://wa.me/${chatNumber.replace(/\D/g, '')}?text=${encodeURIComponent(chatText(message))}`;

/** The address that opens the chat app with a text; the visitor chooses the recipient there. */
export const shareLink = (text: string): string => `https://wa.me/?text=${encodeURIComponent(text)}`;

/**
 * The messages that a chat link can prefill. The text is part of the link's address, so no message holds a name, a
 * mobile number or a street address.
 */
export type ChatMessage =
  | { readonly kind: 'book_now' }
  | { readonly kind: 'service'; readonly service: string; readonly car?: string; readonly price?: Paise }
  | BookingMessage
  | { readonly kind: 'cart'; readonly items: readonly CartLine[]; readonly total: Paise }
  | OrderMessage
  /** A coupon from the spin wheel, with its code and description. */
  | { readonly kind: 'coupon'; readonly code: string; readonly offer: string }
  | { readonly kind: 'support'; readonly about?: string };

type BookingMessage = {
  readonly kind: 'booking';
  /** The displayed number, CAR…; undefined until the booking is made. */
  readonly bookingId?: string;
  readonly service?: string;
  readonly car?: string;
  readonly date?: string;
  readonly timeSlot?: string;
  readonly preference?: string;
  readonly area?: string;
  readonly price?: Paise;
  /** The address of the booking's own page. */
  readonly link?: string;
};

type OrderMessage = {
  readonly kind: 'order';
  /** The displayed number, such as "PH-1A2B3C4D". */
  readonly orderId: string;
  readonly total: Paise;
  readonly items?: readonly CartLine[];
  readonly date?: string;
  readonly timeSlot?: string;
  readonly area?: string;
  /** The address of the order's own page. */
  readonly link?: string;
};

type CartLine = { readonly name: string; readonly quantity: number };

/** Some phones do not open very long links, so a long cart is cut; the total still covers all items. */
const MOST_CART_LINES = 10;

/** The prefilled text of a message. */
export function chatText(message: ChatMessage): string {
  switch (message.kind) {
    case 'book_now':
      return "Hi, I'd like to book an Express Car Service through the product.";
    case 'service':
      return serviceText(message.service, message.car, message.price);
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

const serviceText = (service: string, car: string | undefined, price: Paise | undefined): string =>
  `Hi, I'd like to book ${service}${car === undefined ? '' : ` for my ${car}`}${
    price === undefined ? '' : ` (${formatMoney(price)})`
  }.`;

const fact = (name: string, value: string | undefined) => value && `${name}: ${value}`;

function bookingText(booking: BookingMessage): string {
  return lines([
    booking.bookingId === undefined
      ? "Hi, I'd like help with booking a car service."
      : `Hi, I have booked a car service. Booking id: ${booking.bookingId}`,
    fact('Car', booking.car),
    fact('Service', booking.service),
    fact('Price', booking.price === undefined ? undefined : formatMoney(booking.price)),
    fact('Preference', booking.preference),
    fact('Area', booking.area),
    fact('Date', booking.date),
    fact('Time', booking.timeSlot),
    fact('Details', booking.link),
  ]);
}

const orderText = ({ orderId, total, items = [], date, timeSlot, area, link }: OrderMessage): string =>
  lines([
    `Hi, I have placed the order ${orderId} (${formatMoney(total)}).`,
    ...cartLines(items),
    fact('Area', area),
    fact('Date', date),
    fact('Time', timeSlot),
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
    ...items.slice(0, MOST_CART_LINES).map((item) => `${item.quantity} x ${item.name}`),
    more > 0 && `and ${more} more`,
  ];
}
