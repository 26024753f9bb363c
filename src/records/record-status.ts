import type { JsonObject } from '../values/canonical-json.ts';

/** The kinds of records that visitors create. */
export const RECORD_KINDS = ['lead', 'service_request', 'booking', 'order', 'enquiry', 'redirect'] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];

// The browser takes these two lists alone.
export const BOOKING_STATUSES = ['in_progress', 'completed', 'fulfilled', 'cancelled'] as const;
export const ORDER_STATUSES = [
  'awaiting_payment',
  'payment_failed',
  'pay_after_service',
  'paid',
  'fulfilled',
  'cancelled',
  'refunded',
] as const;

/** The statuses of each kind; a record starts with the first. A booking is `completed` once its visitor confirmed it. */
export const STATUSES = {
  lead: ['new', 'contacted', 'converted', 'lost'],
  service_request: ['new', 'contacted', 'scheduled', 'fulfilled', 'cancelled'],
  booking: BOOKING_STATUSES,
  order: ORDER_STATUSES,
  enquiry: ['new', 'answered', 'closed'],
  redirect: ['recorded'],
} as const satisfies Record<RecordKind, readonly string[]>;

export type StatusOf<Kind extends RecordKind> = (typeof STATUSES)[Kind][number];
export type RecordStatus = StatusOf<RecordKind>;

/** Where a visit stands. Screens, figures, seats and messages ask for this and not for a status. */
export type Stage = 'draft' | 'confirmed' | 'finished' | 'cancelled';

export const BOOKING_STAGES: { readonly [Status in StatusOf<'booking'>]: Stage } = {
  in_progress: 'draft',
  completed: 'confirmed',
  fulfilled: 'finished',
  cancelled: 'cancelled',
};

const ORDER_STAGES: { readonly [Status in StatusOf<'order'>]: Stage } = {
  awaiting_payment: 'draft',
  payment_failed: 'draft',
  pay_after_service: 'confirmed',
  paid: 'confirmed',
  fulfilled: 'finished',
  cancelled: 'cancelled',
  refunded: 'cancelled',
};

interface InStatus {
  readonly kind: string;
  readonly status: string;
}

/** The stage of a booking or an order; undefined for a record of another kind, and for an unknown status. */
export function stageOf({ kind, status }: InStatus): Stage | undefined {
  const stages: Readonly<Record<string, Stage>> =
    kind === 'booking' ? BOOKING_STAGES : kind === 'order' ? ORDER_STAGES : {};
  return Object.hasOwn(stages, status) ? stages[status] : undefined;
}

/** Whether a visit is agreed: its time is the customer's, and nothing has ended it. Its seat may still wait. */
export const isAgreed = (record: InStatus): boolean => stageOf(record) === 'confirmed';

/** Whether a record is a booked job that was not cancelled since. */
export const isBooked = (record: InStatus): boolean => isAgreed(record) || stageOf(record) === 'finished';

/** The possible next statuses of each; an empty list is final. */
const MOVES: { readonly [Kind in RecordKind]: Readonly<Record<StatusOf<Kind>, readonly StatusOf<Kind>[]>> } =
  {
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
      paid: ['fulfilled', 'refunded', 'cancelled'],
      fulfilled: ['refunded'],
      // A payment after the cancellation goes back. The operator marks the refund of a paid order that was cancelled.
      cancelled: ['refunded'],
      refunded: [],
    },
    enquiry: { new: ['answered', 'closed'], answered: ['new', 'closed'], closed: [] },
    redirect: { recorded: [] },
  };

const movesOf = (kind: RecordKind): Readonly<Record<string, readonly string[]>> => MOVES[kind];

/** Returns all statuses of a kind, the initial one first. */
export const statusesOf = (kind: RecordKind): readonly string[] => STATUSES[kind];

/** Returns the initial status: `new` for a lead, `in_progress` for a booking. */
export const firstStatus = (kind: RecordKind): string => statusesOf(kind)[0] ?? 'new';

/** Whether a status may change to another. The same status is always allowed; a final one never changes. */
export const mayMove = (kind: RecordKind, from: string, to: string): boolean =>
  from === to || (movesOf(kind)[from]?.includes(to) ?? false);

/**
 * Whether an operator may choose a status. Only a card payment makes an order paid: without one the mechanic would ask
 * for the amount still. An operator notes other money at the end of the job.
 */
export const mayChoose = (
  {
    kind,
    status,
    fields,
  }: { readonly kind: RecordKind; readonly status: string; readonly fields: JsonObject },
  to: string,
): boolean =>
  mayMove(kind, status, to) &&
  (kind !== 'order' || to !== 'paid' || status === 'paid' || typeof fields.paymentId === 'string');

/**
 * Groups of statuses that a filter may name: the records whose money the summary counts as booked, and as paid.
 * Parentheses keep them apart from a status.
 */
export const STATUS_GROUPS = {
  booked: '(booked)',
  paid: '(paid)',
} as const;
export type StatusGroup = (typeof STATUS_GROUPS)[keyof typeof STATUS_GROUPS];

/** A filter names any text, so this is no plain object: `constructor` would name a function of it. */
const IN_GROUP: ReadonlyMap<string, (record: InStatus) => boolean> = new Map([
  [STATUS_GROUPS.booked, isBooked],
  [STATUS_GROUPS.paid, isPaid],
]);

/** A customer who pays after the service has not paid before its end. */
function isPaid(record: InStatus): boolean {
  return stageOf(record) === 'finished' || (record.kind === 'order' && record.status === 'paid');
}

/** The kinds and statuses that a filter's status means. */
export function meantStatuses(wanted: string): readonly (readonly [RecordKind, string])[] {
  const isMeant = IN_GROUP.get(wanted) ?? (({ status }) => status === wanted);
  return RECORD_KINDS.flatMap((kind) =>
    statusesOf(kind)
      .filter((status) => isMeant({ kind, status }))
      .map((status) => [kind, status] as const),
  );
}
