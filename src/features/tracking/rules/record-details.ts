import type { RecordKind } from '../../../records/record-status.ts';
import { GENERAL_INTEREST, productId, serviceIdOf, serviceWord } from '../../../records/service-words.ts';
import { looksLikeBot } from '../../../records/spam-reason.ts';
import type { JsonObject, JsonValue } from '../../../values/canonical-json.ts';
import { servedCityName, stateNameOf } from '../../../values/city-aliases.ts';
import { toRupees } from '../../../values/money.ts';
import { slugify } from '../../../values/slug.ts';
import { CLICK_IDS, UTM_LEAD_FIELDS, UTM_NAMES } from '../../../values/utm.ts';
import { type BoughtItem, type ConversionDetails, skipReason, withDefaults } from './conversion-event.ts';
import { type CustomerInfo, splitName, visitorId } from './customer.ts';
import { type AnalyticsProperties, CITY_IS_GUESS } from './received-events.ts';
import { conversionOf, type PixelDetails, shownRupees } from './record-conversion.ts';

/** The fields of a ledger record that a conversion uses. */
interface ConvertedRecord {
  readonly kind: RecordKind;
  readonly name?: string | null | undefined;
  readonly mobileNumber?: string | null | undefined;
  readonly city?: string | null | undefined;
  readonly state?: string | null | undefined;
  readonly source?: string | null | undefined;
  readonly service?: string | null | undefined;
  readonly sessionId?: string | null | undefined;
  readonly fields?: JsonObject | undefined;
}

const text = (value: JsonValue | undefined): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

const known = (value: string | null | undefined): string | undefined => value ?? undefined;

/** Returns the customer of a record, not yet hashed. */
export function customerOf(record: ConvertedRecord): CustomerInfo {
  const { fields = {} } = record;
  return {
    ...splitName(record.name ?? text(fields.fullName) ?? ''),
    phone: known(record.mobileNumber),
    email: text(fields.email),
    city: cityOf(record),
    state: stateOf(record),
    country: 'India',
    externalId: visitorId(text(fields.userId), known(record.sessionId)),
  };
}

/** The city by its one name; never the network's guess, unless the sender's browser sent it as one. */
function cityOf({ kind, city, fields = {} }: ConvertedRecord): string | undefined {
  // A booking's location is the slug that its column has too.
  const named = (kind === 'booking' ? undefined : text(fields.location)) ?? city;
  const written = text(fields.userCity) ?? named;
  return written ? oneNameOf(written, text(fields.userState)) : undefined;
}

/** The one spelling of a city: ours, else as it was written, or the words of its slug. */
const oneNameOf = (city: string, state?: string): string =>
  servedCityName(city, state) ??
  (slugify(city) === city
    ? city.replace(/(^|-)[a-z]/g, (start) => start.replace('-', ' ').toUpperCase())
    : city);

/** The state that the sender named, else the one of the city. */
function stateOf(record: ConvertedRecord): string | undefined {
  const city = cityOf(record);
  return (
    text(record.fields?.userState) ??
    known(record.state) ??
    (city === undefined ? undefined : stateNameOf(slugify(city)))
  );
}

/** The place of a record. The network's guess fills in for one without any, and says that it is a guess. */
function placeOf(record: ConvertedRecord): AnalyticsProperties {
  const { fields = {} } = record;
  const city = cityOf(record);
  const guess = city === undefined ? text(fields.networkCity) : undefined;
  const state = stateOf(record) ?? (city === undefined ? text(fields.networkState) : undefined);
  const isGuess = guess !== undefined || (city !== undefined && fields.locationSource === 'ip');
  const shown = city ?? (guess === undefined ? undefined : oneNameOf(guess, state));
  return {
    ...(shown !== undefined && { city: shown }),
    ...(state !== undefined && { state }),
    ...(isGuess && { [CITY_IS_GUESS]: true }),
  };
}

function campaignAndPlace(record: ConvertedRecord): AnalyticsProperties {
  const { fields = {} } = record;
  const pairs = [
    ...UTM_NAMES.map((name) => [name, text(fields[UTM_LEAD_FIELDS[name]])] as const),
    ['source', known(record.source)] as const,
  ];
  const named = pairs.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]));
  return { ...Object.fromEntries(named), ...placeOf(record) };
}

