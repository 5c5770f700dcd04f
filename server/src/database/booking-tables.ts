import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { Answer } from '@daybook/schema/contract/question';
import { OFFER_GONE_FOR } from '@daybook/schema/words/waiting-list-texts';
import { catalogue, resources, services, venues } from './catalogue-tables.ts';
import { flag, id, venueCopy, serviceCopy } from './columns.ts';
import { customers } from './customer-tables.ts';
import { businesses, events } from './tables.ts';

/** A booking has its own copy of everything about its event, so that it outlives the event. */
export const bookings = sqliteTable(
  'bookings',
  {
    id: id(),
    reference: text().notNull().unique(),
    businessId: integer()
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    eventId: integer().references(() => events.id, { onDelete: 'set null' }),
    venueId: integer().references(() => venues.id, { onDelete: 'set null' }),
    serviceId: integer().references(() => services.id, { onDelete: 'set null' }),
    status: text({ enum: ['confirmed', 'pending', 'cancelled'] }).notNull(),
    /** A whole slot, a length of time with a buffer around it, or one of a day event's places. */
    kind: text({ enum: ['time_slot', 'service', 'day_event'] }).notNull(),
    eventName: text().notNull(),
    eventDate: text().notNull(),
    startTime: text().notNull(),
    endTime: text().notNull(),
    timezone: text().notNull(),
    startsAt: integer().notNull(),
    endsAt: integer().notNull(),
    /** Minutes kept free after it: the event's buffer, or 0 for listed slots and day events. */
    bufferMinutes: integer().notNull(),
    ...venueCopy(),
    /** The booked person; null if the event names nobody. */
    personId: integer().references(() => resources.id, { onDelete: 'set null' }),
    personName: text(),
    ...serviceCopy(),
    /** How many people come. */
    places: integer().notNull().default(1),
    isHomeVisit: flag().notNull(),
    customerAddress: text(),
    customerPostcode: text(),
    attendeeFirstName: text().notNull(),
    attendeeLastName: text().notNull(),
    attendeeEmail: text().notNull(),
    normalisedEmail: text().notNull(),
    attendeePhone: text(),
    source: text(),
    /** The emailed token is made from this and a secret that isn't in the database. */
    cancelNonce: text().notNull(),
    cancelTokenHash: text().notNull().unique(),
    idempotencyKey: text(),
    /** The requested slot, with which a repeated request is compared: with 'Anyone' it contains no person. */
    askedSlotId: text(),
    /** `owner`: the owner added it for a customer who phoned or walked in. */
    madeBy: text({ enum: ['customer', 'owner'] })
      .notNull()
      .default('customer'),
    /** The policy at the time of booking: how many hours before the start customers can last change it. */
    changeNoticeHours: integer().notNull().default(0),
    movedCount: integer().notNull().default(0),
    /** When the owner marked that nobody came. */
    didNotComeAt: integer(),
    /** How many of its places nobody used: all of them with that mark. */
    absentPlaces: integer().notNull().default(0),
    /** The owner's note, which the customer sees only in 'Your data'. */
    note: text(),
    /** The owner's questions as they were when it was booked, with the customer's answers. */
    answers: text({ mode: 'json' }).$type<Answer[]>().notNull().default([]),
    /** Whether the customer wants to know when an earlier time is free. */
    wantsEarlier: flag().notNull().default(false),
    /** True if the owner or an import lets it overlap another: its claims are marked where they do. */
    allowedOverlap: flag().notNull().default(false),
    /** Null if no reminder is due: it was sent, or the booking was too late for one. */
    reminderDueAt: integer(),
    createdAt: integer().notNull(),
    cancelledAt: integer(),
    cancelledBy: text({ enum: ['customer', 'owner'] }),
    /** Raised with every change, so that calendars recognise the newer invitation (iCalendar SEQUENCE). */
    sequence: integer().notNull().default(0),
    /** Null once the customer's data is deleted. */
    customerId: integer().references(() => customers.id, { onDelete: 'set null' }),
    /** The same in all repeat visits that were booked together: the reference of the first. Null for other bookings. */
    seriesKey: text(),
    /** The third of 12, every week: 3, 12 and 1. */
    seriesNumber: integer(),
    seriesSize: integer(),
    seriesWeeks: integer(),
  },
  (table) => [
    uniqueIndex('one_booking_per_idempotency_key')
      .on(table.idempotencyKey, table.businessId)
      .where(sql`${table.idempotencyKey} is not null`),
    // Has the columns of an owner's filters, so that rows that aren't shown needn't be read.
    index('bookings_by_business').on(table.businessId, table.startsAt, table.status, table.eventName),
    // Without these three, deleting an event, and each of its venues and services, reads every booking. Two of them
    // also count how many have booked without reading a booking.
    index('bookings_by_event')
      .on(table.eventId, table.startsAt, table.status)
      .where(sql`${table.eventId} is not null`),
    index('bookings_by_venue')
      .on(table.venueId, table.kind, table.status, table.places)
      .where(sql`${table.venueId} is not null`),
    index('bookings_by_service')
      .on(table.serviceId)
      .where(sql`${table.serviceId} is not null`),
    index('bookings_by_person')
      .on(table.personId)
      .where(sql`${table.personId} is not null`),
    index('bookings_by_customer')
      .on(table.customerId, table.startsAt)
      .where(sql`${table.customerId} is not null`),
    index('bookings_by_series')
      .on(table.businessId, table.seriesKey)
      .where(sql`${table.seriesKey} is not null`),
    index('open_bookings_by_email').on(table.businessId, table.normalisedEmail, table.startsAt),
    // Finds who wants an earlier time without reading other bookings.
    index('bookings_wanting_earlier')
      .on(table.businessId, table.startsAt)
      .where(sql`${table.wantsEarlier} and ${table.status} <> 'cancelled'`),
    index('bookings_by_creation').on(table.createdAt),
    // Counts a week's new bookings of a business without reading any.
    index('bookings_by_business_and_creation').on(table.businessId, table.createdAt),
    index('reminders_due')
      .on(table.reminderDueAt)
      .where(sql`${table.reminderDueAt} is not null`),
    check('booking_ends_after_start', sql`${table.endsAt} > ${table.startsAt}`),
  ],
);
export type BookingRow = typeof bookings.$inferSelect;

