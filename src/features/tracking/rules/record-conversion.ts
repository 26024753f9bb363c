import type { JsonObject, JsonValue } from '../../../values/canonical-json.ts';
import { toRupees } from '../../../values/money.ts';
import { UTM_LEAD_FIELDS, UTM_NAMES } from '../../../values/utm.ts';
import type { RecordKind } from '../../admin/rules/record-status.ts';
import type { AnalyticsProperties } from './analytics-event.ts';
import { ASSISTANT_LEAD_SOURCE } from './analytics-event.ts';
import type { BrowserIds, ConversionDetails } from './conversion-event.ts';
import { type CustomerInfo, splitName } from './customer.ts';
import type { ConversionName } from './event-names.ts';

/** The moment a record became a conversion, as it is owed: what was and when. Plain JSON; the person is in the record. */
export type ConversionMoment = {
  readonly name: ConversionName;
  /** Shared with the browser's pixel. */
  readonly eventId: string;
  /** Milliseconds since 1970. */
  readonly timeMs: number;
  /** The page's address, without its query. */
  readonly url: string;
  readonly browser: BrowserIds;
};

/** The part of a ledger record that conversions are made of. */
export interface ConvertedRecord {
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

/** The person of a record, as they wrote themselves; hashed before it leaves. */
export function customerOf(record: ConvertedRecord): CustomerInfo {
  const { fields = {} } = record;
  return {
    ...splitName(record.name ?? text(fields.fullName) ?? ''),
    phone: known(record.mobileNumber),
    email: text(fields.email),
    city: text(fields.userCity) ?? known(record.city) ?? text(fields.location),
    state: text(fields.userState) ?? known(record.state),
    country: 'India',
    externalId: known(record.sessionId),
  };
}

/** Campaign and place, which page views and conversions carry (spec section 7). */
function campaignAndPlace(record: ConvertedRecord): AnalyticsProperties {
  const { fields = {} } = record;
  const pairs = [
    ...UTM_NAMES.map((name) => [name, text(fields[UTM_LEAD_FIELDS[name]])] as const),
    ['city', text(fields.userCity) ?? known(record.city)] as const,
    ['state', text(fields.userState) ?? known(record.state)] as const,
    ['source', known(record.source)] as const,
  ];
  return Object.fromEntries(
    pairs.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const])),
  );
}

/** Rupees of an order's amount or of a booking's price, both kept in paise; nothing where neither is known. */
function rupeesOf({ kind, fields = {} }: ConvertedRecord): number | undefined {
  const paise = kind === 'order' ? fields.amount : fields.servicePrice;
  return typeof paise === 'number' ? toRupees(paise) : undefined;
}

/** What a record's conversion is about. */
export const detailsOf = (record: ConvertedRecord): ConversionDetails => ({
  value: rupeesOf(record),
  contentName: known(record.service) ?? text(record.fields?.serviceType),
  more: campaignAndPlace(record),
});

/** The same for product analytics. */
export function conversionProperties(record: ConvertedRecord): AnalyticsProperties {
  const service = known(record.service) ?? text(record.fields?.serviceType);
  const value = rupeesOf(record);
  return {
    ...campaignAndPlace(record),
    record_kind: record.kind,
    ...(service !== undefined && { service }),
    ...(value !== undefined && { value, currency: 'INR' }),
  };
}

/** Where a person's number was left, for their `lead_source` (spec section 7). */
export const leadSourceOf = ({ kind, source }: ConvertedRecord): string =>
  kind === 'booking' ? ASSISTANT_LEAD_SOURCE : (source ?? kind);
