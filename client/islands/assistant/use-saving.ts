import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { BookingDraft } from '../../../src/features/bookings/rules/booking-record.ts';
import {
  changedFields,
  missingForConfirmation,
} from '../../../src/features/bookings/rules/change-booking.ts';
import { endpoints } from '../../../src/web/contract/addresses.ts';
import {
  bookingCalls,
  confirmationFields,
  type Save,
  type SaveOutcome,
  saveBooking,
} from '../../api/save-booking.ts';
import { storedPosts } from '../../api/stored-posts.ts';
import { visitCampaign } from '../../api/submit-form.ts';
import { conversationBooking, type SavedBooking } from '../../storage/conversation.ts';
import { confirmationPending, sessionId } from '../../storage/session.ts';
import { storeDetails } from '../../storage/stored-details.ts';

const RETRY_MS = 10_000;

/** Stores the booking's progress and its contact details. With the number stored, no popup asks for it again. */
function storeProgress(booking: SavedBooking): void {
  conversationBooking.set(booking);
  confirmationPending.set(booking.confirming);
  if (booking.record === undefined || booking.saved.mobileNumber === undefined) return;
  const { mobileNumber, fullName, manufacturer, model, carModel, serviceType } = booking.saved;
  storeDetails({
    mobileNumber,
    name: fullName,
    path: endpoints.bookings,
    eventId: booking.idempotencyKey,
    serviceInterest: serviceType,
    carBrand: manufacturer,
    carModel: carModel ?? model,
  });
}

/** Stores an unsent booking or change, which outlives its tab: any later page sends it (decision 014). */
function storeUnsent(outcome: SaveOutcome, { draft: newest, chatNotice }: Save): void {
  const isUnsent = outcome.kind === 'offline' || (outcome.kind === 'failed' && outcome.mayRetry);
  const { record, posted, saved, idempotencyKey, confirming: isConfirming } = conversationBooking.get();
  if (!isUnsent || (record ?? posted) === undefined) {
    storedPosts.remove(idempotencyKey);
    return;
  }
  const changes = {
    ...changedFields(record === undefined ? (posted ?? {}) : saved, newest),
    ...(isConfirming ? confirmationFields({ chatNotice }) : {}),
  };
  if (record !== undefined)
    storedPosts.add(endpoints.booking(record.id), { ...changes, idempotencyKey }, { method: 'PUT' });
  else
    storedPosts.add(
      endpoints.bookings,
      { ...posted, ...visitCampaign(), idempotencyKey, sessionId: sessionId.get() },
      Object.keys(changes).length > 0 ? { change: changes } : {},
    );
}

/** Withdraws an unsent confirmation when the visitor starts over; the booking with its number stays. */
export function withdrawConfirmation(): void {
  const { record, posted, idempotencyKey } = conversationBooking.get();
  if (record !== undefined || posted === undefined) storedPosts.remove(idempotencyKey);
  else if (storedPosts.has(idempotencyKey))
    storedPosts.add(endpoints.bookings, {
      ...posted,
      ...visitCampaign(),
      idempotencyKey,
      sessionId: sessionId.get(),
    });
}

/**
 * Saves the draft on the server, one call after the other, each with the newest draft. A failed save is silent, for
 * the next call repeats it. An offline confirmation is sent again every ten seconds, and when the browser is online.
 * @param onOutcome must be stable across renders
 */
export function useSaving(
  draft: BookingDraft | undefined,
  chatNotice: string | undefined,
  onOutcome: (outcome: SaveOutcome) => void,
) {
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
        const job = { draft: newest, confirm, sessionId: sessionId.get(), chatNotice };
        const outcome = await saveBooking(before, job, bookingCalls, storeProgress);
        if (confirm) setSending(false);
        storeUnsent(outcome, job);
        if (confirm || outcome.kind === 'slot_full') onOutcome(outcome);
      };
      queue.current = queue.current.then(run);
    },
    [onOutcome, chatNotice],
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
