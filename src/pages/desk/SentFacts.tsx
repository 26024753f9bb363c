import { deskText } from '../../content/text/en/desk.ts';
import type { LedgerRecord } from '../../contract/records.ts';
import type { JsonValue } from '../../domain/canonical-json.ts';
import { formatMoney } from '../../domain/money.ts';
import { deskTime } from './desk-time.ts';
import { cityName, shownNumber } from './record-facts.ts';

const text = deskText.record;

type Fact = readonly [name: string, value: string | null | undefined];

function columnsOf(record: LedgerRecord, now: Date): readonly Fact[] {
  const { consent } = record;
  const agreed = [consent.ads && text.consentAds, consent.analytics && text.consentAnalytics].filter(Boolean);
  return [
    [text.kind, deskText.kindOf[record.kind]],
    [text.name, record.name],
    [text.mobile, record.mobileNumber && shownNumber(record.mobileNumber)],
    [text.bookingId, record.bookingId],
    [text.service, record.service],
    [text.city, cityName(record.city)],
    [text.state, record.state],
    [text.source, record.source],
    [text.campaign, record.campaign],
    [text.created, deskTime(record.createdAt, now)],
    [text.updated, deskTime(record.updatedAt, now)],
    [text.consent, agreed.length === 0 ? text.consentNone : agreed.join(', ')],
    [text.id, record.id],
  ];
}

/** Kept in paise; everything else is shown as it was sent. */
const MONEY: ReadonlySet<string> = new Set(['amount', 'servicePrice']);

function shown(name: string, value: JsonValue): string {
  if (typeof value === 'number' && MONEY.has(name)) return formatMoney(value);
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** "preferredDate" → "Preferred date" */
const spaced = (name: string): string => {
  const words = name
    .replace(/([A-Z])/g, ' $1')
    .replaceAll('_', ' ')
    .toLowerCase();
  return words.slice(0, 1).toUpperCase() + words.slice(1);
};

/** Everything of a record, the columns first, then what else was sent under its own names. */
export function SentFacts({ record, now }: { readonly record: LedgerRecord; readonly now: Date }) {
  const columns = columnsOf(record, now);
  const told = new Set(columns.map(([, value]) => value));
  const fields = Object.entries(record.fields).flatMap(([name, value]): readonly Fact[] => {
    if (value === undefined || value === null || value === '') return [];
    const words = shown(name, value);
    return told.has(words) ? [] : [[spaced(name), words]];
  });
  return (
    <dl className="pairs desk-pairs">
      {[...columns, ...fields]
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <div key={`${name} ${value}`}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
