/** The bookings, and what they are found by. What holds of every table stands in tables.ts. */
import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { flag, id } from './columns.ts';
import { resources, services, venues } from './catalogue-tables.ts';
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
    venueName: text(),
    venueAddress: text(),
    venuePostcode: text(),
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

/**
 * What holds a time: a booking on its person, and on its place where that takes one at a time; where neither holds, on its
 * event and venue together; a day event on its people and such places. Triggers write the claims of a booking with it, and
 * the database refuses two on one resource that overlap (decision 240).
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
    /** Who holds it: a booking or a day event. */
    bookingId: integer().references(() => bookings.id, { onDelete: 'cascade' }),
    dayEventId: integer().references(() => events.id, { onDelete: 'cascade' }),
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
    check('claim_on_one', sql`(${table.resourceId} is null) <> (${table.eventId} is null)`),
    check('claim_of_one', sql`(${table.bookingId} is null) <> (${table.dayEventId} is null)`),
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
