import { backendWords, wordFor } from '../../features/bookings/rules/backend-words.ts';
import { paidAmount } from '../../records/paid-amount.ts';
import { fieldsOf, type LedgerRecord, type UnreadableRecord } from '../../records/record.ts';
import type { RecordKind } from '../../records/record-status.ts';
import type { JsonObject } from '../../values/canonical-json.ts';
import { csvOf } from '../../values/csv.ts';
import { indiaDate, indiaMinutes } from '../../values/india-time.ts';
import type { ReadRows } from './record-row.ts';

/** The names of the ids that a record holds, in the language of the export. */
export interface CsvNames {
  readonly areaName: (area: string) => string;
  readonly serviceName: (service: string) => string;
}

type Cell = string | number | null | undefined;

interface CsvColumn {
  readonly name: string;
  /** The kinds whose export has the column; all without it. */
  readonly kinds?: readonly RecordKind[];
  read(record: LedgerRecord, names: CsvNames): Cell;
}

const twoDigits = (count: number): string => String(count).padStart(2, '0');

/** An instant (ms since 1970) as a spreadsheet reads it, in India's time: "2026-11-22 18:30:05". */
const indiaTime = (ms: number): string => {
  const instant = new Date(ms);
  const minutes = indiaMinutes(instant);
  const clock = [Math.floor(minutes / 60), minutes % 60, instant.getUTCSeconds()].map(twoDigits);
  return `${indiaDate(instant)} ${clock.join(':')}`;
};

const textOf =
  (...names: readonly string[]) =>
  (record: LedgerRecord): Cell => {
    const fields: JsonObject = record.fields;
    const found = names.map((name) => fields[name]).find((value) => value !== undefined && value !== '');
    return typeof found === 'string' || typeof found === 'number' ? found : undefined;
  };

/** The backend's word for the id in a field, so that both lists of the same bookings read alike. */
const wordOf =
  (name: keyof typeof backendWords) =>
  (record: LedgerRecord): Cell =>
    cellOf(wordFor(backendWords[name], fieldsOf(record)[name]));

function areaOf(record: LedgerRecord, { areaName }: CsvNames): Cell {
  const area = textOf('area', 'userArea')(record);
  return typeof area === 'string' ? areaName(area) : area;
}

const rupeesOf = (paise: number | undefined): Cell => (paise === undefined ? undefined : paise / 100);

const amountOf = (record: LedgerRecord): Cell =>
  rupeesOf(fieldsOf(record).amount ?? fieldsOf(record).servicePrice);

/** The ordered lines in one cell: "2 × Car wash; Tyre change". */
const itemsOf = (record: LedgerRecord, { serviceName }: CsvNames): Cell =>
  fieldsOf(record)
    .lines?.map(({ serviceId, quantity }) =>
      quantity === 1 ? serviceName(serviceId) : `${quantity} × ${serviceName(serviceId)}`,
    )
    .join('; ');

const VISITS: readonly RecordKind[] = ['booking', 'order', 'service_request'];
const JOBS: readonly RecordKind[] = ['booking', 'order'];
const CARS: readonly RecordKind[] = ['lead', 'booking', 'order', 'service_request'];

const utmColumn = (name: string, field: string): CsvColumn => ({ name, read: textOf(field) });

