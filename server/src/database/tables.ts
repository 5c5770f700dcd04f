/**
 * The tables of accounts, businesses and their diaries; all others are in `*-tables.ts`. Instants are
 * milliseconds since 1970; dates and wall-clock times are texts on the business's clock; money is whole
 * pence. The database enforces all that it can: foreign keys, checks and unique indexes here, and in the
 * migrations by hand what refuses overlapping claims and overfull day events.
 */

import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { Question } from '@daybook/schema/contract/question';
import type { Colour } from '@daybook/schema/figures/person-colours';
import { OFFER_MINUTES } from '@daybook/schema/figures/waiting-list';
import type { PatternEvent, PatternWeekday } from '@daybook/schema/rules/pattern-event';
import { BANK_HOLIDAY_NATIONS } from '@daybook/schema/words/business-texts';
import type { PatternStop } from '@daybook/schema/words/pattern-texts';
import { DEFAULT_TIMEZONE } from '@daybook/schema/words/timezones';
import { flag, id, placeTexts } from './columns.ts';

export const users = sqliteTable(
  'users',
  {
    id: id(),
    /** The identity provider's `sub`. */
    subject: text().notNull().unique(),
    /**
     * An HMAC of `subject` (accounts/person-hash.ts), kept until the purge: deleting an account resets no
     * trial or limit.
     */
    personHash: text().notNull(),
    email: text().notNull(),
    givenName: text(),
    familyName: text(),
    picture: text(),
    emailNotifications: flag().notNull().default(true),
    firstSeen: integer().notNull(),
    lastSeen: integer().notNull(),
    /** When its one free trial began; null if it had none. */
    trialUsedAt: integer(),
    /** When the account was deleted. It is out of reach at once, and purged by a job. */
    deletedAt: integer(),
  },
  (table) => [index('users_by_person').on(table.personHash)],
);
export type AccountRow = typeof users.$inferSelect;

/** People whose account an admin deleted. They can't open another for a while. */
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
    /** When the session ends if it isn't used. Each use postpones it, by an hour or more at a time. */
    expiresAt: integer().notNull(),
    /** Such as 'Chrome on Windows'. */
    device: text(),
    /** Identifies this account in this browser (accounts/known-device.ts). */
    deviceMark: text(),
  },
  (table) => [index('sessions_by_user').on(table.userId), index('sessions_by_expiry').on(table.expiresAt)],
);
export type SessionRow = typeof sessions.$inferSelect;

