import type { BookingDraft } from '../../../src/features/bookings/rules/booking-record.ts';
import { productId } from '../../../src/records/product-ids.ts';
import { serviceIdOf, serviceWord } from '../../../src/records/service-words.ts';
import { formatMoney, type Paise } from '../../../src/values/money.ts';

/** The facts of the chat's message for events and the record of the redirect. The words are those of reports. */
export interface ChatSubject {
  readonly service?: string | undefined;
  readonly product?: string | undefined;
  readonly car?: string | undefined;
  readonly price?: string | undefined;
  readonly city?: string | undefined;
}

export function chatSubjectOf(draft: BookingDraft, price: Paise | undefined): ChatSubject {
  const { serviceType, manufacturer, model, carModel, location } = draft;
  const id = serviceType && serviceIdOf(serviceType);
  return {
    service: id && serviceWord(id),
    product: id && productId(id),
    car: carModel ?? ([manufacturer, model].filter(Boolean).join(' ') || undefined),
    price: price === undefined ? undefined : formatMoney(price),
    city: location,
  };
}

/** A link into the chat with its subject, as redirects.idle.ts reads it. */
export type AboutChat = ReturnType<typeof chatAttributes>;

export const chatAttributes = (href: string, { service, product, car, price, city }: ChatSubject) => ({
  href,
  'data-source': 'assistant',
  'data-service': service,
  'data-product': product,
  'data-car': car,
  'data-price': price,
  'data-city': city,
});
