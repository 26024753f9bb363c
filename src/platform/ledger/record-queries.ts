import type { D1Database } from '@cloudflare/workers-types';
import { and, asc, desc, eq, inArray, like, lt } from 'drizzle-orm';
import type { LedgerRecord, UnreadableRecord } from '../../records/record.ts';
import type { RecordFilter } from '../../records/record-filter.ts';
import { failure, type Result, success } from '../../values/result.ts';
import type { Changed, ChangeFault } from './change-record.ts';
import type { LedgerContext } from './database.ts';
import { createAttempt, openDatabase } from './database.ts';
import { encodeCursor } from './page-cursor.ts';
import { type CsvNames, csvOfRecords } from './record-csv.ts';
import { planRecordPage } from './record-filter.ts';
import { HISTORY_PAGE, historyPage, MOVED, type RecordHistory, versionBefore } from './record-history.ts';
import type { Ledger } from './record-ledger.ts';
import { type ReadRows, readRow, readRows, type ShownDelivery, shownDelivery } from './record-row.ts';
import { deliveries, recordHistory, records } from './schema.ts';
import type { chatMessages } from './schema-chat.ts';

type Unavailable = 'ledger_unavailable';

export interface RecordPage extends ReadRows {
  /** For the next page; null on the last. It contains no personal data. */
  readonly cursor: string | null;
  /** For the previous page; null on the first. */
  readonly previous: string | null;
}

/** A record with a page of its history and its deliveries. */
export interface RecordDetails extends RecordHistory {
  readonly record: LedgerRecord;
  readonly deliveries: readonly ShownDelivery[];
  /** The messages of a record in the archive; undefined for one that the ledger has. */
  readonly movedMessages?: readonly (typeof chatMessages.$inferSelect)[] | undefined;
}

export interface RecordQueries {
  /** A page of records: newest first, or in the order of the searched names or number prefixes. */
  list(
    filter: RecordFilter,
    page?: {
      readonly cursor?: string | undefined;
      readonly limit?: number | undefined;
      /** The most records that a search compares with a text too short for its index; all without it. */
      readonly newest?: number | undefined;
    },
  ): Promise<Result<RecordPage, Unavailable>>;
  /** The deliveries of a page of records, without their events. */
  deliveriesOf(ids: readonly string[]): Promise<Result<readonly ShownDelivery[], Unavailable>>;
  /** `before` is the `olderHistory` of the page of history that follows; without it, the newest page. */
  details(
    id: string,
    page?: { readonly before?: string | undefined },
  ): Promise<Result<RecordDetails, 'not_found' | 'unreadable' | Unavailable, UnreadableRecord>>;
  /** Changes status or note; audited. */
  change(
    id: string,
    changes: { readonly status?: string | undefined; readonly note?: string | null | undefined },
    by: string,
  ): Promise<Result<Changed, ChangeFault>>;
  /**
   * All records of a filter, 500 at a time. It throws when the ledger fails, so that an incomplete list does not look
   * complete.
   */
  pages(filter: RecordFilter): AsyncGenerator<ReadRows, void, undefined>;
  /**
   * The records of a filter as CSV in chunks of 500 records, in the columns of its kind. It throws when the
   * ledger fails, so that an incomplete file does not look complete.
   */
  exportCsv(filter: RecordFilter, names: CsvNames): AsyncGenerator<string, void, undefined>;
}

const PAGE = 50;
const EXPORT_PAGE = 500;

interface RecordQueriesOptions extends LedgerContext {
  readonly ledger: Pick<Ledger, 'change'>;
}

const cursorAt = (record: Pick<LedgerRecord, 'createdAt' | 'id'> | undefined, sign = ''): string | null =>
  record === undefined ? null : `${sign}${encodeCursor({ at: record.createdAt, id: record.id })}`;

/** The operator's queries of the records. */
export function createRecordQueries(d1: D1Database, { ledger, report }: RecordQueriesOptions): RecordQueries {
  const database = openDatabase(d1);
  const attempt = createAttempt(report);

  const list: RecordQueries['list'] = async (filter, { cursor, limit = PAGE, newest } = {}) => {
    const { where, order, backwards } = planRecordPage(filter, cursor, limit + 1, newest);
    const found = await attempt('list records', () =>
      database
        .select()
        .from(records)
        .where(where)
        .orderBy(...order)
        .limit(limit + 1),
    );
    if (!found.ok) return failure('ledger_unavailable');
    const rows = found.value.slice(0, limit);
    const page = backwards ? rows.toReversed() : rows;
    const more = found.value.length > limit;
    // The page that the operator came from always exists in that direction.
    const hasMore = { next: backwards || more, previous: backwards ? more : cursor !== undefined };
    return success({
      ...readRows(page, report),
      cursor: hasMore.next ? cursorAt(page.at(-1)) : null,
      previous: hasMore.previous ? cursorAt(page[0], '-') : null,
    });
  };

  const pages: RecordQueries['pages'] = async function* (filter) {
    let cursor: string | undefined;
    do {
      const page = await list(filter, { cursor, limit: EXPORT_PAGE });
      if (!page.ok) throw new Error('the export was cut short: the ledger is unavailable');
      yield page.value;
      cursor = page.value.cursor ?? undefined;
    } while (cursor !== undefined);
  };

  return {
    list,

    async deliveriesOf(ids) {
      if (ids.length === 0) return success([]);
      const found = await attempt('deliveries of records', () =>
        database
          .select()
          .from(deliveries)
          .where(inArray(deliveries.recordId, [...ids])),
      );
      return found.ok ? success(found.value.map(shownDelivery)) : failure('ledger_unavailable');
    },

    async details(id, { before } = {}) {
      const version = versionBefore(before);
      const found = await attempt('whole record', () =>
        database.batch([
          database.select().from(records).where(eq(records.id, id)).limit(1),
          database
            .select()
            .from(recordHistory)
            .where(
              and(
                eq(recordHistory.recordId, id),
                version === undefined ? undefined : lt(recordHistory.version, version),
              ),
            )
            .orderBy(desc(recordHistory.version))
            .limit(HISTORY_PAGE + 1),
          database
            .select()
            .from(recordHistory)
            .where(and(eq(recordHistory.recordId, id), like(recordHistory.what, `%${MOVED}%`)))
            .orderBy(desc(recordHistory.version))
            .limit(1),
          database
            .select()
            .from(deliveries)
            .where(eq(deliveries.recordId, id))
            .orderBy(asc(deliveries.target), asc(deliveries.purpose)),
        ]),
      );
      if (!found.ok) return failure('ledger_unavailable');
      const [[row], history, [lastMove], deliveryRows] = found.value;
      if (row === undefined) return failure('not_found');
      const record = readRow(row, report);
      if (record === undefined) return failure('unreadable', row);
      return success({
        record,
        ...historyPage(row, history),
        lastMove,
        deliveries: deliveryRows.map(shownDelivery),
      });
    },

    change: (id, changes, by) => ledger.change(id, changes, { by, audit: 'record_changed' }),

    pages,
    exportCsv: (filter, names) => csvOfRecords(pages(filter), filter.kind, names),
  };
}
