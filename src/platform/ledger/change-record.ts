import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { type LedgerRecord, parseRecord, type StoredRecord } from '../../records/record.ts';
import { mayMove } from '../../records/record-status.ts';
import { canonicalJson } from '../../values/canonical-json.ts';
import { failure, type Result, success } from '../../values/result.ts';
import { auditLine } from './audit.ts';
import { callAfterStatus } from './call-statements.ts';
import type { Attempt, FaultReport, LedgerDatabase } from './database.ts';
import { joinedEntry } from './joined-changes.ts';
import { mergeFields, nameKeyOf, reportUnreadable, toDeliveryRow, toStored } from './record-row.ts';
import type { NewDelivery, RecordChanges } from './records.ts';
import { deliveries, paymentEvents, recordHistory, records } from './schema.ts';

export type ChangeFault = 'not_found' | 'status_refused' | 'ledger_unavailable';

export interface ChangeOptions {
  /** Who changes it: `visitor`, `operator`, `provider`. */
  readonly by: string;
  /**
   * New deliveries beyond those that follow the record; a purpose that already has one is ignored. A function decides by
   * the changed record.
   */
  readonly deliveries?:
    | readonly NewDelivery[]
    | ((changed: LedgerRecord) => readonly NewDelivery[])
    | undefined;
  /** The reason of the change for its history: the operator's words, or a code of ours. */
  readonly why?: string | undefined;
  /** Takes the last status back: only then may a status change against the order of `mayMove`. */
  readonly undoes?: boolean | undefined;
  /** The operator's action for the audit list, written in the same transaction. */
  readonly audit?: string | undefined;
  /** The payment provider's event that caused the change, stored with it. */
  readonly paymentEvent?: { readonly eventId: string; readonly kind: string } | undefined;
}

/** The current record, and whether the change made a difference. */
export interface Changed {
  readonly record: LedgerRecord;
  readonly changed: boolean;
}

/** Changes, or a function of the current record with its own failure codes. */
export type Changes<Code extends string> =
  | RecordChanges
  | ((record: LedgerRecord) => Result<RecordChanges, Code>);

/** Who changed a record, and what it was before. */
export interface RecordChange {
  readonly before: LedgerRecord;
  readonly by: string;
}

/** The deliveries that a new or a changed record calls for whoever writes it. */
export type FactDeliveries = (after: LedgerRecord, change?: RecordChange) => readonly NewDelivery[];

interface ChangerParts {
  readonly now: () => number;
  readonly newId: () => string;
  readonly attempt: Attempt;
  readonly report?: FaultReport | undefined;
  readonly onChanged?: ((after: LedgerRecord, change: RecordChange) => void) | undefined;
  readonly factDeliveries?: FactDeliveries | undefined;
}

interface NextVersion {
  readonly changeId: string;
  readonly record: LedgerRecord;
  readonly factDeliveries: readonly NewDelivery[];
  /** The fields to store, also those that no schema has. */
  readonly fields: StoredRecord['fields'];
  readonly differences: readonly string[];
  /** The last entry of the history, if the current version has one. */
  readonly last: typeof recordHistory.$inferSelect | null;
}

/**
 * After so many changes a visitor may only move the status, for example cancel. Each change costs a history entry and
 * calls of outside systems.
 */
const MAX_VERSION_OF_VISITOR = 200;

/** The most retries after concurrent changes and after database faults. */
const MAX_ROUNDS = 20;
const MAX_FAULTS = 2;

/** The optional statements of a change: new deliveries, the audit entry, the provider's event. */
function optionalStatements(
  database: LedgerDatabase,
  newId: () => string,
  next: NextVersion,
  options: ChangeOptions,
) {
  const { id, updatedAt: at } = next.record;
  const added =
    typeof options.deliveries === 'function' ? options.deliveries(next.record) : (options.deliveries ?? []);
  const statements: BatchItem<'sqlite'>[] = [...added, ...next.factDeliveries].map((delivery) =>
    database
      .insert(deliveries)
      .values(toDeliveryRow(delivery, id, newId(), at))
      .onConflictDoNothing({ target: [deliveries.recordId, deliveries.target, deliveries.purpose] }),
  );
  if (options.audit !== undefined) {
    const line = { id: newId(), at, by: options.by, action: options.audit, subject: id };
    statements.push(auditLine(database, { ...line, detail: next.differences.join(', ') }));
  }
  if (options.paymentEvent !== undefined) {
    const event = { ...options.paymentEvent, recordId: id, at };
    statements.push(database.insert(paymentEvents).values(event).onConflictDoNothing());
  }
  return statements;
}

