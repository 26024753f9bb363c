import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { type Banner, STORED_STATES } from '../../features/banners/rules/banner.ts';
import {
  COUPON_KINDS,
  COUPON_SOURCES,
  COUPON_STATES,
  type CouponScope,
} from '../../features/coupons/rules/coupon.ts';
import type { SheetLosses } from '../../features/pricing/rules/collect-rows.ts';
import { type HoldReason, SHEET_SOURCES } from '../../features/pricing/rules/sheet-words.ts';
import { REVIEW_STATES } from '../../features/reviews/rules/review.ts';
import { RECORD_KINDS } from '../../records/record-status.ts';
import type { JsonObject } from '../../values/canonical-json.ts';
import { DELIVERY_STATES } from '../../values/delivery-state.ts';
import { SEARCH_KINDS } from '../../values/unfound-search.ts';
import { DELIVERY_FAULTS } from '../outbox/outcome.ts';

/** A refused sheet: its code, the detail for the operator, and when, in ms since 1970. */
export interface StoredFault {
  readonly code: string;
  readonly detail: string;
  readonly at: number;
}

/**
 * The ledger's tables; those of the calls, the campaigns and the chat stand in the files beside this one. Instants are milliseconds since 1970. Lists are read newest first by (created_at, id). A filter
 * reads an index once for each kind and status (record-filter.ts), so that few indexes serve every filter. The index of
 * visits (record-visits.ts) and the table of searched text (filing.ts) are written in the migrations only.
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
    /** Six letters and digits that the chat's texts end with; null in records from before. */
    reference: text('reference'),
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
    /** The id of the browser's consent, by which a withdrawal finds the record. */
    consentId: text('consent_id'),
  },
  (table) => [
    uniqueIndex('records_by_idempotency_key').on(table.idempotencyKey),
    uniqueIndex('records_by_booking_id').on(table.bookingId).where(sql`booking_id is not null`),
    index('records_newest').on(table.createdAt, table.id),
    index('records_by_kind_status').on(table.kind, table.status, table.createdAt, table.id),
    index('records_by_city_kind_status')
      .on(table.city, table.kind, table.status, table.createdAt, table.id)
      .where(sql`city is not null`),
    /** The records without a city; one with a city is in the index before. */
    index('records_without_city')
      .on(table.kind, table.status, table.createdAt, table.id)
      .where(sql`city is null`),
    index('records_by_state_kind_status')
      .on(table.state, table.kind, table.status, table.createdAt, table.id)
      .where(sql`state is not null`),
    index('records_by_number')
      .on(table.mobileNumber, table.createdAt, table.id)
      .where(sql`mobile_number is not null`),
    index('records_by_name_key')
      .on(table.nameKey, table.createdAt, table.id)
      .where(sql`name_key is not null`),
    index('records_by_reference')
      .on(table.reference, table.createdAt, table.id)
      .where(sql`reference is not null`),
    /** Erasure finds the redirects of a person's sessions; other records are found by number. */
    index('redirects_by_session').on(table.sessionId).where(sql`kind = 'redirect'`),
    /** A withdrawal finds the records of its consent. */
    index('records_by_consent').on(table.consentId).where(sql`consent_id is not null`),
    /** The agenda reads the few orders that asked for help at once, however old they are. */
    index('orders_without_date')
      .on(table.kind, table.createdAt)
      .where(sql`kind = 'order' and json_extract(fields, '$.date') is null`),
    /** The results of banners read the few records whose visitors saw one. */
    index('records_with_banners')
      .on(table.createdAt)
      .where(sql`json_extract(fields, '$.banners') is not null`),
  ],
);

