import { island as booking } from '../../client/islands/booking/Booking.island.tsx';
import { Dialog } from '../../client/ui/Dialog.tsx';
import type { Brand } from '../content/brand.ts';
import { bookingText } from '../content/text/en/booking.ts';
import { chatLink } from '../domain/chat-link/chat-link.ts';
import { Island } from './Island.tsx';

/** Buttons anywhere on a page open it: `<Button opens={BOOKING_DIALOG}>`. */
export const BOOKING_DIALOG = 'book-now';

export function BookingDialog({ brand, formKey }: { readonly brand: Brand; readonly formKey: string }) {
  return (
    <Dialog id={BOOKING_DIALOG} title={bookingText.title}>
      <Island
        of={booking}
        props={{
          formKey,
          phone: brand.supportPhoneDial,
          chatUrl: chatLink(brand.chatNumber, { kind: 'book_now' }),
          id: BOOKING_DIALOG,
        }}
      />
    </Dialog>
  );
}
