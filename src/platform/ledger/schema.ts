import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { RECORD_KINDS } from '../../features/admin/rules/record-status.ts';
import { COUPON_KINDS, COUPON_SOURCES, COUPON_STATES } from '../../features/coupons/rules/coupon.ts';
import type { JsonObject } from '../../values/canonical-json.ts';
import { DELIVERY_STATES } from '../../values/delivery-state.ts';
import { DELIVERY_FAULTS } from '../outbox/outcome.ts';

/**
 * The ledger's tables. Instants are milliseconds since 1970. Lists are read newest first by (created_at, id), and each
 * filter has an index that ends in that pair. So a page costs the same at a thousand records and at a million.
 */
export const records = sqliteTable(
  'records',
  {
    id: text('id').primaryKey(),
    kind: text('kind', { enum: RECORD_KINDS }).notNull(),
    status: text('status').notNull(),
    version: integer('version').notNull(),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
    name: text('name'),
    /** The name for searches: lower case, single spaces. */
    nameKey: text('name_key'),
    mobileNumber: text('mobile_number'),
    bookingId: text('booking_id'),
    city: text('city'),
    state: text('state'),
    source: text('source'),
    service: text('service'),
    campaign: text('campaign'),
    sessionId: text('session_id'),
    fields: text('fields', { mode: 'json' }).$type<JsonObject>().notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    contentHash: text('content_hash').notNull(),
    note: text('note'),
    consentAds: integer('consent_ads', { mode: 'boolean' }).notNull().default(false),
    consentAnalytics: integer('consent_analytics', { mode: 'boolean' }).notNull().default(false),
  },
  (table) => [
    uniqueIndex('records_by_idempotency_key').on(table.idempotencyKey),
    uniqueIndex('records_by_booking_id').on(table.bookingId).where(sql`booking_id is not null`),
    index('records_newest').on(table.createdAt, table.id),
    index('records_by_kind').on(table.kind, table.createdAt, table.id),
    index('records_by_city').on(table.city, table.createdAt, table.id),
    index('records_by_state').on(table.state, table.createdAt, table.id),
    index('records_by_status').on(table.status, table.createdAt, table.id),
    index('records_by_kind_and_city').on(table.kind, table.city, table.createdAt, table.id),
    index('records_by_kind_and_status').on(table.kind, table.status, table.createdAt, table.id),
    index('records_by_mobile_number').on(table.mobileNumber, table.createdAt, table.id),
    index('records_by_name').on(table.nameKey, table.createdAt, table.id),
    index('records_by_session').on(table.sessionId, table.createdAt),
  ],
);

