import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { CAMPAIGN_STATES } from '../../values/campaign.ts';

/** The names of campaigns that the operator accepted, or hid from the list. */
export const campaigns = sqliteTable('campaigns', {
  name: text('name').primaryKey(),
  state: text('state', { enum: CAMPAIGN_STATES }).notNull(),
  at: integer('at').notNull(),
});

/** The cost of a campaign on a day, in paise. */
export const campaignSpend = sqliteTable(
  'campaign_spend',
  {
    /** Calendar date in India, YYYY-MM-DD. */
    day: text('day').notNull(),
    name: text('name').notNull(),
    amount: integer('amount').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.name] })],
);

/** Short links of campaigns. */
export const campaignLinks = sqliteTable(
  'campaign_links',
  {
    /** Hexadecimal digits: the path of the short link. */
    code: text('code').primaryKey(),
    path: text('path').notNull(),
    name: text('name').notNull(),
    source: text('source').notNull(),
    medium: text('medium').notNull(),
    content: text('content').notNull(),
    /** The code of a coupon that fills itself in, or empty. */
    coupon: text('coupon').notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [index('campaign_links_newest').on(table.createdAt)],
);

/** One row: the code of the ad system's test view, and until when events carry it. */
export const adTest = sqliteTable('ad_test', {
  one: integer('one').primaryKey(),
  code: text('code').notNull(),
  until: integer('until_at').notNull(),
});
