/** What visitors leave: signups for the newsletter, messages to support, and counted visits. What holds of every table stands in tables.ts. */
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { id } from './columns.ts';
import { businesses } from './tables.ts';

/** One a mailbox that anybody typed into a form of ours. */
export const newsletterSignups = sqliteTable(
  'newsletter_signups',
  {
    id: id(),
    email: text().notNull(),
    /** For comparing (schema/rules/email-address.ts). */
    normalisedEmail: text().notNull(),
    firstName: text(),
    lastName: text(),
    source: text({ enum: ['footer', 'hero', 'sidebar'] }).notNull(),
    /** `pending` until the link in an email was pressed (decision 83). */
    status: text({ enum: ['pending', 'active', 'unsubscribed'] })
      .notNull()
      .default('pending'),
    createdAt: integer().notNull(),
    /** When the last email that asks to confirm it was written: its link works for some days. */
    askedAt: integer(),
    confirmedAt: integer(),
    /** What confirming meant, in the words that were shown then. */
    consentText: text(),
    unsubscribedAt: integer(),
    /** What the admin finds it by, folded (search/has-words.ts). Kept by triggers. */
    text: text().notNull().default(''),
  },
  (table) => [
    uniqueIndex('one_signup_per_address').on(table.normalisedEmail),
    index('signups_by_time').on(table.createdAt),
    index('signups_by_status').on(table.status, table.createdAt),
    index('signups_by_source').on(table.source),
  ],
);
export type SignupRow = typeof newsletterSignups.$inferSelect;

/** What was written to support by the contact form. */
export const contactMessages = sqliteTable(
  'contact_messages',
  {
    id: id(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    businessName: text(),
    email: text().notNull(),
    telephone: text(),
    message: text().notNull(),
    createdAt: integer().notNull(),
  },
  (table) => [index('contact_messages_by_time').on(table.createdAt)],
);

/**
 * How often a diary's page was opened on a date of the business's clock. Rows with `visitors` are older: they count
 * visits by people who allowed it, not page views (decision 184).
 */
export const diaryVisits = sqliteTable(
  'diary_visits',
  {
    businessId: integer()
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    /** YYYY-MM-DD */
    date: text().notNull(),
    visits: integer().notNull(),
    /** Visits of people who had not come on that date before; 0 where `visits` are page views. */
    visitors: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.date] })],
);

/** The same of the public pages, on a date of London's clock. */
export const siteVisits = sqliteTable(
  'site_visits',
  {
    path: text().notNull(),
    /** YYYY-MM-DD */
    date: text().notNull(),
    visits: integer().notNull(),
    visitors: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.date, table.path] })],
);
