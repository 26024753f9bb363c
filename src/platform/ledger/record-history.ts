import type { AnyFields, LedgerRecord } from '../../records/record.ts';
import { operatorNamed } from '../../values/operator.ts';
import type { recordHistory } from './schema.ts';

type HistoryRow = typeof recordHistory.$inferSelect;

/** A change in the history of a record, without the id by which a change recognises itself. */
type PastChange = Pick<HistoryRow, 'version' | 'at' | 'what' | 'by' | 'why'>;

/** A page of a record's history. */
export interface HistoryPage {
  /** Oldest first. */
  readonly history: readonly PastChange[];
  /** Leads to the page before, whose changes are older; null on the page that holds the creation. */
  readonly olderHistory: string | null;
}

/** A page of history with the change that an undo reads, which may stand on another page. */
export interface RecordHistory extends HistoryPage {
  /** The last change of the status or of the job's step. */
  readonly lastMove: PastChange | undefined;
}

export const HISTORY_PAGE = 50;

/** A change of the status or of a step has its old and new value with this sign between them. */
export const MOVED = '→';

/** Parses the cursor of a history page; an invalid one starts from the newest change. */
export const versionBefore = (cursor: string | undefined): number | undefined =>
  /^[1-9]\d{0,8}$/.test(cursor ?? '') ? Number(cursor) : undefined;

const toPastChange = ({ version, at, what, by, why }: HistoryRow): PastChange => ({
  version,
  at,
  what,
  by,
  why,
});

/** The first version has no row of its own: the record shows it. Records of an earlier version of the site have one. */
function creationOf({
  createdAt: at,
  kind,
  source,
  fields,
}: Pick<LedgerRecord, 'createdAt' | 'kind' | 'source'> & { readonly fields: AnyFields }): PastChange {
  // The operator takes a booking by phone.
  const taker = fields.takenBy ?? operatorNamed(undefined);
  const by = kind === 'booking' && source === 'phone' ? taker : 'visitor';
  return { version: 1, at, what: 'created', by, why: null };
}

/** Cuts rows, newest first and read one beyond a page, into a page of history. */
export function historyPage(
  record: Parameters<typeof creationOf>[0],
  newestFirst: readonly HistoryRow[],
): HistoryPage {
  const rows = newestFirst.slice(0, HISTORY_PAGE).map(toPastChange).toReversed();
  const [oldest] = rows;
  if (newestFirst.length > HISTORY_PAGE && oldest !== undefined)
    return { history: rows, olderHistory: String(oldest.version) };
  return { history: oldest?.version === 1 ? rows : [creationOf(record), ...rows], olderHistory: null };
}

/** A page from a whole history, oldest first, as the archive holds it. */
export function historyFromWhole(
  record: Parameters<typeof creationOf>[0],
  whole: readonly HistoryRow[],
  cursor: string | undefined,
): RecordHistory {
  const before = versionBefore(cursor);
  const rows = whole.filter(({ version }) => before === undefined || version < before);
  const moved = whole.findLast(({ what }) => what.includes(MOVED));
  return {
    ...historyPage(record, rows.toReversed()),
    lastMove: moved === undefined ? undefined : toPastChange(moved),
  };
}
