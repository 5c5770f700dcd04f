import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { bookings } from './booking-tables.ts';
import { flag, id } from './columns.ts';
import { hasFacts } from './expressions.ts';
import { businesses } from './tables.ts';

/** The outbox: one row per email, written in the transaction of what it reports. */
export const emails = sqliteTable(
  'emails',
  {
    id: id(),
    kind: text().notNull(),
    bookingId: integer().references(() => bookings.id, { onDelete: 'set null' }),
    businessId: integer().references(() => businesses.id, { onDelete: 'set null' }),
    recipient: text().notNull(),
    normalisedRecipient: text().notNull(),
    /**
     * The recipient's folded address (emails/folded-address.ts) if a stranger caused the email: it counts
     * towards the limit of emails to this address. Null in other emails, and once it no longer counts.
     */
    countedFor: text(),
    /** The email's content, from which the worker makes the email. */
    payload: text({ mode: 'json' }).$type<unknown>().notNull(),
    /** Set for an email that must go only once, such as the reminder of one booking at one start. */
    onceKey: text().unique(),
    status: text({ enum: ['queued', 'sending', 'sent', 'failed'] })
      .notNull()
      .default('queued'),
    attempts: integer().notNull().default(0),
    /** When to try (again); while sending, when the attempt counts as lost. */
    dueAt: integer().notNull(),
    lastError: text(),
    /** Failed because the mail server permanently refused its recipient or the email itself. */
    isRefused: flag().notNull().default(false),
    /** How often that happened. */
    refusals: integer().notNull().default(0),
    /** Sent last: nobody waits for it at a screen, and there may be thousands, such as reminders. */
    isBulk: flag().notNull().default(false),
    /** It is due, and waits for its business's turn (emails/claim-emails-store.ts). */
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
    // Finds the businesses with ready emails, and each one's oldest, without reading thousands of others.
    index('emails_ready')
      .on(table.isBulk, sql`coalesce(${table.businessId}, 0)`, table.dueAt, table.id)
      .where(sql`${table.isReady}`),
    index('emails_by_booking').on(table.bookingId),
    index('emails_counted')
      .on(table.countedFor, table.createdAt)
      .where(sql`${table.countedFor} is not null`),
    // Both are folded addresses in the facts of confirmation emails.
    index('email_confirmations_by_recipient')
      .on(sql`(${table.payload} ->> 'recipientFolded')`, table.createdAt)
      .where(sql`${table.kind} = 'email_confirmation'`),
    index('email_confirmations_by_account')
      .on(sql`(${table.payload} ->> 'accountFolded')`, table.createdAt)
      .where(sql`${table.kind} = 'email_confirmation'`),
    index('emails_failed')
      .on(table.businessId)
      .where(sql`${table.status} = 'failed'`),
    // Has the filters and counts of the admin's list, so that no email is read for it.
    index('emails_by_time').on(table.createdAt, table.id, table.kind, table.status, table.isRefused),
    // In the order in which they were written, so that a business's emails can be read in steps.
    index('emails_by_business')
      .on(table.businessId, table.id)
      .where(sql`${table.businessId} is not null`),
    // Only emails that still have their content, not years of emptied ones.
    index('emails_with_facts').on(table.createdAt).where(hasFacts(table)),
  ],
);
export type EmailRow = typeof emails.$inferSelect;
