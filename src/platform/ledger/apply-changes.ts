import { mayMove } from '../../features/admin/rules/record-status.ts';
import { canonicalJson, type JsonObject } from '../../values/canonical-json.ts';
import { failure, type Result, success } from '../../values/result.ts';
import type { LedgerRecord, RecordChanges } from './records.ts';

/** A record with changes applied, and the names of what is different now, statuses spelled out. */
export interface AppliedChanges {
  readonly record: LedgerRecord;
  readonly differences: readonly string[];
}

const mergeFields = (kept: JsonObject, changed: JsonObject | undefined): JsonObject =>
  Object.fromEntries(
    Object.entries({ ...kept, ...changed }).filter(([, value]) => value !== null && value !== undefined),
  );

const keep = <Value>(changed: Value | undefined, kept: Value): Value =>
  changed === undefined ? kept : changed;

function differencesBetween(before: LedgerRecord, after: LedgerRecord): readonly string[] {
  const plain = (['name', 'mobileNumber', 'city', 'state', 'source', 'service', 'campaign', 'note'] as const)
    .filter((column) => before[column] !== after[column])
    .map(String);
  const fields = [...new Set([...Object.keys(before.fields), ...Object.keys(after.fields)])].filter(
    (key) => canonicalJson(before.fields[key] ?? null) !== canonicalJson(after.fields[key] ?? null),
  );
  const consent =
    before.consent.ads === after.consent.ads && before.consent.analytics === after.consent.analytics;
  const status = before.status === after.status ? [] : [`status ${before.status} → ${after.status}`];
  return [...status, ...plain, ...fields, ...(consent ? [] : ['consent'])];
}

/**
 * Applies changes to a record; a field given as null is removed.
 * `status_refused`: the record's status may not move that way, so that a final one never goes back. Nothing is applied then.
 */
export function applyChanges(
  before: LedgerRecord,
  changes: RecordChanges,
): Result<AppliedChanges, 'status_refused'> {
  const status = keep(changes.status, before.status);
  if (!mayMove(before.kind, before.status, status)) return failure('status_refused');
  const record: LedgerRecord = {
    ...before,
    status,
    name: keep(changes.name, before.name),
    mobileNumber: keep(changes.mobileNumber, before.mobileNumber),
    city: keep(changes.city, before.city),
    state: keep(changes.state, before.state),
    source: keep(changes.source, before.source),
    service: keep(changes.service, before.service),
    campaign: keep(changes.campaign, before.campaign),
    note: keep(changes.note, before.note),
    fields: mergeFields(before.fields, changes.fields),
    consent: keep(changes.consent, before.consent),
  };
  return success({ record, differences: differencesBetween(before, record) });
}
