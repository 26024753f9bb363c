import { useRef } from 'react';
import type { BookingDraft } from '../../../src/features/bookings/rules/booking-record.ts';
import { bookingCalls, type Save, saveBooking } from '../../api/save-booking.ts';
import { type SavedBooking, unsavedBooking } from '../../storage/conversation.ts';
import { type OwnRecord, ownRecords } from '../../storage/own-records.ts';
import { sessionId } from '../../storage/session.ts';
import { useSend } from '../../ui/use-send.ts';

type About = Pick<OwnRecord, 'subject' | 'services' | 'car'> & Pick<Save, 'chatNotice'>;

/** Confirms a booking on the site. A second try after a lost slot or a lost answer changes the same booking. */
export function useSlotBooking({ chatNotice, ...about }: About) {
  const saved = useRef<SavedBooking>(unsavedBooking());
  return useSend(async (draft: BookingDraft) => {
    const store = (booking: SavedBooking) => {
      saved.current = booking;
    };
    const wish = {
      draft,
      confirm: true,
      sessionId: sessionId.get(),
      source: 'book_now',
      chatNotice,
    } as const;
    const outcome = await saveBooking(saved.current, wish, bookingCalls, store);
    if (outcome.kind === 'confirmed') {
      const { id, bookingId } = outcome.booking;
      const { date, timeSlot } = draft;
      ownRecords.keep({ kind: 'booking', id, number: bookingId, ...about, date, timeSlot });
    }
    return outcome;
  });
}