/** One row per version after the first, which the record itself shows. Its primary key also prevents two concurrent changes of a record. */
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
    /** The operator's reason, or a code of ours. */
    why: text('why'),
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
    state: text('state', { enum: DELIVERY_STATES }).notNull().default('pending'),
    attempts: integer('attempts').notNull().default(0),
    queuedAt: integer('queued_at').notNull(),
    nextAttemptAt: integer('next_attempt_at').notNull(),
    lastAttemptAt: integer('last_attempt_at'),
    /** `locked_until` and `locked_by`: the lease of the worker that sends it. */
    lockedUntil: integer('locked_until'),
    lockedBy: text('locked_by'),
    unclear: integer('unclear', { mode: 'boolean' }).notNull().default(false),
    /** When the last attempt timed out; the other side may have acted on it later. */
    unclearAt: integer('unclear_at'),
    /** It failed while its target answered others: it goes after the others and waits by itself. */
    setAside: integer('set_aside', { mode: 'boolean' }).notNull().default(false),
    deliveredVersion: integer('delivered_version'),
    remoteId: text('remote_id'),
    remoteDocumentId: text('remote_document_id'),
    lastErrorCode: text('last_error_code', { enum: DELIVERY_FAULTS }),
    lastErrorDetail: text('last_error_detail'),
    finishedAt: integer('finished_at'),
  },
  (table) => [
    uniqueIndex('deliveries_of_record').on(table.recordId, table.target, table.purpose),
    index('deliveries_due').on(table.target, table.nextAttemptAt).where(sql`state = 'pending'`),
    index('deliveries_pending_since')
      .on(table.target, table.queuedAt, table.id)
      .where(sql`state = 'pending'`),
    index('deliveries_paused').on(table.target, table.queuedAt, table.id).where(sql`state = 'paused'`),
    index('deliveries_failed').on(table.finishedAt, table.id).where(sql`state = 'failed'`),
    index('deliveries_of_no_record').on(table.finishedAt).where(sql`record_id is null`),
    index('events_not_delivered')
      .on(table.queuedAt)
      .where(sql`record_id is null and state in ('pending', 'paused', 'failed')`),
  ],
);

/** The outside systems that asked us to wait (`Retry-After`); nothing is sent to one before its instant. */
export const targetHolds = sqliteTable('target_holds', {
  target: text('target').primaryKey(),
  until: integer('held_until').notNull(),
});

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
    /** The jobs that it discounts; null for any. */
    scope: text('scope', { mode: 'json' }).$type<CouponScope>(),
  },
  (table) => [
    index('coupons_newest').on(table.createdAt, table.code),
    index('coupons_by_source').on(table.source, table.createdAt, table.code),
    index('coupons_by_number').on(table.numberHash).where(sql`number_hash is not null`),
  ],
);

/** The banners that the operator wrote; their exposures are counted in a Durable Object. */
export const banners = sqliteTable(
  'banners',
  {
    id: text('id').primaryKey(),
    version: integer('version').notNull(),
    state: text('state', { enum: STORED_STATES }).notNull(),
    /** The smaller number wins a place. */
    order: integer('sort').notNull(),
    createdAt: integer('created_at').notNull(),
    content: text('content', { mode: 'json' })
      .$type<Omit<Banner, 'id' | 'version' | 'state' | 'order'>>()
      .notNull(),
  },
  (table) => [index('banners_by_order').on(table.order, table.id)],
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
    numberHash: text('number_hash').notNull(),
    spunAt: integer('spun_at').notNull(),
    segment: text('segment').notNull(),
    couponCode: text('coupon_code'),
    /** The session that spun; only it may see the coupon again. */
    sessionId: text('session_id').notNull(),
  },
  // A stranger may spin with anybody's number, so another session's spin does not use up the owner's.
  (table) => [
    primaryKey({ columns: [table.numberHash, table.sessionId] }),
    index('spins_newest').on(table.spunAt),
  ],
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

/** Failed and paused deliveries of each target, counted by triggers; a healthy delivery writes nothing here. */
export const deliveryCounts = sqliteTable(
  'delivery_counts',
  {
    target: text('target').notNull(),
    state: text('state', { enum: DELIVERY_STATES }).notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.target, table.state] })],
);

/**
 * Records per day, in total and by dimension. Cron adds the new records of each minute; triggers follow a later change or
 * deletion.
 */
export const dailyCounts = sqliteTable(
  'daily_counts',
  {
    /** Calendar date in India, YYYY-MM-DD. */
    day: text('day').notNull(),
    kind: text('kind', { enum: RECORD_KINDS }).notNull(),
    dimension: text('dimension', { enum: ['all', 'source', 'service', 'city', 'campaign'] }).notNull(),
    /** Empty for a record without a value; `other` for a value that is not in `counted_values`. */
    value: text('value').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.dimension, table.day, table.value] })],
);

