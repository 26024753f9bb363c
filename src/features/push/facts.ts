import { windowOfOrdered } from '../../content/doorstep/find.ts';
import { type AnyFields, fieldsOf, type LedgerRecord } from '../../records/record.ts';
import { isAgreed } from '../../records/record-status.ts';
import { looksLikeBot } from '../../records/spam-reason.ts';
import { MINUTE_MS } from '../../values/durations.ts';
import { jobOf } from '../jobs/contract.ts';
import type { PushKind } from './rules/push-kinds.ts';

/** A fact of a record that rings. */
export interface PushFact {
  readonly kind: PushKind;
  /** Differs from every other fact of the record; a repeat of the fact has the same. */
  readonly key: string;
}

/** The service of the pages that promise help at the roadside. */
const EMERGENCY = 'emergency';

/** A customer who writes on and on rings once in so long. */
const WRITTEN_MS = 15 * MINUTE_MS;

/** The fact that a customer wrote about a record at an instant, in ms since 1970. */
export const writtenFact = (at: number): PushFact => ({
  kind: 'wrote',
  key: `wrote ${Math.floor(at / WRITTEN_MS)}`,
});

const isRequest = ({ kind }: LedgerRecord): boolean => kind === 'lead' || kind === 'service_request';

/** Whether somebody needs help at once: an order without a date, or a request from a page of such help. */
function isEmergency(record: LedgerRecord): boolean {
  const { date }: AnyFields = record.fields;
  if (record.kind === 'order') return date === undefined;
  const { service } = record;
  return (
    isRequest(record) && service !== null && (service === EMERGENCY || windowOfOrdered(service) === 'always')
  );
}

/**
 * Whether an emergency still waits, as far as its record knows: no mechanic has the order, or the request is new. Who
 * calls about a request stands beside the record.
 */
export const isEmergencyOpen = (record: LedgerRecord): boolean =>
  isEmergency(record) &&
  (record.kind === 'order'
    ? isAgreed(record) && jobOf(record).mechanic === undefined
    : record.status === 'new');

const once = (kind: PushKind): PushFact => ({ kind, key: kind });
const agreedFact = (record: LedgerRecord): PushFact => once(isEmergency(record) ? 'emergency' : 'booked');

/** The fact of a new record; undefined for one that rings nobody, as a draft of a booking or a program's form. */
function factOfNew(record: LedgerRecord): PushFact | undefined {
  const { takenBy }: AnyFields = record.fields;
  if (record.kind === 'enquiry') return once('new');
  if (isRequest(record)) return once(isEmergency(record) ? 'emergency' : 'new');
  return isAgreed(record) && takenBy === undefined ? agreedFact(record) : undefined;
}

/** Whether the customer has answered a part that was open. */
function hasAnswered(before: LedgerRecord, after: LedgerRecord): boolean {
  const states = new Map(jobOf(before).parts.map(({ id, state }) => [id, state]));
  return jobOf(after).parts.some(({ id, state }) => states.has(id) && states.get(id) !== state);
}

/** The fact of a change; undefined for an operator's, and for one that rings nobody. */
function factOfChange(before: LedgerRecord, after: LedgerRecord): PushFact | undefined {
  const at = (kind: PushKind): PushFact => ({ kind, key: `${kind} ${after.version}` });
  const { rescheduledAt }: AnyFields = after.fields;
  if (isAgreed(after) && !isAgreed(before)) return agreedFact(after);
  if (after.status === 'cancelled' && isAgreed(before)) return at('cancelled');
  if (rescheduledAt !== fieldsOf(before).rescheduledAt) return at('moved');
  return hasAnswered(before, after) ? at('answered') : undefined;
}

/** Who changes a record for the customer: the customer's browser or chat, and the payment provider. */
const FOR_CUSTOMER: ReadonlySet<string> = new Set(['visitor', 'provider']);

/** The fact of a new or a changed record that rings operators; undefined where there is none. */
export function factOf(
  after: LedgerRecord,
  change?: { readonly before: LedgerRecord; readonly by: string },
): PushFact | undefined {
  const { suspect }: AnyFields = after.fields;
  if (looksLikeBot(suspect)) return undefined;
  if (change === undefined) return factOfNew(after);
  return FOR_CUSTOMER.has(change.by) ? factOfChange(change.before, after) : undefined;
}
