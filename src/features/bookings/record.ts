import type { Consent, NewRecord, RecordChanges } from '../../platform/ledger/records.ts';
import type { BookingCoupon } from '../../records/booking.ts';
import { serviceIdOf } from '../../records/service-words.ts';
import type { SpamReason } from '../../records/spam-reason.ts';
import type { Paise } from '../../values/money.ts';
import type { Result } from '../../values/result.ts';
import { splitCampaign } from '../../values/utm.ts';
import { spamField } from '../../web/spam.ts';
import { couponDiscount } from '../coupons/contract.ts';
import { offerFor } from '../offers/index.ts';
import { AC_SERVICE_PRICE, type PriceBook, priceSet } from '../pricing/contract.ts';
import type { SlotCity } from '../slots/contract.ts';
import { bookedService } from './booked-service.ts';
import type { BookableService, BookingBody } from './contract.ts';
import { type BookingDraft, bookingSources, servedLocations } from './rules/booking-record.ts';
import { draftFields, fieldChanges } from './rules/change-booking.ts';

/** Returns the city whose slot board a draft uses. A draft without a location uses Jaipur, the only served city. */
export const slotCityOf = ({ location = servedLocations[0] }: BookingDraft): SlotCity => location;

/** The columns of a draft's place. */
const placeOf = (draft: BookingDraft) =>
  draft.location === undefined ? {} : { city: slotCityOf(draft), state: 'Rajasthan' };

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
    isVerified = false,
  }: {
    readonly at: Date;
    readonly consent: Consent;
    readonly spamReason: SpamReason | undefined;
    readonly isVerified?: boolean;
  },
): NewRecord<'booking'> {
  const draft = draftFields(body);
  const { campaign } = splitCampaign(body);
  const { mobileNumber, fullName, ...fields } = draft;
  const servicePrice = bookingPrice(draft, prices);
  return {
    idempotencyKey: body.idempotencyKey,
    mobileNumber,
    name: fullName,
    ...placeOf(draft),
    source: bookingSources.find((known) => known === body.source) ?? 'assistant',
    service: draft.serviceType && serviceIdOf(draft.serviceType),
    sessionId: body.sessionId,
    campaign: campaign.utmCampaign,
    fields: {
      ...fields,
      ...campaign,
      ...(servicePrice !== undefined && { servicePrice }),
      submissionTimestamp: at.toISOString(),
      ...spamField(spamReason),
      ...(isVerified && { verified: true }),
    },
    content: { ...draft },
    consent,
  };
}

/**
 * Returns the changes that turn the stored draft `before` into `after`. The record's coupon keeps its terms for other
 * work, and gives nothing where it does not cover that work.
 */
export function draftChanges(
  before: BookingDraft,
  after: BookingDraft,
  prices: PriceBook,
  coupon: BookingCoupon | undefined,
): RecordChanges {
  const { mobileNumber: _, fullName: __, ...fields } = fieldChanges(before, after);
  return {
    mobileNumber: after.mobileNumber,
    name: after.fullName,
    ...placeOf(after),
    service: after.serviceType && serviceIdOf(after.serviceType),
    fields: { ...fields, ...discounted(after.serviceType ?? '', bookingPrice(after, prices), coupon) },
  };
}

function discounted(serviceId: string, price: Paise | undefined, coupon: BookingCoupon | undefined) {
  if (coupon === undefined || price === undefined) return { servicePrice: price ?? null };
  const discount = bookingDiscount(coupon, { serviceId, price });
  const given = discount.ok ? discount.value : 0;
  return { servicePrice: price - given, discount: given };
}

/**
 * Returns the discount of a coupon on the work of a booking, in paise. An empty list of jobs stands for work that is not
 * ordered online, which is what bookings are.
 */
export function bookingDiscount(
  { kind, value, serviceIds = [], minimum }: BookingCoupon,
  { serviceId, price }: { readonly serviceId: string; readonly price: Paise },
): Result<Paise, 'coupon_elsewhere' | 'coupon_minimum'> {
  const scope = {
    ...(serviceIds.length > 0 && { serviceIds }),
    ...(minimum !== undefined && { minimum }),
  };
  return couponDiscount({ kind, value }, scope, [{ serviceId, totalPrice: price }]);
}

/**
 * Returns the price of a booking in paise: express at its discounted price, dent and paint from the sheet, AC at its
 * flat price. The other services cost what their offer says. Undefined while the car or the service is missing, and for a quote.
 */
export function bookingPrice(draft: BookingDraft, prices: Pick<PriceBook, 'row'>): Paise | undefined {
  const { manufacturer, model, fuelType, serviceType } = draft;
  if (serviceType === undefined) return undefined;
  const hasCar = manufacturer !== undefined && model !== undefined && fuelType !== undefined;
  const row = hasCar ? prices.row({ manufacturer, model, fuelType }) : undefined;
  const { express, dentPaint } = row ? priceSet(row) : {};
  const price: Readonly<Record<BookableService, Paise | null | undefined>> = {
    express: express?.price,
    'panel-paint': dentPaint?.price,
    ac: AC_SERVICE_PRICE,
  };
  const isOfAssistant = (name: string): name is BookableService => Object.hasOwn(price, name);
  if (isOfAssistant(serviceType)) return price[serviceType] ?? undefined;
  const service = bookedService(serviceType);
  const offer = service && offerFor({ city: slotCityOf(draft), service, car: row });
  return row && offer?.offered && offer.price.kind === 'exact' ? offer.price.amount : undefined;
}
