import { indiaInstant } from '../../../values/india-time.ts';
import { findSlot } from '../../slots/contract.ts';
import type { BookingStatus } from './booking-record.ts';

/** The team calls the customer this long before the slot. */
export const CALL_AHEAD_MINUTES = 30;

/** The instants of a booking: the call, the start and the end of its slot. */
export type Appointment = { readonly callAt: Date; readonly startsAt: Date; readonly endsAt: Date };

/**
 * Returns the appointment of a date (YYYY-MM-DD) and a slot's id in India; undefined while either is missing.
 */
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

/** Why a visitor may not move or cancel a booking; undefined means they may, which ends when the slot begins. */
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

/** The facts behind a timeline. Instants are ISO 8601 text in UTC; an event that did not happen is missing. */
export type BookingFacts = {
  readonly status: BookingStatus;
  readonly submissionTimestamp: string;
  readonly confirmedAt?: string | undefined;
  readonly rescheduledAt?: string | undefined;
  readonly cancelledAt?: string | undefined;
  readonly date?: string | undefined;
  readonly timeSlot?: string | undefined;
};

export type TimelineStep = {
  readonly code: 'started' | 'confirmed' | 'moved' | 'call' | 'service' | 'finished' | 'cancelled';
  /** The time of the event; missing when it is unknown. */
  readonly at?: Date;
  readonly state: 'done' | 'now' | 'ahead';
};

/** Returns the steps of a booking in order. The timeline of a cancelled booking ends with the cancellation. */
export function timelineOf(facts: BookingFacts, now: Date): readonly TimelineStep[] {
  const past = [
    doneStep('started', facts.submissionTimestamp),
    ...(facts.status === 'in_progress' ? [] : [doneStep('confirmed', facts.confirmedAt)]),
    ...(facts.rescheduledAt === undefined ? [] : [doneStep('moved', facts.rescheduledAt)]),
  ];
  if (facts.status === 'cancelled') return [...past, doneStep('cancelled', facts.cancelledAt)];
  if (facts.status === 'in_progress') return [...past, { code: 'confirmed', state: 'now' }];
  return [...past, ...upcomingSteps(facts, now)];
}

const doneStep = (code: TimelineStep['code'], at: string | undefined): TimelineStep =>
  at === undefined ? { code, state: 'done' } : { code, at: new Date(at), state: 'done' };

/** The call, the service and its end follow the clock until the workshop marks the car as done. */
function upcomingSteps(facts: BookingFacts, now: Date): readonly TimelineStep[] {
  const appointment = appointmentOf(facts);
  if (appointment === undefined) return [];
  const { callAt, startsAt, endsAt } = appointment;
  const isFulfilled = facts.status === 'fulfilled';
  const stateBetween = (from: Date, until: Date): TimelineStep['state'] => {
    if (isFulfilled || now.getTime() >= until.getTime()) return 'done';
    return now.getTime() >= from.getTime() ? 'now' : 'ahead';
  };
  return [
    { code: 'call', at: callAt, state: stateBetween(callAt, startsAt) },
    { code: 'service', at: startsAt, state: isFulfilled ? 'done' : now < startsAt ? 'ahead' : 'now' },
    { code: 'finished', ...(isFulfilled ? {} : { at: endsAt }), state: isFulfilled ? 'done' : 'ahead' },
  ];
}
