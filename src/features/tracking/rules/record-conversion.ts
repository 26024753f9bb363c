import type { RecordKind } from '../../../records/record-status.ts';
import type { BookingSource } from '../../bookings/rules/booking-record.ts';
import { type BrowserIds, type ConversionDetails, withDefaults } from './conversion-event.ts';
import type { ConversionName } from './event-names.ts';
import { ASSISTANT_LEAD_SOURCE } from './received-events.ts';

const ENQUIRY_CONVERSIONS: Readonly<Partial<Record<string, ConversionName>>> = {
  contact: 'contact',
  franchise: 'application_submitted',
  career: 'application_submitted',
  partner: 'application_submitted',
};

/** Both statuses mean that the order is placed. */
const PLACED: ReadonlySet<string> = new Set(['paid', 'pay_after_service']);

/** The source of bookings that follow the number of a Book Now form, whose lead has counted already. */
const BOOK_NOW_BOOKING: BookingSource = 'book_now';
/** The source of bookings that the operator takes. Their person called, or left the number before. */
const PHONE_BOOKING = 'phone';
/** The source of the leads of these forms. */
const BOOK_NOW_LEAD = 'website';

/** The values of a record that decide its conversion. */
interface Convertible {
  readonly status?: string | undefined;
  readonly source?: string | null | undefined;
  readonly enquiryKind?: unknown;
}

/**
 * Returns the conversion of a record in its current status. A mobile number is a lead, once in a visit. A requested or
 * confirmed date is a schedule. A placed order is a purchase, and an opened chat a contact. Feedback is no conversion.
 */
export function conversionOf(
  kind: RecordKind,
  { status, source, enquiryKind }: Convertible,
): ConversionName | undefined {
  switch (kind) {
    case 'lead':
      return 'lead';
    case 'service_request':
      return 'service_scheduled';
    case 'booking':
      if (status === 'completed') return 'service_scheduled';
      return source === BOOK_NOW_BOOKING || source === PHONE_BOOKING ? undefined : 'lead';
    case 'order':
      return PLACED.has(status ?? '') ? 'purchase' : undefined;
    case 'enquiry':
      return typeof enquiryKind === 'string' ? ENQUIRY_CONVERSIONS[enquiryKind] : undefined;
    case 'redirect':
      return 'contact';
  }
}

/** A conversion as its delivery stores it, in plain JSON. The customer's details stay in the record. */
export type ConversionMoment = {
  readonly name: ConversionName;
  /** The browser's pixel sends the same id. */
  readonly eventId: string;
  /** Milliseconds since 1970. */
  readonly timeMs: number;
  /** The page's address without its query; none for what was arranged on the phone. */
  readonly url?: string | undefined;
  readonly browser: BrowserIds;
};

/** The subject of a link into the chat. */
export interface ChatSubject {
  /** The outside systems' word for the service, which the answer to a lead or the link holds. */
  readonly service?: string | undefined;
  /** The id of the service in events. */
  readonly product?: string | undefined;
  /** As the screen shows it: "₹3,299". */
  readonly price?: string | undefined;
}

/** The details that the pixel sends for an opened chat. Its beacon gets no answer, so the browser makes them itself. */
export const detailsOfRedirect = ({ service, product, price }: ChatSubject): PixelDetails =>
  withDefaults('contact', {
    value: shownRupees(price),
    contentIds: product === undefined ? undefined : [product],
    // A link that knows only the service's own id has no word for it.
    contentName: product === undefined ? undefined : service,
  });

/** Returns the rupees of a shown price; undefined where it names none. */
export const shownRupees = (price: string | undefined): number | undefined =>
  Number(price?.replace(/[^\d.]/g, '')) || undefined;

/** Details without the campaign and the place, which the pixel does not send. */
export type PixelDetails = Omit<ConversionDetails, 'more'>;

/** Returns the `lead_source` in analytics: where the visitor entered the mobile number. */
export function leadSourceOf({
  kind,
  source,
}: {
  readonly kind: RecordKind;
  readonly source?: string | null | undefined;
}): string {
  if (kind !== 'booking' || source === PHONE_BOOKING) return source ?? kind;
  return source === BOOK_NOW_BOOKING ? BOOK_NOW_LEAD : ASSISTANT_LEAD_SOURCE;
}
