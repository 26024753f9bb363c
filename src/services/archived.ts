import { orderNumber } from '../features/checkout/rules/order-state.ts';
import { billNumberText } from '../features/jobs/contract.ts';
import type { Archive } from '../platform/archive/archive.ts';
import type { ArchivedRecord } from '../platform/archive/archived-record.ts';
import { EARLIEST_MS } from '../platform/archive/move-oldest.ts';
import type { BillNumbers } from '../platform/ledger/bill-numbers.ts';
import type { CountedValues } from '../platform/ledger/counting.ts';
import type { FaultReport } from '../platform/ledger/database.ts';
import type { Erasure, NumberExport, RemoteCopy } from '../platform/ledger/erasure.ts';
import { COMPARED, type Compared } from '../platform/ledger/filter-values.ts';
import { csvOfRecords } from '../platform/ledger/record-csv.ts';
import { historyFromWhole } from '../platform/ledger/record-history.ts';
import type { OlderRecords } from '../platform/ledger/record-ledger.ts';
import type { RecordQueries } from '../platform/ledger/record-queries.ts';
import { type ReadRows, readRow, readRows, shownDelivery, toStored } from '../platform/ledger/record-row.ts';
import { type AnyFields, fieldsOf, type LedgerRecord } from '../records/record.ts';
import { NO_VALUE, OTHER_VALUES, type RecordFilter } from '../records/record-filter.ts';
import { parseRecordSearch, SHORTEST_WORD } from '../records/record-search.ts';
import { meantStatuses } from '../records/record-status.ts';
import { indiaDate } from '../values/india-time.ts';
import { failure, type Result, success } from '../values/result.ts';
import type { EraseOwn } from './erasure.ts';

/** The moved records, as the ledger asks for them. */
export const olderRecords = (archive: Archive, report?: FaultReport): OlderRecords => ({
  async find(id) {
    const moved = await archive.find(id);
    return moved && readRow(moved.record, report);
  },
  restore: (id) => archive.restore(id),
});

/** The operator's queries with the archive: a record, a number's records, and the export. */
export const queriesWithArchive = (
  queries: RecordQueries,
  archive: Archive,
  counted: CountedValues,
  report?: FaultReport,
): RecordQueries => ({
  ...queries,
  async list(filter, page) {
    const found = await queries.list(filter, page);
    const search = parseRecordSearch(filter.search ?? '');
    // Moved records are older than all others, so they follow the last page.
    if (!found.ok || found.value.cursor !== null || search?.by !== 'number') return found;
    try {
      const rows = (await archive.ofNumber(search.number)).map(({ record }) => record).toReversed();
      const moved = readRows(rows, report);
      const matching = moved.records.filter((record) => isWanted(record, filter, counted));
      return success({
        ...found.value,
        records: withoutRepeats(found.value.records, matching),
        unreadable: withoutRepeats(found.value.unreadable, moved.unreadable),
      });
    } catch {
      return failure('ledger_unavailable');
    }
  },
  async details(id, page) {
    const found = await queries.details(id, page);
    if (found.ok || found.code !== 'not_found') return found;
    const moved = await archive.find(id);
    if (moved === undefined) return found;
    const record = readRow(moved.record, report);
    if (record === undefined) return failure('unreadable', moved.record);
    return success({
      record,
      ...historyFromWhole(moved.record, moved.history, page?.before),
      deliveries: moved.deliveries.map(shownDelivery),
      movedMessages: moved.messages,
    });
  },
  pages: (filter) => pagesWithArchive({ queries, archive, counted, report }, filter),
  exportCsv: (filter, names) =>
    csvOfRecords(pagesWithArchive({ queries, archive, counted, report }, filter), filter.kind, names),
});

interface ReadParts {
  readonly queries: RecordQueries;
  readonly archive: Archive;
  readonly counted: CountedValues;
  readonly report: FaultReport | undefined;
}

/**
 * The ledger's records of a filter, then the moved ones, which are older; each once. A copy of a record that the ledger
 * still has may lie in the archive, and cron moves records while a long list is read.
 */
async function* pagesWithArchive(
  { queries, archive, counted, report }: ReadParts,
  filter: RecordFilter,
): AsyncGenerator<ReadRows, void, undefined> {
  const given = new Set<string>();
  const mayMove = Date.now() - EARLIEST_MS;
  for await (const page of queries.pages(filter)) {
    for (const { id, createdAt } of [...page.records, ...page.unreadable])
      if (createdAt < mayMove) given.add(id);
    yield page;
  }
  const to = indiaDate(new Date((filter.before ?? Date.now()) - 1));
  for await (const day of archive.between(indiaDate(new Date(filter.from ?? 0)), to)) {
    const read = readRows(
      day.flatMap(({ record }) => (given.has(record.id) ? [] : [record])),
      report,
    );
    const wanted = read.records.filter((record) => isWanted(record, filter, counted));
    yield { records: wanted.toReversed(), unreadable: read.unreadable };
  }
}

/** A run that broke off may have left a copy of a record that the ledger still has. */
const withoutRepeats = <One extends { readonly id: string }>(
  known: readonly One[],
  more: readonly One[],
): readonly One[] => {
  const ids = new Set(known.map(({ id }) => id));
  return [...known, ...more.filter(({ id }) => !ids.has(id))];
};

/** Whether a moved record passes the filter of a list, as the ledger's own records do. */
function isWanted(record: LedgerRecord, filter: RecordFilter, counted: CountedValues): boolean {
  const { from, before, visit, mechanic, step } = filter;
  const fields: AnyFields = record.fields;
  const isSame =
    COMPARED.every((column) => hasValue(record, column, filter[column], counted)) &&
    (visit === undefined || visit === (fields.date ?? fields.preferredDate)) &&
    (mechanic === undefined || mechanic === fields.mechanic) &&
    (step === undefined || step === fields.jobStep);
  const isInTime =
    (from === undefined || record.createdAt >= from) && (before === undefined || record.createdAt < before);
  return isSame && isInTime && isFound(record, filter.search);
}

