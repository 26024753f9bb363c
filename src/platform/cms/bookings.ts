import { toRupees } from '../../values/money.ts';
import type { ContentType } from './collection.ts';
import { fieldsOf, filled } from './record-data.ts';

const FIELDS = [
  'manufacturer',
  'model',
  'fuelType',
  'location',
  'area',
  'address',
  'serviceType',
  'servicePreference',
  'date',
  'timeSlot',
  'submissionTimestamp',
];

/** Rupees in text: the backend casts text to a number where it wants one, but refuses a number where it wants text. */
const rupeeText = (paise: unknown): string | undefined =>
  typeof paise === 'number' ? String(toRupees(paise)) : undefined;

/** The chat assistant's bookings (spec section 3). `fulfilled` is our own word: there it stays `completed`. */
export const bookings: ContentType = {
  plural: 'chatbot-bookings',
  isUnique: true,
  data: (record) =>
    filled({
      ...fieldsOf(record, FIELDS),
      servicePrice: rupeeText(record.fields.servicePrice),
      fullName: record.name ?? record.fields.fullName,
      mobileNumber: record.mobileNumber,
      bookingId: record.bookingId,
      sessionId: record.sessionId,
      booking_status: record.status === 'fulfilled' ? 'completed' : record.status,
    }),
  identity: ({ bookingId }) => ({ bookingId: bookingId ?? '' }),
};