/** One row per version. Its primary key also prevents two concurrent changes of a record. */
export const recordHistory = sqliteTable(
  'record_history',
  {
    recordId: text('record_id')
      .notNull()
      .references(() => records.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    /** The change that created this version; a change whose answer was lost recognises itself by it. */
    changeId: text('change_id').notNull(),
    at: integer('at').notNull(),
    /** A code and the names of changed fields, never their values. */
    what: text('what').notNull(),
    by: text('by').notNull(),
  },
  (table) => [primaryKey({ columns: [table.recordId, table.version] })],
);

export const deliveries = sqliteTable(
  'deliveries',
  {
    id: text('id').primaryKey(),
    /** Null for an event without a record. */
    recordId: text('record_id').references(() => records.id, { onDelete: 'cascade' }),
    target: text('target').notNull(),
    purpose: text('purpose').notNull(),
    event: text('event', { mode: 'json' }).$type<JsonObject>(),
    state: text('state', { enum: DELIVERY_STATES }).notNull().default('owed'),
    attempts: integer('attempts').notNull().default(0),
    queuedAt: integer('first_owed_at').notNull(),
    nextAttemptAt: integer('next_attempt_at').notNull(),
    lastAttemptAt: integer('last_attempt_at'),
    /** `locked_until` and `locked_by`: the lease of the worker that sends it. */
    lockedUntil: integer('locked_until'),
    lockedBy: text('locked_by'),
    unclear: integer('unclear', { mode: 'boolean' }).notNull().default(false),
    /** When the last attempt timed out; the other side may have acted on it later. */
    unclearAt: integer('unclear_at'),
    deliveredVersion: integer('delivered_version'),
    remoteId: text('remote_id'),
    remoteDocumentId: text('remote_document_id'),
    lastErrorCode: text('last_error_code', { enum: DELIVERY_FAULTS }),
    lastErrorDetail: text('last_error_detail'),
    finishedAt: integer('finished_at'),
  },
  (table) => [
    uniqueIndex('deliveries_of_record').on(table.recordId, table.target, table.purpose),
    index('deliveries_due').on(table.target, table.nextAttemptAt).where(sql`state = 'owed'`),
    index('deliveries_oldest_owed').on(table.queuedAt, table.id, table.target).where(sql`state = 'owed'`),
    index('deliveries_paused').on(table.target, table.queuedAt, table.id).where(sql`state = 'paused'`),
    index('deliveries_failed').on(table.finishedAt, table.id).where(sql`state = 'failed'`),
    index('deliveries_of_no_record').on(table.finishedAt).where(sql`record_id is null`),
  ],
);

export const coupons = sqliteTable(
  'coupons',
  {
    code: text('code').primaryKey(),
    kind: text('kind', { enum: COUPON_KINDS }).notNull(),
    /** Whole percent, or paise. */
    value: integer('value').notNull(),
    description: text('description').notNull(),
    state: text('state', { enum: COUPON_STATES }).notNull(),
    source: text('source', { enum: COUPON_SOURCES }).notNull(),
    /** The hash of the only number that may use it; null for everybody. */
    numberHash: text('number_hash'),
    /** The most uses in total; null for no limit. */
    maxUses: integer('max_uses'),
    createdAt: integer('created_at').notNull(),
    expiresAt: integer('expires_at'),
  },
  (table) => [
    index('coupons_newest').on(table.createdAt, table.code),
    index('coupons_by_source').on(table.source, table.createdAt, table.code),
    index('coupons_by_number').on(table.numberHash).where(sql`number_hash is not null`),
  ],
);

export const couponUses = sqliteTable(
  'coupon_uses',
  {
    code: text('code')
      .notNull()
      .references(() => coupons.code, { onDelete: 'cascade' }),
    /** A record's id, or the operator's own reference. */
    usedOn: text('used_on').notNull(),
    at: integer('at').notNull(),
    by: text('by').notNull(),
  },
  (table) => [primaryKey({ columns: [table.code, table.usedOn] })],
);

/** The last spin of each number; the number is stored as a hash. */
export const spins = sqliteTable(
  'spins',
  {
    numberHash: text('number_hash').primaryKey(),
    spunAt: integer('spun_at').notNull(),
    segment: text('segment').notNull(),
    couponCode: text('coupon_code'),
    /** The session that spun; only it may see the coupon again. */
    sessionId: text('session_id').notNull(),
  },
  (table) => [index('spins_newest').on(table.spunAt)],
);

/** The operators' actions. */
export const audit = sqliteTable(
  'audit',
  {
    id: text('id').primaryKey(),
    at: integer('at').notNull(),
    by: text('by').notNull(),
    action: text('action').notNull(),
    /** A record's id, a coupon's code, a delivery's id or a number's hash. */
    subject: text('subject').notNull(),
    detail: text('detail'),
  },
  (table) => [index('audit_newest').on(table.at, table.id)],
);

/** Operator sessions that were signed out: no copy of their cookie is valid any more. */
export const revokedSessions = sqliteTable(
  'revoked_sessions',
  {
    sessionId: text('session_id').primaryKey(),
    /** When the session expires by itself, ms since 1970. */
    expiresAt: integer('expires_at').notNull(),
  },
  (table) => [index('revoked_sessions_by_end').on(table.expiresAt)],
);

/** Applied events of the payment provider, which may send each event several times. */
export const paymentEvents = sqliteTable(
  'payment_events',
  {
    eventId: text('event_id').primaryKey(),
    recordId: text('record_id').references(() => records.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    at: integer('at').notNull(),
  },
  (table) => [index('payment_events_of_record').on(table.recordId)],
);

/** Records per day, in total and by dimension; triggers update it in the transaction that writes the record. */
export const dailyCounts = sqliteTable(
  'daily_counts',
  {
    /** Calendar date in India, YYYY-MM-DD. */
    day: text('day').notNull(),
    kind: text('kind', { enum: RECORD_KINDS }).notNull(),
    dimension: text('dimension', { enum: ['all', 'source', 'service', 'city', 'campaign'] }).notNull(),
    /** Empty for a record without a value. */
    value: text('value').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.dimension, table.day, table.value] })],
);

/** The last day with a record of each session, updated by triggers; it counts the sessions of a window that ends today. */
export const sessions = sqliteTable(
  'sessions',
  { sessionId: text('session_id').primaryKey(), lastDay: text('last_day').notNull() },
  (table) => [index('sessions_by_last_day').on(table.lastDay)],
);
