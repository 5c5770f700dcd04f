import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { flag, id } from './columns.ts';
import { businesses } from './tables.ts';

/**
 * A customer's deletion request. The row is deleted when the request is met, because it contains the address;
 * it stays if the records are kept, so that the customer sees why.
 */
export const erasureRequests = sqliteTable(
  'erasure_requests',
  {
    id: id(),
    businessId: integer()
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    /** As in the booking whose link they used. */
    address: text().notNull(),
    normalisedEmail: text().notNull(),
    askedAt: integer().notNull(),
    /** When the owner answered that the records are kept, and the reason in the owner's words. */
    keptAt: integer(),
    reason: text(),
    /** When the owner agreed; the deletion is under way from then on. */
    erasingSince: integer(),
    /** The highest id of a booking to erase: later bookings are a new customer's. */
    lastBookingId: integer(),
    /** Whether the deletion has found anything so far. */
    hasFound: flag().notNull().default(false),
  },
  (table) => [
    uniqueIndex('one_erasure_request_per_address').on(table.businessId, table.normalisedEmail),
    index('erasure_requests_under_way')
      .on(table.erasingSince)
      .where(sql`${table.erasingSince} is not null`),
    check('erasure_request_answered_once', sql`${table.keptAt} is null or ${table.erasingSince} is null`),
  ],
);
export type ErasureRequestRow = typeof erasureRequests.$inferSelect;

/**
 * A business's customers: one row for each email address, and one for each booking without an address until
 * its owner merges them (customers/keep-customers-store.ts).
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
    /** Null if the customer gave none. */
    email: text(),
    normalisedEmail: text(),
    phone: text(),
    /** The owner's note, which the customer sees only in 'Your data'. */
    note: text(),
    /** The owner's alert, shown beside the name; the customer sees it only in 'Your data'. */
    alert: text(),
    createdAt: integer().notNull(),
    /** The start of their last booking that isn't cancelled, past or upcoming; 0 without one. */
    latestAt: integer().notNull().default(0),
    /** The folded search text, name first (search/has-words.ts). */
    text: text().notNull().default(''),
  },
  (table) => [
    uniqueIndex('one_customer_per_email')
      .on(table.businessId, table.normalisedEmail)
      .where(sql`${table.normalisedEmail} is not null`),
    // Has the texts in order of name, so that a search reads only the rows that it shows.
    index('customers_by_name').on(table.businessId, table.text),
    index('customers_by_latest').on(table.businessId, table.latestAt),
  ],
);
export type CustomerRow = typeof customers.$inferSelect;