/** The closed list of values that the counts name. A visitor's own words are never among them. */
export const countedValues = sqliteTable(
  'counted_values',
  { dimension: text('dimension').notNull(), value: text('value').notNull() },
  (table) => [primaryKey({ columns: [table.dimension, table.value] })],
);

/** Words of searches that found nothing, counted without a person. */
export const unfoundSearches = sqliteTable(
  'unfound_searches',
  {
    kind: text('kind', { enum: SEARCH_KINDS }).notNull(),
    words: text('words').notNull(),
    count: integer('count').notNull(),
    lastDay: text('last_day').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.words] })],
);

/** Price sheets: the last that were live, the one of the address that waits, and the last uploaded one. A dozen rows. */
export const priceSheets = sqliteTable('price_sheets', {
  id: text('id').primaryKey(),
  state: text('state', { enum: ['published', 'held', 'uploaded'] }).notNull(),
  source: text('source', { enum: SHEET_SOURCES }).notNull(),
  /** SHA-256 of the rows, in hexadecimal. */
  hash: text('hash').notNull(),
  /** The rows as JSON, compressed and in base64url, because D1 takes two megabytes a row. */
  rows: text('rows').notNull(),
  rowCount: integer('row_count').notNull(),
  losses: text('losses', { mode: 'json' }).$type<SheetLosses>().notNull(),
  readAt: integer('read_at').notNull(),
  /** Why it is held. */
  reasons: text('reasons', { mode: 'json' }).$type<readonly HoldReason[]>(),
  /** When and by whom it was put live last. */
  publishedAt: integer('published_at'),
  publishedBy: text('published_by'),
});

/** One row: which sheet is live, and how the last reading of the address went. */
export const priceSheetState = sqliteTable('price_sheet_state', {
  one: integer('one').primaryKey(),
  liveId: text('live_id'),
  /** Set where a person chose the live sheet: the hash of the address's sheet at that time, or empty. */
  passedOver: text('passed_over'),
  /** The place that was read last, as a hash of its address; another place is read at once. */
  readFrom: text('read_from'),
  lastReadAt: integer('last_read_at'),
  lastReadHash: text('last_read_hash'),
  readFault: text('read_fault', { mode: 'json' }).$type<StoredFault>(),
  uploadFault: text('upload_fault', { mode: 'json' }).$type<StoredFault>(),
});

/** One row: how far the counts have come. */
export const counting = sqliteTable('counting', {
  one: integer('one').primaryKey(),
  /** The record that was counted last, in the order of insertion; empty for none. */
  countedId: text('counted_id').notNull(),
  /** True inside a transaction that moves records to the archive or back: the counts stay. */
  moving: integer('moving', { mode: 'boolean' }).notNull(),
});

/**
 * The lists of the filters that a new record does not write itself: by source, by service, by campaign. Cron files the
 * records of each minute here and in `record_search`, an FTS5 table of trigrams that the migration creates.
 */
export const recordFacets = sqliteTable(
  'record_facets',
  {
    dimension: text('dimension', { enum: ['source', 'service', 'campaign'] }).notNull(),
    value: text('value').notNull(),
    kind: text('kind', { enum: RECORD_KINDS }).notNull(),
    status: text('status').notNull(),
    createdAt: integer('created_at').notNull(),
    recordId: text('record_id').notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.dimension, table.value, table.kind, table.status, table.createdAt, table.recordId],
    }),
  ],
);

/** One row: how far the filing has come. */
export const filing = sqliteTable('filing', {
  one: integer('one').primaryKey(),
  /** The record that was filed last, in the order of insertion; empty for none. */
  filedId: text('filed_id').notNull(),
});

/**
 * Money per day, service and city, in paise; triggers follow the bookings and orders. A deleted record's money stays,
 * because it was booked and paid all the same.
 */
export const dailyMoney = sqliteTable(
  'daily_money',
  {
    /** Calendar date in India, YYYY-MM-DD: of the confirmation, and of the payment. */
    day: text('day').notNull(),
    service: text('service').notNull(),
    city: text('city').notNull(),
    booked: integer('booked').notNull(),
    paid: integer('paid').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.service, table.city] })],
);

