/** The bookings, and what they are found by. What holds of every table stands in tables.ts. */
import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { flag, id, venueCopy } from './columns.ts';
import { catalogue, resources, services, venues } from './catalogue-tables.ts';
import { customers } from './customer-tables.ts';
import { businesses, events } from './tables.ts';

/** A booking keeps its own copy of all about its event, so that it outlives the event (decision 26). */
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
    /** What it holds: a whole slot, a length of time with the buffer around it, or one place of many. */
    kind: text({ enum: ['time_slot', 'service', 'day_event'] }).notNull(),
    eventName: text().notNull(),
    eventDate: text().notNull(),
    startTime: text().notNull(),
    endTime: text().notNull(),
    /** The business's zone on that day. */
    timezone: text().notNull(),
    startsAt: integer().notNull(),
    endsAt: integer().notNull(),
    /** Minutes kept clear after it: the event's buffer, or 0 where its slots are listed or it is a day event. */
    bufferMinutes: integer().notNull(),
    ...venueCopy(),
    /** Who is booked; null where the event names nobody. */
    personId: integer().references(() => resources.id, { onDelete: 'set null' }),
    personName: text(),
    serviceName: text(),
    servicePricePence: integer(),
    isHomeVisit: flag().notNull(),
    customerAddress: text(),
    customerPostcode: text(),
    attendeeFirstName: text().notNull(),
    attendeeLastName: text().notNull(),
    attendeeEmail: text().notNull(),
    /** The attendee's, for comparing (schema/rules/email-address.ts). */
    normalisedEmail: text().notNull(),
    attendeePhone: text(),
    /** Where the customer came from, as the page with the widget told us. */
    source: text(),
    /** The emailed token is made from this with a secret that is not in the database. */
    cancelNonce: text().notNull(),
    cancelTokenHash: text().notNull().unique(),
    idempotencyKey: text(),
    /** The slot that was asked for: with 'Anyone' it names nobody, and a repeated request is compared with it. */
    askedSlotId: text(),
    /** Who made it: the customer, or the owner for somebody who phoned or walked in. */
    madeBy: text({ enum: ['customer', 'owner'] })
      .notNull()
      .default('customer'),
    /** Customers move or cancel it at least so many hours before the start: the policy that was shown when it was made. */
    changeNoticeHours: integer().notNull().default(0),
    /** How often it has been moved. */
    movedCount: integer().notNull().default(0),
    /** When its owner marked that the customer did not come. */
    didNotComeAt: integer(),
    /** True where the customer wants to know if an earlier time is free. */
    wantsEarlier: flag().notNull().default(false),
    /** True where the owner has it overlap another, or a file brought it so: its claims are marked where they do. */
    allowedOverlap: flag().notNull().default(false),
    /** Null when no reminder is owed: sent, or booked too late for one. */
    reminderDueAt: integer(),
    createdAt: integer().notNull(),
    cancelledAt: integer(),
    cancelledBy: text({ enum: ['customer', 'owner'] }),
    /** Raised with every change, so that calendars know the newer invitation (iCalendar SEQUENCE). */
    sequence: integer().notNull().default(0),
    /** Null once the customer's data is deleted. A trigger sets it. */
    customerId: integer().references(() => customers.id, { onDelete: 'set null' }),
  },
  (table) => [
    uniqueIndex('one_booking_per_idempotency_key')
      .on(table.idempotencyKey, table.businessId)
      .where(sql`${table.idempotencyKey} is not null`),
    // Holds what an owner's lists are filtered by, so that they need not read rows that they do not show.
    index('bookings_by_business').on(table.businessId, table.startsAt, table.status, table.eventName),
    // Without these three the deletion of an event, and of each of its venues and services, reads every booking.
    index('bookings_by_event')
      .on(table.eventId, table.startsAt)
      .where(sql`${table.eventId} is not null`),
    index('bookings_by_venue')
      .on(table.venueId)
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
    index('open_bookings_by_email').on(table.businessId, table.normalisedEmail, table.startsAt),
    // Finds who wants an earlier time without reading other bookings.
    index('bookings_wanting_earlier')
      .on(table.businessId, table.startsAt)
      .where(sql`${table.wantsEarlier} and ${table.status} <> 'cancelled'`),
    index('bookings_by_creation').on(table.createdAt),
    // Counts what was made with a business in a week, without reading a booking.
    index('bookings_by_business_and_creation').on(table.businessId, table.createdAt),
    index('reminders_due')
      .on(table.reminderDueAt)
      .where(sql`${table.reminderDueAt} is not null`),
    check('booking_ends_after_start', sql`${table.endsAt} > ${table.startsAt}`),
  ],
);
export type BookingRow = typeof bookings.$inferSelect;

