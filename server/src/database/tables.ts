/**
 * The tables: accounts, businesses and their diaries here, all others in `*-tables.ts` beside. Instants are milliseconds
 * since 1970; dates and wall-clock times are texts on the business's clock; money is whole pence. SQLite itself enforces all that it can: foreign keys, checks and unique
 * indexes here, and the triggers of the hand-written migration beside them (no overlapping bookings, no
 * overfull day event, every change of a diary raises its version).
 */
import type { PatternEvent, PatternWeekday } from '@daybook/schema/rules/pattern-plan';
import type { PatternStop } from '@daybook/schema/words/pattern-texts';
import { BANK_HOLIDAY_NATIONS } from '@daybook/schema/words/bank-holidays';
import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { flag, id, placeTexts } from './columns.ts';

export const users = sqliteTable(
  'users',
  {
    id: id(),
    /** The identity provider's `sub`. */
    subject: text().notNull().unique(),
    /** An HMAC of that (accounts/person-hash.ts), which a deleted account keeps until it is purged (decision 134). */
    personHash: text(),
    email: text().notNull(),
    givenName: text(),
    familyName: text(),
    picture: text(),
    emailNotifications: flag().notNull().default(true),
    firstSeen: integer().notNull(),
    lastSeen: integer().notNull(),
    /** When its one free trial began; null while it has had none (decision 72). */
    trialUsedAt: integer(),
    /** Set when the owner deleted the account: out of reach at once, purged by a job. */
    deletedAt: integer(),
  },
  (table) => [
    index('users_by_person')
      .on(table.personHash)
      .where(sql`${table.personHash} is not null`),
  ],
);
export type AccountRow = typeof users.$inferSelect;

/** People whose account an admin deleted: they cannot open another for a while (decision 159). */
export const blockedPeople = sqliteTable('blocked_people', {
  personHash: text().primaryKey(),
  blockedAt: integer().notNull(),
});

export const sessions = sqliteTable(
  'sessions',
  {
    tokenHash: text().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: integer().notNull(),
    /** When it ends unless it is used before. Each use moves this on, an hour or more at a time. */
    expiresAt: integer().notNull(),
    /** The browser and device in words; null for a session that began before these were kept. */
    device: text(),
    /** Stands for this account in this browser (accounts/known-device.ts). */
    deviceMark: text(),
  },
  (table) => [index('sessions_by_user').on(table.userId), index('sessions_by_expiry').on(table.expiresAt)],
);
export type SessionRow = typeof sessions.$inferSelect;

