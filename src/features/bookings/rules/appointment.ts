import { BOOKING_STAGES } from '../../../records/record-status.ts';
import { MINUTE_MS } from '../../../values/durations.ts';
import { indiaDate, indiaInstant } from '../../../values/india-time.ts';
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

/** The minutes that the booked work takes. */
export type WorkMinutes = { readonly min: number; readonly max: number };

/** When the car is ready, at the earliest and at the latest. */
export type Ready = { readonly from: Date; readonly by: Date };

/** The slot plus the work. Work that is shorter than its slot may begin late in it, and ends with it. */
export function readyOf({ startsAt, endsAt }: Appointment, work: WorkMinutes | undefined): Ready {
  const after = (minutes: number) =>
    new Date(Math.max(endsAt.getTime(), startsAt.getTime() + minutes * MINUTE_MS));
  return { from: after(work?.min ?? 0), by: after(work?.max ?? 0) };
}

/**
 * Whether the last day of a visit's work is over in India. Its page then asks nobody to get ready, whether the operator
 * has noted the work or not.
 */
export function isDayOver(
  visit: Parameters<typeof appointmentOf>[0],
  now: Date,
  work: WorkMinutes | undefined,
): boolean {
  const appointment = appointmentOf(visit);
  return appointment !== undefined && indiaDate(readyOf(appointment, work).by) < indiaDate(now);
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
  const stage = BOOKING_STAGES[booking.status];
  if (stage === 'draft') return 'not_confirmed';
  if (stage === 'cancelled') return 'already_cancelled';
  const appointment = appointmentOf(booking);
  const hasBegun = appointment !== undefined && appointment.startsAt.getTime() <= now.getTime();
  return hasBegun || stage === 'finished' ? 'already_begun' : undefined;
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
  /** The expected end of the work; only `finished` has it. */
  readonly ready?: Ready;
  readonly state: 'done' | 'now' | 'ahead';
};

/** Returns the steps of a booking in order. The timeline of a cancelled booking ends with the cancellation. */
export function timelineOf(facts: BookingFacts, now: Date, work?: WorkMinutes): readonly TimelineStep[] {
  const stage = BOOKING_STAGES[facts.status];
  const past = [
    doneStep('started', facts.submissionTimestamp),
    ...(stage === 'draft' ? [] : [doneStep('confirmed', facts.confirmedAt)]),
    ...(facts.rescheduledAt === undefined ? [] : [doneStep('moved', facts.rescheduledAt)]),
  ];
  if (stage === 'cancelled') return [...past, doneStep('cancelled', facts.cancelledAt)];
  if (stage === 'draft') return [...past, { code: 'confirmed', state: 'now' }];
  return [...past, ...upcomingSteps(facts, now, work)];
}

const doneStep = (code: TimelineStep['code'], at: string | undefined): TimelineStep =>
  at === undefined ? { code, state: 'done' } : { code, at: new Date(at), state: 'done' };

/** The call, the service and its end follow the clock until the workshop marks the car as done. */
function upcomingSteps(facts: BookingFacts, now: Date, work: WorkMinutes | undefined) {
  const appointment = appointmentOf(facts);
  if (appointment === undefined) return [];
  const { callAt, startsAt } = appointment;
  const agreedAt = new Date(facts.rescheduledAt ?? facts.confirmedAt ?? facts.submissionTimestamp);
  const isFinished = BOOKING_STAGES[facts.status] === 'finished';
  const stateBetween = (from: Date, until: Date): TimelineStep['state'] => {
    if (isFinished || now.getTime() >= until.getTime()) return 'done';
    return now.getTime() >= from.getTime() ? 'now' : 'ahead';
  };
  return [
    // A visit that was agreed on later than its call has no time for one: the call comes as soon as it can.
    { code: 'call', ...(callAt > agreedAt && { at: callAt }), state: stateBetween(callAt, startsAt) },
    { code: 'service', at: startsAt, state: isFinished ? 'done' : now < startsAt ? 'ahead' : 'now' },
    {
      code: 'finished',
      ...(!isFinished && { ready: readyOf(appointment, work) }),
      state: isFinished ? 'done' : 'ahead',
    },
  ] as const satisfies readonly TimelineStep[];
}
