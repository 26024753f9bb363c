import * as z from 'zod/mini';
import { body, withoutBlanks } from '../../../web/contract/body.ts';
import { campaign } from '../../../web/contract/campaign.ts';
import { calendarDate, mobileNumber, noted, prose, recordToken, text } from '../../../web/contract/fields.ts';
import { idempotencyKey } from '../../../web/contract/idempotency-key.ts';
import { spamTrap } from '../../../web/contract/spam-trap.ts';
import { findSlot, type SlotId, slotLabels } from '../../slots/contract.ts';
import {
  bookableAreas,
  bookableServices,
  bookingStatuses,
  fieldLengths,
  OTHER_AREA,
  SHORTEST_NAME,
  servedLocations,
  servicePreferences,
} from '../rules/booking-record.ts';

/** A slot by its id or its label; the record keeps the label. */
export const timeSlot = z.lazy(() =>
  z.pipe(
    z.transform((sent) => (typeof sent === 'string' ? findSlot(sent.trim())?.label : undefined)),
    z.enum(slotLabels, 'slot_missing'),
  ),
);

/** What the visitor may say, all of it optional: the assistant saves as it goes. A price is never taken from a browser. */
const draft = () => ({
  manufacturer: z.exactOptional(text(fieldLengths.manufacturer)),
  model: z.exactOptional(text(fieldLengths.model)),
  fuelType: z.exactOptional(text(fieldLengths.fuelType)),
  location: z.exactOptional(z.enum(servedLocations)),
  area: z.exactOptional(z.enum([...bookableAreas, OTHER_AREA])),
  address: z.exactOptional(prose(fieldLengths.address)),
  serviceType: z.exactOptional(z.enum(bookableServices)),
  servicePreference: z.exactOptional(z.enum(servicePreferences)),
  date: z.exactOptional(calendarDate),
  timeSlot: z.exactOptional(timeSlot),
  fullName: z.exactOptional(
    text(fieldLengths.fullName, 'name_missing').check(z.minLength(SHORTEST_NAME, 'name_short')),
  ),
});

/** `POST /api/bookings`: the draft, as soon as the number is known. */
export const bookingBody = z.lazy(() =>
  body(
    z.object({
      idempotencyKey,
      ...spamTrap,
      ...draft(),
      mobileNumber,
      sessionId: z.exactOptional(noted(64)),
      ...campaign,
    }),
  ),
);
export type BookingBody = z.infer<typeof bookingBody>;

/** What a stored record still holds of all this: everything is missing until it is known. */
export const storedDraft = z.lazy(() =>
  z.object({ ...draft(), mobileNumber: z.exactOptional(mobileNumber) }),
);

/**
 * `PUT /api/bookings/:id`: the changed fields; what depended on one of them and is not sent along is dropped
 * (`changeBooking` of the domain). `booking_status: "completed"` confirms and takes the slot.
 */
export const bookingChanges = z.lazy(() =>
  body(
    z.object({
      token: recordToken,
      ...draft(),
      mobileNumber: z.exactOptional(mobileNumber),
      booking_status: z.exactOptional(z.enum(['in_progress', 'completed'])),
    }),
  ),
);
/** `POST /api/bookings/:id/cancel`. */
export const bookingCancellation = z.lazy(() => body(z.object({ token: recordToken })));

/** A date and a slot in one value, for the radio buttons of a plain form. */
export const slotChoice = (date: string, slotId: SlotId): string => `${date} ${slotId}`;

/** A form without JavaScript sends both in its one `slot`. */
const withChoiceParted = (sent: unknown): unknown => {
  const given = withoutBlanks(sent);
  if (typeof given !== 'object' || given === null || !('slot' in given)) return given;
  const [date, timeSlot] = String(given.slot).split(' ');
  return { ...given, date, timeSlot };
};

/** `POST /api/bookings/:id/reschedule`. Whether the date can be booked is the domain's to say (`bookingDateProblem`). */
export const bookingMove = z.lazy(() =>
  z.pipe(z.transform(withChoiceParted), z.object({ token: recordToken, date: calendarDate, timeSlot })),
);
/** Until when the slot of the draft is kept for this visitor (ISO 8601, UTC); missing when it is not. */
const heldUntil = z.exactOptional(z.lazy(() => z.string()));

/** 201 of `POST /api/bookings`. `bookingId` is what is shown (CAR…), never a credential. */
export const bookingAnswer = z.lazy(() =>
  z.object({
    id: z.string(),
    token: recordToken,
    bookingId: z.string(),
    heldUntil,
  }),
);
export type BookingAnswer = z.infer<typeof bookingAnswer>;

/** `GET /api/bookings/:id`, and its calendar file. */
export const bookingQuery = z.lazy(() => z.object({ token: recordToken }));

/** 200 of `GET /api/bookings/:id` and of every change: what its own tracking page shows. Amounts in paise. */
export const bookingView = z.lazy(() =>
  z.object({
    id: z.string(),
    bookingId: z.string(),
    status: z.enum(bookingStatuses),
    manufacturer: z.exactOptional(z.string()),
    model: z.exactOptional(z.string()),
    fuelType: z.exactOptional(z.string()),
    area: z.exactOptional(z.string()),
    address: z.exactOptional(z.string()),
    serviceType: z.exactOptional(z.enum(bookableServices)),
    servicePreference: z.exactOptional(z.enum(servicePreferences)),
    servicePrice: z.exactOptional(z.int()),
    date: z.exactOptional(z.string()),
    timeSlot: z.exactOptional(z.string()),
    submissionTimestamp: z.string(),
    confirmedAt: z.exactOptional(z.string()),
    rescheduledAt: z.exactOptional(z.string()),
    cancelledAt: z.exactOptional(z.string()),
    /** How often it was moved to another slot. */
    moves: z.exactOptional(z.int()),
    heldUntil,
  }),
);
export type BookingView = z.infer<typeof bookingView>;
