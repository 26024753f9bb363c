import type { RecordKind } from '../../src/features/admin/rules/record-status.ts';
import type { ConversionName } from '../../src/features/tracking/rules/event-names.ts';
import { conversionOf } from '../../src/features/tracking/rules/record-conversion.ts';
import { endpoints } from '../../src/web/contract/addresses.ts';
import type { PageEvent } from './page-events.ts';

type Sent = Extract<PageEvent, { kind: 'sent' }>;

interface SentConversion {
  readonly name: ConversionName;
  /** The id of the server's event for the same conversion. */
  readonly eventId: string;
}

const KINDS: Readonly<Record<string, RecordKind>> = {
  [endpoints.leads]: 'lead',
  [endpoints.serviceRequests]: 'service_request',
  [endpoints.bookings]: 'booking',
  [endpoints.enquiries]: 'enquiry',
  [endpoints.checkoutOrders]: 'order',
};

const field = (object: unknown, name: string): string | undefined => {
  const value: unknown =
    typeof object === 'object' && object !== null ? Reflect.get(object, name) : undefined;
  return typeof value === 'string' ? value : undefined;
};

/**
 * The conversion that the pixel reports for an accepted write. Its id is the idempotency key of a new record, and the
 * record's id for a confirmed booking or a paid order. The server delivers the same conversion under the same id.
 */
export function sentConversion({ method, path, body, answer }: Sent): SentConversion | undefined {
  const [bookingId, rest] = path.startsWith(`${endpoints.bookings}/`)
    ? path.slice(endpoints.bookings.length + 1).split('/')
    : [];
  if (method === 'PUT' && bookingId && rest === undefined)
    return field(body, 'booking_status') === 'completed'
      ? { name: 'service_scheduled', eventId: bookingId }
      : undefined;
  if (path === endpoints.checkoutConfirm) {
    const orderId = field(answer, 'id') ?? field(body, 'id');
    return orderId === undefined ? undefined : { name: 'purchase', eventId: orderId };
  }
  const kind = method === 'POST' && Object.hasOwn(KINDS, path) ? KINDS[path] : undefined;
  const eventId = field(body, 'idempotencyKey');
  if (kind === undefined || eventId === undefined) return undefined;
  const name = conversionOf(kind, { status: field(answer, 'status'), enquiryKind: field(body, 'kind') });
  return name && { name, eventId };
}
