import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { BookingDraft } from '../../../src/features/bookings/rules/booking-record.ts';
import { changedFields } from '../../../src/features/bookings/rules/change-booking.ts';
import { missingForConfirmation } from '../../../src/features/bookings/rules/confirmation.ts';
import { endpoints } from '../../../src/web/contract/addresses.ts';
import { visitCampaign } from '../../api/lead-context.ts';
import { conversationBooking, type SavedBooking } from '../../storage/conversation.ts';
import { outbox } from '../../storage/outbox.ts';
import { confirmationPending, sessionId } from '../../storage/session.ts';
import { storeDetails } from '../../storage/stored-details.ts';
import { bookingCalls, type SaveOutcome, saveBooking } from './save-booking.ts';

const RETRY_MS = 10_000;

/** What has been reached, written down at once; with the number known, no popup asks for it again. */
function keep(booking: SavedBooking): void {
  conversationBooking.set(booking);
  confirmationPending.set(booking.confirming);
  if (booking.record === undefined || booking.saved.mobileNumber === undefined) return;
  const { mobileNumber, fullName, manufacturer, model, serviceType } = booking.saved;
  storeDetails({
    mobileNumber,
    name: fullName,
    path: endpoints.bookings,
    eventId: booking.idempotencyKey,
    serviceInterest: serviceType,
    carBrand: manufacturer,
    carModel: model,
  });
}

/** What was said and confirmed outlives its tab: what reached nobody goes out from any later page (decision 013). */
function keepUnsent(outcome: SaveOutcome, newest: BookingDraft): void {
  const isOwed = outcome.kind === 'offline' || (outcome.kind === 'failed' && outcome.mayCome);
  const { record, posted, saved, idempotencyKey, confirming } = conversationBooking.get();
  if (!isOwed || (record ?? posted) === undefined) {
    outbox.remove(idempotencyKey);
    return;
  }
  const changes = {
    ...changedFields(record === undefined ? (posted ?? {}) : saved, newest),
    ...(confirming ? { booking_status: 'completed' } : {}),
  };
  if (record !== undefined)
    outbox.add(
      endpoints.booking(record.id),
      { ...changes, token: record.token, idempotencyKey },
      { method: 'PUT' },
    );
  else
    outbox.add(
      endpoints.bookings,
      { ...posted, ...visitCampaign(), idempotencyKey, sessionId: sessionId.get() },
      Object.keys(changes).length > 0 ? { change: changes } : {},
    );
}

/** Who starts over takes a confirmation back that has not left yet; a number that was left stays left. */
export function takeConfirmationBack(): void {
  const { record, posted, idempotencyKey } = conversationBooking.get();
  if (record !== undefined || posted === undefined) outbox.remove(idempotencyKey);
  else if (outbox.has(idempotencyKey))
    outbox.add(endpoints.bookings, {
      ...posted,
      ...visitCampaign(),
      idempotencyKey,
      sessionId: sessionId.get(),
    });
}

/**
 * Keeps the server's booking up with the draft, one call after the other, each with the newest draft. A failure of a
 * draft is silent (spec section 8): the next call makes up for it. What was to be confirmed while offline goes out
 * again when the browser is back online, and every ten seconds until then.
 * @param onOutcome must be stable
 */
export function useSaving(draft: BookingDraft | undefined, onOutcome: (outcome: SaveOutcome) => void) {
  const [isSending, setSending] = useState(false);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const latest = useRef(draft);
  useLayoutEffect(() => {
    latest.current = draft;
  }, [draft]);

  const enqueue = useCallback(
    (confirmNow: boolean) => {
      const run = async () => {
        const newest = latest.current;
        const before = conversationBooking.get();
        if (newest === undefined) return;
        const confirm = (confirmNow || before.confirming) && missingForConfirmation(newest).length === 0;
        if (confirm) setSending(true);
        const job = { draft: newest, confirm, sessionId: sessionId.get() };
        const outcome = await saveBooking(before, job, bookingCalls, keep);
        if (confirm) setSending(false);
        keepUnsent(outcome, newest);
        if (confirm || outcome.kind === 'slot_full') onOutcome(outcome);
      };
      queue.current = queue.current.then(run);
    },
    [onOutcome],
  );

  const content = JSON.stringify(draft);
  useEffect(() => {
    if (content !== undefined) enqueue(false);
  }, [content, enqueue]);

  useEffect(() => {
    const again = () => {
      const { confirming, record } = conversationBooking.get();
      if (confirming || record === undefined) enqueue(false);
    };
    addEventListener('online', again);
    const retrying = setInterval(() => conversationBooking.get().confirming && again(), RETRY_MS);
    return () => {
      removeEventListener('online', again);
      clearInterval(retrying);
    };
  }, [enqueue]);

  return { isSending, confirm: () => enqueue(true) };
}
