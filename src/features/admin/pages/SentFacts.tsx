import { adminText } from '../../../content/text/en/admin.ts';
import type { LedgerRecord } from '../../../platform/ledger/records.ts';
import type { JsonValue } from '../../../values/canonical-json.ts';
import { groupedMobileNumber } from '../../../values/mobile-number.ts';
import { adminTime } from './admin-time.ts';
import { cityName } from './record-facts.ts';
import { shownValue } from './shown-value.ts';

const text = adminText.record;

type Fact = readonly [name: string, value: string | readonly string[] | null | undefined];

/** What the work needs, in the order in which an operator asks for it; all else that was sent comes after it. */
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
  'serviceSeen',
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

/** Said already: by the columns, or in another form. */
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
]);

/** "preferredDate" → "Preferred date" */
const spaced = (name: string): string => {
  const words = name
    .replace(/([A-Z])/g, ' $1')
    .replaceAll('_', ' ')
    .toLowerCase();
  return words.slice(0, 1).toUpperCase() + words.slice(1);
};

function jobFacts(record: LedgerRecord, now: Date): readonly Fact[] {
  const service = record.fields.lines === undefined ? record.service : null;
  return [
    [text.name, record.name],
    [text.mobile, record.mobileNumber && groupedMobileNumber(record.mobileNumber)],
    [text.bookingId, record.bookingId],
    ...fieldFacts(record, JOB_FIELDS, now),
    [text.service, service],
    [text.city, cityName(record.city)],
    [text.state, record.state],
  ];
}

function originFacts(record: LedgerRecord, now: Date): readonly Fact[] {
  const { consent } = record;
  const agreed = [consent.ads && text.consentAds, consent.analytics && text.consentAnalytics].filter(Boolean);
  const others = Object.keys(record.fields).filter(
    (name) => !JOB_FIELDS.includes(name) && !REPEATED.has(name),
  );
  return [
    [text.created, adminTime(record.createdAt, now)],
    [text.updated, record.updatedAt === record.createdAt ? null : adminTime(record.updatedAt, now)],
    [text.source, record.source],
    [text.campaign, record.campaign],
    [text.consent, agreed.length === 0 ? text.consentNone : agreed.join(', ')],
    ...fieldFacts(record, others, now),
    [text.id, record.id],
  ];
}

const fieldFacts = ({ fields }: LedgerRecord, names: readonly string[], now: Date): readonly Fact[] =>
  names.map((name): Fact => {
    const value: JsonValue | undefined = fields[name];
    // A lead without a price says so in its own way, which tells an operator nothing.
    const isSaid = value !== undefined && value !== 'N/A';
    return [spaced(name), isSaid ? shownValue(name, value, now) : undefined];
  });

/** Everything of a record: what the work needs, then where it came from. Nothing is said twice. */
export function SentFacts({ record, now }: { readonly record: LedgerRecord; readonly now: Date }) {
  const told = new Set<string>();
  const fresh = (facts: readonly Fact[]) =>
    facts.filter(([, value]) => {
      if (typeof value !== 'string') return value !== null && value !== undefined && value.length > 0;
      if (value === '' || told.has(value)) return false;
      told.add(value);
      return true;
    });
  return (
    <>
      <h2 id="facts">{text.facts}</h2>
      <Pairs facts={fresh(jobFacts(record, now))} />
      <h2 className="space-above-6">{text.origin}</h2>
      <Pairs facts={fresh(originFacts(record, now))} />
    </>
  );
}

const Pairs = ({ facts }: { readonly facts: readonly Fact[] }) => (
  <dl className="pairs desk-pairs">
    {facts.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{typeof value === 'string' ? value : value?.map((line) => <p key={line}>{line}</p>)}</dd>
      </div>
    ))}
  </dl>
);
