import { firstStatus, type RecordKind } from '../../features/admin/rules/record-status.ts';
import { canonicalJson } from '../../values/canonical-json.ts';
import { searchKey } from '../../values/search-key.ts';
import { sha256Hex } from '../../values/signing.ts';
import { slugify } from '../../values/slug.ts';
import type { LedgerRecord, NewDelivery, NewRecord } from './records.ts';
import type { deliveries, records } from './schema.ts';

export type RecordRow = typeof records.$inferSelect;
export type DeliveryRow = typeof deliveries.$inferSelect;

/** A delivery as the desk may see it: without what was sent, and without the proof of whoever holds it. */
export type ShownDelivery = Omit<DeliveryRow, 'event' | 'lockedBy'>;

export const shownDelivery = ({ event: _, lockedBy: __, ...delivery }: DeliveryRow): ShownDelivery =>
  delivery;

/** A stored row as the other rooms see a record: without the columns that only the ledger needs. */
export function toRecord(row: RecordRow): LedgerRecord {
  const { nameKey: _, idempotencyKey: __, contentHash: ___, consentAds, consentAnalytics, ...rest } = row;
  return { ...rest, consent: { ads: consentAds, analytics: consentAnalytics } };
}

/** The name as it is searched; nothing where there is none. */
export const nameKeyOf = (name: string | null): string | null => (name === null ? null : searchKey(name));

/** The column is found and counted by, so "Jaipur" and "jaipur" are one; what was written stays in the fields. */
const cityKeyOf = (city: string): string => slugify(city) || city.toLowerCase();

/** What the same submission has in common each time it is sent. */
export function hashContent(kind: RecordKind, input: NewRecord): Promise<string> {
  const { idempotencyKey: _, content, consent: __, ...rest } = input;
  return sha256Hex(canonicalJson({ kind, content: content ?? rest }));
}

export interface RowIdentity {
  readonly id: string;
  readonly now: number;
  readonly bookingId: string | null;
  readonly contentHash: string;
}

/** The row of a record about to be written, at version 1. */
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
    city: input.city == null ? null : cityKeyOf(input.city),
    state: input.state ?? null,
    source: input.source ?? null,
    service: input.service ?? null,
    campaign: input.campaign ?? null,
    sessionId: input.sessionId ?? null,
    fields: input.fields ?? {},
    idempotencyKey: input.idempotencyKey,
    contentHash: identity.contentHash,
    note: null,
    consentAds: input.consent?.ads ?? false,
    consentAnalytics: input.consent?.analytics ?? false,
  };
}

/** The row of something owed from `now` on (ms since 1970); a pure event has no record. */
export function toDeliveryRow(owed: NewDelivery, recordId: string | null, id: string, now: number) {
  return {
    id,
    recordId,
    target: owed.target,
    purpose: owed.purpose,
    event: owed.event ?? null,
    queuedAt: now,
    nextAttemptAt: now,
  };
}

/** The spec's range: `CAR` and a number under 100000 (section 9). */
const USUAL_RANGE = 100_000;
/** Where to draw once the usual range is crowded: a booking must never fail for want of a number. */
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