/** Whether a record has a filter's value, or none, or one that the summary counts as another one. */
function hasValue(
  record: LedgerRecord,
  column: Compared,
  wanted: string | undefined,
  counted: CountedValues,
): boolean {
  if (wanted === undefined) return true;
  const own = record[column];
  if (column === 'status')
    return meantStatuses(wanted).some(([kind, status]) => kind === record.kind && status === own);
  const listed = column === 'kind' || column === 'state' ? undefined : counted[column];
  if (listed && wanted === NO_VALUE) return own === null;
  if (listed && wanted === OTHER_VALUES) return own !== null && !listed.includes(own);
  return own === wanted;
}

function isFound(
  { id, kind, mobileNumber, bookingId, reference, name, fields }: LedgerRecord,
  typed: string | undefined,
): boolean {
  const search = parseRecordSearch(typed ?? '');
  switch (search?.by) {
    case 'number':
      return mobileNumber === search.number;
    case 'booking':
      return bookingId === search.bookingId;
    case 'reference':
      return reference === search.reference;
    case 'id':
      return id === search.id;
    case 'name':
      return name?.toLowerCase().startsWith(search.prefix) === true;
    case 'words': {
      const order = kind === 'order' ? orderNumber(id) : '';
      const { manufacturer, carBrand, model, carModel, car, vehicle, area, userArea, address }: AnyFields =
        fields;
      const { billNumber, mechanic } = fieldsOf({ fields }).job ?? {};
      const bill = billNumber === undefined ? '' : billNumberText(billNumber);
      const words = [
        ...[name, mobileNumber, bookingId, order, bill, mechanic?.name],
        ...[manufacturer ?? carBrand, model ?? carModel ?? car ?? vehicle, area ?? userArea, address],
      ];
      const text = ` ${words.join(' ')}`.toLowerCase();
      return search.words.every((word) => text.includes(word.length < SHORTEST_WORD ? ` ${word}` : word));
    }
    case undefined:
      return true;
  }
}

const remoteOf = ({ record, deliveries }: ArchivedRecord): readonly RemoteCopy[] =>
  deliveries
    .filter(
      ({ deliveredVersion, remoteId, remoteDocumentId, unclear }) =>
        deliveredVersion !== null || remoteId !== null || remoteDocumentId !== null || unclear,
    )
    .map(({ target, purpose, remoteId, remoteDocumentId, deliveredVersion }) => ({
      target,
      kind: record.kind,
      recordId: record.id,
      purpose,
      remoteId,
      remoteDocumentId,
      certain: deliveredVersion !== null,
    }));

/** A published review is in the database and in the archive. */
const withMovedReviews = (
  known: NumberExport['reviews'],
  moved: readonly ArchivedRecord[],
): NumberExport['reviews'] => {
  const ids = new Set(known.map(({ recordId }) => recordId));
  return [...known, ...moved.flatMap(({ review }) => (review && !ids.has(review.recordId) ? [review] : []))];
};

/** The numbers of bills, with the archive: a moved record keeps the number that it has. */
export const billNumbersWithArchive = (numbers: BillNumbers, archive: Archive): BillNumbers => ({
  async numberFor(recordId) {
    const moved = await archive.find(recordId);
    return moved?.bill ? success(moved.bill.number) : numbers.numberFor(recordId);
  },
});

/** Who wrote in the chat about the moved records of a number. */
const writersOf = (moved: readonly ArchivedRecord[]): readonly string[] =>
  moved.flatMap(({ messages }) =>
    messages.flatMap(({ direction, person }) => (direction === 'in' ? [person] : [])),
  );

/** Joins what the ledger and the archive know of a number; fails where one of them cannot be read. */
export async function exportWithArchived(
  archive: Archive,
  ledger: Erasure,
  mobileNumber: string,
): Promise<Result<NumberExport, 'ledger_unavailable'>> {
  try {
    const moved = await archive.ofNumber(mobileNumber);
    const sessions = moved.flatMap(({ record }) => record.sessionId ?? []);
    const exported = await ledger.exportNumber(mobileNumber, { wrote: writersOf(moved), sessions });
    if (!exported.ok) return exported;
    const found = exported.value;
    return success({
      ...found,
      messages: withoutRepeats(
        found.messages,
        moved.flatMap(({ messages }) => messages),
      ),
      records: withoutRepeats(
        found.records,
        moved.map(({ record }) => toStored(record)),
      ),
      history: [...found.history, ...moved.flatMap(({ history }) => history)],
      reviews: withMovedReviews(found.reviews, moved),
      remote: [...found.remote, ...moved.flatMap(remoteOf)],
    });
  } catch {
    return failure('ledger_unavailable');
  }
}

/** Erases a person's moved records; fails where the archive cannot be read. */
export const eraseArchived =
  (archive: Archive): EraseOwn =>
  async ({ mobileNumber, found }, { records, remote }) => {
    try {
      const sessions = [...found.records, ...found.spins].flatMap(({ sessionId }) => sessionId ?? []);
      const days = found.records.map(({ createdAt }) => indiaDate(new Date(createdAt)));
      const moved = await archive.erase(mobileNumber, { sessions, days });
      return success({ records: records + moved.length, remote: [...remote, ...moved.flatMap(remoteOf)] });
    } catch {
      return failure('ledger_unavailable');
    }
  };
