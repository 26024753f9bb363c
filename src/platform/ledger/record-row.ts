import {
  type LedgerRecord,
  parseRecord,
  type StoredRecord,
  type UnreadableRecord,
} from '../../records/record.ts';
import { firstStatus, type RecordKind } from '../../records/record-status.ts';
import { canonicalJson, type JsonObject, type JsonValue } from '../../values/canonical-json.ts';
import { newReference } from '../../values/chat-reference.ts';
import { searchKey } from '../../values/search-key.ts';
import { sha256Hex } from '../../values/signing.ts';
import { slugify } from '../../values/slug.ts';
import type { FaultReport } from './database.ts';
import type { NewDelivery, NewRecord } from './records.ts';
import type { deliveries, records } from './schema.ts';

export type RecordRow = typeof records.$inferSelect;
export type DeliveryRow = typeof deliveries.$inferSelect;

/** A delivery as the operator sees it: without the sent event and the holder of its lease. */
export type ShownDelivery = Omit<DeliveryRow, 'event' | 'lockedBy'>;

export const shownDelivery = ({ event: _, lockedBy: __, ...delivery }: DeliveryRow): ShownDelivery =>
  delivery;

/** A stored row without the columns that only the ledger needs, not yet parsed. */
export function toStored(row: RecordRow): StoredRecord {
  const { nameKey: _, idempotencyKey: __, contentHash: ___, ...shown } = row;
  const { consentAds, consentAnalytics, consentId, ...rest } = shown;
  return {
    ...rest,
    consent: { ads: consentAds, analytics: consentAnalytics, ...(consentId !== null && { id: consentId }) },
  };
}

/** Reports a record that its schema refuses, without its content. */
export const reportUnreadable = ({ kind }: UnreadableRecord, report: FaultReport | undefined): void =>
  report?.({ step: 'read record', reason: `unreadable ${kind}` });

/** Parses a row; undefined, and reported, where the schema of its kind refuses it. */
export function readRow(row: RecordRow, report: FaultReport | undefined): LedgerRecord | undefined {
  const record = parseRecord(toStored(row));
  if (record === undefined) reportUnreadable(row, report);
  return record;
}

/** Rows as records, and those that no reader understands: a list must not lack them without a word. */
export interface ReadRows {
  readonly records: readonly LedgerRecord[];
  readonly unreadable: readonly UnreadableRecord[];
}

export function readRows(rows: readonly RecordRow[], report: FaultReport | undefined): ReadRows {
  const read = rows.map((row) => ({ row, record: readRow(row, report) }));
  return {
    records: read.flatMap(({ record }) => record ?? []),
    unreadable: read.flatMap(({ row: { id, kind, createdAt }, record }) =>
      record === undefined ? [{ id, kind, createdAt }] : [],
    ),
  };
}

/** The normalised name that searches compare. */
export const nameKeyOf = (name: string | null): string | null => (name === null ? null : searchKey(name));

/** "Jaipur" and "jaipur" must count as one city; the visitor's spelling stays in `fields`. */
const cityKeyOf = (city: string): string => slugify(city) || city.toLowerCase();

/** The same submission has the same hash each time it is sent. */
export function hashContent(kind: RecordKind, input: NewRecord): Promise<string> {
  const { idempotencyKey: _, content, consent: __, senderFields: ___, reference: ____, ...rest } = input;
  return sha256Hex(canonicalJson({ kind, content: content ?? rest }));
}

interface RowIdentity {
  readonly id: string;
  readonly now: number;
  readonly bookingId: string | null;
  readonly contentHash: string;
}

/** A value as its column holds it: JSON has no undefined parts, and a schema would refuse them. */
function asStored(value: JsonValue): JsonValue {
  if (Array.isArray(value)) return value.map(asStored);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]) => (part === undefined ? [] : [[key, asStored(part)]])),
  );
}

/** The fields with later ones in place of their earlier values; a field of null or undefined is not stored. */
export const mergeFields = (current: JsonObject | undefined, later: JsonObject | undefined): JsonObject =>
  Object.fromEntries(
    Object.entries({ ...current, ...later }).flatMap(([key, value]) =>
      value === null || value === undefined ? [] : [[key, asStored(value)]],
    ),
  );

/** The row of a new record, at version 1. */
export function toRow(kind: RecordKind, input: NewRecord, identity: RowIdentity): RecordRow {
  return {
    id: identity.id,
    kind,
    status: input.status ?? firstStatus(kind),
    version: 1,
    createdAt: identity.now,
    updatedAt: identity.now,
    name: input.name ?? null,
    nameKey: nameKeyOf(input.name ?? null),
    mobileNumber: input.mobileNumber ?? null,
    bookingId: identity.bookingId,
    reference: input.reference ?? newReference(),
    city: input.city == null ? null : cityKeyOf(input.city),
    state: input.state ?? null,
    source: input.source ?? null,
    service: input.service ?? null,
    campaign: input.campaign ?? null,
    sessionId: input.sessionId ?? null,
    fields: mergeFields(input.fields, input.senderFields),
    idempotencyKey: input.idempotencyKey,
    contentHash: identity.contentHash,
    note: null,
    consentAds: input.consent?.ads ?? false,
    consentAnalytics: input.consent?.analytics ?? false,
    consentId: input.consent?.id ?? null,
  };
}

/** The row of a delivery that is pending from `now` on (ms since 1970); an event may have no record. */
export function toDeliveryRow(delivery: NewDelivery, recordId: string | null, id: string, now: number) {
  return {
    id,
    recordId,
    target: delivery.target,
    purpose: delivery.purpose,
    event: delivery.event ?? null,
    queuedAt: now,
    nextAttemptAt: now,
  };
}

/** The agreed range: `CAR` and a number below 100000. */
const USUAL_RANGE = 100_000;
/** The range once the usual one is nearly full: a booking must never fail because no number is free. */
const WIDE_RANGE = 100_000_000;
const USUAL_DRAWS = 4;

/** A number from 0 up to, not including, `limit`, from a cryptographic source. */
export function randomBelow(limit: number): number {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return Math.floor((drawn / 2 ** 32) * limit);
}

/** A booking id for the n-th draw (from 1) for the same booking. */
export const drawBookingId = (draw: number, random: (limit: number) => number): string =>
  `CAR${random(draw > USUAL_DRAWS ? WIDE_RANGE : USUAL_RANGE)}`;