const COLUMNS: readonly CsvColumn[] = [
  { name: 'id', read: ({ id }) => id },
  { name: 'kind', read: ({ kind }) => kind },
  { name: 'status', read: ({ status }) => status },
  { name: 'created', read: ({ createdAt }) => indiaTime(createdAt) },
  { name: 'updated', read: ({ updatedAt }) => indiaTime(updatedAt) },
  { name: 'name', read: ({ name }) => name },
  { name: 'mobileNumber', read: ({ mobileNumber }) => mobileNumber },
  { name: 'bookingId', kinds: ['booking'], read: ({ bookingId }) => bookingId },
  { name: 'service', read: ({ service }, { serviceName }) => service && serviceName(service) },
  { name: 'items', kinds: ['order'], read: itemsOf },
  { name: 'manufacturer', kinds: CARS, read: textOf('manufacturer', 'carBrand') },
  { name: 'model', kinds: CARS, read: textOf('model', 'carModel', 'car', 'vehicle') },
  { name: 'fuelType', kinds: CARS, read: textOf('fuelType') },
  { name: 'visitDate', kinds: VISITS, read: textOf('date', 'preferredDate') },
  { name: 'slot', kinds: JOBS, read: wordOf('timeSlot') },
  { name: 'way', kinds: ['booking'], read: wordOf('servicePreference') },
  { name: 'area', read: areaOf },
  { name: 'address', kinds: VISITS, read: textOf('address') },
  { name: 'pinCode', kinds: ['order'], read: textOf('pinCode') },
  { name: 'city', read: ({ city }) => city },
  { name: 'state', read: ({ state }) => state },
  { name: 'amountRupees', kinds: JOBS, read: amountOf },
  { name: 'paidRupees', kinds: JOBS, read: (record) => rupeesOf(paidAmount(record)) },
  { name: 'jobStep', kinds: JOBS, read: textOf('jobStep') },
  {
    name: 'mechanic',
    kinds: JOBS,
    read: (record) => fieldsOf(record).job?.mechanic?.name,
  },
  { name: 'enquiry', kinds: ['enquiry'], read: textOf('kind') },
  { name: 'message', kinds: ['lead', 'enquiry'], read: textOf('message') },
  { name: 'source', read: ({ source }) => source },
  { name: 'campaign', read: ({ campaign }) => campaign },
  utmColumn('utmSource', 'utmSource'),
  utmColumn('utmMedium', 'utmMedium'),
  utmColumn('utmCampaign', 'utmCampaign'),
  utmColumn('utmTerm', 'utmTerm'),
  utmColumn('utmContent', 'utmContent'),
  utmColumn('utmId', 'utmId'),
  utmColumn('gclid', 'gclid'),
  utmColumn('gbraid', 'gbraid'),
  utmColumn('wbraid', 'wbraid'),
  utmColumn('fbclid', 'fbclid'),
  { name: 'note', read: ({ note }) => note },
  { name: 'consentAds', read: ({ consent }) => (consent.ads ? 'yes' : 'no') },
  { name: 'consentAnalytics', read: ({ consent }) => (consent.analytics ? 'yes' : 'no') },
];

const cellOf = (value: unknown): Cell =>
  typeof value === 'string' || typeof value === 'number' ? value : undefined;

/** The columns of an export: those of one kind, or all. */
const columnsOf = (kind: RecordKind | undefined): readonly CsvColumn[] =>
  COLUMNS.filter(({ kinds }) => kind === undefined || kinds === undefined || kinds.includes(kind));

/** The first line. Spreadsheets detect UTF-8, and show Hindi names, only with its byte order mark. */
export const csvHeader = (kind: RecordKind | undefined): string =>
  `\uFEFF${columnsOf(kind)
    .map(({ name }) => name)
    .join(',')}\r\n`;

/** The lines of some records, one each: amounts in rupees, instants in India's time. No cell begins a formula. */
export function csvLines(
  records: readonly LedgerRecord[],
  kind: RecordKind | undefined,
  names: CsvNames,
): string {
  const columns = columnsOf(kind);
  const rows = records.map((record) => columns.map(({ read }) => read(record, names) ?? ''));
  return csvOf(rows);
}

/** The lines of records that no reader understands, so that a file does not lack them without a word. */
function unreadableLines(records: readonly UnreadableRecord[], kind: RecordKind | undefined): string {
  const columns = columnsOf(kind).map(({ name }) => name);
  return csvOf(
    records.map(({ createdAt, ...one }) => {
      const cells = { ...one, status: 'unreadable', created: indiaTime(createdAt) };
      return columns.map((name) => new Map<string, string>(Object.entries(cells)).get(name) ?? '');
    }),
  );
}

/** The records of some pages as CSV, in the columns of one kind or of all. */
export async function* csvOfRecords(
  pages: AsyncIterable<ReadRows>,
  kind: RecordKind | undefined,
  names: CsvNames,
): AsyncGenerator<string, void, undefined> {
  yield csvHeader(kind);
  for await (const { records, unreadable } of pages) {
    if (records.length > 0) yield csvLines(records, kind, names);
    if (unreadable.length > 0) yield unreadableLines(unreadable, kind);
  }
}
