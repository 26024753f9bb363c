import type { D1Database } from '@cloudflare/workers-types';
import { and, desc, eq, getTableColumns, ne, type SQL, sql } from 'drizzle-orm';
import type { PriceRow } from '../../features/pricing/rules/price-row.ts';
import { failure, type Result, success } from '../../values/result.ts';
import { auditLineIfChanged } from './audit.ts';
import type { LedgerContext, LedgerDatabase } from './database.ts';
import { createAttempt, openDatabase } from './database.ts';
import {
  type NewSheet,
  type Row,
  rowOf,
  type SheetRow,
  type SheetsState,
  unpacked,
} from './price-sheet-row.ts';
import { priceSheetState, priceSheets, type StoredFault } from './schema.ts';

type Unavailable = 'ledger_unavailable';

/** The end of a reading of the sheet's own place. */
export interface NotedRead {
  /** The place, as a hash of its address. */
  readonly from: string;
  /** Undefined after a fault. */
  readonly hash?: string | undefined;
  readonly fault?: StoredFault | undefined;
}

/** A sheet that goes live. */
export interface Publication {
  /** A new sheet, or the id of a stored one. */
  readonly sheet: NewSheet | string;
  /** The live sheet that the decision was made on. */
  readonly seen: string | null;
  /** The hash of the sheet that a person passed over; null where the address's own sheet goes live. */
  readonly passedOver: string | null;
  readonly by: string;
  /** The line of the audit list. */
  readonly action: string;
  readonly subject: string;
  readonly detail: string;
}

/** The stored price sheets. A sheet of 2 MB fits a row. */
export interface PriceSheetStore {
  state(): Promise<Result<SheetsState, Unavailable>>;
  /** The sheets without their rows: the waiting ones, then the published ones from the newest on. */
  list(): Promise<Result<{ readonly state: SheetsState; readonly sheets: readonly SheetRow[] }, Unavailable>>;
  rows(id: string): Promise<Result<readonly PriceRow[], 'sheet_gone' | Unavailable>>;
  /** Puts a sheet live; nothing held remains. `live_changed`: another sheet went live, or this one is gone. */
  publish(publication: Publication): Promise<Result<undefined, 'live_changed' | Unavailable>>;
  /** Stores a sheet that waits, in the place of the one before it. An uploaded one ends the fault of the last upload. */
  wait(
    sheet: NewSheet,
    as: Pick<Row, 'reasons'> & { readonly state: 'held' | 'uploaded' },
  ): Promise<Result<undefined, Unavailable>>;
  /** The address no longer has the held sheet. */
  dropHeld(): Promise<Result<undefined, Unavailable>>;
  /** The address has the live sheet: its losses of now count, and no person's choice stands against it. */
  agree(live: string, losses: Row['losses']): Promise<Result<undefined, Unavailable>>;
  noteRead(read: NotedRead): Promise<Result<undefined, Unavailable>>;
  noteUploadFault(fault: StoredFault): Promise<Result<undefined, Unavailable>>;
}

/** So many published sheets are stored. */
const MOST_PUBLISHED = 10;

const { rows: _, ...withoutRows } = getTableColumns(priceSheets);
const { one: __, ...stateColumns } = getTableColumns(priceSheetState);

const NO_STATE: SheetsState = {
  liveId: null,
  passedOver: null,
  readFrom: null,
  lastReadAt: null,
  lastReadHash: null,
  readFault: null,
  uploadFault: null,
};

const theState = eq(priceSheetState.one, 1);
const isLive = (id: string): SQL => sql`EXISTS (SELECT 1 FROM price_sheet_state WHERE live_id = ${id})`;

/** Deletes the published sheets beyond the last ten, and earlier ones with the same rows as the live one. */
const deleteOld = (database: LedgerDatabase, live: string) =>
  database.delete(priceSheets).where(
    and(
      eq(priceSheets.state, 'published'),
      ne(priceSheets.id, live),
      isLive(live),
      sql`${priceSheets.id} NOT IN (SELECT id FROM price_sheets WHERE state = 'published'
        AND (id = ${live} OR hash <> (SELECT hash FROM price_sheets WHERE id = ${live}))
        ORDER BY published_at DESC, id DESC LIMIT ${MOST_PUBLISHED})`,
    ),
  );

