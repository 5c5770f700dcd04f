/**
 * Every table. Instants are milliseconds since 1970; dates and wall-clock times are texts on the business's
 * clock; money is whole pence. SQLite itself enforces all that it can: foreign keys, checks and unique
 * indexes here, and the triggers of the hand-written migration beside them (no overlapping bookings, no
 * overfull day event, every change of a diary raises its version).
 */
import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

const id = () => integer().primaryKey({ autoIncrement: true });
const flag = () => integer({ mode: 'boolean' });

export const users = sqliteTable('users', {
  id: id(),
  /** The identity provider's `sub`. */
  subject: text().notNull().unique(),
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
});
export type AccountRow = typeof users.$inferSelect;

export const sessions = sqliteTable(
  'sessions',
  {
    tokenHash: text().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: integer().notNull(),
    expiresAt: integer().notNull(),
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
    /** When the setup was paid for; null until then. What follows from it: businesses/standing.ts. */
    paidAt: integer(),
    isActive: flag().notNull().default(true),
    trialCouponCode: text(),
    trialEndsAt: integer(),
    /** The trial's whole length, as its coupon gave it. */
    trialHours: integer(),
    /** Until when its subscriptions cover it, failed renewals' grace included; null for one that never had any. */
    coveredUntil: integer(),
    /**
     * When to look next whether a letter about its trial's or subscription's end is due; null when none is to come.
     * Triggers make it 0, at once, with every change of what those letters follow from.
     */
    endingsDueAt: integer(),
    /** Raised by triggers with every change that the public diary could show. */
    diaryVersion: integer().notNull().default(1),
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
    /** Raised by triggers with every change of the event, its venues, its services and what is held of it. */
    version: integer().notNull().default(1),
    /** Its bookings that are not cancelled. Triggers keep the count: a day event may have any number. */
    heldCount: integer().notNull().default(0),
    createdAt: integer().notNull(),
  },
  (table) => [
    index('events_by_business_and_date').on(table.businessId, table.date, table.startTime),
    check('event_ends_after_start', sql`${table.endTime} > ${table.startTime}`),
    check('event_durations', sql`${table.slotMinutes} >= 0 and ${table.bufferMinutes} >= 0`),
  ],
);
export type EventRow = typeof events.$inferSelect;

export const services = sqliteTable(
  'services',
  {
    id: id(),
    eventId: integer()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    description: text(),
    pricePence: integer().notNull(),
    durationMinutes: integer().notNull(),
  },
  (table) => [
    index('services_by_event').on(table.eventId),
    check('service_price', sql`${table.pricePence} >= 0`),
    check('service_duration', sql`${table.durationMinutes} > 0`),
  ],
);
export type ServiceRow = typeof services.$inferSelect;

export const venues = sqliteTable(
  'venues',
  {
    id: id(),
    eventId: integer()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    address: text(),
    postcode: text().notNull(),
    maxCapacity: integer(),
    /** How many bookings of the venue are not cancelled. Triggers keep it. */
    heldCount: integer().notNull().default(0),
  },
  (table) => [
    index('venues_by_event').on(table.eventId),
    check('venue_capacity', sql`${table.maxCapacity} is null or ${table.maxCapacity} >= 1`),
  ],
);
export type VenueRow = typeof venues.$inferSelect;

export const favouriteVenues = sqliteTable(
  'favourite_venues',
  {
    id: id(),
    ownerId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    address: text(),
    postcode: text().notNull(),
    maxCapacity: integer(),
  },
  (table) => [index('favourite_venues_by_owner').on(table.ownerId)],
);
export type FavouriteVenueRow = typeof favouriteVenues.$inferSelect;

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
    /** Minutes kept clear on either side of a service; 0 elsewhere. */
    bufferMinutes: integer().notNull(),
    venueName: text(),
    venueAddress: text(),
    venuePostcode: text(),
    serviceName: text(),
    servicePricePence: integer(),
    isHomeVisit: flag().notNull(),
    customerAddress: text(),
    customerPostcode: text(),
    attendeeFirstName: text().notNull(),
    attendeeLastName: text().notNull(),
    attendeeEmail: text().notNull(),
    attendeePhone: text(),
    /** Where the customer came from, as the page with the widget told us. */
    source: text(),
    /** The emailed token is made from this with a secret that is not in the database. */
    cancelNonce: text().notNull(),
    cancelTokenHash: text().notNull().unique(),
    idempotencyKey: text(),
    /** Null when no reminder is owed: sent, or booked too late for one. */
    reminderDueAt: integer(),
    createdAt: integer().notNull(),
    cancelledAt: integer(),
    cancelledBy: text({ enum: ['customer', 'owner'] }),
    /** Raised with every change, so that calendars know the newer invitation (iCalendar SEQUENCE). */
    sequence: integer().notNull().default(0),
  },
  (table) => [
    // The unique index one_booking_per_slot stands in the guards: drizzle-kit cannot write its expression.
    uniqueIndex('one_booking_per_idempotency_key')
      .on(table.idempotencyKey)
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
    index('open_bookings_by_email').on(table.businessId, sql`lower(${table.attendeeEmail})`, table.startsAt),
    index('bookings_by_creation').on(table.createdAt),
    index('reminders_due')
      .on(table.reminderDueAt)
      .where(sql`${table.reminderDueAt} is not null`),
    check('booking_ends_after_start', sql`${table.endsAt} > ${table.startsAt}`),
  ],
);
export type BookingRow = typeof bookings.$inferSelect;

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

