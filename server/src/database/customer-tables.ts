/** The customers of a business, and what they ask of it about themselves. What holds of every table stands in tables.ts. */
import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { flag, id } from './columns.ts';
import { businesses } from './tables.ts';

/**
 * Somebody asks a business to be forgotten (decision 218). The row goes when that is done, since it holds the address; it
 * stays where the records are kept, so that the customer sees why.
 */
export const erasureRequests = sqliteTable(
  'forget_requests',
  {
    id: id(),
    businessId: integer()
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    /** As in the booking by whose link they asked. */
    address: text().notNull(),
    /** The address, for comparing (schema/rules/email-address.ts). */
    normalisedEmail: text().notNull(),
    askedAt: integer().notNull(),
    /** When the owner answered that the records are kept, and why, in the owner's words. */
    keptAt: integer(),
    reason: text(),
    /** When the owner agreed; from then on it is under way. */
    forgettingSince: integer(),
    /** The highest id of a booking that is forgotten: whoever books afterwards begins anew. */
    lastBookingId: integer(),
    /** Whether the deletion has found anything of theirs so far. */
    hasFound: flag().notNull().default(false),
  },
  (table) => [
    uniqueIndex('one_forget_request_per_address').on(table.businessId, table.normalisedEmail),
    index('forget_requests_under_way')
      .on(table.forgettingSince)
      .where(sql`${table.forgettingSince} is not null`),
    check('forget_request_answered_once', sql`${table.keptAt} is null or ${table.forgettingSince} is null`),
  ],
);
export type ErasureRequestRow = typeof erasureRequests.$inferSelect;

/**
 * Whom a business has booked: one row for each email address, and one for each booking without an address until its owner
 * merges it. Triggers give every new booking its customer, and take a customer's contact from it.
 */
export const customers = sqliteTable(
  'customers',
  {
    id: id(),
    businessId: integer()
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    firstName: text().notNull(),
    lastName: text().notNull(),
    /** Null where the customer gave none. */
    email: text(),
    /** The email, for comparing (schema/rules/email-address.ts). */
    normalisedEmail: text(),
    phone: text(),
    /** The owner's, which the customer sees in 'Your data' only. */
    note: text(),
    createdAt: integer().notNull(),
    /** When the latest of their bookings starts that isn't cancelled, past or upcoming; 0 where there is none. */
    latestAt: integer().notNull().default(0),
    /** The folded text by which they are found, with their name first (search/has-words.ts). Triggers keep it. */
    text: text().notNull().default(''),
  },
  (table) => [
    uniqueIndex('one_customer_per_email')
      .on(table.businessId, table.normalisedEmail)
      .where(sql`${table.normalisedEmail} is not null`),
    // Holds the texts in order of name, so that a search reads no row that it does not show.
    index('customers_by_name').on(table.businessId, table.text),
    index('customers_by_latest').on(table.businessId, table.latestAt),
  ],
);
export type CustomerRow = typeof customers.$inferSelect;
