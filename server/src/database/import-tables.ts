/** Businesses that came from a file. What holds of every table stands in tables.ts. */
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { businesses, users } from './tables.ts';

/**
 * A business that is being brought, or that was (decision 202). While it is being brought it has no owner and counts as
 * deleted, so that nobody sees anything of it.
 */
export const imports = sqliteTable(
  'arrivals',
  {
    businessId: integer()
      .primaryKey()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    /** Whoever brings it. */
    ownerId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** `discarded`: what has come goes, some at a time. */
    state: text({ enum: ['arriving', 'finished', 'discarded'] }).notNull(),
    beganAt: integer().notNull(),
    /** The address that its diary had, and gets here if it is free. */
    wantedSlug: text().notNull(),
    /** How many of each have come. */
    events: integer().notNull().default(0),
    bookings: integer().notNull().default(0),
    visits: integer().notNull().default(0),
    /** Bookings whose references others had here. */
    newReferences: integer().notNull().default(0),
  },
  (table) => [
    index('arrivals_by_state').on(table.state, table.beganAt),
    index('arrivals_by_owner').on(table.ownerId),
  ],
);
/**
 * The addresses that only a file named and that an account's businesses have emailed, for 30 days: a day's new ones are
 * bounded (decision 206).
 */
export const importedAddresses = sqliteTable(
  'imported_addresses',
  {
    ownerId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Folded (emails/folded-address.ts). */
    address: text().notNull(),
    /** Days since 1970, UTC. */
    day: integer().notNull(),
    /** Which one of that day's it is, from 1 on: of two who count at once, the later one counts again. */
    nth: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.address] }),
    uniqueIndex('imported_addresses_of_day').on(table.ownerId, table.day, table.nth),
    index('imported_addresses_by_day').on(table.day),
  ],
);

export type ImportRow = typeof imports.$inferSelect;
