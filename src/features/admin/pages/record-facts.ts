import { findCity } from '../../../content/cities/all-cities.ts';
import { adminText } from '../../../content/text/admin.ts';
import { messageLabels } from '../../../content/text/admin-reach.ts';
import { adminWordsText } from '../../../content/text/admin-words.ts';
import type { LedgerRecord } from '../../../records/record.ts';
import { looksLikeBot } from '../../../records/spam-reason.ts';
import type { JsonObject } from '../../../values/canonical-json.ts';
import { capitalised } from '../../../values/format.ts';
import { groupedMobileNumber } from '../../../values/mobile-number.ts';
import { formatMoney, type Paise } from '../../../values/money.ts';
import { fuelName } from '../../../values/vehicle.ts';
import { languageOf } from '../../jobs/index.ts';
import { adminTime, labelOf, shortDate } from './format.ts';
import { serviceText, wordIn } from './record-words.ts';

const text = adminText.records;

type Doubt = 'program' | 'unchecked' | 'waits';

/** The texts of a record's line in the list. */
interface RecordFacts {
  readonly ref: string;
  readonly name: string;
  readonly mobile: string | undefined;
  readonly car: string;
  readonly service: string;
  readonly area: string;
  readonly amount: string;
  readonly when: string;
  /** The language to speak; undefined for English. */
  readonly language: string | undefined;
  /** Why the record may be spam; undefined for most records. */
  readonly doubt: Doubt | undefined;
}

/** A field's text; undefined where it is missing, blank or no text. */
export const textIn = (fields: JsonObject, name: string): string | undefined => {
  const value = fields[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
};

const numberIn = (fields: JsonObject, name: string): number | undefined => {
  const value = fields[name];
  return typeof value === 'number' ? value : undefined;
};

function doubtOf({ suspect, seatWaits }: JsonObject): Doubt | undefined {
  if (looksLikeBot(suspect)) return 'program';
  if (seatWaits !== undefined) return 'waits';
  return suspect === 'unchecked' ? 'unchecked' : undefined;
}

const fuelOf = (fields: JsonObject): string | undefined => {
  const fuelType = textIn(fields, 'fuelType');
  return fuelType && fuelName(fuelType);
};

/** Returns "Swift petrol", without the manufacturer, which operators know. */
const carOf = (fields: JsonObject): string =>
  [
    textIn(fields, 'carModel') ??
      textIn(fields, 'model') ??
      textIn(fields, 'carBrand') ??
      textIn(fields, 'manufacturer'),
    fuelOf(fields),
  ]
    .filter((part) => part !== undefined)
    .join(' ') ||
  (textIn(fields, 'car') ?? '');

function serviceOf({ kind, service, fields }: LedgerRecord): string {
  if (kind === 'order') return text.items(numberIn(fields, 'itemCount') ?? 0);
  const rating = numberIn(fields, 'rating');
  if (rating !== undefined) return text.rating(rating);
  if (kind === 'enquiry') return textIn(fields, 'position') ?? enquiryName(textIn(fields, 'kind') ?? '');
  return service === null ? '' : serviceText(service);
}

const enquiryName = (kind: string): string => labelOf(adminWordsText.enquiries, kind) ?? capitalised(kind);

/** The booked amount of a record in paise; undefined where the price is not known yet. */
export const bookedAmount = ({ fields }: Pick<LedgerRecord, 'fields'>): Paise | undefined =>
  numberIn(fields, 'amount') ?? numberIn(fields, 'servicePrice');

/** The booked amount as text, else a lead's price range. */
function amountOf(record: LedgerRecord): string {
  const paise = bookedAmount(record);
  if (paise !== undefined) return formatMoney(paise);
  const range = textIn(record.fields, 'priceRange') ?? '';
  return range.startsWith('₹') ? range : '';
}

/** Returns the appointment, else the time of creation. */
function whenOf(record: LedgerRecord, now: Date): string {
  const { fields, createdAt } = record;
  const date = textIn(fields, 'date') ?? textIn(fields, 'preferredDate');
  if (date === undefined) return adminTime(createdAt, now);
  const slot = wordIn(record, 'timeSlot');
  return slot === undefined ? shortDate(date, now) : `${shortDate(date, now)}, ${slot}`;
}

export const cityName = (city: string | null): string =>
  city === null ? '' : (findCity(city)?.name ?? capitalised(city));

const languageName = (record: LedgerRecord): string | undefined => {
  const language = languageOf(record);
  return language === 'en' ? undefined : messageLabels.languages[language];
};

/** Makes the texts of a record's line; `now` decides which day is "today". */
export function recordFacts(record: LedgerRecord, now: Date): RecordFacts {
  const mobile = record.mobileNumber === null ? undefined : groupedMobileNumber(record.mobileNumber);
  return {
    ref: record.bookingId ?? '',
    name: record.name ?? mobile ?? adminText.kindOf[record.kind],
    mobile: record.name === null ? undefined : mobile,
    car: carOf(record.fields),
    service: serviceOf(record),
    area: wordIn(record, 'area') ?? textIn(record.fields, 'userArea') ?? cityName(record.city),
    amount: amountOf(record),
    when: whenOf(record, now),
    language: languageName(record),
    doubt: doubtOf(record.fields),
  };
}
