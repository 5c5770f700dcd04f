/** The emails. What holds of every table stands in tables.ts. */
import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { bookings } from './booking-tables.ts';
import { flag, id } from './columns.ts';
import { hasFacts } from './expressions.ts';
import { businesses } from './tables.ts';

/** The outbox: one row an email, written in the same transaction as what it tells of (decision 31). */
export const emails = sqliteTable(
  'emails',
  {
    id: id(),
    kind: text().notNull(),
    bookingId: integer().references(() => bookings.id, { onDelete: 'set null' }),
    businessId: integer().references(() => businesses.id, { onDelete: 'set null' }),
    recipient: text().notNull(),
    /** The recipient, for comparing (schema/rules/email-address.ts). */
    normalisedRecipient: text().notNull(),
    /**
     * The recipient's folded address (emails/folded-address.ts), when a stranger caused the email: it then
     * counts towards the emails that this address is sent. Null in all other emails, and once an email no
     * longer counts.
     */
    countedFor: text(),
    /** The facts the email tells, as they were; the worker makes the email of them. */
    payload: text({ mode: 'json' }).$type<unknown>().notNull(),
    /** An email that must go only once has a key: a reminder of one booking at one start, for example. */
    onceKey: text().unique(),
    status: text({ enum: ['queued', 'sending', 'sent', 'failed'] })
      .notNull()
      .default('queued'),
    attempts: integer().notNull().default(0),
    /** When to try (again); while sending, when the attempt counts as lost. */
    dueAt: integer().notNull(),
    lastError: text(),
    /** Failed, because the mail server refused its recipient or the email itself for good. */
    isRefused: flag().notNull().default(false),
    /** Nobody waits for it at a screen, and there may be thousands of it: a reminder, say. It goes after the others. */
    isBulk: flag().notNull().default(false),
    /** Its time has come, and it waits for its business's turn (emails/claim-emails-store.ts). */
    isReady: flag().notNull().default(false),
    createdAt: integer().notNull(),
    sentAt: integer(),
  },
  (table) => [
    index('emails_due')
      .on(table.dueAt)
      .where(sql`${table.status} in ('queued', 'sending')`),
    index('emails_waiting')
      .on(table.dueAt)
      .where(sql`${table.status} in ('queued', 'sending') and not ${table.isReady}`),
    // Finds the businesses that have emails ready, and each one's oldest, without reading the thousands behind it.
    index('emails_ready')
      .on(table.isBulk, sql`coalesce(${table.businessId}, 0)`, table.dueAt, table.id)
      .where(sql`${table.isReady}`),
    index('emails_by_booking').on(table.bookingId),
    index('emails_counted')
      .on(table.countedFor, table.createdAt)
      .where(sql`${table.countedFor} is not null`),
    // Both are folded addresses, in the facts of the emails that ask to confirm a business's email address.
    index('email_confirmations_by_recipient')
      .on(sql`(${table.payload} ->> 'recipientFolded')`, table.createdAt)
      .where(sql`${table.kind} = 'email_confirmation'`),
    index('email_confirmations_by_account')
      .on(sql`(${table.payload} ->> 'accountFolded')`, table.createdAt)
      .where(sql`${table.kind} = 'email_confirmation'`),
    index('emails_failed')
      .on(table.businessId)
      .where(sql`${table.status} = 'failed'`),
    // With what the admin's list is filtered and counted by, so that no email is read for it.
    index('emails_by_time').on(table.createdAt, table.id, table.kind, table.status, table.isRefused),
    // In the order in which they were written, so that all emails of a business can be read some at a time.
    index('emails_by_business')
      .on(table.businessId, table.id)
      .where(sql`${table.businessId} is not null`),
    // The days of emails that are yet to be emptied, and not the years of those that are.
    index('emails_with_facts').on(table.createdAt).where(hasFacts(table)),
  ],
);
export type EmailRow = typeof emails.$inferSelect;
