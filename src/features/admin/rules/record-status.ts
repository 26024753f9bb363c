/** Everything a visitor can leave with us (design section 6). */
export const RECORD_KINDS = ['lead', 'service_request', 'booking', 'order', 'enquiry', 'redirect'] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];

/**
 * The statuses of each kind and where each may go next; the first is the one a record starts with.
 * A status with an empty list is final. A booking reads `completed` when the visitor has confirmed it (spec section 4),
 * so the workshop's own end of the job is `fulfilled`.
 */
const MOVES = {
  lead: {
    new: ['contacted', 'converted', 'lost'],
    contacted: ['new', 'converted', 'lost'],
    converted: [],
    lost: ['contacted', 'converted'],
  },
  service_request: {
    new: ['contacted', 'scheduled', 'fulfilled', 'cancelled'],
    contacted: ['scheduled', 'fulfilled', 'cancelled'],
    scheduled: ['fulfilled', 'cancelled'],
    fulfilled: [],
    cancelled: [],
  },
  booking: {
    in_progress: ['completed', 'cancelled'],
    completed: ['fulfilled', 'cancelled'],
    fulfilled: [],
    cancelled: [],
  },
  order: {
    awaiting_payment: ['paid', 'pay_after_service', 'payment_failed', 'cancelled'],
    payment_failed: ['awaiting_payment', 'paid', 'pay_after_service', 'cancelled'],
    pay_after_service: ['paid', 'fulfilled', 'cancelled'],
    paid: ['fulfilled', 'refunded'],
    fulfilled: ['refunded'],
    // The provider may still report a payment that was under way when the visitor gave up: the money is the truth.
    cancelled: ['paid'],
    refunded: [],
  },
  enquiry: { new: ['answered', 'closed'], answered: ['new', 'closed'], closed: [] },
  redirect: { recorded: [] },
} as const satisfies Record<RecordKind, Record<string, readonly string[]>>;

export type RecordStatus = { [Kind in RecordKind]: keyof (typeof MOVES)[Kind] }[RecordKind];

const movesOf = (kind: RecordKind): Readonly<Record<string, readonly string[]>> => MOVES[kind];

/** Every status a record of this kind can have, the first one first. */
export const statusesOf = (kind: RecordKind): readonly string[] => Object.keys(movesOf(kind));

/** The status a new record has when nothing else is said: a lead starts at `new`, a booking at `in_progress`. */
export const firstStatus = (kind: RecordKind): string => statusesOf(kind)[0] ?? 'new';

/** Whether a record may go from one status to another. Staying is always allowed; a final status never goes back. */
export const mayMove = (kind: RecordKind, from: string, to: string): boolean =>
  from === to || (movesOf(kind)[from]?.includes(to) ?? false);
