import { oneName } from '../../content/services/one-name.ts';
import type { Consent, LedgerRecord, NewRecord, RecordChanges } from '../../platform/ledger/records.ts';
import { slugify } from '../../values/slug.ts';
import { type SpamReason, spamField } from '../../web/spam.ts';
import type { PriceBook } from '../pricing/contract.ts';
import { priceRange, priceSet } from '../pricing/contract.ts';
import type { LeadBody, LeadChanges } from './contract.ts';

/** Makes the ledger record of a new lead. `priceRange` comes from the price sheet, never from the browser. */
export function leadRecord(
  { car, ...given }: LeadBody,
  prices: PriceBook,
  { consent, spamReason }: { readonly consent: Consent; readonly spamReason: SpamReason | undefined },
): NewRecord {
  const lead = car === undefined ? given : { ...given, ...carFields(car, prices) };
  const { idempotencyKey, website: _, fuelType, ...fields } = lead;
  const { mobileNumber, serviceInterest, source } = lead;
  return {
    idempotencyKey,
    mobileNumber,
    city: lead.location && slugify(lead.location),
    source,
    service: oneName(serviceInterest),
    campaign: lead.utmCampaign,
    sessionId: lead.sessionId,
    fields: {
      ...fields,
      ...serviceFields(serviceInterest),
      priceRange: priceRangeOf(lead, prices),
      leadStatus: 'new',
      ...spamField(spamReason),
    },
    // Times and counters differ between two sends of one form, so they are not part of its content.
    content: { mobileNumber, serviceInterest, source },
    consent,
  };
}

/** Makes a change to a stored lead. Another car, by brand, model or fuel type, also changes the price. */
export function leadChange(
  stored: LedgerRecord['fields'],
  { fuelType, serviceInterest, ...given }: Omit<LeadChanges, 'token'>,
  prices: PriceBook,
): RecordChanges {
  const service = serviceInterest === undefined ? undefined : serviceFields(serviceInterest);
  const fields = { ...given, ...(service && { serviceSeen: null, ...service }) };
  const changes = { fields, ...(service && { service: service.serviceInterest }) };
  const { carBrand = stored.carBrand, carModel = stored.carModel } = given;
  const isOtherCar = carBrand !== stored.carBrand || carModel !== stored.carModel || fuelType !== undefined;
  if (!isOtherCar || typeof carBrand !== 'string' || typeof carModel !== 'string') return changes;
  const car = { carBrand, carModel, ...(fuelType === undefined ? {} : { fuelType }) };
  return { ...changes, fields: { ...fields, priceRange: priceRangeOf(car, prices) } };
}

/** Returns the catalogue name of the service, and the displayed name when it differs. */
function serviceFields(seen: string): { readonly serviceInterest: string; readonly serviceSeen?: string } {
  const serviceInterest = oneName(seen);
  return { serviceInterest, ...(serviceInterest === seen ? {} : { serviceSeen: seen }) };
}

/**
 * Returns brand, model and fuel type of a car's slug. An unknown slug becomes the model, so that the operator still
 * sees it.
 */
function carFields(
  car: string,
  prices: PriceBook,
): Partial<Pick<LeadBody, 'carBrand' | 'carModel' | 'fuelType'>> {
  const row = prices.rowOfCar(car);
  if (row === undefined) return { carModel: car };
  return { carBrand: row.manufacturer, carModel: row.model, fuelType: row.fuelType };
}

function priceRangeOf(
  { carBrand, carModel, fuelType }: Pick<LeadBody, 'carBrand' | 'carModel' | 'fuelType'>,
  prices: PriceBook,
): string {
  if (carBrand === undefined || carModel === undefined) return priceRange(undefined);
  const known = fuelType ?? prices.model(carBrand, carModel)?.fuelTypes[0] ?? '';
  const row = prices.row({ manufacturer: carBrand, model: carModel, fuelType: known });
  return priceRange(row && priceSet(row));
}
