import { oneName } from '../../content/services/one-name.ts';
import type { Consent, NewRecord, RecordChanges } from '../../platform/ledger/records.ts';
import type { Paise } from '../../values/money.ts';
import { splitCampaign } from '../../values/utm.ts';
import { type SpamReason, spamField } from '../../web/spam.ts';
import { AC_SERVICE_PRICE, type PriceBook, priceSet } from '../pricing/contract.ts';
import type { SlotCity } from '../slots/contract.ts';
import type { BookingBody } from './contract.ts';
import type { BookingDraft, ServedLocation } from './rules/booking-record.ts';
import { draftFields, fieldChanges } from './rules/change-booking.ts';

const slotCities: Readonly<Record<ServedLocation, SlotCity>> = { Jaipur: 'jaipur' };

/** Returns the city whose slot board a draft uses. A draft without a location uses Jaipur, the only served city. */
export const slotCityOf = ({ location = 'Jaipur' }: BookingDraft): SlotCity => slotCities[location];

/**
 * Makes the ledger record of a new draft. The server looks up the price: a price sent by a browser is never trusted.
 */
export function bookingRecord(
  body: BookingBody,
  prices: PriceBook,
  {
    at,
    consent,
    spamReason,
  }: { readonly at: Date; readonly consent: Consent; readonly spamReason: SpamReason | undefined },
): NewRecord {
  const draft = draftFields(body);
  const { campaign } = splitCampaign(body);
  const { mobileNumber, fullName, ...fields } = draft;
  const servicePrice = bookingPrice(draft, prices);
  return {
    idempotencyKey: body.idempotencyKey,
    mobileNumber,
    name: fullName,
    city: draft.location === undefined ? undefined : slotCityOf(draft),
    source: 'assistant',
    service: draft.serviceType && oneName(draft.serviceType),
    sessionId: body.sessionId,
    campaign: campaign.utmCampaign,
    fields: {
      ...fields,
      ...campaign,
      ...(servicePrice !== undefined && { servicePrice }),
      submissionTimestamp: at.toISOString(),
      ...spamField(spamReason),
    },
    content: { ...draft },
    consent,
  };
}

/** Returns the changes that turn the stored draft `before` into `after`. */
export function draftChanges(before: BookingDraft, after: BookingDraft, prices: PriceBook): RecordChanges {
  const { mobileNumber: _, fullName: __, ...fields } = fieldChanges(before, after);
  return {
    mobileNumber: after.mobileNumber,
    name: after.fullName,
    city: after.location === undefined ? undefined : slotCityOf(after),
    service: after.serviceType && oneName(after.serviceType),
    fields: { ...fields, servicePrice: bookingPrice(after, prices) ?? null },
  };
}

/**
 * Returns the price of a booking in paise: express at its discounted price, dent and paint from the sheet, AC at its
 * flat price. Undefined while the car or the service is missing, and where the sheet has no price.
 */
export function bookingPrice(draft: BookingDraft, prices: Pick<PriceBook, 'row'>): Paise | undefined {
  const { manufacturer, model, fuelType, serviceType } = draft;
  if (serviceType === undefined) return undefined;
  const hasCar = manufacturer !== undefined && model !== undefined && fuelType !== undefined;
  const row = hasCar ? prices.row({ manufacturer, model, fuelType }) : undefined;
  const { express, dentPaint } = row ? priceSet(row) : {};
  const price = {
    'Express Service': express?.price,
    'Dent & Paint': dentPaint?.price,
    'AC Service': AC_SERVICE_PRICE,
  };
  return price[serviceType] ?? undefined;
}
