import { oneName } from '../../content/services/one-name.ts';
import type { Consent, LedgerRecord, NewRecord, RecordChanges } from '../../platform/ledger/records.ts';
import { slugify } from '../../values/slug.ts';
import type { SpamReason } from '../../web/spam/spam-score.ts';
import type { PriceBook } from '../pricing/rules/price-book.ts';
import { priceRange, priceSet } from '../pricing/rules/price-set.ts';
import type { LeadBody, LeadChanges } from './contract/leads.ts';
import { spamField } from './spam.ts';

/**
 * A lead as the ledger keeps it. `priceRange` is looked up here, from the sheet: a price that a browser sends is never
 * believed (design section 5).
 */
export function leadRecord(
  { car, ...given }: LeadBody,
  prices: PriceBook,
  { consent, suspect }: { readonly consent: Consent; readonly suspect: SpamReason | undefined },
): NewRecord {
  const lead = car === undefined ? given : { ...given, ...namesOf(car, prices) };
  const { idempotencyKey, website: _, fuelType, ...sent } = lead;
  return {
    idempotencyKey,
    mobileNumber: lead.mobileNumber,
    city: lead.location && slugify(lead.location),
    source: lead.source,
    service: oneName(lead.serviceInterest),
    campaign: lead.utmCampaign,
    sessionId: lead.sessionId,
    fields: {
      ...sent,
      ...namedOnce(lead.serviceInterest),
      priceRange: rangeFor(lead, prices),
      leadStatus: 'new',
      ...spamField(suspect),
    },
    // What differs between two sends of one form (times, counters) is no other content.
    content: { mobileNumber: lead.mobileNumber, serviceInterest: lead.serviceInterest, source: lead.source },
    consent,
  };
}

/** The service under its one name, and beside it the words that the visitor saw, where they were others. */
function namedOnce(seen: string): { readonly serviceInterest: string; readonly serviceSeen?: string } {
  const serviceInterest = oneName(seen);
  return { serviceInterest, ...(serviceInterest === seen ? {} : { serviceSeen: seen }) };
}

/** What a change writes: its fields, and the price of another car where it names one (spec section 9). */
export function leadChange(
  stored: LedgerRecord['fields'],
  { fuelType, serviceInterest, ...given }: Omit<LeadChanges, 'token'>,
  prices: PriceBook,
): RecordChanges {
  const named = serviceInterest === undefined ? undefined : namedOnce(serviceInterest);
  const fields = { ...given, ...(named && { serviceSeen: null, ...named }) };
  const changes = { fields, ...(named && { service: named.serviceInterest }) };
  const { carBrand = stored.carBrand, carModel = stored.carModel } = given;
  const isOtherCar = carBrand !== stored.carBrand || carModel !== stored.carModel || fuelType !== undefined;
  if (!isOtherCar || typeof carBrand !== 'string' || typeof carModel !== 'string') return changes;
  const car = { carBrand, carModel, ...(fuelType === undefined ? {} : { fuelType }) };
  return { ...changes, fields: { ...fields, priceRange: rangeFor(car, prices) } };
}

/** The names behind a car's slug; the slug itself where the sheet does not know it, or is not at hand. */
function namesOf(
  car: string,
  prices: PriceBook,
): Partial<Pick<LeadBody, 'carBrand' | 'carModel' | 'fuelType'>> {
  const row = prices.rowOfCar(car);
  if (row === undefined) return { carModel: car };
  return { carBrand: row.manufacturer, carModel: row.model, fuelType: row.fuelType };
}

function rangeFor(
  { carBrand, carModel, fuelType }: Pick<LeadBody, 'carBrand' | 'carModel' | 'fuelType'>,
  prices: PriceBook,
): string {
  if (carBrand === undefined || carModel === undefined) return priceRange(undefined);
  const known = fuelType ?? prices.model(carBrand, carModel)?.fuelTypes[0] ?? '';
  const row = prices.row({ manufacturer: carBrand, model: carModel, fuelType: known });
  return priceRange(row && priceSet(row));
}
