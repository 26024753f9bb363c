import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { PushKind } from '../../features/push/rules/push-kinds.ts';
import { deliveries } from './schema.ts';

/** The operators' phones and computers that ring: one row for a browser's subscription. */
export const pushDevices = sqliteTable('push_devices', {
  id: text('id').primaryKey(),
  /** The address at the browser's push service. With it and our key anybody can ring the device. */
  endpoint: text('endpoint').notNull().unique(),
  p256dh: text('p256dh').notNull(),
  auth: text('auth').notNull(),
  /** The operator who switched it on. */
  by: text('by').notNull(),
  kinds: text('kinds', { mode: 'json' }).$type<readonly PushKind[]>().notNull(),
  /** `quiet_from` and `quiet_to`: minutes since midnight in India; null where it may ring at any hour. */
  quietFrom: integer('quiet_from'),
  quietTo: integer('quiet_to'),
  createdAt: integer('created_at').notNull(),
  /** Until when its push service asked us to wait. */
  waitsUntil: integer('waits_until').notNull().default(0),
  /** The answer to the last push that its push service did not take. */
  fault: text('fault'),
});

/** Which device has which fact: a delivery of the outbox is one fact. The rows go with their delivery. */
export const pushSent = sqliteTable(
  'push_sent',
  {
    deliveryId: text('delivery_id')
      .notNull()
      .references(() => deliveries.id, { onDelete: 'cascade' }),
    deviceId: text('device_id')
      .notNull()
      .references(() => pushDevices.id, { onDelete: 'cascade' }),
    sentAt: integer('sent_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.deliveryId, table.deviceId] }),
    index('push_sent_to').on(table.deviceId),
  ],
);
