import type { JobStep } from '../../../records/job-ids.ts';
import { DAY_MS, HOUR_MS } from '../../../values/durations.ts';
import { addDays, indiaInstant } from '../../../values/india-time.ts';
import { type NoticeKind, needsOwnYes } from './message-kinds.ts';
import { inHours } from './send-hours.ts';

/** The facts of a booking or an order now. Instants in ms since 1970. */
export interface NoticeFacts {
  /** `none`: a draft, a request that waits for its time, or one that nobody may write to. */
  readonly state: 'none' | 'booked' | 'cancelled';
  readonly bookedAt: number;
  readonly cancelledAt: number | undefined;
  /** How often it was moved, and when last. */
  readonly moves: number;
  readonly movedAt: number | undefined;
  /** YYYY-MM-DD, in India. */
  readonly date: string | undefined;
  /** When the visit begins. */
  readonly visitAt: number | undefined;
  readonly step: JobStep | undefined;
  readonly stepAt: number;
  /** The ids of the parts that wait for an answer. */
  readonly askedParts: readonly string[];
  /** When the last of them was asked for. */
  readonly askedAt: number;
  readonly isReviewed: boolean;
  /** The customer's own yes to what is not about the booking. */
  readonly saidYes: boolean;
  readonly told: Told;
}

/** Our earlier messages about the visit, as the person knows them. */
export interface Told {
  /** Whether a message about the booking has gone out. */
  readonly wasNotified: boolean;
  /** Whether the last one said that the visit is cancelled. */
  readonly isCancelled: boolean;
  /** How many said so: a cancellation can be taken back. */
  readonly cancellations: number;
}

/** One message for one fact. It goes out at `dueAt`, and after `until` it helps nobody. */
export interface Notice {
  readonly kind: NoticeKind;
  /** The kind and the version of what it says: the same fact is never sent twice. */
  readonly fact: string;
  readonly dueAt: number;
  readonly until: number;
}

/** 6 PM in India, on the day before. */
const REMINDER_MINUTE = 18 * 60;
const REVIEW_AFTER_MS = 2 * HOUR_MS;

/** Every message that a record calls for now. A message that is planned no more is dropped while it waits. */
export const noticesOf = (facts: NoticeFacts): readonly Notice[] =>
  ofState(facts).filter(({ kind }) => facts.saidYes || !needsOwnYes(kind));

function ofState(facts: NoticeFacts): readonly Notice[] {
  if (facts.state === 'none') return [];
  // Without a message about the booking, nobody needs one that it is gone.
  if (facts.state === 'cancelled') return facts.told.wasNotified ? cancelled(facts) : [];
  // A person who believes that it is cancelled would not be there.
  const again = facts.told.isCancelled ? booked(facts) : undefined;
  if (facts.step === undefined || facts.step === 'assigned')
    return [...(again ?? appointment(facts)), ...reminder(facts), ...parts(facts)];
  return [...(again ?? []), ...ofStep(facts, facts.step), ...parts(facts)];
}

/** Each time that a booking is cancelled, or stands again, is a fact of its own. */
const inRound = (kind: 'booked' | 'cancelled', { cancellations }: Told): string =>
  cancellations === 0 ? kind : `${kind}:${cancellations}`;

const cancelled = ({ cancelledAt = 0, told }: NoticeFacts): readonly Notice[] =>
  told.isCancelled
    ? []
    : [
        {
          kind: 'cancelled',
          fact: inRound('cancelled', told),
          dueAt: inHours(cancelledAt),
          until: cancelledAt + DAY_MS,
        },
      ];

/** When it is too late to tell of a visit. */
const visitOf = ({ bookedAt, movedAt = bookedAt, visitAt }: NoticeFacts): number =>
  visitAt ?? movedAt + DAY_MS;

const booked = (facts: NoticeFacts): readonly Notice[] => [
  {
    kind: 'booked',
    fact: inRound('booked', facts.told),
    dueAt: inHours(facts.bookedAt),
    until: visitOf(facts),
  },
];

/** The new time stands for the old one: a customer who knows of no time yet gets the last one only. */
function appointment(facts: NoticeFacts): readonly Notice[] {
  const { bookedAt, moves, movedAt = bookedAt } = facts;
  return moves === 0
    ? booked(facts)
    : [{ kind: 'moved', fact: `moved:${moves}`, dueAt: inHours(movedAt), until: visitOf(facts) }];
}

/** The evening before, unless the customer has just chosen the time. */
function reminder({ bookedAt, movedAt = bookedAt, date }: NoticeFacts): readonly Notice[] {
  if (date === undefined) return [];
  const dueAt = indiaInstant(addDays(date, -1), REMINDER_MINUTE).getTime();
  return movedAt >= dueAt - 2 * HOUR_MS
    ? []
    : [{ kind: 'reminder', fact: `reminder:${date}`, dueAt, until: dueAt + 3 * HOUR_MS }];
}

/** Parts that are asked for together are one question. A car may be in the workshop for days before one is found. */
function parts({ askedParts, askedAt }: NoticeFacts): readonly Notice[] {
  const last = askedParts.at(-1);
  return last === undefined
    ? []
    : [{ kind: 'part', fact: `part:${last}`, dueAt: askedAt, until: askedAt + 2 * DAY_MS }];
}

function ofStep({ stepAt, isReviewed }: NoticeFacts, step: JobStep): readonly Notice[] {
  switch (step) {
    case 'on_way':
      return [{ kind: 'on_way', fact: `on_way:${stepAt}`, dueAt: stepAt, until: stepAt + 2 * HOUR_MS }];
    case 'ready':
      return [{ kind: 'ready', fact: `ready:${stepAt}`, dueAt: stepAt, until: stepAt + DAY_MS }];
    case 'paid':
      return isReviewed
        ? []
        : [
            {
              kind: 'review',
              fact: 'review',
              dueAt: inHours(stepAt + REVIEW_AFTER_MS),
              until: stepAt + 3 * DAY_MS,
            },
          ];
    default:
      return [];
  }
}
