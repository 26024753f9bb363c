import { findLocality } from '../../content/cities/all-cities.ts';
import type { City } from '../../content/cities/city.ts';
import type { Consent, NewRecord, RecordChanges } from '../../platform/ledger/records.ts';
import type { RecordOf } from '../../records/record.ts';
import { GENERAL_INTEREST } from '../../records/service-words.ts';
import type { SpamReason } from '../../records/spam-reason.ts';
import type { Paise } from '../../values/money.ts';
import { slugify } from '../../values/slug.ts';
import { fuelName } from '../../values/vehicle.ts';
import type { Chosen } from '../../web/document/book-now-message.ts';
import { pricedFor } from '../../web/document/priced-services.ts';
import { spamField } from '../../web/spam.ts';
import type { SenderPlace } from '../location/index.ts';
import { awayFields, type UnservedPlace } from '../places/index.ts';
import type { PriceBook, PriceRow } from '../pricing/contract.ts';
import { priceRange, priceSet } from '../pricing/contract.ts';
import type { LeadBody, LeadChanges } from './contract.ts';

interface LeadCircumstances {
  readonly consent: Consent;
  readonly spamReason: SpamReason | undefined;
  /** The visitor's place, if no centre serves it. */
  readonly away?: UnservedPlace | undefined;
  /** The price of the chosen service for the car, which the visitor saw. */
  readonly price?: Paise | undefined;
  /** The sender's place, as far as the page or the sender named it. */
  readonly place?: SenderPlace | undefined;
}

/** Makes the ledger record of a new lead. `priceRange` comes from the price sheet, never from the browser. */
export function leadRecord(
  { car, ...given }: LeadBody,
  prices: PriceBook,
  { consent, spamReason, away, place, price }: LeadCircumstances,
): NewRecord<'lead'> {
  const lead = { ...given, ...carFields({ car, ...given }, prices) };
  const { idempotencyKey, website: _, city: __, location: ___, area: ____, ...fields } = lead;
  const { mobileNumber, serviceInterest, source } = lead;
  return {
    idempotencyKey,
    mobileNumber,
    ...columnsOf(place),
    source,
    service: serviceInterest,
    campaign: lead.utmCampaign,
    sessionId: lead.sessionId,
    fields: {
      ...fields,
      ...placeFields(lead, place),
      priceRange: priceRangeOf(lead, prices),
      ...(price !== undefined && { servicePrice: price }),
      leadStatus: 'new',
      ...spamField(spamReason),
      ...awayFields(away, place === undefined),
    },
    // Times and counters differ between two sends of one form, so they are not part of its content.
    content: { mobileNumber, serviceInterest, source },
    consent,
  };
}

const columnsOf = (place: SenderPlace | undefined) =>
  place && { city: place.served?.slug ?? slugify(place.city), state: place.state };

/** The slug of a locality of the city, by itself or by its name; another area as it came. */
const areaIn = (city: City | undefined, area: string): string =>
  (city && findLocality(city, slugify(area))?.slug) ?? area;

/** The place in a lead's fields. The area belongs to the place of the page or of the sender, never to another. */
const placeFields = (
  { city, area }: { readonly city?: string | undefined; readonly area?: string | undefined },
  place: SenderPlace | undefined,
) => ({
  ...(place && { location: place.served?.slug ?? place.city }),
  ...(area &&
    (place === undefined || place.isOwn || city !== undefined) && { area: areaIn(place?.served, area) }),
});

/**
 * Returns what a lead's sender chose, with the id of the service. The price comes from the price sheet.
 * @param city the displayed name of the place that the page or the sender named
 */
export function chosenOf({ car, ...given }: Chooser, prices: PriceBook, city: string | undefined): Chosen {
  const {
    serviceInterest = GENERAL_INTEREST,
    carBrand,
    carModel,
    fuelType,
  } = {
    ...given,
    ...carFields({ car, ...given }, prices),
  };
  const service = serviceInterest === GENERAL_INTEREST ? undefined : serviceInterest;
  const names = [carBrand, carModel, fuelType && fuelName(fuelType)].filter((part) => part !== undefined);
  const row = rowOf({ carBrand, carModel, fuelType }, prices);
  return {
    service,
    car: names.length > 0 ? names.join(' ') : undefined,
    price: row && service !== undefined ? pricedFor(row, service) : undefined,
    city,
  };
}

/** The price row of a lead's car; undefined unless brand, model and fuel type are known to the sheet. */
export function rowOf(
  { car, carBrand, carModel, fuelType }: { readonly [Key in CarField]?: LeadBody[Key] | undefined },
  prices: PriceBook,
): PriceRow | undefined {
  if (isTypedCar({ carBrand, carModel })) return undefined;
  if (car !== undefined) return prices.rowOfCar(car);
  return carBrand && carModel && fuelType
    ? prices.row({ manufacturer: carBrand, model: carModel, fuelType })
    : undefined;
}

/** The fields of a sent lead that name the visitor's choice. */
type Chooser = {
  readonly [Key in CarField | 'serviceInterest']?: LeadBody[Key] | undefined;
};

type CarField = 'car' | 'carBrand' | 'carModel' | 'fuelType';

/** Makes a change to a stored lead. Another car, by brand, model or fuel type, also changes the price. */
export function leadChange(
  stored: RecordOf<'lead'>['fields'],
  { fuelType, serviceInterest, city, location, area, ...given }: LeadChanges,
  { prices, place }: { readonly prices: PriceBook; readonly place?: SenderPlace | undefined },
): RecordChanges {
  const placed = location === undefined ? undefined : place;
  const fields = {
    ...given,
    ...(fuelType !== undefined && { fuelType }),
    ...placeFields({ city, area }, placed),
    ...(serviceInterest !== undefined && { serviceInterest }),
  };
  const changes = {
    fields,
    ...columnsOf(placed),
    ...(serviceInterest !== undefined && { service: serviceInterest }),
  };
  if (isTypedCar(given)) {
    // The brand, the fuel type and the price were another car's.
    return {
      ...changes,
      fields: { ...fields, carBrand: null, fuelType: null, priceRange: priceRange(undefined) },
    };
  }
  const { carBrand = stored.carBrand, carModel = stored.carModel } = given;
  const isOtherCar = carBrand !== stored.carBrand || carModel !== stored.carModel || fuelType !== undefined;
  if (!isOtherCar || carBrand === undefined || carModel === undefined) return changes;
  const car = { carBrand, carModel, ...(fuelType === undefined ? {} : { fuelType }) };
  return { ...changes, fields: { ...fields, priceRange: priceRangeOf(car, prices) } };
}

/** Whether the car stands in the visitor's own words, which name it whole: no other car may take its place. */
const isTypedCar = ({ carBrand, carModel }: Pick<Chooser, 'carBrand' | 'carModel'>): boolean =>
  carModel !== undefined && carBrand === undefined;

/**
 * Returns brand, model and fuel type of a car's slug. A typed car stays as typed, without the car of the page. An
 * unknown slug becomes the model, so that the operator still sees it.
 */
function carFields(
  { car, carBrand, carModel }: Pick<Chooser, 'car' | 'carBrand' | 'carModel'>,
  prices: PriceBook,
): Partial<Pick<LeadBody, 'carBrand' | 'carModel' | 'fuelType'>> {
  if (car === undefined || isTypedCar({ carBrand, carModel })) return {};
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
