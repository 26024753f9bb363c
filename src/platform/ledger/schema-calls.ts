import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { BeforeResult, NotedCall } from '../../features/calls/rules/call.ts';

/**
 * Whom operators call, and how it went: one row for a mobile number that left a request. The transaction that stores the
 * request writes it, so that reading who waits never searches the records. An answered row goes
 * after 31 days.
 */
export const calls = sqliteTable(
  'calls',
  {
    mobileNumber: text('mobile_number').primaryKey(),
    version: integer('version').notNull(),
    /** The oldest request of this round. */
    openedAt: integer('opened_at').notNull(),
    waits: integer('waits', { mode: 'boolean' }).notNull(),
    /** When to call; of an answered number, when its row may go. */
    at: integer('at').notNull(),
    tries: integer('tries').notNull(),
    /** The first call of this round. */
    calledAt: integer('called_at'),
    notes: text('notes', { mode: 'json' }).$type<readonly NotedCall[]>().notNull(),
    takenAt: integer('taken_at'),
    takenBy: text('taken_by'),
    /** The last change by an operator; its other statements apply only while it stands here. */
    changeId: text('change_id'),
    /** `noted_at` and `before`: the last result and what the number was before it; null once something else followed. */
    notedAt: integer('noted_at'),
    before: text('before', { mode: 'json' }).$type<BeforeResult>(),
  },
  (table) => [
    index('calls_by_time').on(table.waits, table.at),
    /** The results of the last minutes, which may be taken back. */
    index('calls_by_note').on(table.notedAt).where(sql`noted_at is not null`),
  ],
);

/** First calls by the minutes that the person waited: a median needs the counts of each. No row tells of a person. */
export const dailyCalls = sqliteTable(
  'daily_calls',
  {
    /** Calendar date in India, YYYY-MM-DD. */
    day: text('day').notNull(),
    /** The hour of the request in India. */
    hour: integer('hour').notNull(),
    operator: text('operator').notNull(),
    /** A value of `counted_values`, `other`, or empty. */
    campaign: text('campaign').notNull(),
    minutes: integer('minutes').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.hour, table.operator, table.campaign, table.minutes] }),
  ],
);
