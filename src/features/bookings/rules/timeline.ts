import { appointmentOf } from './appointment.ts';
import type { BookingStatus } from './booking-record.ts';

/** What a timeline is drawn from. Instants as ISO 8601 text, UTC; those that did not happen are missing. */
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
  /** When it happened or will; missing where nobody can know. */
  readonly at?: Date;
  readonly state: 'done' | 'now' | 'ahead';
};

/** The steps of a booking in order, as of an instant. A cancelled one ends with its cancellation. */
export function timelineOf(facts: BookingFacts, now: Date): readonly TimelineStep[] {
  const past = [
    happened('started', facts.submissionTimestamp),
    ...(facts.status === 'in_progress' ? [] : [happened('confirmed', facts.confirmedAt)]),
    ...(facts.rescheduledAt === undefined ? [] : [happened('moved', facts.rescheduledAt)]),
  ];
  if (facts.status === 'cancelled') return [...past, happened('cancelled', facts.cancelledAt)];
  if (facts.status === 'in_progress') return [...past, { code: 'confirmed', state: 'now' }];
  return [...past, ...ahead(facts, now)];
}

const happened = (code: TimelineStep['code'], at: string | undefined): TimelineStep =>
  at === undefined ? { code, state: 'done' } : { code, at: new Date(at), state: 'done' };

/** The call, the service and its end: by the clock, until the workshop says that the car is done. */
function ahead(facts: BookingFacts, now: Date): readonly TimelineStep[] {
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
