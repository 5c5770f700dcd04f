/** Sample rows of businesses, events and bookings, with a likely value for each column that isn't given. */

import { randomBytes } from 'node:crypto';
import { instantOf } from '@daybook/schema/rules/calendar-day';
import { clockTimeOf, minutesOf } from '@daybook/schema/rules/clock-time';
import { normalisedEmail } from '@daybook/schema/rules/email-address';
import { referenceFrom } from '@daybook/schema/rules/reference';
import type { SlotSpan } from '@daybook/schema/rules/timetable';
import { DEFAULT_TIMEZONE } from '@daybook/schema/words/timezones';
import { NEW_BOOKING } from '../bookings/booking-shape.ts';
import type { BookingRow } from '../database/booking-tables.ts';
import type { businesses } from '../database/tables.ts';
import type { PlannedEvent } from '../diary/contents-store.ts';
import { venueCopyOf } from '../diary/venue-shape.ts';
import type { NewEvent } from '../events/new-event.ts';
import {
  NO_SERVICE,
  NO_SERVICE_TEXTS,
  serviceCopyOf,
  type ServiceColumns,
} from '../resources/service-shape.ts';

export type NewBusiness = typeof businesses.$inferInsert;
export type NewBooking = Omit<BookingRow, 'id'>;

/** Its address is confirmed, and its setup is paid from the beginning. */
export function sampleBusiness(
  given: Partial<NewBusiness> & Pick<NewBusiness, 'diarySlug' | 'createdAt'>,
): NewBusiness {
  const email = given.email ?? 'hello@willow.example';
  return {
    name: 'Willow Hair',
    email,
    confirmedEmail: email,
    timezone: DEFAULT_TIMEZONE,
    paidAt: given.createdAt,
    updatedAt: given.createdAt,
    ...given,
  };
}

type EventValues = NewEvent['event'];

/** 09:00 to 17:00 in 45-minute slots, 5 minutes apart. */
export function sampleEvent(
  given: Partial<EventValues> & Pick<EventValues, 'date' | 'createdAt'>,
): EventValues {
  return {
    name: 'Cut and blow-dry',
    description: null,
    startTime: '09:00',
    endTime: '17:00',
    slotMinutes: 45,
    bufferMinutes: 5,
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
    placesPerTime: 1,
    placesPerBooking: 1,
    pricePence: null,
    ...given,
  };
}

/** A cut of 45 minutes. */
export function sampleService(given: Partial<ServiceColumns>): ServiceColumns {
  const times = { durationMinutes: 45, placesPerTime: 1, placesPerBooking: 1 };
  return { name: 'Cut', ...NO_SERVICE_TEXTS, pricePence: 3800, ...times, ...given };
}

/** Ada Lovelace's, 10:30 to 11:15. Its instants follow from date, times and time zone unless given. */
export function sampleBooking(
  given: Partial<NewBooking> & Pick<NewBooking, 'businessId' | 'eventDate' | 'createdAt'>,
): NewBooking {
  const at = {
    startTime: '10:30',
    endTime: '11:15',
    timezone: DEFAULT_TIMEZONE,
    attendeeEmail: 'ada@example.com',
    ...given,
  };
  const instantAt = (time: string) => instantOf(at.eventDate, minutesOf(time), at.timezone) ?? 0;
  return {
    reference: referenceFrom(randomBytes(9)),
    eventId: null,
    serviceId: null,
    status: 'confirmed',
    kind: 'time_slot',
    eventName: 'Cut and blow-dry',
    startsAt: given.startsAt ?? instantAt(at.startTime),
    endsAt: given.endsAt ?? instantAt(at.endTime),
    bufferMinutes: 0,
    personId: null,
    personName: null,
    ...NO_SERVICE,
    places: 1,
    isHomeVisit: false,
    customerAddress: null,
    customerPostcode: null,
    attendeeFirstName: 'Ada',
    attendeeLastName: 'Lovelace',
    attendeePhone: null,
    source: null,
    // Nobody has a link to it.
    cancelNonce: randomBytes(16).toString('base64url'),
    cancelTokenHash: randomBytes(32).toString('base64url'),
    idempotencyKey: null,
    askedSlotId: null,
    allowedOverlap: false,
    reminderDueAt: null,
    changeNoticeHours: 0,
    ...NEW_BOOKING,
    ...venueCopyOf(null),
    ...at,
    normalisedEmail: normalisedEmail(at.attendeeEmail),
  };
}

/** Returns the columns that a booking copies from its event, with the first venue and first service. */
export function heldOf(
  { event, venues: [venue], services: [service] }: PlannedEvent,
  { start, end, buffer }: SlotSpan,
) {
  const kind = event.type === 'day_event' ? 'day_event' : service ? 'service' : 'time_slot';
  return {
    businessId: event.businessId,
    eventId: event.id,
    serviceId: service?.id ?? null,
    kind,
    eventName: event.name,
    eventDate: event.date,
    startTime: clockTimeOf(start),
    endTime: clockTimeOf(end),
    bufferMinutes: buffer,
    ...serviceCopyOf(service ?? null, event),
    isHomeVisit: event.isHomeVisit,
    ...venueCopyOf(venue ?? null),
  } satisfies Partial<NewBooking>;
}