/** Returns the amount of an order, or the price of anything else, in rupees; the record stores paise. */
function rupeesOf({ kind, fields = {} }: ConvertedRecord): number | undefined {
  if (kind === 'redirect') return shownRupees(text(fields.price));
  const paise = kind === 'order' ? fields.amount : fields.servicePrice;
  return typeof paise === 'number' ? toRupees(paise) : undefined;
}

/** The ids of what was bought or asked for: an order's jobs, else the service, else the kind of enquiry. */
function contentIdsOf(record: ConvertedRecord): readonly string[] | undefined {
  const { kind, service, fields = {} } = record;
  const jobs = boughtIn(fields).map(({ id }) => id);
  if (jobs.length > 0) return jobs;
  if (service === GENERAL_INTEREST) return undefined;
  const asked = service == null ? undefined : productId(slugify(serviceIdOf(service)));
  const id = asked ?? (kind === 'enquiry' ? text(fields.kind) : undefined);
  return id ? [id] : undefined;
}

/** The lines of an order in the ad system's words. */
const boughtIn = ({ lines }: JsonObject): readonly BoughtItem[] =>
  Array.isArray(lines)
    ? lines.flatMap((line) => {
        const { serviceId, quantity, unitPrice } = isObject(line) ? line : {};
        const id = text(serviceId);
        return id === undefined
          ? []
          : [
              {
                id: productId(id),
                quantity: typeof quantity === 'number' ? quantity : 1,
                item_price: typeof unitPrice === 'number' ? toRupees(unitPrice) : 0,
              },
            ];
      })
    : [];

const isObject = (value: JsonValue): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The outside systems' word for the service. */
const serviceOf = ({ service }: ConvertedRecord): string | undefined =>
  service == null ? undefined : serviceWord(service);

/** Returns the conversion's details for the ad system. */
export function detailsOf(record: ConvertedRecord): ConversionDetails {
  const contents = boughtIn(record.fields ?? {});
  return {
    value: rupeesOf(record),
    contentIds: contentIdsOf(record),
    contentName: record.service === GENERAL_INTEREST ? undefined : serviceOf(record),
    ...(contents.length > 0 && { contents }),
    more: campaignAndPlace(record),
  };
}

/**
 * The details that the browser's pixel sends with a conversion, in the answer that stored its record. They equal those
 * of the server's event with the same id. Undefined where the server sends none: the record is no conversion, names
 * nobody, or looks like a bot's.
 */
export function conversionAnswer(
  kind: RecordKind,
  record: Omit<ConvertedRecord, 'kind'> & { readonly status?: string | undefined },
): PixelDetails | undefined {
  const name = conversionOf(kind, { ...record, enquiryKind: record.fields?.kind });
  if (name === undefined || looksLikeBot(record.fields?.suspect)) return undefined;
  if (skipReason({ name, customer: customerOf({ ...record, kind }), browser: {} })) return undefined;
  const { more: _, ...details } = withDefaults(name, detailsOf({ ...record, kind }));
  return details;
}

/** The click ids of advertisements, for analytics only: no ad system may get the id of another. */
const clickIdsIn = (fields: JsonObject = {}): AnalyticsProperties =>
  Object.fromEntries(
    CLICK_IDS.flatMap((name) => {
      const value = text(fields[name]);
      return value === undefined ? [] : [[name, value]];
    }),
  );

/** Returns the conversion's properties for product analytics. */
export function conversionProperties(record: ConvertedRecord): AnalyticsProperties {
  const service = serviceOf(record);
  const value = rupeesOf(record);
  const { userId, banners, userCountry } = record.fields ?? {};
  const session = known(record.sessionId);
  const device = text(userId);
  const seen = text(banners);
  const ids = contentIdsOf(record);
  return {
    ...campaignAndPlace(record),
    record_kind: record.kind,
    country: text(userCountry) ?? 'India',
    ...(session !== undefined && { session_id: session }),
    ...(device !== undefined && { $device_id: device }),
    ...(seen !== undefined && { banners: seen }),
    ...clickIdsIn(record.fields),
    ...(service !== undefined && { service }),
    ...(ids !== undefined && { content_ids: ids.join(','), content_type: 'product' }),
    ...(value !== undefined && { value, currency: 'INR' }),
  };
}
