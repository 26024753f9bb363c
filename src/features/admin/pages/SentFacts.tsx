import { placeName } from '../../../content/cities/all-cities.ts';
import { adminText } from '../../../content/text/admin.ts';
import type { LedgerRecord } from '../../../records/record.ts';
import { canonicalJson, type JsonObject, type JsonValue } from '../../../values/canonical-json.ts';
import { formatDate } from '../../../values/format.ts';
import { isCalendarDate } from '../../../values/india-time.ts';
import { groupedMobileNumber } from '../../../values/mobile-number.ts';
import { formatMoney } from '../../../values/money.ts';
import { adminTime, fieldName, labelOf } from './format.ts';
import { cityName } from './record-facts.ts';
import { serviceText, wordIn } from './record-words.ts';

const text = adminText.record;

type Fact = readonly [name: string, value: string | readonly string[] | null | undefined];

/** The fields of the job, in the order of an operator's questions; all other fields come after them. */
const JOB_FIELDS = [
  'workshopName',
  'position',
  'experienceYears',
  'investment',
  'rating',
  'manufacturer',
  'carBrand',
  'model',
  'carModel',
  'fuelType',
  'serviceType',
  'serviceInterest',
  'lines',
  'date',
  'preferredDate',
  'timeSlot',
  'servicePreference',
  'address',
  'area',
  'userArea',
  'servicePrice',
  'amount',
  'priceRange',
  'message',
  'email',
];

/** Fields that a column or another field already shows. */
const REPEATED: ReadonlySet<string> = new Set([
  'mobileNumber',
  'name',
  'fullName',
  'bookingId',
  'booking_status',
  'leadStatus',
  'kind',
  'location',
  'itemCount',
  'serviceCount',
  'currency',
  'seatWaits',
  'takenBy',
  'job',
  'jobStep',
  'mechanic',
  'reviewed',
]);

function jobFacts(record: LedgerRecord, now: Date): readonly Fact[] {
  const service = record.kind === 'order' || record.service === null ? null : serviceText(record.service);
  return [
    [text.name, record.name],
    [text.mobile, record.mobileNumber && groupedMobileNumber(record.mobileNumber)],
    [text.bookingId, record.bookingId],
    [text.reference, record.reference],
    ...fieldFacts(record, JOB_FIELDS, now),
    [text.service, service],
    [text.city, cityName(record.city)],
    [text.state, record.state && placeName(record.state)],
  ];
}

function originFacts(record: LedgerRecord, now: Date): readonly Fact[] {
  const { consent } = record;
  const consents = [consent.ads && text.consentAds, consent.analytics && text.consentAnalytics].filter(
    Boolean,
  );
  const others = Object.keys(record.fields).filter(
    (name) => !JOB_FIELDS.includes(name) && !REPEATED.has(name),
  );
  return [
    [text.created, adminTime(record.createdAt, now)],
    [text.updated, record.updatedAt === record.createdAt ? null : adminTime(record.updatedAt, now)],
    [text.source, record.source],
    [text.campaign, record.campaign],
    [text.consent, consents.length === 0 ? text.consentNone : consents.join(', ')],
    ...fieldFacts(record, others, now),
    [text.id, record.id],
  ];
}

const fieldFacts = (record: LedgerRecord, names: readonly string[], now: Date): readonly Fact[] =>
  names.map((name): Fact => {
    const fields: JsonObject = record.fields;
    const value = wordIn(record, name) ?? fields[name];
    // A lead without a price contains "N/A", which means nothing to an operator.
    const isPresent = value !== undefined && value !== 'N/A';
    return [fieldName(name), isPresent ? shownValue(name, value, now) : undefined];
  });

/** Shows all data of a record: the job first, then its origin. Each value appears only once. */
export function SentFacts({ record, now }: { readonly record: LedgerRecord; readonly now: Date }) {
  const shown = new Set<string>();
  const unique = (facts: readonly Fact[]) =>
    facts.filter(([, value]) => {
      if (typeof value !== 'string') return value !== null && value !== undefined && value.length > 0;
      if (value === '' || shown.has(value)) return false;
      shown.add(value);
      return true;
    });
  return (
    <>
      <h2 id="facts">{text.facts}</h2>
      <Pairs facts={unique(jobFacts(record, now))} />
      <h2 className="space-above-6">{text.origin}</h2>
      <Pairs facts={unique(originFacts(record, now))} />
    </>
  );
}

const Pairs = ({ facts }: { readonly facts: readonly Fact[] }) => (
  <dl className="pairs admin-pairs">
    {facts.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{typeof value === 'string' ? value : value?.map((line) => <p key={line}>{line}</p>)}</dd>
      </div>
    ))}
  </dl>
);

/** Amounts in paise; other numbers are shown unchanged. */
const MONEY: ReadonlySet<string> = new Set(['amount', 'servicePrice', 'discount']);

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/;

/**
 * Formats a submitted value as text: money in rupees, formatted dates, lists line by line; undefined for an empty
 * value.
 */
export function shownValue(
  name: string,
  value: JsonValue,
  now: Date,
): string | readonly string[] | undefined {
  if (value === null || value === '') return undefined;
  if (typeof value === 'number') return MONEY.has(name) ? formatMoney(value) : String(value);
  if (typeof value === 'string') return shownText(value, now);
  if (Array.isArray(value)) return value.map((item) => shownItem(item, now));
  if (typeof value === 'object') return shownItem(value, now);
  return value ? text.yes : text.no;
}

function shownText(value: string, now: Date): string {
  if (isCalendarDate(value)) return formatDate(value);
  const instant = INSTANT.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(instant) ? value : adminTime(instant, now);
}

/** Formats a priced line of an order, a payment or a part that goes back, and any other object as names and values. */
function shownItem(item: JsonValue, now: Date): string {
  if (typeof item === 'string') return shownText(item, now);
  if (typeof item !== 'object' || item === null) return String(item);
  const values = Object.entries(item);
  const { serviceId, quantity, totalPrice } = Object.fromEntries<JsonValue | undefined>(values);
  if (typeof serviceId === 'string' && typeof quantity === 'number' && typeof totalPrice === 'number')
    return adminText.record.line(serviceText(serviceId), quantity, formatMoney(totalPrice));
  // A refund has no state, for it is sent.
  const { paymentId, amount, state = 'done' } = Object.fromEntries<JsonValue | undefined>(values);
  if (typeof paymentId === 'string' && typeof amount === 'number' && typeof state === 'string')
    return text.paymentReturn(formatMoney(amount), labelOf(text.returnStates, state) ?? state);
  return values.map(([key, value]) => `${key}: ${canonicalJson(value)}`).join(', ');
}