export const businesses = sqliteTable(
  'businesses',
  {
    id: id(),
    /** Null once the owner's account is gone and only booking records remain. */
    ownerId: integer().references(() => users.id, { onDelete: 'set null' }),
    name: text().notNull(),
    /** As the owner typed it, perhaps a stranger's: schema/rules/business-email.ts says what may go there. */
    email: text().notNull(),
    /** The address that was last confirmed for this business, by its owner's sign-in or by a mailed link. */
    confirmedEmail: text(),
    phone: text(),
    address: text(),
    postcode: text(),
    diarySlug: text().notNull().unique(),
    timezone: text().notNull().default('Europe/London'),
    /** When the setup was paid for; null until then. What follows from it: businesses/billing-status.ts. */
    paidAt: integer(),
    isActive: flag().notNull().default(true),
    /** The diary that anybody may try: nobody's own, in no list and no figure, and no email is sent from it. */
    isDemo: flag().notNull().default(false),
    /** Whether search engines are told of its diary (the owner's switch). */
    isInSitemap: flag().notNull().default(true),
    /** An https address. */
    privacyNotice: text(),
    cancellationPolicy: text(),
    /** Trading name and address for customers. */
    tradingDetails: text(),
    trialCouponCode: text(),
    trialEndsAt: integer(),
    /** The trial's whole length, as its coupon gave it. */
    trialHours: integer(),
    /** Until when its subscriptions cover it, failed renewals' grace included; null for one that never had any. */
    coveredUntil: integer(),
    /**
     * When to look next whether an email about its trial's or subscription's end is due; null when none is to come.
     * Triggers make it 0, at once, with every change of what those emails follow from.
     */
    endingsDueAt: integer(),
    /** Raised by triggers with every change that the public diary could show. */
    diaryVersion: integer().notNull().default(1),
    /** True from before there were teams, until its owner has said whether they take every appointment. */
    asksWhoWorks: flag().notNull().default(false),
    /** Raised by triggers with every change of its places, people and services: what is kept of its events ends. */
    catalogueVersion: integer().notNull().default(1),
    /** Customers book at least so many hours before the start. */
    minimumNoticeHours: integer().notNull().default(0),
    /** Customers book dates up to so many days ahead; null where there is no limit. */
    maximumDaysAhead: integer(),
    /** Bookings that each person takes on a date; null where there is no limit. */
    dailyLimitPerPerson: integer(),
    /** On whose bank holidays the dates of weekly hours take no bookings; null where they take them. */
    bankHolidays: text({ enum: BANK_HOLIDAY_NATIONS }),
    /** Customers move or cancel at least so many hours before the start; 0 where they may until it starts. */
    changeNoticeHours: integer().notNull().default(0),
    /** False where only the owner moves bookings. */
    customersMayMove: flag().notNull().default(true),
    /** False where nobody can join a waiting list. */
    hasWaitingList: flag().notNull().default(true),
    /** Minutes for which a freed time is held for the person to whom it is offered. */
    offerMinutes: integer().notNull().default(30),
    /** The diary's version that was last looked through for times to offer to people who wait. */
    offeredVersion: integer().notNull().default(0),
    /** Bytes of the texts that its owner keeps in it; businesses/text-room-store.ts says which. */
    textBytes: integer().notNull().default(0),
    /** The version of the terms that its owner accepted by adding or importing it (words/legal-texts.ts). */
    termsVersion: text(),
    createdAt: integer().notNull(),
    updatedAt: integer().notNull(),
    /** Set when the owner's account is deleted. Once this is purged, only booking records remain. */
    deletedAt: integer(),
  },
  (table) => [
    index('businesses_by_owner').on(table.ownerId),
    index('businesses_deleted')
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} is not null`),
    // There is one at most.
    uniqueIndex('one_demonstration')
      .on(table.isDemo)
      .where(sql`${table.isDemo}`),
    index('businesses_endings_due')
      .on(table.endingsDueAt)
      .where(sql`${table.endingsDueAt} is not null`),
  ],
);
export type BusinessRow = typeof businesses.$inferSelect;

/** Addresses that a diary had before: they keep leading to it. */
export const slugHistory = sqliteTable(
  'slug_history',
  {
    slug: text().primaryKey(),
    businessId: integer()
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    replacedAt: integer().notNull(),
  },
  (table) => [index('slug_history_by_business').on(table.businessId)],
);

/**
 * Weekly hours: the dates on which they publish an event each (decision 246). What they say is kept as their owner's form
 * has it, but for services and places, which are the business's own.
 */
export const patterns = sqliteTable(
  'patterns',
  {
    id: id(),
    businessId: integer()
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    weekdays: text({ mode: 'json' }).$type<PatternWeekday[]>().notNull(),
    everyWeeks: integer().notNull(),
    fromDate: text().notNull(),
    /** Null where they have no end. */
    untilDate: text(),
    weeksAhead: integer().notNull(),
    event: text({ mode: 'json' }).$type<PatternEvent>().notNull(),
    pausedAt: integer(),
    /** When to look next whether dates are to be published. Triggers make it 0 when the business may plan again. */
    dueAt: integer().notNull(),
    /** Raised with every change of what decides about its dates, so that a job knows whether it has seen the last one. */
    revision: integer().notNull().default(1),
    /** Why no further dates are published, which its owner has been told; null while they are. */
    stoppedFor: text().$type<PatternStop>(),
    /** Of the request that created it. */
    idempotencyKey: text(),
    createdAt: integer().notNull(),
  },
  (table) => [
    index('patterns_by_business').on(table.businessId),
    index('patterns_due').on(table.dueAt),
    uniqueIndex('one_pattern_per_idempotency_key')
      .on(table.businessId, table.idempotencyKey)
      .where(sql`${table.idempotencyKey} is not null`),
    check('pattern_weeks', sql`${table.everyWeeks} >= 1 and ${table.weeksAhead} >= 1`),
  ],
);
export type PatternRow = typeof patterns.$inferSelect;

export const events = sqliteTable(
  'events',
  {
    id: id(),
    businessId: integer()
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    description: text(),
    date: text().notNull(),
    startTime: text().notNull(),
    /** Hours after midnight count on: '25:00' is 01:00 on the next day. Only day events have such hours. */
    endTime: text().notNull(),
    slotMinutes: integer().notNull(),
    bufferMinutes: integer().notNull(),
    requirementsNote: text(),
    personalMessage: text().notNull(),
    type: text({ enum: ['booking', 'day_event'] }).notNull(),
    creationMode: text({ enum: ['automatic', 'manual'] }).notNull(),
    serviceMode: text({ enum: ['time_slots', 'individual_services'] }).notNull(),
    /** [{ start, end }] in minutes after midnight. */
    manualSlots: text({ mode: 'json' }).$type<{ start: number; end: number }[]>().notNull(),
    lunchStartTime: text(),
    lunchEndTime: text(),
    lastAppointmentTime: text(),
    isHomeVisit: flag().notNull(),
    /** The weekly hours that published it. */
    patternId: integer().references(() => patterns.id, { onDelete: 'set null' }),
    /** True where it takes no more bookings and is in no diary: its date has gone, and it keeps what was booked. */
    isClosed: flag().notNull().default(false),
    /** Raised by triggers with every change of the event, its venues, its services and what is held of it. */
    version: integer().notNull().default(1),
    /** Its bookings that are not cancelled. Triggers keep the count: a day event may have any number. */
    heldCount: integer().notNull().default(0),
    /** Times of it, or places, that are offered to people who wait, expired or not. Triggers keep the count. */
    offerCount: integer().notNull().default(0),
    /** Of the request that created it: sent again, it finds this event (decision 223). */
    idempotencyKey: text(),
    createdAt: integer().notNull(),
  },
  (table) => [
    uniqueIndex('one_event_per_idempotency_key')
      .on(table.businessId, table.idempotencyKey, table.date)
      .where(sql`${table.idempotencyKey} is not null`),
    index('events_by_pattern')
      .on(table.patternId)
      .where(sql`${table.patternId} is not null`),
    index('events_by_business_and_date').on(table.businessId, table.date, table.startTime),
    check('event_ends_after_start', sql`${table.endTime} > ${table.startTime}`),
    check('event_durations', sql`${table.slotMinutes} >= 0 and ${table.bufferMinutes} >= 0`),
  ],
);
export type EventRow = typeof events.$inferSelect;

/** The dates that weekly hours have published, each once: what was cancelled or changed by hand never comes back. */
export const patternDates = sqliteTable(
  'pattern_dates',
  {
    patternId: integer()
      .notNull()
      .references(() => patterns.id, { onDelete: 'cascade' }),
    date: text().notNull(),
    /** As published, changed by hand since, cancelled by hand, or as published before a change that has not reached it yet. */
    state: text({ enum: ['made', 'changed', 'skipped', 'stale'] }).notNull(),
    eventId: integer().references(() => events.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.patternId, table.date] }),
    index('pattern_dates_by_event')
      .on(table.eventId)
      .where(sql`${table.eventId} is not null`),
  ],
);
export type PatternDateRow = typeof patternDates.$inferSelect;

/**
 * Events in whose place others were put: links, slot ids and repeated requests that name the old one lead to its successor.
 * A successor that is replaced takes its predecessors along, so that one row leads to the end.
 */
export const replacedEvents = sqliteTable(
  'replaced_events',
  {
    /** The event that was replaced, which may be deleted. */
    eventId: integer().primaryKey(),
    businessId: integer()
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    successorId: integer()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    replacedAt: integer().notNull(),
  },
  (table) => [
    index('replaced_events_by_successor').on(table.successorId),
    index('replaced_events_by_business').on(table.businessId),
  ],
);

/** What a favourite says of a place; a venue of an event says the same (diary/venue-shape.ts). */
export const favouriteVenues = sqliteTable(
  'favourite_venues',
  {
    id: id(),
    ownerId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    ...placeTexts(),
    postcode: text().notNull(),
    maxCapacity: integer(),
  },
  (table) => [index('favourite_venues_by_owner').on(table.ownerId)],
);
export type FavouriteVenueRow = typeof favouriteVenues.$inferSelect;
