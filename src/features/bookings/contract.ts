import * as z from 'zod/mini';
import type { LedgerRecord } from '../../records/record.ts';
import { BOOKING_STAGES, BOOKING_STATUSES } from '../../records/record-status.ts';
import { lazySchema } from '../../values/lazy-schema.ts';
import { body, withoutBlanks } from '../../web/contract/body.ts';
import { campaign } from '../../web/contract/campaign.ts';
import { chatNotice } from '../../web/contract/chat-notice.ts';
import { conversion } from '../../web/contract/conversion.ts';
import { calendarDate, mobileNumber, noted, prose, text } from '../../web/contract/fields.ts';
import { idempotencyKey } from '../../web/contract/idempotency-key.ts';
import { spamTrap } from '../../web/contract/spam-trap.ts';
import { LONGEST_TYPED_CAR } from '../pricing/contract.ts';
import { type SlotId, slotIds } from '../slots/contract.ts';
import { idsOfWords } from './rules/backend-words.ts';
import type { BookingDraft } from './rules/booking-record.ts';
import {
  bookingAreas,
  fieldLengths,
  SHORTEST_NAME,
  servedLocations,
  servicePreferences,
} from './rules/booking-record.ts';
import { missingForConfirmation, removableFields } from './rules/change-booking.ts';

export {
  type BookableService,
  type BookingArea,
  type BookingDraft,
  type BookingStatus,
  bookableAreas,
  bookableServices,
  bookingAreas,
  fieldLengths,
  isShortName,
  OTHER_AREA,
  type ServicePreference,
  servedLocations,
  servicePreferences,
} from './rules/booking-record.ts';

export const timeSlot = lazySchema(() => z.enum(slotIds, 'slot_missing'));

/** Accepts the content backend's words for ids, which other programs send. Our own forms send the ids. */
export const withIds = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.pipe(z.transform(idsOfWords), schema);

/** All fields are optional because the assistant saves after each answer. A browser never sends the price. */
export const draftShape = () => ({
  manufacturer: z.exactOptional(text(fieldLengths.manufacturer)),
  model: z.exactOptional(text(fieldLengths.model)),
  fuelType: z.exactOptional(text(fieldLengths.fuelType)),
  carModel: z.exactOptional(text(LONGEST_TYPED_CAR)),
  location: z.exactOptional(z.enum(servedLocations)),
  area: z.exactOptional(z.enum(bookingAreas)),
  address: z.exactOptional(prose(fieldLengths.address)),
  /** The API checks that an offer has this name. */
  serviceType: z.exactOptional(text(fieldLengths.serviceType, 'service_type_missing')),
  servicePreference: z.exactOptional(z.enum(servicePreferences)),
  date: z.exactOptional(calendarDate),
  timeSlot: z.exactOptional(timeSlot),
  fullName: z.exactOptional(
    text(fieldLengths.fullName, 'name_missing').check(z.minLength(SHORTEST_NAME, 'name_short')),
  ),
});

/** `POST /api/bookings`: creates the draft once the mobile number is known. */
export const bookingBody = lazySchema(() =>
  body(
    z.object({
      idempotencyKey,
      ...spamTrap,
      ...chatNotice,
      ...draftShape(),
      mobileNumber,
      /** `book_now`, or the assistant for any other value. */
      source: z.exactOptional(noted(60)),
      sessionId: z.exactOptional(noted(64)),
      ...campaign,
    }),
  ),
);
export type BookingBody = z.infer<typeof bookingBody>;

/** The draft in a stored record; a field is missing until the visitor answers it. */
export const storedDraft = lazySchema(() =>
  z.object({ ...draftShape(), mobileNumber: z.exactOptional(mobileNumber) }),
);

/**
 * `PUT /api/bookings/:id`: the changed fields, and the names of those that the visitor withdrew (`removed`).
 * `changeBooking` drops the fields that depend on a changed field unless they are sent too.
 * `booking_status: "completed"` confirms the booking and takes the slot.
 */
export const bookingChanges = lazySchema(() =>
  body(
    z.object({
      ...draftShape(),
      ...chatNotice,
      mobileNumber: z.exactOptional(mobileNumber),
      removed: z.exactOptional(z.array(z.enum(removableFields)).check(z.maxLength(removableFields.length))),
      booking_status: z.exactOptional(z.enum(['in_progress', 'completed'])),
    }),
  ),
);

/** `POST /api/bookings/:id/confirm`, from the form on a draft's own page: the missing fields. */
export const bookingConfirmation = lazySchema(() =>
  z.pipe(z.transform(withSlotSplit), z.object({ ...draftShape(), ...chatNotice })),
);

