import { backendWords, bookedWord, wordFor } from '../../features/bookings/rules/backend-words.ts';
import { OPENING_IN } from '../../features/enquiries/contract.ts';
import { fieldsOf, type LedgerRecord } from '../../records/record.ts';
import { type Stage, stageOf } from '../../records/record-status.ts';
import { serviceWord } from '../../records/service-words.ts';
import type { JsonObject } from '../../values/canonical-json.ts';
import { toRupees } from '../../values/money.ts';
import { success } from '../../values/result.ts';
import type { UpstreamResult } from '../http.ts';
import type { CmsClient } from './client.ts';
import type { CmsData, CmsValue, ContentType } from './entries.ts';
import { listServiceTypes } from './service-types.ts';

/**
 * The allow-list of each content type. The backend refuses a whole record for one unknown key, so a field that is not
 * listed here never leaves the ledger.
 */

const LEAD_FIELDS = [
  'userId',
  'whatsappRedirectCount',
  'firstVisitTimestamp',
  'lastActivityTimestamp',
  'referrer',
  'deviceType',
  'browserInfo',
  'location',
  'area',
  'carBrand',
  'carModel',
  'priceRange',
  'utmSource',
  'utmMedium',
  'utmCampaign',
  'utmTerm',
  'utmContent',
  'utmId',
];

const SERVICE_REQUEST_FIELDS = [
  'carModel',
  'preferredDate',
  'serviceType',
  'userCity',
  'userState',
  'userCountry',
  'userLatitude',
  'userLongitude',
  'locationSource',
  'userArea',
  'userNeighborhood',
  'userSuburb',
];

const BOOKING_FIELDS = [
  'manufacturer',
  'model',
  'fuelType',
  'location',
  'area',
  'address',
  'serviceType',
  'servicePreference',
  'date',
  'timeSlot',
  'submissionTimestamp',
];

const ENQUIRY_FIELDS = [
  'kind',
  'email',
  'message',
  'investment',
  'position',
  'experienceYears',
  'rating',
  'bookingId',
  'workshopName',
];

const REDIRECT_FIELDS = ['userId', 'timestamp', 'car', 'price'];

export const leads: ContentType = {
  plural: 'mncaptures',
  data: (record) =>
    withoutEmpty({
      mobileNumber: record.mobileNumber,
      serviceInterest: wordOfService(fieldsOf(record).serviceInterest ?? record.service),
      source: record.source,
      sessionId: record.sessionId,
      ...pickFields(record, LEAD_FIELDS),
      leadStatus: record.status,
    }),
  identity: ({ mobileNumber, sessionId }) => ({
    mobileNumber: mobileNumber ?? '',
    ...(sessionId !== null && { sessionId }),
  }),
};

/** The service-request form. The backend requires a message and our form has none, so it is sent empty. */
export const serviceRequests: ContentType = {
  plural: 'service-requests',
  data: (record) => ({
    ...withoutEmpty({
      name: record.name,
      mobileNumber: record.mobileNumber,
      ...pickFields(record, SERVICE_REQUEST_FIELDS),
    }),
    message: '',
  }),
  identity: ({ mobileNumber }) => ({ mobileNumber: mobileNumber ?? '' }),
  correct: withKnownServiceType,
};

/** The backend knows three statuses. A finished booking stays `completed` there. */
const BACKEND_STATUSES: Readonly<Record<Stage, string>> = {
  draft: 'in_progress',
  confirmed: 'completed',
  finished: 'completed',
  cancelled: 'cancelled',
};

/** The chat assistant's bookings. */
export const bookings: ContentType = {
  plural: 'chatbot-bookings',
  isUnique: true,
  data: (record) =>
    withoutEmpty({
      ...inBackendWords(pickFields(record, BOOKING_FIELDS)),
      // The backend has no field for a car in the visitor's own words.
      model: fieldsOf(record).carModel ?? fieldsOf(record).model,
      servicePrice: rupeeText(fieldsOf(record).servicePrice),
      fullName: record.name,
      mobileNumber: record.mobileNumber,
      bookingId: record.bookingId,
      sessionId: record.sessionId,
      booking_status: BACKEND_STATUSES[stageOf(record) ?? 'draft'],
    }),
  identity: ({ bookingId }) => ({ bookingId: bookingId ?? '' }),
};