/** Visits per day: pages that were opened from outside the site. No row tells anything about a visitor. */
export const dailyVisits = sqliteTable('daily_visits', {
  /** Calendar date in India, YYYY-MM-DD. */
  day: text('day').primaryKey(),
  count: integer('count').notNull(),
});

/** The last day with a record of each session. The migration creates it without row ids, so that it is one row. */
export const seenSessions = sqliteTable('seen_sessions', {
  sessionId: text('session_id').primaryKey(),
  lastDay: text('last_day').notNull(),
});

/** How many sessions have their last record on a day; it counts the sessions of a window that ends today. */
export const sessionCounts = sqliteTable('session_counts', {
  day: text('day').primaryKey(),
  count: integer('count').notNull(),
});

/** One object in R2: the records of one day and city that were moved there. */
export const archiveObjects = sqliteTable(
  'archive_objects',
  {
    id: integer('id').primaryKey(),
    /** Calendar date in India, YYYY-MM-DD. */
    day: text('day').notNull(),
    /** Empty for records without a city. */
    city: text('city').notNull(),
    records: integer('records').notNull(),
    /** Compressed size. */
    bytes: integer('bytes').notNull(),
    /** When an operator put the day back: for a week it does not go again. */
    restoredAt: integer('restored_at'),
    /** When the first of its records, or of their conversations, is to be deleted. */
    expiresAt: integer('expires_at'),
  },
  (table) => [
    uniqueIndex('archive_objects_by_day').on(table.day, table.city),
    index('archive_objects_by_end').on(table.expiresAt).where(sql`expires_at is not null`),
  ],
);

/** The objects that hold records of a number, without row ids. An id needs no row: it tells its day. */
export const archiveNumbers = sqliteTable(
  'archive_numbers',
  {
    mobileNumber: integer('mobile_number').notNull(),
    objectId: integer('object_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.mobileNumber, table.objectId] })],
);

/** The mechanics that jobs are assigned to: a short list, kept by the operator. */
export const mechanics = sqliteTable('mechanics', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  mobileNumber: text('mobile_number').notNull(),
  city: text('city').notNull(),
  active: integer('active', { mode: 'boolean' }).notNull(),
  createdAt: integer('created_at').notNull(),
});

/** The days on which a mechanic takes no job, each YYYY-MM-DD in India. */
export const mechanicLeave = sqliteTable(
  'mechanic_leave',
  {
    mechanicId: text('mechanic_id').notNull(),
    firstDay: text('first_day').notNull(),
    lastDay: text('last_day').notNull(),
  },
  (table) => [primaryKey({ columns: [table.mechanicId, table.firstDay] })],
);

/**
 * The reviews of finished jobs, one for each record. The archive moves records away, so this table does not refer to
 * them; erasure finds a person's reviews by the number's hash.
 */
export const reviews = sqliteTable(
  'reviews',
  {
    recordId: text('record_id').primaryKey(),
    numberHash: text('number_hash').notNull(),
    /** The slug of the service: `ac`. */
    service: text('service').notNull(),
    city: text('city').notNull(),
    /** The locality, or empty. */
    place: text('place').notNull(),
    /** The name as pages show it: "Asha S." */
    name: text('name').notNull(),
    /** 1 to 5. */
    stars: integer('stars').notNull(),
    words: text('words').notNull(),
    answer: text('answer'),
    state: text('state', { enum: REVIEW_STATES }).notNull(),
    createdAt: integer('created_at').notNull(),
    decidedAt: integer('decided_at'),
  },
  (table) => [
    index('reviews_by_state').on(table.state, table.createdAt, table.recordId),
    index('reviews_by_number').on(table.numberHash),
  ],
);

/** The serial numbers of bills. A number is never used twice, so a row stays when its record is deleted. */
export const bills = sqliteTable(
  'bills',
  {
    number: integer('number').primaryKey({ autoIncrement: true }),
    recordId: text('record_id').notNull(),
    at: integer('at').notNull(),
  },
  (table) => [uniqueIndex('bills_of_record').on(table.recordId)],
);
