import * as z from 'zod/mini';
import { type BookingAnswer, bookingAnswer } from '../../../src/features/bookings/contract/bookings.ts';
import type { BookingDraft } from '../../../src/features/bookings/rules/booking-record.ts';
import { changedFields } from '../../../src/features/bookings/rules/change-booking.ts';
import { type SlotAlternative, slotFullDetail } from '../../../src/features/slots/contract.ts';
import { endpoints } from '../../../src/web/contract/addresses.ts';
import { visitCampaign } from '../../api/lead-context.ts';
import { type SendFault, type SendFaultDetail, send } from '../../api/send.ts';
import { type SendError, sendErrorOf } from '../../api/send-error.ts';
import type { SavedBooking } from '../../storage/conversation.ts';

/** How the calls go out; a test hands in its own. */
export interface BookingCalls {
  create(body: Readonly<Record<string, unknown>>): Promise<CallResult<BookingAnswer>>;
  change(id: string, body: unknown): Promise<CallResult<unknown>>;
}

type CallResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly code: SendFault; readonly detail?: SendFaultDetail };

export type SaveOutcome =
  | { readonly kind: 'saved' }
  | { readonly kind: 'confirmed'; readonly booking: BookingAnswer }
  | { readonly kind: 'slot_full'; readonly alternatives: readonly SlotAlternative[] }
  /** Nothing is known to have arrived: the same may be sent again. */
  | { readonly kind: 'offline' }
  /** `mayCome`: turned away for now, or nobody knows; the very same may be sent again later. */
  | { readonly kind: 'failed'; readonly trouble: SendError; readonly mayCome: boolean };

/** These say nothing about what was sent. */
const PASSING: ReadonlySet<SendFault> = new Set(['too_many_requests', 'robot_suspected', 'unavailable']);

interface Save {
  readonly draft: BookingDraft;
  readonly confirm: boolean;
  readonly sessionId: string;
}

/**
 * Brings the server's booking up to a draft: created once there is a number, changed after, confirmed when asked to.
 * What has been reached is told to `keep` after every step, so that a reload goes on from there.
 */
export async function saveBooking(
  before: SavedBooking,
  { draft, confirm, sessionId }: Save,
  calls: BookingCalls,
  keep: (booking: SavedBooking) => void,
): Promise<SaveOutcome> {
  const created = await ensureCreated({ ...before, confirming: confirm }, draft, sessionId, calls, keep);
  if (!created.ok) return outcomeOf(created.code, created.detail);
  const { booking, record } = created;
  const changes = changedFields(booking.saved, draft);
  if (changes === undefined && !confirm) return { kind: 'saved' };
  const status = confirm ? { booking_status: 'completed' } : {};
  const answer = await calls.change(record.id, { token: record.token, ...changes, ...status });
  if (answer.ok) {
    keep({ ...booking, saved: draft, confirming: false });
    return confirm ? { kind: 'confirmed', booking: record } : { kind: 'saved' };
  }
  const outcome = outcomeOf(answer.code, answer.detail);
  // The server keeps what was said and drops the time that is gone.
  if (outcome.kind === 'slot_full') keep({ ...booking, saved: withoutTime(draft), confirming: false });
  else if (outcome.kind !== 'offline') keep({ ...booking, confirming: false });
  return outcome;
}

const withoutTime = ({ timeSlot: _, ...draft }: BookingDraft): BookingDraft => draft;

async function ensureCreated(
  before: SavedBooking,
  draft: BookingDraft,
  sessionId: string,
  calls: BookingCalls,
  keep: (booking: SavedBooking) => void,
) {
  if (before.record) {
    keep(before);
    return { ok: true as const, booking: before, record: before.record };
  }
  const booking = { ...before, posted: before.posted ?? draft };
  keep(booking);
  const { idempotencyKey } = booking;
  const answer = await calls.create({ ...booking.posted, idempotencyKey, sessionId });
  if (!answer.ok) {
    // What was refused will be refused again under this key; what may have arrived has to go out as it was.
    if (PASSING.has(answer.code)) keep({ ...booking, confirming: false });
    else if (answer.code !== 'offline')
      keep({ idempotencyKey: crypto.randomUUID(), saved: {}, confirming: false });
    return { ok: false as const, code: answer.code, detail: answer.detail };
  }
  const created = { ...booking, saved: booking.posted, record: answer.value };
  keep(created);
  return { ok: true as const, booking: created, record: answer.value };
}

/** A time that has begun meanwhile is answered with other times, like one that somebody else took. */
function outcomeOf(code: SendFault, detail?: SendFaultDetail): SaveOutcome {
  if (code === 'offline') return { kind: 'offline' };
  const alternatives = alternativesIn(detail?.body);
  return code === 'slot_full' || alternatives.length > 0
    ? { kind: 'slot_full', alternatives }
    : {
        kind: 'failed',
        trouble: sendErrorOf({ code, ...(detail && { detail }) }),
        mayCome: PASSING.has(code),
      };
}

/** Beside the code or inside the error: both are read. */
function alternativesIn(body: unknown): readonly SlotAlternative[] {
  const inside = typeof body === 'object' && body !== null && 'error' in body ? body.error : undefined;
  for (const place of [body, inside]) {
    const parsed = slotFullDetail.safeParse(place);
    if (parsed.success) return parsed.data.alternatives;
  }
  return [];
}

export const bookingCalls: BookingCalls = {
  create: (body) => send('POST', endpoints.bookings, { ...visitCampaign(), ...body }, bookingAnswer),
  change: (id, body) => send('PUT', endpoints.booking(id), body, z.unknown()),
};