/** The published row of a sheet that is new, or of a stored one by its id; written only if it is live now. */
function writePublished(
  database: LedgerDatabase,
  sheet: Awaited<ReturnType<typeof rowOf>> | string,
  { by, at }: { readonly by: string; readonly at: number },
) {
  if (typeof sheet === 'string')
    return database
      .update(priceSheets)
      .set({ state: 'published', reasons: null, publishedAt: at, publishedBy: by })
      .where(and(eq(priceSheets.id, sheet), isLive(sheet)));
  const { losses, ...row } = sheet;
  return database.insert(priceSheets).select(sql`SELECT ${row.id}, 'published', ${row.source}, ${row.hash},
    ${row.rows}, ${row.rowCount}, ${JSON.stringify(losses)}, ${at}, NULL, ${at}, ${by} WHERE ${isLive(row.id)}`);
}

export function createPriceSheetStore(
  d1: D1Database,
  { now, newId, report }: LedgerContext,
): PriceSheetStore {
  const database = openDatabase(d1);
  const attempt = createAttempt(report);
  const done = async (
    step: string,
    run: () => PromiseLike<unknown>,
  ): Promise<Result<undefined, Unavailable>> =>
    (await attempt(step, run)).ok ? success(undefined) : failure('ledger_unavailable');
  const readState = () => database.select(stateColumns).from(priceSheetState).where(theState);

  return {
    async state() {
      const found = await attempt('read price sheet state', readState);
      return found.ok ? success(found.value[0] ?? NO_STATE) : failure('ledger_unavailable');
    },

    async list() {
      const found = await attempt('list price sheets', () =>
        database.batch([
          readState(),
          database
            .select(withoutRows)
            .from(priceSheets)
            .orderBy(desc(priceSheets.publishedAt), desc(priceSheets.id)),
        ]),
      );
      if (!found.ok) return failure('ledger_unavailable');
      const [[state = NO_STATE], sheets] = found.value;
      return success({ state, sheets });
    },

    async rows(id) {
      const found = await attempt('read price sheet', async () => {
        const [row] = await database
          .select({ rows: priceSheets.rows })
          .from(priceSheets)
          .where(eq(priceSheets.id, id));
        return row && unpacked(row.rows);
      });
      if (!found.ok) return failure('ledger_unavailable');
      return found.value === undefined ? failure('sheet_gone') : success(found.value);
    },

    async publish({ sheet, seen, passedOver, by, action, subject, detail }) {
      const at = now();
      const id = typeof sheet === 'string' ? sheet : sheet.id;
      const isStored = sql`EXISTS (SELECT 1 FROM price_sheets WHERE id = ${id})`;
      // A query of Drizzle runs when it is awaited, so only the row is.
      const row = typeof sheet === 'string' ? sheet : await rowOf(sheet, at);
      const published = await attempt('publish price sheet', () =>
        database.batch([
          database
            .update(priceSheetState)
            .set({ liveId: id, passedOver })
            .where(and(theState, sql`live_id IS ${seen}`, typeof sheet === 'string' ? isStored : undefined))
            .returning({ liveId: priceSheetState.liveId }),
          auditLineIfChanged(database, { id: newId(), at, by, action, subject, detail }),
          writePublished(database, row, { by, at }),
          database.delete(priceSheets).where(and(eq(priceSheets.state, 'held'), isLive(id))),
          deleteOld(database, id),
        ]),
      );
      if (!published.ok) return failure('ledger_unavailable');
      return published.value[0].length === 0 ? failure('live_changed') : success(undefined);
    },

    async wait(sheet, { state, reasons }) {
      const row = await rowOf(sheet, now());
      return done('store price sheet', () =>
        database.batch([
          database.delete(priceSheets).where(eq(priceSheets.state, state)),
          database.insert(priceSheets).values({ ...row, state, reasons }),
          ...(state === 'uploaded'
            ? [database.update(priceSheetState).set({ uploadFault: null }).where(theState)]
            : []),
        ]),
      );
    },

    dropHeld: () =>
      done('drop held price sheet', () => database.delete(priceSheets).where(eq(priceSheets.state, 'held'))),

    agree: (live, losses) =>
      done('agree on price sheet', () =>
        database.batch([
          database.update(priceSheets).set({ losses, readAt: now() }).where(eq(priceSheets.id, live)),
          database
            .update(priceSheetState)
            .set({ passedOver: null })
            .where(and(theState, eq(priceSheetState.liveId, live))),
          database.delete(priceSheets).where(and(eq(priceSheets.state, 'held'), isLive(live))),
        ]),
      ),

    noteRead: ({ from, hash, fault = null }) =>
      done('note price sheet read', () =>
        database
          .update(priceSheetState)
          .set({
            readFrom: from,
            lastReadAt: now(),
            readFault: fault,
            ...(hash !== undefined && { lastReadHash: hash }),
          })
          .where(theState),
      ),

    noteUploadFault: (uploadFault) =>
      done('note price sheet upload', () =>
        database.update(priceSheetState).set({ uploadFault }).where(theState),
      ),
  };
}