/** The outbox: one row an email, written in the same transaction as what it tells of (decision 31). */
export const emails = sqliteTable(
  'emails',
  {
    id: id(),
    kind: text().notNull(),
    bookingId: integer().references(() => bookings.id, { onDelete: 'set null' }),
    businessId: integer().references(() => businesses.id, { onDelete: 'set null' }),
    recipient: text().notNull(),
    /**
     * The recipient's folded address (bookings/folded-address.ts), when a stranger caused the letter: it then
     * counts towards the letters that this address is sent. Null in all other letters, and once a letter no
     * longer counts.
     */
    countedFor: text(),
    /** The facts the letter tells, as they were; the worker makes the letter of them. */
    payload: text({ mode: 'json' }).$type<unknown>().notNull(),
    /** A letter that must go only once has a key: a reminder of one booking at one start, for example. */
    onceKey: text().unique(),
    status: text({ enum: ['queued', 'sending', 'sent', 'failed'] })
      .notNull()
      .default('queued'),
    attempts: integer().notNull().default(0),
    /** When to try (again); while sending, when the attempt counts as lost. */
    dueAt: integer().notNull(),
    lastError: text(),
    /** Failed, because the mail server refused its recipient or the letter itself for good. */
    isRefused: flag().notNull().default(false),
    createdAt: integer().notNull(),
    sentAt: integer(),
  },
  (table) => [
    index('emails_due')
      .on(table.dueAt)
      .where(sql`${table.status} in ('queued', 'sending')`),
    index('emails_by_booking').on(table.bookingId),
    index('emails_counted')
      .on(table.countedFor, table.createdAt)
      .where(sql`${table.countedFor} is not null`),
    // Both are folded addresses, in the facts of the letters that ask to confirm a business's email address.
    index('email_confirmations_by_recipient')
      .on(sql`(${table.payload} ->> '$.recipientFolded')`, table.createdAt)
      .where(sql`${table.kind} = 'email_confirmation'`),
    index('email_confirmations_by_account')
      .on(sql`(${table.payload} ->> '$.accountFolded')`, table.createdAt)
      .where(sql`${table.kind} = 'email_confirmation'`),
    index('emails_failed')
      .on(table.businessId)
      .where(sql`${table.status} = 'failed'`),
    // With what the admin's list is filtered and counted by, so that no letter is read for it.
    index('emails_by_time').on(table.createdAt, table.id, table.kind, table.status, table.isRefused),
    index('emails_by_business')
      .on(table.businessId)
      .where(sql`${table.businessId} is not null`),
  ],
);
export type EmailRow = typeof emails.$inferSelect;

export const coupons = sqliteTable(
  'coupons',
  {
    id: id(),
    code: text().notNull().unique(),
    description: text(),
    discountType: text({ enum: ['percentage', 'fixed', 'trial'] }).notNull(),
    /** Percent for `percentage`, pence for `fixed`, 0 for `trial`. */
    discountValue: integer().notNull(),
    trialHours: integer(),
    maxUses: integer(),
    usedCount: integer().notNull().default(0),
    expiresAt: integer(),
    isActive: flag().notNull().default(true),
    createdAt: integer().notNull(),
  },
  (table) => [check('coupon_uses', sql`${table.maxUses} is null or ${table.usedCount} <= ${table.maxUses}`)],
);
export type CouponRow = typeof coupons.$inferSelect;

/** Who used which coupon for which business. */
export const couponRedemptions = sqliteTable(
  'coupon_redemptions',
  {
    couponId: integer()
      .notNull()
      .references(() => coupons.id, { onDelete: 'cascade' }),
    businessId: integer()
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    redeemedAt: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.couponId, table.businessId] }),
    index('coupon_redemptions_by_business').on(table.businessId, table.redeemedAt, table.couponId),
    index('coupon_redemptions_by_user').on(table.userId),
  ],
);

/**
 * One a way to the payment provider's page, written before the provider is asked. A coupon's use is taken when the
 * row is made, and given back when it ends unpaid.
 */