/** Somebody who wants to know when a time becomes free on these dates. */
export const waitingListEntries = sqliteTable(
  'waiting_list_entries',
  {
    id: id(),
    businessId: integer()
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    /** The booking of somebody who wants an earlier time; null for all others. */
    bookingId: integer().references(() => bookings.id, { onDelete: 'cascade' }),
    attendeeFirstName: text().notNull(),
    attendeeLastName: text().notNull(),
    attendeeEmail: text().notNull(),
    normalisedEmail: text().notNull(),
    attendeePhone: text(),
    /** Both included, on the business's clock. */
    fromDate: text().notNull(),
    toDate: text().notNull(),
    partOfDay: text({ enum: ['any', 'morning', 'afternoon'] }).notNull(),
    /** A service of the catalogue, and a person; null means any. */
    catalogueId: integer().references(() => catalogue.id, { onDelete: 'cascade' }),
    personId: integer().references(() => resources.id, { onDelete: 'cascade' }),
    madeBy: text({ enum: ['customer', 'owner'] }).notNull(),
    /**
     * Dates with a suitable time ever since they joined. Nothing is offered there: they could have booked.
     */
    openDates: text({ mode: 'json' }).$type<string[]>().notNull(),
    createdAt: integer().notNull(),
    /** Null until the emailed link is followed. */
    confirmedAt: integer(),
    endedAt: integer(),
    endedFor: text({ enum: ['left', 'booked', 'removed', 'over'] }),
  },
  (table) => [
    // Finds who waits without reading ended entries.
    index('waiting_list_open')
      .on(table.businessId, table.normalisedEmail)
      .where(sql`${table.endedAt} is null`),
    index('waiting_list_by_email').on(table.businessId, table.normalisedEmail),
    index('waiting_list_ended')
      .on(table.endedAt)
      .where(sql`${table.endedAt} is not null`),
    index('waiting_list_by_date')
      .on(table.toDate)
      .where(sql`${table.endedAt} is null`),
    uniqueIndex('one_earlier_time_per_booking')
      .on(table.bookingId)
      .where(sql`${table.bookingId} is not null and ${table.endedAt} is null`),
    index('waiting_list_by_booking')
      .on(table.bookingId)
      .where(sql`${table.bookingId} is not null`),
    index('waiting_list_by_service')
      .on(table.catalogueId)
      .where(sql`${table.catalogueId} is not null`),
    index('waiting_list_by_person')
      .on(table.personId)
      .where(sql`${table.personId} is not null`),
    check('waiting_list_dates', sql`${table.toDate} >= ${table.fromDate}`),
    check('waiting_list_ended_once', sql`(${table.endedAt} is null) = (${table.endedFor} is null)`),
  ],
);
export type WaitingEntryRow = typeof waitingListEntries.$inferSelect;

