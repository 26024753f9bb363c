import {
  type BookingAnswer,
  type BookingChangeAnswer,
  bookingAnswer,
  bookingChangeAnswer,
} from '../../src/features/bookings/contract.ts';
import type { BookingDraft, BookingSource } from '../../src/features/bookings/rules/booking-record.ts';
import { changedFields } from '../../src/features/bookings/rules/change-booking.ts';
import type { SlotAlternative } from '../../src/features/slots/contract.ts';
import { endpoints } from '../../src/web/contract/addresses.ts';
import type { SavedBooking } from '../storage/conversation.ts';
import { type SendError, type SendFault, type SendFaultDetail, send, sendErrorOf } from './send.ts';
import { alternativesIn } from './slots.ts';
import { visitCampaign } from './submit-form.ts';

/** The calls to the server; a test passes its own. */
export interface BookingCalls {
  create(body: Readonly<Record<string, unknown>>): Promise<CallResult<BookingAnswer>>;
  change(id: string, body: unknown): Promise<CallResult<BookingChangeAnswer>>;
}

type CallResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly code: SendFault; readonly detail?: SendFaultDetail };

export type SaveOutcome =
  | { readonly kind: 'saved' }
  | { readonly kind: 'confirmed'; readonly booking: BookingAnswer }
  | { readonly kind: 'slot_full'; readonly alternatives: readonly SlotAlternative[] }
  /** No answer came, so sending the same again is safe. */
  | { readonly kind: 'offline' }
  /** `mayRetry`: the server refused for now, or its answer is unknown, so sending the same later may succeed. */
  | { readonly kind: 'failed'; readonly error: SendError; readonly mayRetry: boolean };

/** Faults that the content of the call did not cause, so the same call may succeed later. */
const TEMPORARY: ReadonlySet<SendFault> = new Set(['too_many_requests', 'robot_suspected', 'unavailable']);

export interface Save {
  readonly draft: BookingDraft;
  readonly confirm: boolean;
  readonly sessionId: string;
  /** The form that the booking comes from; default the assistant. */
  readonly source?: BookingSource;
  /** The sentence about our messages, where the form shows one. */
  readonly chatNotice?: string | undefined;
}

/** The fields that confirm a booking. */
export const confirmationFields = ({ chatNotice }: Pick<Save, 'chatNotice'>) => ({
  booking_status: 'completed',
  ...(chatNotice && { chatNotice: 'shown' }),
});

/**
 * Updates the server's booking to a draft: it creates, changes and confirms the booking as needed. It passes each state
 * reached to `store`, so that a reload continues from there.
 */
export async function saveBooking(
  before: SavedBooking,
  { draft, confirm, sessionId, source, chatNotice }: Save,
  calls: BookingCalls,
  store: (booking: SavedBooking) => void,
): Promise<SaveOutcome> {
  const created = await ensureCreated(
    { ...before, confirming: confirm },
    draft,
    { sessionId, ...(source && { source }) },
    calls,
    store,
  );
  if (!created.ok) return outcomeOf(created.code, created.detail);
  const { booking, record } = created;
  const changes = changedFields(booking.saved, draft);
  if (changes === undefined && !confirm) return { kind: 'saved' };
  const status = confirm ? confirmationFields({ chatNotice }) : {};
  const answer = await calls.change(record.id, { ...changes, ...status });
  if (answer.ok) {
    const changed = { ...record, ...answer.value };
    store({ ...booking, record: changed, saved: draft, confirming: false });
    return confirm ? { kind: 'confirmed', booking: changed } : { kind: 'saved' };
  }
  const outcome = outcomeOf(answer.code, answer.detail);
  // The server keeps the other changes and drops the slot that is taken.
  if (outcome.kind === 'slot_full') store({ ...booking, saved: withoutTime(draft), confirming: false });
  else if (outcome.kind !== 'offline') store({ ...booking, confirming: false });
  return outcome;
}

const withoutTime = ({ timeSlot: _, ...draft }: BookingDraft): BookingDraft => draft;

async function ensureCreated(
  before: SavedBooking,
  draft: BookingDraft,
  sender: Pick<Save, 'sessionId' | 'source'>,
  calls: BookingCalls,
  store: (booking: SavedBooking) => void,
) {
  if (before.record) {
    store(before);
    return { ok: true as const, booking: before, record: before.record };
  }
  const booking = { ...before, posted: before.posted ?? draft };
  store(booking);
  const { idempotencyKey } = booking;
  const answer = await calls.create({ ...booking.posted, idempotencyKey, ...sender });
  if (!answer.ok) {
    // A refused booking needs a new key. One that may have arrived must keep its key, or it would exist twice.
    if (TEMPORARY.has(answer.code)) store({ ...booking, confirming: false });
    else if (answer.code !== 'offline')
      store({ idempotencyKey: crypto.randomUUID(), saved: {}, confirming: false });
    return { ok: false as const, code: answer.code, detail: answer.detail };
  }
  const created = { ...booking, saved: booking.posted, record: answer.value };
  store(created);
  return { ok: true as const, booking: created, record: answer.value };
}

/** Maps a fault to an outcome. A slot that has begun counts as full, for the server offers other slots for both. */
function outcomeOf(code: SendFault, detail?: SendFaultDetail): SaveOutcome {
  if (code === 'offline') return { kind: 'offline' };
  const alternatives = alternativesIn(detail?.body);
  return code === 'slot_full' || alternatives.length > 0
    ? { kind: 'slot_full', alternatives }
    : {
        kind: 'failed',
        error: sendErrorOf({ code, ...(detail && { detail }) }),
        mayRetry: TEMPORARY.has(code),
      };
}

export const bookingCalls: BookingCalls = {
  create: (body) => send('POST', endpoints.bookings, { ...visitCampaign(), ...body }, bookingAnswer),
  change: (id, body) => send('PUT', endpoints.booking(id), body, bookingChangeAnswer),
};
