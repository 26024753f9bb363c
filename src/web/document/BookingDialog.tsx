import { island as booking, bookingFormId } from '../../../client/islands/leads/Booking.island.tsx';
import { Dialog } from '../../../client/ui/Dialog.tsx';
import type { Brand } from '../../content/brand.ts';
import { bookingText } from '../../content/text/en/booking.ts';
import { chatLink } from '../../values/chat-link.ts';
import { Island } from './Island.tsx';
import { LeadSubjectFields } from './LeadSubjectFields.tsx';
import type { LeadSubject } from './metadata.ts';

/** Buttons anywhere on a page open it: `<Button opens={BOOKING_DIALOG}>`. */
export const BOOKING_DIALOG = 'book-now';

interface BookingDialogProps {
  readonly brand: Brand;
  readonly formKey: string;
  readonly about: LeadSubject | undefined;
}

export function BookingDialog({ brand, formKey, about }: BookingDialogProps) {
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
      <LeadSubjectFields form={bookingFormId(BOOKING_DIALOG)} about={about} />
    </Dialog>
  );
}