/**
 * A joined change writes a new entry in place of the last. The key of the history alone would not stop a change of an
 * older version, because the entry of the version between may be gone. So the entry asks for the version that was read.
 */
function historyStatements(
  database: LedgerDatabase,
  { record, changeId, differences, last }: NextVersion,
  { by, why, paymentEvent }: ChangeOptions,
) {
  const { id, version, updatedAt: at } = record;
  const isMarked = why !== undefined || paymentEvent !== undefined;
  const joined = joinedEntry({ record, differences, by, isMarked }, last);
  const entry = joined ?? { at, what: differences.join(', ') };
  const insert = database
    .insert(recordHistory)
    .values({ recordId: atVersion(id, version - 1), version, changeId, by, why: why ?? null, ...entry });
  const replaced = and(eq(recordHistory.recordId, id), eq(recordHistory.version, version - 1));
  const rest: BatchItem<'sqlite'>[] = joined ? [database.delete(recordHistory).where(replaced)] : [];
  return [insert, ...rest] as const;
}

/** The record's id; null, which no history takes, once another change has written a version. */
const atVersion = (id: string, version: number) =>
  sql`(SELECT ${records.id} FROM ${records} WHERE ${records.id} = ${id} AND ${records.version} = ${version})`;

/**
 * Writes a change in one transaction. The history entry comes first. It fails after a concurrent change, with everything
 * else that the transaction writes.
 */
function write(database: LedgerDatabase, newId: () => string, next: NextVersion, options: ChangeOptions) {
  const { record, fields, differences } = next;
  const { id, version, updatedAt: at } = record;
  return database.batch([
    ...historyStatements(database, next, options),
    database
      .update(records)
      .set({
        status: record.status,
        version,
        updatedAt: at,
        name: record.name,
        nameKey: nameKeyOf(record.name),
        mobileNumber: record.mobileNumber,
        city: record.city,
        state: record.state,
        source: record.source,
        service: record.service,
        campaign: record.campaign,
        fields,
        note: record.note,
        // Another consent than the stored one only: a withdrawal may have come between.
        ...(differences.includes('consent') && {
          consentAds: record.consent.ads,
          consentAnalytics: record.consent.analytics,
          consentId: record.consent.id ?? null,
        }),
      })
      .where(eq(records.id, id)),
    // A pending delivery keeps its place in the queue: it will send the latest state anyway.
    database
      .update(deliveries)
      .set({ state: 'pending', attempts: 0, queuedAt: at, nextAttemptAt: at, finishedAt: null })
      .where(
        and(
          eq(deliveries.recordId, id),
          isNull(deliveries.event),
          inArray(deliveries.state, ['delivered', 'failed', 'skipped']),
        ),
      ),
    ...optionalStatements(database, newId, next, options),
    ...(differences.some((difference) => difference.startsWith('status '))
      ? callAfterStatus(database, {
          record,
          by: options.by,
          changeId: next.changeId,
          undoes: options.undoes === true,
        })
      : []),
  ]);
}

