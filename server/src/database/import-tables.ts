import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { businesses, users } from './tables.ts';

/**
 * A past import or one in progress. While it is in progress the business has no owner and counts as deleted,
 * so that nobody sees it.
 */
export const imports = sqliteTable(
  'imports',
  {
    businessId: integer()
      .primaryKey()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    ownerId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** `discarded`: what was imported is deleted in steps. */
    state: text({ enum: ['in progress', 'finished', 'discarded'] }).notNull(),
    beganAt: integer().notNull(),
    /** The address that its diary had elsewhere, and gets here if it is free. */
    wantedSlug: text().notNull(),
    /** How many of each are saved. */
    events: integer().notNull().default(0),
    bookings: integer().notNull().default(0),
    visits: integer().notNull().default(0),
    /** Bookings whose references were already in use here. */
    newReferences: integer().notNull().default(0),
  },
  (table) => [
    index('imports_by_state').on(table.state, table.beganAt),
    index('imports_by_owner').on(table.ownerId),
  ],
);
/**
 * Addresses known only from a file that an account's businesses have emailed, for 30 days: new ones are
 * limited per day.
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
    /** Its number on that day, from 1: of two simultaneous ones, the later one counts again. */
    nth: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.address] }),
    uniqueIndex('imported_addresses_of_day').on(table.ownerId, table.day, table.nth),
    index('imported_addresses_by_day').on(table.day),
  ],
);

export type ImportRow = typeof imports.$inferSelect;