export const businesses = sqliteTable(
  'businesses',
  {
    id: id(),
    /** Null once the owner's account is purged and only booking records remain. */
    ownerId: integer().references(() => users.id, { onDelete: 'set null' }),
    name: text().notNull(),
    /** As typed, perhaps a stranger's: schema/rules/business-email.ts decides what may be sent there. */
    email: text().notNull(),
    /** The address that was last confirmed for this business, by its owner's login or by an emailed link. */
    confirmedEmail: text(),
    phone: text(),
    address: text(),
    postcode: text(),
    diarySlug: text().notNull().unique(),
    timezone: text().notNull().default(DEFAULT_TIMEZONE),
    /** When the setup was paid for; null until then (businesses/billing-status.ts). */
    paidAt: integer(),
    isActive: flag().notNull().default(true),
    /** The demonstration diary belongs to no account, appears in no list or figure, and sends no email. */
    isDemo: flag().notNull().default(false),
    isInSitemap: flag().notNull().default(true),
    /** An https URL. */
    privacyNotice: text(),
    cancellationPolicy: text(),
    tradingDetails: text(),
    about: text(),
    /** As typed; null if the diary works them out from the weekly hours. */
    openingHours: text(),
    /** What people who book are asked, in order. */
    questions: text({ mode: 'json' }).$type<Question[]>().notNull().default([]),
    /** One of PERSON_COLOURS; null for Daybook's own. */
    colour: text().$type<Colour>(),
    /** Names its row in `pictures`. */
    pictureHash: text(),
    trialCouponCode: text(),
    trialEndsAt: integer(),
    trialHours: integer(),
    /** When its subscriptions' cover ends, with the grace after a failed renewal; null without one ever. */
    coveredUntil: integer(),
    /**
     * When to look next for a due expiry notice; null if none is expected. Every change that affects those emails sets
     * it to 0, at once (businesses/write-business-store.ts).
     */
    expiryNoticeDueAt: integer(),
    /** Raised by each write that names the business and changes anything (business-write.ts). */
    diaryVersion: integer().notNull().default(1),
    /** How many hours before its start a time can last be booked. */
    minimumNoticeHours: integer().notNull().default(0),
    /** How many days ahead customers can book; null is unlimited. */
    maximumDaysAhead: integer(),
    /** How many bookings each person takes on one date; null is unlimited. */
    dailyLimitPerPerson: integer(),
    /** The nation on whose bank holidays weekly hours are closed; null if they stay open. */
    bankHolidays: text({ enum: BANK_HOLIDAY_NATIONS }),
    /** How many hours before the start customers can last move or cancel; 0 means until it starts. */
    changeNoticeHours: integer().notNull().default(0),
    /** False if only the owner moves bookings. */
    customersMayMove: flag().notNull().default(true),
    hasWaitingList: flag().notNull().default(true),
    /** How long a freed time is held for the person to whom it is offered. */
    offerMinutes: integer().notNull().default(OFFER_MINUTES),
    /** The diary's version that was last searched for times to offer on the waiting list. */
    offeredVersion: integer().notNull().default(0),
    /** Bytes of its owner's texts, as defined in businesses/text-room-store.ts. */
    textBytes: integer().notNull().default(0),
    /** The version of the terms that its owner accepted by adding or importing it (words/legal-texts.ts). */
    termsVersion: text(),
    createdAt: integer().notNull(),
    updatedAt: integer().notNull(),
    /** When the business was closed. Once it is purged, only booking records remain. */
    deletedAt: integer(),
  },
  (table) => [
    index('businesses_by_owner').on(table.ownerId),
    index('businesses_deleted')
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} is not null`),
    // Only one can exist.
    uniqueIndex('one_demonstration')
      .on(table.isDemo)
      .where(sql`${table.isDemo}`),
    index('businesses_expiry_notice_due')
      .on(table.expiryNoticeDueAt)
      .where(sql`${table.expiryNoticeDueAt} is not null`),
  ],
);
export type BusinessRow = typeof businesses.$inferSelect;

/** A diary's former addresses, which still lead to it. */
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
 * Weekly hours: the dates on which they publish an event each. They are stored as in their owner's form,
 * except for services and places, which are the business's own.
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
    /** Null means no end. */
    untilDate: text(),
    weeksAhead: integer().notNull(),
    event: text({ mode: 'json' }).$type<PatternEvent>().notNull(),
    pausedAt: integer(),
    /** When to look next for dates to publish: at once if what the business may plan has changed. */
    dueAt: integer().notNull(),
    /** Raised with every change that affects its dates, so that a job knows if it has seen the last one. */
    revision: integer().notNull().default(1),
    /** Why no further dates are published, which its owner has been told; null while they are. */
    stoppedFor: text().$type<PatternStop>(),
    /** From the request that created it. */
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
/** What weekly hours plan for the event of each date. */
export type PlannedEvents = Pick<PatternRow, 'weekdays' | 'event'>;

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
    /** How many people come to one time; venues say it for day events, and services for their own times. */
    placesPerTime: integer().notNull().default(1),
    /** How many of them one booking may take. */
    placesPerBooking: integer().notNull().default(1),
    /** Of one place; null if the event names no price, or its services have their own. */
    pricePence: integer(),
    patternId: integer().references(() => patterns.id, { onDelete: 'set null' }),
    /** True if its date was withdrawn but bookings stay: it is in no diary and takes no new ones. */
    isClosed: flag().notNull().default(false),
    /** From the request that created it, which finds this event if it is repeated. */
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

/** Dates that weekly hours have published, once each: those changed or cancelled by hand stay so. */
export const patternDates = sqliteTable(
  'pattern_dates',
  {
    patternId: integer()
      .notNull()
      .references(() => patterns.id, { onDelete: 'cascade' }),
    date: text().notNull(),
    /** As published, changed by hand, cancelled by hand, or not yet reached by a change. */
    state: text({ enum: ['made', 'changed', 'skipped', 'stale'] }).notNull(),
    eventId: integer().references(() => events.id, { onDelete: 'set null' }),
    /** The weekly hours that a date changed by hand still follows; null once their last change has reached it. */
    follows: text({ mode: 'json' }).$type<PlannedEvents>(),
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
 * Events that others have replaced: links, slot ids and repeated requests for the old one lead to its
 * successor. If a successor is replaced, its predecessors follow, so that one row leads to the last one.
 */
export const replacedEvents = sqliteTable(
  'replaced_events',
  {
    /** The replaced event, which may be deleted. */
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

/** A favourite venue has the texts of an event's venue (diary/venue-shape.ts). */
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
