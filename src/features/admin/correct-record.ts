import { servedLocalities } from '../../content/doorstep/served-area.ts';
import type { RecordChanges } from '../../platform/ledger/records.ts';
import type { LedgerRecord, RecordOf } from '../../records/record.ts';
import type { WriteServices } from '../../services/services.ts';
import { rupees } from '../../values/money.ts';
import { failure, type Result, success } from '../../values/result.ts';
import { type BookingDraft, draftOfRecord, storedDraft, withIds } from '../bookings/contract.ts';
import { bookedService, changeBooking, draftChanges } from '../bookings/index.ts';
import { hasPaymentBegun } from '../checkout/contract.ts';
import { jobOf } from '../jobs/contract.ts';
import type { PriceBook } from '../pricing/contract.ts';
import { pricesForRecord } from '../pricing/index.ts';
import { type Author, atVersion, type ChangedRecord, type RecordFault, written } from './change-record.ts';
import type { RecordCorrection } from './contract/schemas.ts';

/** Corrects the facts of a record, with a reason. Another car or service gets its own price, unless one is given. */
export async function correctRecord(
  services: Pick<WriteServices, 'ledger' | 'prices'>,
  id: string,
  { version, why, by, ...sent }: RecordCorrection & Author,
): Promise<ChangedRecord> {
  const prices = await pricesForRecord(services.prices);
  const decide = (record: LedgerRecord): Result<RecordChanges, RecordFault> => {
    if (record.kind === 'booking') return bookingCorrection(record, sent, prices);
    if (record.kind === 'order') return orderCorrection(record, sent);
    return success({ name: sent.name });
  };
  const options = { by, audit: 'record_corrected', why };
  return written(await services.ledger.change(id, atVersion(version, decide), options));
}

type Sent = Omit<RecordCorrection, 'version' | 'why'>;

function bookingCorrection(
  record: RecordOf<'booking'>,
  { name, price, vehicle: _, ...sent }: Sent,
  prices: PriceBook,
): Result<RecordChanges, RecordFault> {
  if (sent.serviceType !== undefined && bookedService(sent.serviceType) === undefined)
    return failure('unknown_service');
  const isPaid = jobOf(record).payment !== undefined;
  if (isPaid && price !== undefined) return failure('price_fixed');
  const parsed = withIds(storedDraft).safeParse({ ...sent, ...(name !== undefined && { fullName: name }) });
  if (!parsed.success) return failure('incomplete');
  const before = draftOfRecord(record);
  const after = changeBooking(before, ofOneCar(before, parsed.data));
  const changes = draftChanges(before, { ...after, ...keptSlot(before) }, prices, record.fields.couponOffer);
  const isSameWork = (['manufacturer', 'model', 'fuelType', 'serviceType'] as const).every(
    (field) => before[field] === after[field],
  );
  // A paid bill states the amount that the customer gave.
  const keepsPrice = isPaid || isSameWork;
  const { servicePrice, discount } = keepsPrice ? record.fields : (changes.fields ?? {});
  return success({
    ...changes,
    fields: {
      ...changes.fields,
      servicePrice: price === undefined ? servicePrice : rupees(price),
      ...(discount !== undefined && { discount }),
    },
  });
}

/** The screen sends every field of both cars. The one that differs is meant: the typed car, or the listed one. */
function ofOneCar(before: BookingDraft, sent: BookingDraft): BookingDraft {
  const { carModel, ...others } = sent;
  const { manufacturer: _, model: __, ...rest } = others;
  if (carModel !== undefined && carModel !== before.carModel) return { ...rest, carModel };
  const isListed = (['manufacturer', 'model'] as const).some(
    (field) => others[field] !== undefined && others[field] !== before[field],
  );
  return isListed ? others : sent;
}

/** A correction does not move the visit. */
const keptSlot = ({ date, timeSlot }: BookingDraft) => ({
  ...(date !== undefined && { date }),
  ...(timeSlot !== undefined && { timeSlot }),
});

/**
 * The price of an order is fixed once its payment has begun. The provider's checkout may still be open and takes the
 * old amount, which would then not be the amount of this order.
 */
function orderCorrection(
  record: LedgerRecord,
  { name, vehicle, area, address, price }: Sent,
): Result<RecordChanges, RecordFault> {
  if (price !== undefined && (record.status !== 'pay_after_service' || hasPaymentBegun(record)))
    return failure('price_fixed');
  return success({
    name,
    fields: {
      ...(vehicle !== undefined && { vehicle }),
      ...(area !== undefined && { area: orderArea(area) }),
      ...(address !== undefined && { address }),
      ...(price !== undefined && { amount: rupees(price) }),
    },
  });
}

/** The slug of a served locality by its name; any other area as it was typed. */
const orderArea = (area: string): string => servedLocalities.find(({ name }) => name === area)?.slug ?? area;
