/**
 * Reads everything that the database holds of an owner and that is theirs to take away, one table and one
 * page at a time.
 */
import { inArray, sql, type SQL } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Database, Reader } from '../../database/database.ts';
import { bookings } from '../../database/booking-tables.ts';
import { couponRedemptions, payments, subscriptions } from '../../database/money-tables.ts';
import {
  businesses,
  events,
  favouriteVenues,
  services,
  sessions,
  slugHistory,
  users,
  venues,
} from '../../database/tables.ts';
import { diaryVisits } from '../../database/visitor-tables.ts';
import { nextTurn } from '../../next-turn.ts';
import { exportedColumnsOf, exportedRow, type ExportedRow } from './exported-row.ts';
import { EXPORTED, type Exported, type ExportedName } from './what-is-exported.ts';

export interface ExportedTable {
  name: string;
  /** In the order of the rows' cells. */
  columns: string[];
  /** Each call reads afresh; others get their turn between two pages. */
  pages(): AsyncGenerator<ExportedRow[]>;
}

const PAGE = 500;
const rowid = sql<number>`rowid`;

/** All of the owner's tables, in the order of the archive, including those without a row. */
export function createExportTables({ read }: Database): (ownerId: number) => ExportedTable[] {
  return (ownerId) => Object.values(tablesOf(read, ownerId));
}

function tablesOf(read: Reader, ownerId: number) {
  const ofOwner = sql`owner_id = ${ownerId}`;
  const ownBusiness = sql`(select id from businesses where ${ofOwner} and deleted_at is null)`;
  const ofBusiness = sql`business_id in ${ownBusiness}`;
  const ofEvent = sql`event_id in (select id from events where ${ofBusiness})`;
  return {
    users: exportedTable(read, EXPORTED.users, users, sql`id = ${ownerId}`),
    sessions: exportedTable(read, EXPORTED.sessions, sessions, sql`user_id = ${ownerId}`),
    businesses: exportedTable(read, EXPORTED.businesses, businesses, sql`${ofOwner} and deleted_at is null`),
    slugHistory: exportedTable(read, EXPORTED.slugHistory, slugHistory, ofBusiness),
    events: exportedTable(read, EXPORTED.events, events, ofBusiness),
    services: exportedTable(read, EXPORTED.services, services, ofEvent),
    venues: exportedTable(read, EXPORTED.venues, venues, ofEvent),
    favouriteVenues: exportedTable(read, EXPORTED.favouriteVenues, favouriteVenues, ofOwner),
    bookings: exportedTable(read, EXPORTED.bookings, bookings, ofBusiness),
    payments: exportedTable(read, EXPORTED.payments, payments, ofBusiness),
    subscriptions: exportedTable(read, EXPORTED.subscriptions, subscriptions, ofBusiness),
    couponRedemptions: exportedTable(read, EXPORTED.couponRedemptions, couponRedemptions, ofBusiness),
    diaryVisits: exportedTable(read, EXPORTED.diaryVisits, diaryVisits, ofBusiness),
  } satisfies Record<ExportedName, ExportedTable>;
}

/** `where` tells which rows are the owner's. */
function exportedTable<Table extends SQLiteTable>(
  read: Reader,
  { file, columns }: Exported<Table['$inferSelect']>,
  table: Table,
  where: SQL,
): ExportedTable {
  return {
    name: file,
    columns: exportedColumnsOf(columns),
    async *pages() {
      const found = await read.select({ id: rowid }).from(table).where(where).orderBy(rowid);
      for (let from = 0; from < found.length; from += PAGE) {
        const ids = found.slice(from, from + PAGE).map(({ id }) => id);
        const rows: Table['$inferSelect'][] = await read
          .select()
          .from(table)
          .where(inArray(rowid, ids))
          .orderBy(rowid);
        yield rows.map((row) => exportedRow(columns, row));
        await nextTurn();
      }
    },
  };
}
