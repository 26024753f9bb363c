import { z } from 'zod';
import { MESSAGE_STATES } from '../../features/chat/rules/message-kinds.ts';
import { REVIEW_STATES } from '../../features/reviews/rules/review.ts';
import { RECORD_KINDS } from '../../records/record-status.ts';
import type { JsonObject } from '../../values/canonical-json.ts';
import { DELIVERY_STATES } from '../../values/delivery-state.ts';
import { gunzip, gzip } from '../../values/gzip.ts';
import { parseJson } from '../../values/parse-json.ts';
import { DELIVERY_FAULTS } from '../outbox/outcome.ts';

const words = z.nullable(z.string());
const instant = z.nullable(z.number());
const json = z.record(z.string(), z.json()).transform((value): JsonObject => value);

const record = z.object({
  id: z.string(),
  kind: z.enum(RECORD_KINDS),
  status: z.string(),
  version: z.int(),
  createdAt: z.number(),
  updatedAt: z.number(),
  name: words,
  nameKey: words,
  mobileNumber: words,
  bookingId: words,
  /** Objects of an earlier version lack it. */
  reference: words.default(null),
  city: words,
  state: words,
  source: words,
  service: words,
  campaign: words,
  sessionId: words,
  fields: json,
  idempotencyKey: z.string(),
  contentHash: z.string(),
  note: words,
  consentAds: z.boolean(),
  consentAnalytics: z.boolean(),
  consentId: words.default(null),
});

const change = z.object({
  recordId: z.string(),
  version: z.int(),
  changeId: z.string(),
  at: z.number(),
  what: z.string(),
  by: z.string(),
  /** Objects of an earlier version lack it. */
  why: words.default(null),
});

const delivery = z.object({
  id: z.string(),
  recordId: words,
  target: z.string(),
  purpose: z.string(),
  event: z.nullable(json),
  state: z.enum(DELIVERY_STATES),
  attempts: z.int(),
  queuedAt: z.number(),
  nextAttemptAt: z.number(),
  lastAttemptAt: instant,
  lockedUntil: instant,
  lockedBy: words,
  unclear: z.boolean(),
  unclearAt: instant,
  setAside: z.boolean(),
  deliveredVersion: instant,
  remoteId: words,
  remoteDocumentId: words,
  lastErrorCode: z.nullable(z.enum(DELIVERY_FAULTS)),
  lastErrorDetail: words,
  finishedAt: instant,
});

const paymentEvent = z.object({ eventId: z.string(), recordId: words, kind: z.string(), at: z.number() });

const review = z.object({
  recordId: z.string(),
  numberHash: z.string(),
  service: z.string(),
  city: z.string(),
  place: z.string(),
  name: z.string(),
  stars: z.int(),
  words: z.string(),
  answer: words,
  state: z.enum(REVIEW_STATES),
  createdAt: z.number(),
  decidedAt: instant,
});

const message = z.object({
  id: z.string(),
  recordId: z.string(),
  direction: z.enum(['out', 'in']),
  kind: z.string(),
  fact: z.string(),
  state: z.enum(MESSAGE_STATES),
  person: z.string(),
  words,
  by: words,
  dueAt: z.number(),
  until: z.number(),
  sentAt: instant,
  at: z.number(),
  remoteId: words,
  reason: words,
  priced: words,
});

const bill = z.object({ number: z.int(), recordId: z.string(), at: z.number() });

/** A record as the archive holds it: its row with everything that belongs to it. */
const archived = z.object({
  record,
  history: z.array(change),
  deliveries: z.array(delivery),
  paymentEvents: z.array(paymentEvent),
  /** Objects of an earlier version lack these. */
  review: z.nullable(review).default(null),
  bill: z.nullable(bill).default(null),
  messages: z.array(message).default([]),
});
export type ArchivedRecord = z.infer<typeof archived>;

/** One record a line, compressed by gzip. */
export const packRecords = (records: readonly ArchivedRecord[]): Promise<Uint8Array<ArrayBuffer>> =>
  gzip(records.map((one) => JSON.stringify(one)).join('\n'));

/** The records of an object; throws for a broken one, because a part of a day must not pass for the whole. */
export async function unpackRecords(bytes: Uint8Array<ArrayBuffer>): Promise<readonly ArchivedRecord[]> {
  const text = await gunzip(bytes);
  return text === '' ? [] : text.split('\n').map((line) => archived.parse(parseJson(line)));
}

/** The later state of a record wins, when a run that broke off left a copy. */
export function mergeRecords(
  stored: readonly ArchivedRecord[],
  added: readonly ArchivedRecord[],
): readonly ArchivedRecord[] {
  const byId = new Map(stored.map((one) => [one.record.id, one]));
  for (const one of added) byId.set(one.record.id, one);
  return [...byId.values()].sort(
    (one, other) =>
      one.record.createdAt - other.record.createdAt || (one.record.id < other.record.id ? -1 : 1),
  );
}

/** The instant in a UUID v7, ms since 1970; undefined for another id. */
export function instantOfId(id: string): number | undefined {
  const [, high, low] = /^([0-9a-f]{8})-([0-9a-f]{4})-7/.exec(id) ?? [];
  return high === undefined || low === undefined ? undefined : Number.parseInt(`${high}${low}`, 16);
}
