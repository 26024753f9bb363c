import type { ConversionDetails } from '../../src/features/tracking/rules/conversion-event.ts';
import type { ConversionName } from '../../src/features/tracking/rules/event-names.ts';
import { conversionOf } from '../../src/features/tracking/rules/record-conversion.ts';
import type { RecordKind } from '../../src/records/record-status.ts';
import { endpoints } from '../../src/web/contract/addresses.ts';
import type { PageEvent } from './page-events.ts';

type Sent = Extract<PageEvent, { kind: 'sent' }>;

interface SentConversion {
  readonly name: ConversionName;
  /** The id of the server's event for the same conversion. */
  readonly eventId: string;
  /** The same as in the server's event. */
  readonly details: ConversionDetails;
}

const KINDS: Readonly<Record<string, RecordKind>> = {
  [endpoints.leads]: 'lead',
  [endpoints.serviceRequests]: 'service_request',
  [endpoints.bookings]: 'booking',
  [endpoints.enquiries]: 'enquiry',
  [endpoints.checkoutOrders]: 'order',
};

/**
 * The status of an order with which its payment, confirmed or chosen, is a purchase. A payment that came after the
 * cancellation goes back. An order that is still to be paid by card is reported when its payment is confirmed.
 */
const PURCHASED: Readonly<Record<string, string>> = { confirm: 'paid', payment: 'pay_after_service' };

const field = (object: unknown, name: string): string | undefined => {
  const value: unknown =
    typeof object === 'object' && object !== null ? Reflect.get(object, name) : undefined;
  return typeof value === 'string' ? value : undefined;
};

/**
 * The conversion that the pixel reports for an accepted write. Its id is the idempotency key of a new record, and the
 * record's id for a confirmed booking or a paid order. The server delivers the same conversion under the same id.
 */
export function sentConversion(sent: Sent): SentConversion | undefined {
  const conversion = namedConversion(sent);
  // Our own endpoint wrote them as our types say. The server sends no event either where the answer has none.
  const { conversion: details }: { conversion?: ConversionDetails } = Object(sent.answer);
  return conversion && details && { ...conversion, details };
}

function namedConversion({ method, path, body, answer }: Sent): Omit<SentConversion, 'details'> | undefined {
  const [bookingId, rest] = path.startsWith(`${endpoints.bookings}/`)
    ? path.slice(endpoints.bookings.length + 1).split('/')
    : [];
  if (method === 'PUT' && bookingId && rest === undefined)
    return field(body, 'booking_status') === 'completed'
      ? { name: 'service_scheduled', eventId: bookingId }
      : undefined;
  const ofOrder = path.startsWith(`${endpoints.checkoutOrders}/`) ? path.split('/').at(-1) : undefined;
  if (method === 'POST' && ofOrder !== undefined) {
    const orderId = field(answer, 'id');
    const status = field(answer, 'status');
    return orderId !== undefined && status !== undefined && status === PURCHASED[ofOrder]
      ? { name: 'purchase', eventId: orderId }
      : undefined;
  }
  const kind = method === 'POST' && Object.hasOwn(KINDS, path) ? KINDS[path] : undefined;
  const eventId = field(body, 'idempotencyKey');
  if (kind === undefined || eventId === undefined) return undefined;
  const name = conversionOf(kind, {
    status: field(answer, 'status'),
    source: field(body, 'source'),
    enquiryKind: field(body, 'kind'),
  });
  return name && { name, eventId };
}