/** Contact, franchise, career, feedback and workshop-partner forms share one content type; `kind` separates them. */
export const enquiries: ContentType = {
  plural: 'enquiries',
  data: (record) =>
    withoutEmpty({
      // The backend requires a name. A wish for an opening has none, so its subject stands there.
      name: record.name ?? record.service,
      mobileNumber: record.mobileNumber,
      city: fieldsOf(record).city ?? record.city,
      ...pickFields(record, ENQUIRY_FIELDS),
    }),
  identity: (record) => ({
    mobileNumber: record.mobileNumber ?? '',
    ...(record.kind === 'enquiry' && { kind: record.fields.kind }),
  }),
};

/** The English names of places by the slugs that records hold; any other text as it is. */
export interface PlaceNames {
  area(slug: string): string;
  /** A city of India, also one without a centre. */
  city(slug: string): string;
}

/** A record with the backend's words for its places; a place that its sender typed stays as it is. */
export function withPlaceNames(record: LedgerRecord, names: PlaceNames): LedgerRecord {
  if (record.kind === 'lead') {
    const { location, area } = record.fields;
    const named = {
      ...(location !== undefined && { location: names.city(location) }),
      ...(area !== undefined && { area: names.area(area) }),
    };
    return { ...record, fields: { ...record.fields, ...named } };
  }
  if (record.kind === 'service_request' && record.fields.userArea !== undefined)
    return { ...record, fields: { ...record.fields, userArea: names.area(record.fields.userArea) } };
  return record.kind === 'enquiry' && record.service?.startsWith(OPENING_IN)
    ? { ...record, service: `Opening in ${names.city(record.service.slice(OPENING_IN.length))}` }
    : record;
}

/** The body of a reported chat redirect, which takes no `data` envelope. */
export const redirectData = (record: LedgerRecord): CmsData =>
  withoutEmpty({
    sessionId: record.sessionId,
    source: record.source,
    service: wordOfService(record.service),
    ...pickFields(record, REDIRECT_FIELDS),
  });

/**
 * The backend refuses a request whose service type it does not know: an editor removed the type, or the visitor chose
 * from our fallback list. The type of the same name replaces it; without one the request goes without a type.
 */
async function withKnownServiceType(
  client: CmsClient,
  record: LedgerRecord,
): Promise<UpstreamResult<LedgerRecord | undefined>> {
  if (record.kind !== 'service_request') return success(undefined);
  const listed = await listServiceTypes(client);
  if (!listed.ok) return listed;
  const { serviceType, ...others } = record.fields;
  const word = record.service === null ? undefined : serviceWord(record.service);
  if (listed.value.some(({ id }) => id === serviceType)) return success(undefined);
  const sameName = listed.value.find(({ name }) => name.toLowerCase() === word?.toLowerCase());
  return success({ ...record, fields: { ...others, ...(sameName && { serviceType: sameName.id }) } });
}

/** The fields of a booking, whose ids become the backend's words. */
const inBackendWords = (fields: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> => ({
  ...fields,
  ...Object.fromEntries(
    Object.entries(backendWords).map(([name, words]) => [name, wordFor(words, fields[name])]),
  ),
  serviceType: bookedWord(fields.serviceType),
});

const wordOfService = (id: string | null): string | null => id && serviceWord(id);

/** Rupees as text: the backend casts text to a number, but refuses a number in a text field. */
const rupeeText = (paise: number | undefined): string | undefined =>
  paise === undefined ? undefined : String(toRupees(paise));

function pickFields({ fields }: LedgerRecord, names: readonly string[]): JsonObject {
  const stored: JsonObject = fields;
  return Object.fromEntries(names.map((name) => [name, stored[name]]));
}

const withoutEmpty = (values: Readonly<Record<string, unknown>>): CmsData =>
  Object.fromEntries(
    Object.entries(values)
      .map(([name, value]) => [name, withoutNul(value)] as const)
      .filter((pair): pair is [string, CmsValue] => isCmsValue(pair[1])),
  );

/** PostgreSQL answers a NUL in text with a 500, which the outbox would retry for two days. */
const withoutNul = (value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll('\0', '') : value;

const isCmsValue = (value: unknown): value is CmsValue =>
  (typeof value === 'string' && value !== '') || typeof value === 'number' || typeof value === 'boolean';
