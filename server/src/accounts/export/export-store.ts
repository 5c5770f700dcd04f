/**
 * Everything that the database holds of an owner, table by table, a page at a time. Whatever column a table
 * gets is exported, unless it is left out here.
 */
import { setImmediate } from 'node:timers/promises';
import { getTableColumns, inArray, sql, type SQL } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { z } from 'zod';
import { clockTimeOf, minutesOf, shownTimeOf } from '@daybook/schema/rules/clock-time';
import { poundsOf } from '@daybook/schema/rules/money';
import type { Database, Reader } from '../../database/database.ts';
import {
  bookings,
  businesses,
  couponRedemptions,
  events,
  favouriteVenues,
  payments,
  services,
  sessions,
  slugHistory,
  users,
  venues,
} from '../../database/tables.ts';

export type ExportedValue = string | number | boolean | null | string[];
/** By snake_case name. Instants are ISO 8601, money is pounds. */
export type ExportedRow = Record<string, ExportedValue>;

export interface ExportedTable {
  name: string;
  /** In the order of the rows' cells. */
  columns: string[];
  /** Each call reads anew; between pages others get their turn. */
  pages(): AsyncGenerator<ExportedRow[]>;
}

interface Source {
  name: string;
  table: SQLiteTable;
  /** Which rows are the owner's. */
  where: SQL;
  /** Columns that are ours: keys of the table. */
  leftOut?: string[];
}

const PAGE = 500;

/** All of the owner's tables; those without a row too. */
export function createExportTables({ read }: Database): (ownerId: number) => ExportedTable[] {
  return (ownerId) => sourcesOf(ownerId).map((source) => exportedTable(read, source));
}

function sourcesOf(ownerId: number): Source[] {
  const ofOwner = sql`owner_id = ${ownerId}`;
  const ownBusiness = sql`(select id from businesses where ${ofOwner} and deleted_at is null)`;
  const ofBusiness = sql`business_id in ${ownBusiness}`;
  const ofEvent = sql`event_id in (select id from events where ${ofBusiness})`;
  return [
    { name: 'account', table: users, where: sql`id = ${ownerId}`, leftOut: ['deletedAt'] },
    { name: 'sessions', table: sessions, where: sql`user_id = ${ownerId}`, leftOut: ['tokenHash', 'userId'] },
    {
      name: 'businesses',
      table: businesses,
      where: sql`${ofOwner} and deleted_at is null`,
      leftOut: ['ownerId', 'diaryVersion', 'deletedAt'],
    },
    { name: 'former-addresses', table: slugHistory, where: ofBusiness },
    { name: 'events', table: events, where: ofBusiness, leftOut: ['version', 'heldCount'] },
    { name: 'services', table: services, where: ofEvent },
    { name: 'venues', table: venues, where: ofEvent, leftOut: ['heldCount'] },
    { name: 'favourite-venues', table: favouriteVenues, where: ofOwner, leftOut: ['ownerId'] },
    {
      name: 'bookings',
      table: bookings,
      where: ofBusiness,
      // With these somebody could cancel in the customer's name, or repeat their request.
      leftOut: ['cancelNonce', 'cancelTokenHash', 'idempotencyKey'],
    },
    { name: 'payments', table: payments, where: ofBusiness },
    { name: 'coupons-used', table: couponRedemptions, where: ofBusiness, leftOut: ['userId'] },
  ];
}

function exportedTable(read: Reader, { name, table, where, leftOut = [] }: Source): ExportedTable {
  const columns = Object.fromEntries(
    Object.entries(getTableColumns(table)).filter(([key]) => !leftOut.includes(key)),
  );
  const rowid = sql`rowid`;
  return {
    name,
    columns: Object.keys(columns).map(nameOf),
    async *pages() {
      const found = await read
        .select({ id: sql<number>`${rowid}` })
        .from(table)
        .where(where)
        .orderBy(rowid);
      for (let from = 0; from < found.length; from += PAGE) {
        const ids = found.slice(from, from + PAGE).map(({ id }) => id);
        const rows = await read.select(columns).from(table).where(inArray(rowid, ids)).orderBy(rowid);
        yield rows.map(exportedRow);
        await setImmediate();
      }
    },
  };
}

/** 'firstSeen' is first_seen, 'pricePence' is price. */
function nameOf(key: string): string {
  return toSnakeCase(key.replace(/Pence$/, ''));
}

function exportedRow(row: Record<string, unknown>): ExportedRow {
  return Object.fromEntries(
    Object.entries(row).map(([key, value]) => [nameOf(key), exportedValue(key, value)]),
  );
}

const INSTANT = /(At|Seen)$/;

function exportedValue(key: string, value: unknown): ExportedValue {
  if (key === 'manualSlots') return spanTexts(value);
  // Stored as hours that are counted on past midnight.
  if (key === 'endTime' && typeof value === 'string') return shownTimeOf(minutesOf(value));
  if (typeof value === 'number') {
    if (INSTANT.test(key)) return new Date(value).toISOString();
    return key.endsWith('Pence') ? poundsOf(value) : value;
  }
  return typeof value === 'string' || typeof value === 'boolean' ? value : null;
}

const spans = z.array(z.object({ start: z.number(), end: z.number() }));

/** As people write them: '09:00 to 09:45'. */
function spanTexts(value: unknown): string[] {
  return spans.parse(value).map(({ start, end }) => `${clockTimeOf(start)} to ${clockTimeOf(end)}`);
}
