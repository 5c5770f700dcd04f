/** Reads everything that an owner may export, one table and one page at a time. */
import { inArray, sql, type SQL } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { isOwnedBy } from '../../businesses/access-store.ts';
import type { Database, Reader } from '../../database/database.ts';
import { bookings, offers, waitingListEntries } from '../../database/booking-tables.ts';
import { couponRedemptions, payments, subscriptions } from '../../database/money-tables.ts';
import { busyCalendars, calendarFeeds, delays, timeOff } from '../../database/calendar-tables.ts';
import {
  catalogue,
  cataloguePeople,
  eventPeople,
  resources,
  services,
  venues,
} from '../../database/catalogue-tables.ts';
import {
  businesses,
  events,
  favouriteVenues,
  patternDates,
  patterns,
  sessions,
  slugHistory,
  users,
} from '../../database/tables.ts';
import { customers, erasureRequests } from '../../database/customer-tables.ts';
import { diaryVisits } from '../../database/visitor-tables.ts';
import { nextTurn } from '../../runtime/next-turn.ts';
import { exportedColumnsOf, exportedRow, type ExportedRow, type Exported } from './exported-row.ts';
import { EXPORTED, type ExportedName } from './what-is-exported.ts';

export interface ExportedTable {
  name: string;
  /** In the order of the rows' cells. */
  columns: string[];
  /** Each call starts from the beginning; other work runs between two pages. */
  pages(): AsyncGenerator<ExportedRow[]>;
}

const PAGE = 500;

/** Returns all of the owner's tables in the archive's order, including empty ones. */
export function createExportTables({ read }: Database): (ownerId: number) => ExportedTable[] {
  return (ownerId) => Object.values(tablesOf(read, ownerId));
}

function tablesOf(read: Reader, ownerId: number) {
  const ofOwner = sql`owner_id = ${ownerId}`;
  const ownBusinesses = read.select({ id: businesses.id }).from(businesses).where(isOwnedBy(ownerId));
  const ofBusiness = sql`business_id in ${ownBusinesses}`;
  const ofCatalogue = sql`catalogue_id in (select id from catalogue where ${ofBusiness})`;
  const ofPattern = sql`pattern_id in (select id from patterns where ${ofBusiness})`;
  const ofEvent = sql`event_id in (select id from events where ${ofBusiness})`;
  return {
    users: byId(read, EXPORTED.users, users, sql`id = ${ownerId}`),
    sessions: atOnce(read, EXPORTED.sessions, sessions, sql`user_id = ${ownerId}`, sessions.createdAt),
    businesses: byId(read, EXPORTED.businesses, businesses, sql`${isOwnedBy(ownerId)}`),
    slugHistory: atOnce(read, EXPORTED.slugHistory, slugHistory, ofBusiness, slugHistory.replacedAt),
    events: byId(read, EXPORTED.events, events, ofBusiness),
    patterns: byId(read, EXPORTED.patterns, patterns, ofBusiness),
    patternDates: atOnce(read, EXPORTED.patternDates, patternDates, ofPattern, patternDates.patternId),
    resources: byId(read, EXPORTED.resources, resources, ofBusiness),
    catalogue: byId(read, EXPORTED.catalogue, catalogue, ofBusiness),
    cataloguePeople: atOnce(
      read,
      EXPORTED.cataloguePeople,
      cataloguePeople,
      ofCatalogue,
      cataloguePeople.catalogueId,
    ),
    services: byId(read, EXPORTED.services, services, ofEvent),
    venues: byId(read, EXPORTED.venues, venues, ofEvent),
    eventPeople: atOnce(read, EXPORTED.eventPeople, eventPeople, ofEvent, eventPeople.eventId),
    timeOff: byId(read, EXPORTED.timeOff, timeOff, ofBusiness),
    delays: byId(read, EXPORTED.delays, delays, ofBusiness),
    busyCalendars: byId(read, EXPORTED.busyCalendars, busyCalendars, ofBusiness),
    calendarFeeds: byId(read, EXPORTED.calendarFeeds, calendarFeeds, ofBusiness),
    favouriteVenues: byId(read, EXPORTED.favouriteVenues, favouriteVenues, ofOwner),
    bookings: byId(read, EXPORTED.bookings, bookings, ofBusiness),
    customers: byId(read, EXPORTED.customers, customers, ofBusiness),
    waitingListEntries: byId(read, EXPORTED.waitingListEntries, waitingListEntries, ofBusiness),
    offers: byId(read, EXPORTED.offers, offers, ofBusiness),
    payments: byId(read, EXPORTED.payments, payments, ofBusiness),
    subscriptions: byId(read, EXPORTED.subscriptions, subscriptions, ofBusiness),
    couponRedemptions: atOnce(
      read,
      EXPORTED.couponRedemptions,
      couponRedemptions,
      ofBusiness,
      couponRedemptions.redeemedAt,
    ),
    erasureRequests: atOnce(
      read,
      EXPORTED.erasureRequests,
      erasureRequests,
      ofBusiness,
      erasureRequests.askedAt,
    ),
    diaryVisits: atOnce(read, EXPORTED.diaryVisits, diaryVisits, ofBusiness, diaryVisits.date),
  } satisfies Record<ExportedName, ExportedTable>;
}

/** Reads a table with an id by pages: an owner may have any number of rows. `where` selects the owner's. */
function byId<Table extends SQLiteTable & { id: SQLiteColumn }>(
  read: Reader,
  { file, columns }: Exported<Table['$inferSelect']>,
  table: Table,
  where: SQL,
): ExportedTable {
  const id = sql<number>`id`;
  return {
    name: file,
    columns: exportedColumnsOf(columns),
    async *pages() {
      const found = await read.select({ id }).from(table).where(where).orderBy(id);
      for (let from = 0; from < found.length; from += PAGE) {
        const ids = found.slice(from, from + PAGE).map((row) => row.id);
        const rows: Table['$inferSelect'][] = await read
          .select()
          .from(table)
          .where(inArray(table.id, ids))
          .orderBy(table.id);
        yield rows.map((row) => exportedRow(columns, row));
        await nextTurn();
      }
    },
  };
}

/**
 * Reads a table at once, in a column's order. It is for few or narrow rows: a diary has one short row of
 * visits a day, and one deletion request per address.
 */
function atOnce<Table extends SQLiteTable>(
  read: Reader,
  { file, columns }: Exported<Table['$inferSelect']>,
  table: Table,
  where: SQL,
  order: SQLiteColumn,
): ExportedTable {
  return {
    name: file,
    columns: exportedColumnsOf(columns),
    async *pages() {
      const rows: Table['$inferSelect'][] = await read.select().from(table).where(where).orderBy(order);
      yield rows.map((row) => exportedRow(columns, row));
    },
  };
}