export const checkouts = sqliteTable(
  'checkouts',
  {
    /** Random; the provider is told it, as its client's reference and as the key of what is asked once. */
    id: text().primaryKey(),
    /** Null once the business is gone. */
    businessId: integer().references(() => businesses.id, { onDelete: 'set null' }),
    model: text({ enum: ['setup_fee', 'subscription'] }).notNull(),
    couponId: integer().references(() => coupons.id, { onDelete: 'set null' }),
    couponCode: text(),
    /** What is paid now. */
    pricePence: integer().notNull(),
    /** The provider's id of its page, and where that is; null until the provider has answered. */
    sessionReference: text().unique(),
    url: text(),
    /** `processing`: the customer has finished, the money is still on its way. */
    status: text({ enum: ['open', 'processing', 'completed', 'expired', 'failed'] })
      .notNull()
      .default('open'),
    createdAt: integer().notNull(),
    expiresAt: integer().notNull(),
  },
  (table) => [
    index('checkouts_by_business').on(table.businessId),
    // Without it the deletion of a coupon reads every checkout.
    index('checkouts_by_coupon')
      .on(table.couponId)
      .where(sql`${table.couponId} is not null`),
    // One business has one way to pay at a time.
    uniqueIndex('one_open_checkout_per_business')
      .on(table.businessId)
      .where(sql`${table.status} = 'open'`),
    index('checkouts_unfinished')
      .on(table.createdAt)
      .where(sql`${table.status} in ('open', 'processing')`),
  ],
);
export type CheckoutRow = typeof checkouts.$inferSelect;

export const subscriptions = sqliteTable(
  'subscriptions',
  {
    id: id(),
    /** Null once the business is gone: the provider is told to end it then. */
    businessId: integer().references(() => businesses.id, { onDelete: 'set null' }),
    /** The provider's ids of it and of who pays. */
    reference: text().notNull().unique(),
    customerReference: text().notNull(),
    status: text({ enum: ['active', 'past_due', 'ended'] }).notNull(),
    /** The end of the period that is paid for. */
    paidUntil: integer().notNull(),
    /** Its owner has cancelled it: it ends with that period. */
    endsWithPeriod: flag().notNull().default(false),
    /** When the renewal failed that has not been paid since; null while all are. */
    failingSince: integer(),
    /** When that was asked. */
    knownAt: integer().notNull(),
    createdAt: integer().notNull(),
  },
  (table) => [
    index('subscriptions_by_business').on(table.businessId),
    index('subscriptions_running')
      .on(table.paidUntil)
      .where(sql`${table.status} <> 'ended'`),
  ],
);
export type SubscriptionRow = typeof subscriptions.$inferSelect;

/** Kept when the business is gone: the books need them. */
export const payments = sqliteTable(
  'payments',
  {
    id: id(),
    businessId: integer().references(() => businesses.id, { onDelete: 'set null' }),
    kind: text({ enum: ['setup_fee', 'subscription'] })
      .notNull()
      .default('setup_fee'),
    /** The payment provider's own id of what was paid. */
    providerReference: text().notNull().unique(),
    amountPence: integer().notNull(),
    /** Of the amount, what was given back. */
    refundedPence: integer().notNull().default(0),
    /** Null where the payer's bank never asked for it back. */
    dispute: text({ enum: ['open', 'won', 'lost'] }),
    couponCode: text(),
    paidAt: integer().notNull(),
  },
  (table) => [
    index('payments_by_business').on(table.businessId),
    // With what is summed up: the platform's revenue reads no payment whole.
    index('payments_by_time').on(table.paidAt, table.amountPence, table.refundedPence, table.dispute),
    check('payment_refunded', sql`${table.refundedPence} between 0 and ${table.amountPence}`),
  ],
);
export type PaymentRow = typeof payments.$inferSelect;

/** What the payment provider has told, each once. */
export const providerEvents = sqliteTable('provider_events', {
  /** The provider's own. */
  id: text().primaryKey(),
  type: text().notNull(),
  /** When it happened, by the provider. */
  happenedAt: integer().notNull(),
  handledAt: integer().notNull(),
});

/** One a mailbox that anybody typed into a form of ours. */
export const newsletterSignups = sqliteTable(
  'newsletter_signups',
  {
    id: id(),
    email: text().notNull(),
    firstName: text(),
    lastName: text(),
    source: text({ enum: ['footer', 'hero', 'sidebar'] }).notNull(),
    /** `pending` until the link in a letter was pressed (decision 83). */
    status: text({ enum: ['pending', 'active', 'unsubscribed'] })
      .notNull()
      .default('pending'),
    createdAt: integer().notNull(),
    /** When the last letter that asks to confirm it was written: its link works for some days. */
    askedAt: integer(),
    confirmedAt: integer(),
    unsubscribedAt: integer(),
    /** What the admin finds it by, folded (search/has-words.ts). Kept by triggers. */
    text: text().notNull().default(''),
  },
  (table) => [
    uniqueIndex('one_signup_per_address').on(sql`lower(${table.email})`),
    index('signups_by_time').on(table.createdAt),
    index('signups_by_status').on(table.status, table.createdAt),
    index('signups_by_source').on(table.source),
  ],
);
export type SignupRow = typeof newsletterSignups.$inferSelect;

/** What was written to support by the contact form. */
export const contactMessages = sqliteTable(
  'contact_messages',
  {
    id: id(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    businessName: text(),
    email: text().notNull(),
    telephone: text(),
    message: text().notNull(),
    createdAt: integer().notNull(),
  },
  (table) => [index('contact_messages_by_time').on(table.createdAt)],
);
export type ContactMessageRow = typeof contactMessages.$inferSelect;
