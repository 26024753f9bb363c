import { indiaInstant } from '../../../values/india-time.ts';
import { findSlot } from '../../slots/contract.ts';
import type { BookingStatus } from './booking-record.ts';

/** The team calls the customer half an hour before the slot (spec section 9). */
export const CALL_AHEAD_MINUTES = 30;

/** When a booking takes place: instants, the same on every clock. */
export type Appointment = { readonly callAt: Date; readonly startsAt: Date; readonly endsAt: Date };

/** The appointment of a date (YYYY-MM-DD) and a slot (id or label), both in India; nothing while either is open. */
export function appointmentOf(booking: {
  readonly date?: string | undefined;
  readonly timeSlot?: string | undefined;
}): Appointment | undefined {
  const { date, timeSlot } = booking;
  const slot = timeSlot === undefined ? undefined : findSlot(timeSlot);
  if (date === undefined || slot === undefined) return undefined;
  return {
    callAt: indiaInstant(date, slot.startsAt - CALL_AHEAD_MINUTES),
    startsAt: indiaInstant(date, slot.startsAt),
    endsAt: indiaInstant(date, slot.endsAt),
  };
}

type ChangeRefusal = 'not_confirmed' | 'already_cancelled' | 'already_begun';

/**
 * Why a visitor can no longer move or cancel a booking, or nothing when they can: until its slot begins.
 * A draft that was never confirmed has no slot to give back; it is just left.
 */
export function changeRefusal(
  booking: {
    readonly status: BookingStatus;
    readonly date?: string | undefined;
    readonly timeSlot?: string | undefined;
  },
  now: Date,
): ChangeRefusal | undefined {
  if (booking.status === 'in_progress') return 'not_confirmed';
  if (booking.status === 'cancelled') return 'already_cancelled';
  const appointment = appointmentOf(booking);
  const hasBegun = appointment !== undefined && appointment.startsAt.getTime() <= now.getTime();
  return hasBegun || booking.status === 'fulfilled' ? 'already_begun' : undefined;
}