/** A free time offered to somebody on a waiting list, with its own copy of what the email says. */
export const offers = sqliteTable(
  'offers',
  {
    id: id(),
    businessId: integer()
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    entryId: integer()
      .notNull()
      .references(() => waitingListEntries.id, { onDelete: 'cascade' }),
    /** `held` keeps the time for one person until it expires; a `told` one goes to the first who takes it. */
    kind: text({ enum: ['held', 'told'] }).notNull(),
    /** The slot's id, for booking it (schema/rules/slot-id.ts). */
    slotId: text().notNull(),
    eventId: integer().references(() => events.id, { onDelete: 'set null' }),
    venueId: integer(),
    personId: integer().references(() => resources.id, { onDelete: 'set null' }),
    isDayEvent: flag().notNull(),
    startsAt: integer().notNull(),
    endsAt: integer().notNull(),
    bufferMinutes: integer().notNull(),
    eventName: text().notNull(),
    eventDate: text().notNull(),
    startTime: text().notNull(),
    endTime: text().notNull(),
    personName: text(),
    ...serviceCopy(),
    /** How many places it is for: as many as the booking that it moves has. */
    places: integer().notNull().default(1),
    /** For held offers, on a whole minute: cached diaries are valid within a minute. */
    expiresAt: integer(),
    /** Null while it is open. `gone`: it can't be taken any more, or the person no longer waits. */
    outcome: text({ enum: ['taken', 'declined', 'expired', 'gone'] }),
    /** Why the owner's change ended a held offer; null for all others. */
    goneFor: text({ enum: OFFER_GONE_FOR }),
    bookingId: integer().references(() => bookings.id, { onDelete: 'set null' }),
    /** The taker's previous time, which became free. */
    freedFrom: integer(),
    freedUntil: integer(),
    /** True if the time was free because somebody took an earlier one. */
    isAfterMove: flag().notNull(),
    createdAt: integer().notNull(),
  },
  (table) => [
    // The same time is never offered to the same person twice.
    uniqueIndex('one_offer_of_a_time').on(table.entryId, table.startsAt),
    index('offers_by_business').on(table.businessId, table.createdAt),
    index('offers_open')
      .on(table.businessId, table.expiresAt)
      .where(sql`${table.outcome} is null and ${table.expiresAt} is not null`),
    index('offers_by_event')
      .on(table.eventId)
      .where(sql`${table.eventId} is not null`),
    index('offers_by_person')
      .on(table.personId)
      .where(sql`${table.personId} is not null`),
    index('offers_by_booking')
      .on(table.bookingId)
      .where(sql`${table.bookingId} is not null`),
    check('offer_ends_after_start', sql`${table.endsAt} > ${table.startsAt}`),
    check('offer_held_until', sql`(${table.kind} = 'held') = (${table.expiresAt} is not null)`),
  ],
);
export type OfferRow = typeof offers.$inferSelect;

/**
 * Claims on times. A booking claims its person, and its place if that takes one at a time; if it has neither,
 * its event and venue together. An offer claims the same until it expires. A day event claims its people and
 * such places (resources/claims-store.ts). The database refuses two that overlap on one resource, unless both are
 * of one class that has places for both.
 */
export const claims = sqliteTable(
  'claims',
  {
    id: id(),
    /** What is claimed: a place or a person, or an event with one of its venues (0 if it has none). */
    resourceId: integer().references(() => resources.id, { onDelete: 'cascade' }),
    eventId: integer().references(() => events.id, { onDelete: 'cascade' }),
    venueId: integer(),
    startsAt: integer().notNull(),
    /** Includes the buffer. */
    endsAt: integer().notNull(),
    /** The owner of the claim: a booking, a day event or an offer. */
    bookingId: integer().references(() => bookings.id, { onDelete: 'cascade' }),
    dayEventId: integer().references(() => events.id, { onDelete: 'cascade' }),
    offerId: integer().references(() => offers.id, { onDelete: 'cascade' }),
    /** Set for an offer. After it the claim no longer counts, even if its row still exists. */
    expiresAt: integer(),
    /** True if it can overlap others: it counts as busy, and the database accepts it. */
    allowedOverlap: flag().notNull().default(false),
    /** The class that it is part of (schema/rules/resources.ts); null if a time takes one. */
    session: text(),
    /** How many of the class's places it takes, of how many in all: the database refuses more. */
    places: integer().notNull().default(1),
    sessionPlaces: integer().notNull().default(1),
  },
  (table) => [
    index('claims_by_resource')
      .on(table.resourceId, table.startsAt)
      .where(sql`${table.resourceId} is not null`),
    index('claims_by_event')
      .on(table.eventId, table.venueId, table.startsAt)
      .where(sql`${table.eventId} is not null`),
    index('claims_by_booking')
      .on(table.bookingId)
      .where(sql`${table.bookingId} is not null`),
    index('claims_by_day_event')
      .on(table.dayEventId)
      .where(sql`${table.dayEventId} is not null`),
    index('claims_by_offer')
      .on(table.offerId)
      .where(sql`${table.offerId} is not null`),
    check('claim_on_one', sql`(${table.resourceId} is null) <> (${table.eventId} is null)`),
    check(
      'claim_of_one',
      sql`(case when ${table.bookingId} is null then 0 else 1 end) + (case when ${table.dayEventId} is null then 0 else 1 end) + (case when ${table.offerId} is null then 0 else 1 end) = 1`,
    ),
    check('claim_expires', sql`(${table.offerId} is null) = (${table.expiresAt} is null)`),
    // The guard looks this far back.
    check(
      'claim_length',
      sql`${table.endsAt} > ${table.startsAt} and ${table.endsAt} - ${table.startsAt} <= 172800000`,
    ),
  ],
);

export type ClaimRow = typeof claims.$inferSelect;

/** A booking's folded search text, the attendee's name first (search/has-words.ts). */
export const bookingTexts = sqliteTable(
  'booking_texts',
  {
    businessId: integer().notNull(),
    bookingId: integer()
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    text: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.businessId, table.bookingId] }),
    index('booking_texts_by_booking').on(table.bookingId),
  ],
);
