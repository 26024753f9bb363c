import { oneName } from '../../content/services/one-name.ts';
import type { Consent, NewRecord, RecordChanges } from '../../platform/ledger/records.ts';
import { splitCampaign } from '../../values/utm.ts';
import type { SpamReason } from '../../web/spam.ts';
import { spamField } from '../../web/spam.ts';
import type { PriceBook } from '../pricing/contract.ts';
import type { SlotCity } from '../slots/contract.ts';
import type { BookingBody } from './contract/bookings.ts';
import { bookingPrice } from './rules/booking-price.ts';
import type { BookingDraft, ServedLocation } from './rules/booking-record.ts';
import { draftFields, fieldChanges } from './rules/change-booking.ts';

/** The board that a location's slots are on. */
const boards: Readonly<Record<ServedLocation, SlotCity>> = { Jaipur: 'jaipur' };

/** While the location is open, the one city that is served (spec section 1). */
export const boardOf = ({ location = 'Jaipur' }: BookingDraft): SlotCity => boards[location];

/** A draft as the ledger keeps it; its price is looked up here, for one that a browser sends is never believed. */
export function bookingRecord(
  body: BookingBody,
  prices: PriceBook,
  {
    at,
    consent,
    suspect,
  }: { readonly at: Date; readonly consent: Consent; readonly suspect: SpamReason | undefined },
): NewRecord {
  const draft = draftFields(body);
  const { campaign } = splitCampaign(body);
  const { mobileNumber, fullName, ...fields } = draft;
  return {
    idempotencyKey: body.idempotencyKey,
    mobileNumber,
    name: fullName,
    city: draft.location === undefined ? undefined : boardOf(draft),
    source: 'assistant',
    service: draft.serviceType && oneName(draft.serviceType),
    sessionId: body.sessionId,
    campaign: campaign.utmCampaign,
    fields: {
      ...{ ...fields, ...campaign, ...priceField(draft, prices), submissionTimestamp: at.toISOString() },
      ...spamField(suspect),
    },
    content: { ...draft },
    consent,
  };
}

const priceField = (draft: BookingDraft, prices: PriceBook) => {
  const servicePrice = bookingPrice(draft, prices);
  return servicePrice === undefined ? {} : { servicePrice };
};

/** What to write so that the stored draft becomes another. */
export function draftChanges(before: BookingDraft, after: BookingDraft, prices: PriceBook): RecordChanges {
  const { mobileNumber: _, fullName: __, ...fields } = fieldChanges(before, after);
  return {
    mobileNumber: after.mobileNumber,
    name: after.fullName,
    city: after.location === undefined ? undefined : boardOf(after),
    service: after.serviceType && oneName(after.serviceType),
    fields: { ...fields, servicePrice: bookingPrice(after, prices) ?? null },
  };
}
