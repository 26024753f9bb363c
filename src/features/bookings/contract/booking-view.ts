import type { LedgerRecord } from '../../../platform/ledger/records.ts';
import type { BookingDraft } from '../rules/booking-record.ts';
import { type BookingView, bookingView, storedDraft } from './bookings.ts';

/** What the visitor has said so far, out of a booking's record: name and number stand in columns of their own. */
export function draftOfRecord({ fields, name, mobileNumber }: LedgerRecord): BookingDraft {
  const stored = storedDraft.safeParse({
    ...fields,
    ...(name === null ? {} : { fullName: name }),
    ...(mobileNumber === null ? {} : { mobileNumber }),
  });
  return stored.success ? stored.data : {};
}

/** A booking's record as its own page shows it. Nothing else of the record leaves; name and number never do. */
export function viewOfBooking(record: LedgerRecord): BookingView | undefined {
  const { id, bookingId, status, fields, kind } = record;
  if (kind !== 'booking') return undefined;
  const view = bookingView.safeParse({ ...fields, id, bookingId, status });
  return view.success ? view.data : undefined;
}