/** `POST /api/bookings/:id/cancel`: its address says everything. */
export const bookingCancellation = lazySchema(() => body(z.object({})));

/** Returns a date and a slot in one value, for the radio buttons of a plain form. */
export const slotChoice = (date: string, slotId: SlotId): string => `${date} ${slotId}`;

/** Splits the single field `slot` of a plain form into date and slot. */
export const withSlotSplit = (sent: unknown): unknown => {
  const given = withoutBlanks(sent);
  if (typeof given !== 'object' || given === null || !('slot' in given)) return given;
  const [date, timeSlot] = String(given.slot).split(' ');
  return { ...given, date, timeSlot };
};

/** `POST /api/bookings/:id/reschedule`. The slot board checks that the date can be booked. */
export const bookingMove = lazySchema(() =>
  z.pipe(z.transform(withSlotSplit), z.object({ date: calendarDate, timeSlot })),
);

/** The slot of the draft is held until this time (ISO 8601, UTC); missing when no slot is held. */
const heldUntil = z.exactOptional(lazySchema(() => z.string()));

/** True for a confirmed booking without a seat: the operator calls and confirms its time. */
const waits = z.exactOptional(lazySchema(() => z.boolean()));

/** 201 of `POST /api/bookings`. `bookingId` is the number shown to people (CAR…), never a credential. */
export const bookingAnswer = lazySchema(() =>
  z.object({
    id: z.string(),
    bookingId: z.string(),
    heldUntil,
    waits,
    conversion,
  }),
);
export type BookingAnswer = z.infer<typeof bookingAnswer>;

/** The part of a changed booking that the chat shows. */
export const bookingChangeAnswer = lazySchema(() => z.object({ waits, conversion }));
export type BookingChangeAnswer = z.infer<typeof bookingChangeAnswer>;

/** 200 of `GET /api/bookings/:id` and of every change; the booking's own page shows it. Amounts in paise. */
const bookingView = lazySchema(() =>
  z.object({
    id: z.string(),
    bookingId: z.string(),
    status: z.enum(BOOKING_STATUSES),
    manufacturer: z.exactOptional(z.string()),
    model: z.exactOptional(z.string()),
    fuelType: z.exactOptional(z.string()),
    carModel: z.exactOptional(z.string()),
    area: z.exactOptional(z.enum(bookingAreas)),
    address: z.exactOptional(z.string()),
    serviceType: z.exactOptional(z.string()),
    servicePreference: z.exactOptional(z.enum(servicePreferences)),
    servicePrice: z.exactOptional(z.int()),
    date: z.exactOptional(z.string()),
    timeSlot: z.exactOptional(z.enum(slotIds)),
    submissionTimestamp: z.string(),
    confirmedAt: z.exactOptional(z.string()),
    rescheduledAt: z.exactOptional(z.string()),
    cancelledAt: z.exactOptional(z.string()),
    /** The number of times it was moved to another slot. */
    moves: z.exactOptional(z.int()),
    heldUntil,
    waits,
    /** The fields that a draft still needs before it can be confirmed. */
    missing: z.exactOptional(z.array(z.string())),
  }),
);
export type BookingView = z.infer<typeof bookingView>;

/** Reads the draft from a booking's record; name and mobile number have their own columns. */
export function draftOfRecord({ fields, name, mobileNumber }: LedgerRecord): BookingDraft {
  const stored = storedDraft.safeParse({
    ...fields,
    ...(name === null ? {} : { fullName: name }),
    ...(mobileNumber === null ? {} : { mobileNumber }),
  });
  return stored.success ? stored.data : {};
}

/** A confirmation adds the city to a draft, because only one is served and the plain forms do not ask for it. */
export const withCity = (draft: BookingDraft): BookingDraft => ({ location: servedLocations[0], ...draft });

/** Returns the fields that a draft's record lacks for its confirmation. */
export const missingOf = (record: LedgerRecord): readonly (keyof BookingDraft)[] =>
  missingForConfirmation(withCity(draftOfRecord(record)), record.source);

/** Returns the part of a booking's record that its own page may show: never the name or the mobile number. */
export function viewOfBooking(record: LedgerRecord): BookingView | undefined {
  const { id, bookingId, status, fields, kind } = record;
  if (kind !== 'booking') return undefined;
  const view = bookingView.safeParse({
    ...fields,
    id,
    bookingId,
    status,
    ...(fields.seatWaits !== undefined && { waits: true }),
    ...(BOOKING_STAGES[status] === 'draft' && { missing: missingOf(record) }),
  });
  return view.success ? view.data : undefined;
}
