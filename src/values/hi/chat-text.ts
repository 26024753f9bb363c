import type { BookingMessage, BookNowMessage, CartLine, ChatMessage, OrderMessage } from '../chat-message.ts';
import { MOST_CART_LINES } from '../chat-text.ts';
import { formatMoney } from '../money.ts';
import { formatDay } from './format.ts';

/** The prefilled text of a message in Hindi. */
export function chatText(message: ChatMessage): string {
  switch (message.kind) {
    case 'book_now':
      return bookNowText(message);
    case 'service':
      return `नमस्ते, मुझे बुक करना है: ${subjectOf(message)}।`;
    case 'booking':
      return bookingText(message);
    case 'cart':
      return lines([
        'नमस्ते, मुझे घर पर ये सर्विस बुक करनी हैं:',
        ...cartLines(message.items),
        `कुल: ${formatMoney(message.total)}`,
      ]);
    case 'order':
      return orderText(message);
    case 'coupon':
      return `नमस्ते, मुझे अपने कूपन ${message.code} (${message.offer}) से बुक करना है।`;
    case 'support':
      return message.about === undefined ? 'नमस्ते, मुझे मदद चाहिए।' : `नमस्ते, मुझे मदद चाहिए: ${message.about}।`;
  }
}

const lines = (parts: readonly (string | false | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part !== false && part !== '').join('\n');

const subjectOf = ({ service, car, price }: Pick<BookNowMessage, 'service' | 'car' | 'price'>): string =>
  `${car === undefined ? '' : `${car} के लिए `}${service}${price === undefined ? '' : ` (${formatMoney(price)})`}`;

const bookNowText = ({ brand, city, ...subject }: BookNowMessage): string =>
  `नमस्ते, मुझे ${brand} से बुक करना है: ${subjectOf(subject)}${city === undefined ? '' : `, ${city} में`}।`;

const fact = (name: string, value: string | undefined) => value && `${name}: ${value}`;

const bookingGreetings = {
  draft: (id: string) => `नमस्ते, मैंने बुकिंग शुरू की है, अभी कन्फ़र्म नहीं की। बुकिंग नंबर: ${id}`,
  confirmed: (id: string) => `नमस्ते, मैंने कार सर्विस बुक की है। बुकिंग नंबर: ${id}`,
  finished: (id: string) => `नमस्ते, मेरी कार का काम आपके यहाँ हुआ था। बुकिंग नंबर: ${id}`,
  cancelled: (id: string) => `नमस्ते, मैंने अपनी बुकिंग कैंसल कर दी है। बुकिंग नंबर: ${id}`,
};

const bookingText = ({ bookingId, state = 'confirmed', ...booking }: BookingMessage): string =>
  lines([
    bookingId === undefined ? 'नमस्ते, मुझे कार सर्विस बुक करने में मदद चाहिए।' : bookingGreetings[state](bookingId),
    fact('कार', booking.car),
    fact('सर्विस', booking.service),
    fact('कीमत', booking.price),
    fact('कार कैसे आएगी', booking.preference),
    fact('इलाका', booking.area),
    fact('तारीख', booking.date && formatDay(booking.date)),
    fact('समय', booking.time),
    fact('पूरी जानकारी', booking.link),
  ]);

const orderGreetings = {
  unpaid: (order: string) => `नमस्ते, मैंने ऑर्डर ${order} शुरू किया है, पेमेंट अभी नहीं किया।`,
  placed: (order: string) => `नमस्ते, मैंने ऑर्डर ${order} दिया है।`,
  finished: (order: string) => `नमस्ते, मेरे ऑर्डर ${order} का काम हो चुका है।`,
  cancelled: (order: string) => `नमस्ते, मैंने ऑर्डर ${order} कैंसल कर दिया है।`,
};

const orderText = ({
  orderId,
  state = 'placed',
  total,
  partsOnTop = false,
  items = [],
  ...order
}: OrderMessage): string =>
  lines([
    orderGreetings[state](`${orderId} (${formatMoney(total)}${partsOnTop ? ', पार्ट के बिना' : ''})`),
    ...cartLines(items),
    fact('इलाका', order.area),
    fact('तारीख', order.date && formatDay(order.date)),
    fact('समय', order.time),
    fact('ऑर्डर', order.link),
  ]);

function cartLines(items: readonly CartLine[]): readonly (string | false)[] {
  const more = items.length - MOST_CART_LINES;
  return [
    ...items
      .slice(0, MOST_CART_LINES)
      .map(({ quantity, name, extra }) => `${quantity} × ${name}${extra === undefined ? '' : ` (${extra})`}`),
    more > 0 && `और ${more} सर्विस`,
  ];
}
