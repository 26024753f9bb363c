import { island as booking, bookingFormId } from '../../../client/islands/leads/Booking.island.tsx';
import { Dialog } from '../../../client/ui/Dialog.tsx';
import type { Brand } from '../../content/brand.ts';
import { findCity } from '../../content/cities/all-cities.ts';
import type { City } from '../../content/cities/city.ts';
import { bookingText } from '../../content/text/booking.ts';
import { AwayNotice } from './AwayNotice.tsx';
import { bookNowLink } from './book-now-message.ts';
import { Island } from './Island.tsx';
import { LeadSubjectFields } from './LeadSubjectFields.tsx';
import type { LeadSubject } from './metadata.ts';

/** Buttons anywhere on a page open it: `<Button opens={BOOKING_DIALOG}>`. */
export const BOOKING_DIALOG = 'book-now';

/** The chat of a page whose leads are about `about`. */
export const bookNowChat = (brand: Brand, city: City, about: LeadSubject | undefined): string =>
  bookNowLink(brand, city, { service: about?.serviceName, city: placeName(about?.location) });

/** The displayed name of a city by its slug; another place as it is. */
const placeName = (location: string | undefined): string | undefined =>
  location && (findCity(location)?.name ?? location);

interface BookingDialogProps {
  readonly brand: Brand;
  readonly formKey: string;
  /** The page's city, else the visitor's. */
  readonly city: City;
  readonly about: LeadSubject | undefined;
  /** See `AwayNotice`. */
  readonly notice: string;
}

export function BookingDialog({ brand, formKey, city, about, notice }: BookingDialogProps) {
  return (
    <Dialog id={BOOKING_DIALOG} title={bookingText.title}>
      <AwayNotice html={notice} />
      <Island
        of={booking}
        props={{
          formKey,
          phone: brand.supportPhoneDial,
          chatUrl: bookNowChat(brand, city, about),
          id: BOOKING_DIALOG,
        }}
      />
      <LeadSubjectFields form={bookingFormId(BOOKING_DIALOG)} about={about} />
    </Dialog>
  );
}
