import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { resources } from './catalogue-tables.ts';
import { flag, id } from './columns.ts';
import { businesses } from './tables.ts';

const ofBusiness = () =>
  integer()
    .notNull()
    .references(() => businesses.id, { onDelete: 'cascade' });
/** A place or person; null for the whole business. */
const ofResource = () => integer().references(() => resources.id, { onDelete: 'cascade' });

export const timeOff = sqliteTable(
  'time_off',
  {
    id: id(),
    businessId: ofBusiness(),
    resourceId: ofResource(),
    /** Dates on the business's clock, both included. */
    startsOn: text().notNull(),
    endsOn: text().notNull(),
    /** The hours on each of these dates, HH:MM; both null for whole days. */
    startTime: text(),
    endTime: text(),
    everyYear: flag().notNull().default(false),
    /** The owner's note, which customers don't see. */
    note: text(),
    createdAt: integer().notNull(),
  },
  (table) => [
    index('time_off_by_business').on(table.businessId, table.endsOn),
    index('time_off_by_resource')
      .on(table.resourceId)
      .where(sql`${table.resourceId} is not null`),
    check('time_off_ends_after_start', sql`${table.endsOn} >= ${table.startsOn}`),
    check('time_off_hours', sql`(${table.startTime} is null) = (${table.endTime} is null)`),
  ],
);
export type TimeOffRow = typeof timeOff.$inferSelect;

/** An owner's external calendars, which block times here. */
export const busyCalendars = sqliteTable(
  'busy_calendars',
  {
    id: id(),
    businessId: ofBusiness(),
    resourceId: ofResource(),
    /** A secret: anyone who has it can read that calendar. */
    url: text().notNull(),
    /** From the last response, for the next request. */
    etag: text(),
    lastModified: text(),
    /** Of the busy times that were read last, so that the same ones aren't written again. */
    contentHash: text(),
    /** When it was last read in full, or reported no change. */
    fetchedAt: integer(),
    nextFetchAt: integer().notNull(),
    /** Since when we can't read it; null while we can. */
    failingSince: integer(),
    failure: text(),
    toldAt: integer(),
    /** What of the last reading stayed unreadable; null if nothing did. */
    unread: text({ mode: 'json' }),
    createdAt: integer().notNull(),
  },
  (table) => [
    index('busy_calendars_by_business').on(table.businessId),
    index('busy_calendars_due').on(table.nextFetchAt),
    index('busy_calendars_by_resource')
      .on(table.resourceId)
      .where(sql`${table.resourceId} is not null`),
  ],
);
export type BusyCalendarRow = typeof busyCalendars.$inferSelect;

/** When such a calendar is busy, and nothing else about it. */
export const busyTimes = sqliteTable(
  'busy_times',
  {
    id: id(),
    busyCalendarId: integer()
      .notNull()
      .references(() => busyCalendars.id, { onDelete: 'cascade' }),
    startsAt: integer().notNull(),
    endsAt: integer().notNull(),
  },
  (table) => [
    index('busy_times_by_calendar').on(table.busyCalendarId, table.startsAt),
    check('busy_time_ends_after_start', sql`${table.endsAt} > ${table.startsAt}`),
  ],
);

/** Feeds from which other calendars read the bookings of the business or of one person. */
export const calendarFeeds = sqliteTable(
  'calendar_feeds',
  {
    id: id(),
    businessId: ofBusiness(),
    resourceId: ofResource(),
    withNames: flag().notNull(),
    /** The address is made from this and a secret outside the database; a new nonce ends the old address. */
    nonce: text().notNull(),
    createdAt: integer().notNull(),
    readAt: integer(),
  },
  (table) => [
    index('calendar_feeds_by_business').on(table.businessId),
    index('calendar_feeds_by_resource')
      .on(table.resourceId)
      .where(sql`${table.resourceId} is not null`),
  ],
);
export type CalendarFeedRow = typeof calendarFeeds.$inferSelect;

/** Running late: today's starts that are delayed aren't offered, and their customers were emailed. */
export const delays = sqliteTable(
  'delays',
  {
    id: id(),
    businessId: ofBusiness(),
    resourceId: ofResource(),
    /** On the business's clock. */
    date: text().notNull(),
    minutes: integer().notNull(),
    startedAt: integer().notNull(),
    /** The expected end of the last delayed appointment: nothing is offered before it. */
    blockedUntil: integer().notNull().default(0),
    /** When it was back on time, or another delay replaced this one; null while it lasts. */
    endedAt: integer(),
  },
  (table) => [
    index('delays_by_business').on(table.businessId, table.date),
    index('delays_by_resource')
      .on(table.resourceId)
      .where(sql`${table.resourceId} is not null`),
    check('delay_minutes', sql`${table.minutes} > 0`),
  ],
);
export type DelayRow = typeof delays.$inferSelect;