/** The write side of `Ledger.change`. */
export function createChanger(database: LedgerDatabase, parts: ChangerParts) {
  const { now, newId, attempt, report, onChanged, factDeliveries } = parts;
  const read = async (id: string) => {
    const found = await attempt('read for change', () =>
      database
        .select({ row: records, last: recordHistory })
        .from(records)
        .leftJoin(
          recordHistory,
          and(eq(recordHistory.recordId, records.id), eq(recordHistory.version, records.version)),
        )
        .where(eq(records.id, id))
        .limit(1),
    );
    if (!found.ok) return failure('ledger_unavailable');
    const [current] = found.value;
    return current === undefined
      ? failure('not_found')
      : success({ stored: toStored(current.row), last: current.last });
  };

  const parsed = (stored: StoredRecord): LedgerRecord | undefined => {
    const record = parseRecord(stored);
    if (record === undefined) reportUnreadable(stored, report);
    return record;
  };

  const wasWritten = async (recordId: string, changeId: string): Promise<boolean> => {
    const found = await attempt('read back', () =>
      database
        .select({ version: recordHistory.version })
        .from(recordHistory)
        .where(and(eq(recordHistory.recordId, recordId), eq(recordHistory.changeId, changeId)))
        .limit(1),
    );
    return found.ok && found.value.length > 0;
  };

  return async <Code extends string = never>(
    id: string,
    changes: Changes<Code>,
    options: ChangeOptions,
  ): Promise<Result<Changed, ChangeFault | Code>> => {
    const changeId = newId();
    let faults = 0;
    for (let round = 0; round < MAX_ROUNDS && faults < MAX_FAULTS; round += 1) {
      const found = await read(id);
      if (!found.ok && found.code === 'not_found') return found;
      if (!found.ok) {
        faults += 1;
        continue;
      }
      const { stored, last } = found.value;
      const before = parsed(stored);
      if (before === undefined) return failure('ledger_unavailable');
      const decided = typeof changes === 'function' ? changes(before) : success(changes);
      if (!decided.ok) return decided;
      const applied = applyChanges(stored, decided.value, options.undoes);
      if (!applied.ok) return applied;
      const { differences } = applied.value;
      if (differences.length === 0) return success({ record: before, changed: false });
      if (isSpent(before, applied.value.record, options.by)) return failure('status_refused');
      const next = { ...applied.value.record, version: before.version + 1, updatedAt: now() };
      const record = parsed(next);
      // The record as it was can still be read.
      if (record === undefined) return failure('ledger_unavailable');
      const change = { before, by: options.by };
      const written: NextVersion = {
        ...{ changeId, record, fields: next.fields, differences, last },
        factDeliveries: factDeliveries?.(record, change) ?? [],
      };
      const done = await attempt('change', () => write(database, newId, written, options));
      // A failed write may have been committed with its answer lost; then the history has this change's id.
      if (!done.ok && !(await wasWritten(id, changeId))) continue;
      onChanged?.(record, change);
      return success({ record, changed: true });
    }
    return failure('ledger_unavailable');
  };
}

const isSpent = (before: StoredRecord, after: StoredRecord, by: string): boolean =>
  by === 'visitor' && before.version > MAX_VERSION_OF_VISITOR && before.status === after.status;

/** The changed record and the names of the changed fields; a status with its old and new value. */
interface AppliedChanges {
  readonly record: StoredRecord;
  readonly differences: readonly string[];
}

const orCurrent = <Value>(changed: Value | undefined, current: Value): Value =>
  changed === undefined ? current : changed;

/** The step of a job with its old and new value, like a status. */
function stepBetween({ fields: before }: StoredRecord, { fields: after }: StoredRecord): readonly string[] {
  if (before.jobStep === after.jobStep) return [];
  return [`step ${String(before.jobStep ?? 'none')} → ${String(after.jobStep ?? 'none')}`];
}

function differencesBetween(before: StoredRecord, after: StoredRecord): readonly string[] {
  const plain = (['name', 'mobileNumber', 'city', 'state', 'source', 'service', 'campaign', 'note'] as const)
    .filter((column) => before[column] !== after[column])
    .map(String);
  const fields = [...new Set([...Object.keys(before.fields), ...Object.keys(after.fields)])].filter(
    (key) =>
      key !== 'jobStep' &&
      canonicalJson(before.fields[key] ?? null) !== canonicalJson(after.fields[key] ?? null),
  );
  const consent =
    before.consent.ads === after.consent.ads &&
    before.consent.analytics === after.consent.analytics &&
    before.consent.id === after.consent.id;
  const status = before.status === after.status ? [] : [`status ${before.status} → ${after.status}`];
  return [...status, ...stepBetween(before, after), ...plain, ...fields, ...(consent ? [] : ['consent'])];
}

/**
 * Applies changes to a record; a null field is removed. `status_refused`: the status may not change that way, so that a
 * final status goes back only by an undo.
 */
export function applyChanges(
  before: StoredRecord,
  changes: RecordChanges,
  undoes = false,
): Result<AppliedChanges, 'status_refused'> {
  const status = orCurrent(changes.status, before.status);
  if (!undoes && !mayMove(before.kind, before.status, status)) return failure('status_refused');
  const { ads, analytics, id } = orCurrent(changes.consent, before.consent);
  const record: StoredRecord = {
    ...before,
    status,
    name: orCurrent(changes.name, before.name),
    mobileNumber: orCurrent(changes.mobileNumber, before.mobileNumber),
    city: orCurrent(changes.city, before.city),
    state: orCurrent(changes.state, before.state),
    source: orCurrent(changes.source, before.source),
    service: orCurrent(changes.service, before.service),
    campaign: orCurrent(changes.campaign, before.campaign),
    note: orCurrent(changes.note, before.note),
    fields: mergeFields(before.fields, changes.fields),
    consent: { ads, analytics, ...(id !== undefined && { id }) },
  };
  return success({ record, differences: differencesBetween(before, record) });
}
