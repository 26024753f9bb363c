import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { MESSAGE_STATES } from '../../features/chat/rules/message-kinds.ts';
import { records } from './schema.ts';

/** The messages of the business chat with a person, about one record. They go with their record. */
export const chatMessages = sqliteTable(
  'chat_messages',
  {
    id: text('id').primaryKey(),
    recordId: text('record_id')
      .notNull()
      .references(() => records.id, { onDelete: 'cascade' }),
    direction: text('direction', { enum: ['out', 'in'] }).notNull(),
    /** A notice's kind, `text`, or what came: `button`, `image`. */
    kind: text('kind').notNull(),
    /** The kind and the version of what it says; for one that came, the interface's id. */
    fact: text('fact').notNull(),
    state: text('state', { enum: MESSAGE_STATES }).notNull(),
    /** A number with country code, or the chat's own id of the person. */
    person: text('person').notNull(),
    /** The words of a person; a notice is made from its record when it goes out. */
    words: text('words'),
    /** The operator who wrote it. */
    by: text('by'),
    dueAt: integer('due_at').notNull(),
    /** After this it is not sent any more. */
    until: integer('until').notNull(),
    sentAt: integer('sent_at'),
    /** When its state changed last. */
    at: integer('at').notNull(),
    remoteId: text('remote_id'),
    reason: text('reason'),
    /** The category of its price: `utility`, `service`. */
    priced: text('priced'),
  },
  (table) => [
    uniqueIndex('chat_messages_by_fact').on(table.recordId, table.fact),
    uniqueIndex('chat_messages_by_remote_id').on(table.remoteId).where(sql`remote_id is not null`),
    index('chat_messages_due').on(table.dueAt).where(sql`state = 'waiting'`),
    index('chat_messages_of_person').on(table.person, table.at),
    index('chat_messages_troubled').on(table.at, table.state).where(sql`state in ('failed', 'unclear')`),
    /** The messages of the last days, some of which wait for an answer. */
    index('chat_messages_came').on(table.at).where(sql`direction = 'in'`),
    index('chat_messages_priced').on(table.sentAt, table.priced).where(sql`priced is not null`),
  ],
);

/** The people of the chat. */
export const chatPeople = sqliteTable(
  'chat_people',
  {
    /** A number with country code, or the chat's own id, which outlives a hidden number. */
    person: text('person').primaryKey(),
    /** The number of an id, once both have come together. */
    number: text('number'),
    /** When they asked for no more messages; null while they take them. */
    stoppedAt: integer('stopped_at'),
    /** When they wrote their newest STOP or START: an older one may come after it. */
    wishedAt: integer('wished_at'),
    /** When they wrote last: free text is possible for 24 hours. */
    wroteAt: integer('wrote_at'),
    /** When the last message to them went out. */
    sentAt: integer('sent_at'),
  },
  (table) => [index('chat_people_by_number').on(table.number).where(sql`number is not null`)],
);

/** The templates that the interface refused a while ago, in a language: their messages wait. */
export const chatPausedTemplates = sqliteTable(
  'chat_paused_templates',
  {
    kind: text('kind').notNull(),
    language: text('language').notNull(),
    until: integer('until').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.language] })],
);

/** The messages that an operator switched off, by their kind. */
export const chatSwitchedOff = sqliteTable('chat_switched_off', {
  kind: text('kind').primaryKey(),
  by: text('by').notNull(),
  at: integer('at').notNull(),
});
