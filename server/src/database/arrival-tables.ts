/** Businesses that came from a file. What holds of every table stands in tables.ts. */
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { businesses, users } from './tables.ts';

/**
 * A business that is being brought, or that was (decision 111). While it is being brought it has no owner and counts as
 * deleted, so that nobody sees anything of it.
 */
export const arrivals = sqliteTable(
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
export type ArrivalRow = typeof arrivals.$inferSelect;