/** Somebody who wants to know when a time is free, at any of these dates. */
export const waitingListEntries = sqliteTable(
  'waiting_list_entries',
  {
    id: id(),
    businessId: integer()
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    /** The booking of somebody who wants an earlier time; null for everybody else. */
    bookingId: integer().references(() => bookings.id, { onDelete: 'cascade' }),
    attendeeFirstName: text().notNull(),
    attendeeLastName: text().notNull(),
    attendeeEmail: text().notNull(),
    /** The attendee's, for comparing (schema/rules/email-address.ts). */
    normalisedEmail: text().notNull(),
    attendeePhone: text(),
    /** Both included, on the business's clock. */
    fromDate: text().notNull(),
    toDate: text().notNull(),
    partOfDay: text({ enum: ['any', 'morning', 'afternoon'] }).notNull(),
    /** A service of the catalogue, and a person; null for any. */
    catalogueId: integer().references(() => catalogue.id, { onDelete: 'cascade' }),
    personId: integer().references(() => resources.id, { onDelete: 'cascade' }),
    madeBy: text({ enum: ['customer', 'owner'] }).notNull(),
    /** Dates that have had a time for this person ever since they joined: nothing is offered there (decision 286). */
    openDates: text({ mode: 'json' }).$type<string[]>().notNull(),
    createdAt: integer().notNull(),
    /** Null until the emailed link is used. */
    confirmedAt: integer(),
    endedAt: integer(),
    endedFor: text({ enum: ['left', 'booked', 'removed', 'over'] }),
  },
  (table) => [
    // Finds who waits without reading what has ended.
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

/** A free time that is offered to somebody on a waiting list, with its own copy of what the email says of it. */
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
    /** `held` keeps the time for one person until it expires; of those that are `told`, the first to take it has it. */
    kind: text({ enum: ['held', 'told'] }).notNull(),
    /** What books it (schema/rules/slot-id.ts). */
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
    serviceName: text(),
    servicePricePence: integer(),
    /** Of a held one, on a whole minute: what is kept of the diary is kept within a minute. */
    expiresAt: integer(),
    /** Null while it is open. `gone`: its event has changed, or somebody else was told of it and has it. */
    outcome: text({ enum: ['taken', 'declined', 'expired', 'gone'] }),
    /** The booking that came of it. */
    bookingId: integer().references(() => bookings.id, { onDelete: 'set null' }),
    /** The time that its taker had before, and freed. */
    freedFrom: integer(),
    freedUntil: integer(),
    /** True where the time was free because somebody took an earlier one. */
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
 * What holds a time: a booking on its person, and on its place where that takes one at a time; where neither holds, on its
 * event and venue together; an offer on the same until it expires; a day event on its people and such places. Triggers write
 * the claims of bookings and offers with them, and the database refuses two on one resource that overlap (decision 240).
 */
export const claims = sqliteTable(
  'claims',
  {
    id: id(),
    /** What is held: a place or a person, or an event with one of its venues (0 where it has none). */
    resourceId: integer().references(() => resources.id, { onDelete: 'cascade' }),
    eventId: integer().references(() => events.id, { onDelete: 'cascade' }),
    venueId: integer(),
    startsAt: integer().notNull(),
    /** One buffer after the end. */
    endsAt: integer().notNull(),
    /** Who holds it: a booking, a day event or an offer. */
    bookingId: integer().references(() => bookings.id, { onDelete: 'cascade' }),
    dayEventId: integer().references(() => events.id, { onDelete: 'cascade' }),
    offerId: integer().references(() => offers.id, { onDelete: 'cascade' }),
    /** An offer's; null for all else. From then on it counts for nothing, though it may be there. */
    expiresAt: integer(),
    /** True where it may overlap others: it counts as busy, and the database lets it be. */
    allowedOverlap: flag().notNull().default(false),
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
    // The guard looks this far back (decision 240).
    check(
      'claim_length',
      sql`${table.endsAt} > ${table.startsAt} and ${table.endsAt} - ${table.startsAt} <= 172800000`,
    ),
  ],
);

export type ClaimRow = typeof claims.$inferSelect;

/** The folded text that finds a booking, attendee's name first (search/has-words.ts). Triggers keep it. */
export const bookingTexts = sqliteTable(
  'booking_texts',
  {
    businessId: integer().notNull(),
    bookingId: integer().notNull(),
    text: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.bookingId] })],
);
