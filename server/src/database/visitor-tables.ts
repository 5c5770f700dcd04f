import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { id } from './columns.ts';
import { businesses } from './tables.ts';

/** One row per address that anybody entered in our form. */
export const newsletterSignups = sqliteTable(
  'newsletter_signups',
  {
    id: id(),
    email: text().notNull(),
    normalisedEmail: text().notNull(),
    firstName: text(),
    lastName: text(),
    source: text({ enum: ['footer', 'hero', 'sidebar'] }).notNull(),
    /** `pending` until the emailed link is followed, because anybody can type an address. */
    status: text({ enum: ['pending', 'active', 'unsubscribed'] })
      .notNull()
      .default('pending'),
    createdAt: integer().notNull(),
    /** When the last confirmation email was written: its link works for some days. */
    askedAt: integer(),
    confirmedAt: integer(),
    consentText: text(),
    unsubscribedAt: integer(),
    /** The folded search text (search/has-words.ts). */
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
 * How often a diary's page was opened on a date of the business's clock. Rows with `visitors` are older: they
 * count visits with consent, not page views.
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
    /** Visits by people who had not come before on that date; 0 if `visits` are page views. */
    visitors: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.date] })],
);

/** The same for the public pages, on a date of London's clock. */
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
