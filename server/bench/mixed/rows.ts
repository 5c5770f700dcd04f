/** The rows of a platform: whole, since they are written by prepared statements. */
import { clockTimeOf } from '@daybook/schema/rules/clock-time';
import type { BookingRow } from '../../src/database/booking-tables.ts';
import type { businesses, EventRow } from '../../src/database/tables.ts';
import { reminderDueAt } from '../../src/bookings/reminder-due.ts';
import { FIRST_NAMES, LAST_NAMES } from '../names.ts';

export const ZONE = 'Europe/London';
/** 08:00 to 20:00 in quarters of an hour. Minutes. */
export const OPENING = 8 * 60;
export const SLOT = 15;
export const SLOTS_A_DAY = 48;

const MINUTE = 60_000;
const DAY = 86_400_000;
/** People who book, over and over and at any business. */
const PEOPLE = 200_000;
/** One of so many past bookings was cancelled. */
const CANCELLED_ONE_OF = 20;
/** How long before its day a booking was made, milliseconds. */
const MADE_BEFORE = 5 * DAY;

export type NewBookingRow = Omit<BookingRow, 'id'>;

export function businessRow(slug: string, now: number): typeof businesses.$inferInsert {
  const email = 'owner@example.com';
  return {
    name: slug,
    email,
    confirmedEmail: email,
    diarySlug: slug,
    paidAt: 1,
    createdAt: now,
    updatedAt: now,
  };
}

export function eventRow(businessId: number, date: string, now: number): Omit<EventRow, 'id'> {
  return {
    businessId,
    name: 'Appointments',
    description: null,
    date,
    startTime: clockTimeOf(OPENING),
    endTime: clockTimeOf(OPENING + SLOTS_A_DAY * SLOT),
    slotMinutes: SLOT,
    bufferMinutes: 0,
    requirementsNote: null,
    personalMessage: 'See you soon.',
    type: 'booking',
    creationMode: 'automatic',
    serviceMode: 'time_slots',
    manualSlots: [],
    lunchStartTime: null,
    lunchEndTime: null,
    lastAppointmentTime: null,
    isHomeVisit: false,
    version: 1,
    heldCount: 0,
    idempotencyKey: null,
    createdAt: now,
  };
}

/** A slot of an event's day. */
export interface TakenSlot {
  businessId: number;
  eventId: number;
  date: string;
  /** When the day's first slot begins, milliseconds since 1970. */
  opensAt: number;
  /** From 0 on. */
  slot: number;
}

/** The number says who booked, and makes it differ from all others. */
export function bookingRow(
  { businessId, eventId, date, opensAt, slot }: TakenSlot,
  number: number,
  now: number,
): NewBookingRow {
  const startTime = clockTimeOf(OPENING + slot * SLOT);
  const startsAt = opensAt + slot * SLOT * MINUTE;
  const isPast = startsAt < now;
  const isCancelled = isPast && number % CANCELLED_ONE_OF === 0;
  const person = number % PEOPLE;
  const key = String(number).padStart(9, '0');
  return {
    reference: `SEED-${key}`,
    businessId,
    eventId,
    venueId: null,
    serviceId: null,
    status: isCancelled ? 'cancelled' : 'confirmed',
    kind: 'time_slot',
    eventName: 'Appointments',
    eventDate: date,
    startTime,
    endTime: clockTimeOf(OPENING + (slot + 1) * SLOT),
    timezone: ZONE,
    startsAt,
    endsAt: startsAt + SLOT * MINUTE,
    bufferMinutes: 0,
    venueName: null,
    venueAddress: null,
    venuePostcode: null,
    serviceName: null,
    servicePricePence: null,
    isHomeVisit: false,
    customerAddress: null,
    customerPostcode: null,
    attendeeFirstName: FIRST_NAMES[person % FIRST_NAMES.length] ?? '',
    attendeeLastName: LAST_NAMES[Math.floor(person / FIRST_NAMES.length) % LAST_NAMES.length] ?? '',
    attendeeEmail: `person-${person}@example.com`,
    normalisedEmail: `person-${person}@example.com`,
    attendeePhone: '07700 900123',
    source: null,
    cancelNonce: `nonce-${key}`,
    cancelTokenHash: `hash-${key}`,
    idempotencyKey: null,
    // Of what is over, it was sent.
    reminderDueAt: isPast ? null : reminderDueAt(date, startTime, ZONE, now),
    createdAt: Math.min(now, startsAt) - MADE_BEFORE,
    cancelledAt: isCancelled ? startsAt - DAY : null,
    cancelledBy: isCancelled ? 'customer' : null,
    sequence: 0,
  };
}
