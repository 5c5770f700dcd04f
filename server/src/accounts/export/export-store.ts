/** Reads what account.json holds: all of an owner's rows that no business's file has. */

import { asc, sql, type SQL } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { isOwnedBy } from '../../businesses/access-store.ts';
import { offers, waitingListEntries } from '../../database/booking-tables.ts';
import { busyCalendars, calendarFeeds, delays } from '../../database/calendar-tables.ts';
import { erasureRequests } from '../../database/customer-tables.ts';
import type { Reader } from '../../database/database.ts';
import { couponRedemptions, payments, subscriptions } from '../../database/money-tables.ts';
import {
  businesses,
  favouriteVenues,
  sessions,
  slugHistory,
  users,
  type BusinessRow,
} from '../../database/tables.ts';
import { exportedRow, type Exported, type ExportedRow } from './exported-row.ts';
import { EXPORTED } from './what-is-exported.ts';

/** Returns an owner's businesses that aren't deleted, oldest first. */
export function businessesToExport(read: Reader, ownerId: number): Promise<BusinessRow[]> {
  return read.select().from(businesses).where(isOwnedBy(ownerId)).orderBy(asc(businesses.id));
}

/** Yields each table's name in account.json with its rows. */
export async function* readAccount(
  read: Reader,
  ownerId: number,
): AsyncGenerator<{ name: string; rows: ExportedRow[] }> {
  const ofOwner = sql`owner_id = ${ownerId}`;
  const own = read.select({ id: businesses.id }).from(businesses).where(isOwnedBy(ownerId));
  const ofBusiness = sql`business_id in ${own}`;
  const rowsOf = <Table extends SQLiteTable>(
    { name, columns }: Exported<Table['$inferSelect']>,
    table: Table,
    where: SQL,
    order: SQLiteColumn,
  ) => ({
    name,
    async read() {
      const rows: Table['$inferSelect'][] = await read.select().from(table).where(where).orderBy(order);
      return rows.map((row) => exportedRow(columns, row));
    },
  });
  const tables = [
    rowsOf(EXPORTED.users, users, sql`id = ${ownerId}`, users.id),
    rowsOf(EXPORTED.sessions, sessions, sql`user_id = ${ownerId}`, sessions.createdAt),
    rowsOf(EXPORTED.favouriteVenues, favouriteVenues, ofOwner, favouriteVenues.id),
    rowsOf(EXPORTED.slugHistory, slugHistory, ofBusiness, slugHistory.replacedAt),
    rowsOf(EXPORTED.busyCalendars, busyCalendars, ofBusiness, busyCalendars.id),
    rowsOf(EXPORTED.calendarFeeds, calendarFeeds, ofBusiness, calendarFeeds.id),
    rowsOf(EXPORTED.delays, delays, ofBusiness, delays.id),
    rowsOf(EXPORTED.waitingListEntries, waitingListEntries, ofBusiness, waitingListEntries.id),
    rowsOf(EXPORTED.offers, offers, ofBusiness, offers.id),
    rowsOf(EXPORTED.erasureRequests, erasureRequests, ofBusiness, erasureRequests.askedAt),
    rowsOf(EXPORTED.payments, payments, ofBusiness, payments.id),
    rowsOf(EXPORTED.subscriptions, subscriptions, ofBusiness, subscriptions.id),
    rowsOf(EXPORTED.couponRedemptions, couponRedemptions, ofBusiness, couponRedemptions.redeemedAt),
  ];
  for (const table of tables) yield { name: table.name, rows: await table.read() };
}
