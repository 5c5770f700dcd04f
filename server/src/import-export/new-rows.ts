/** Makes the rows for an imported file. Instants that a file puts into the future become now. */

import type { ImportedBooking, FileEvent } from '@daybook/schema/contract/business-file';
import { clockTimeOf, endMinutesOf, minutesOf } from '@daybook/schema/rules/clock-time';
import { absenceColumns, attendeeColumns, NEW_BOOKING, seriesColumns } from '../bookings/booking-shape.ts';
import type { FreshCancelToken } from '../bookings/cancel-token.ts';
import type { NewBooking } from '../bookings/decision-facts.ts';
import { reminderDueAt } from '../bookings/reminder-due.ts';
import type { EventRow } from '../database/tables.ts';
import { venueCopyColumns } from '../diary/venue-shape.ts';
import { listedHours, type PlainEvent } from '../events/new-event.ts';
import { namedPersonOf } from '../resources/event-parts-store.ts';
import { serviceCopyColumns } from '../resources/service-shape.ts';
import type { FoundItems, PlacesInCatalogue } from './catalogue-store.ts';

/** `now` is milliseconds since 1970. */
export function newEventOfFile(event: FileEvent, items: FoundItems, now: number): PlainEvent {
  return {
    event: {
      name: event.event_name,
      description: event.event_description,
      date: event.event_date,
      slotMinutes: event.slot_duration_minutes,
      bufferMinutes: event.buffer_minutes,
      requirementsNote: event.requirements_note,
      personalMessage: event.personal_message,
      type: event.event_type,
      creationMode: event.creation_mode,
      serviceMode: event.service_mode,
      lunchStartTime: event.lunch_start_time,
      lunchEndTime: event.lunch_end_time,
      lastAppointmentTime: event.last_appointment_time,
      isHomeVisit: event.is_home_visit,
      placesPerTime: event.places_per_time,
      placesPerBooking: event.places_per_booking,
      pricePence: event.price_pence,
      createdAt: past(event.created_at, now),
      ...hoursOf(event),
    },
    serviceIds: event.services.flatMap((at) => items.service.get(at)?.id ?? []),
    places: event.venues.flatMap(({ item, max_capacity: maxCapacity }) => {
      const place = items.place.get(item);
      return place ? [{ id: place.id, maxCapacity }] : [];
    }),
    people: event.people.flatMap(({ person, ...hours }) => {
      const row = items.person.get(person);
      return row ? [namedPersonOf({ id: row.id, ...hours })] : [];
    }),
  };
}

export function listedBy({ venues, services, people }: FileEvent): PlacesInCatalogue {
  return {
    place: venues.map(({ item }) => item),
    service: services,
    person: people.map(({ person }) => person),
  };
}

/** Listed slots determine an event's hours; those of a day event count on after midnight. */
function hoursOf(event: FileEvent): Pick<EventRow, 'startTime' | 'endTime' | 'manualSlots'> {
  const { start_time: startTime, end_time } = event;
  const manualSlots = event.manual_slots.map((slot) => ({
    start: minutesOf(slot.start_time),
    end: minutesOf(slot.end_time),
  }));
  if (event.event_type === 'day_event')
    return { startTime, endTime: clockTimeOf(endMinutesOf(startTime, end_time)), manualSlots };
  const listed = event.creation_mode === 'manual' ? listedHours(manualSlots) : null;
  return { startTime, endTime: end_time, manualSlots, ...listed };
}

interface BookingGiven {
  businessId: number;
  reference: string;
  cancel: FreshCancelToken;
  now: number;
}

export function newBookingOfFile(
  booking: ImportedBooking,
  { businessId, reference, cancel, now }: BookingGiven,
): Omit<NewBooking, 'personId'> {
  return {
    ...NEW_BOOKING,
    madeBy: booking.made_by,
    movedCount: booking.moved_count,
    ...absenceOf(booking, now),
    note: booking.note,
    ...seriesColumns(booking.series),
    answers: booking.answers,
    reference,
    businessId,
    eventId: booking.event_id,
    venueId: booking.venue_id,
    serviceId: booking.service_id,
    status: booking.status,
    kind: booking.kind,
    source: booking.source,
    cancelNonce: cancel.nonce,
    cancelTokenHash: cancel.hash,
    idempotencyKey: null,
    askedSlotId: null,
    // Imported bookings stay, even where they overlap.
    allowedOverlap: true,
    changeNoticeHours: booking.change_notice_hours,
    reminderDueAt: reminderOf(booking, now),
    createdAt: past(booking.created_at, now),
    cancelledAt: booking.cancelled_at === null ? null : past(booking.cancelled_at, now),
    cancelledBy: booking.cancelled_by,
    sequence: booking.sequence,
    ...whatIsBooked(booking),
    ...attendeeColumns(booking),
  };
}

/** Marks it at the booking's start, because the file doesn't say when; not at all unless it has begun. */
function absenceOf(booking: ImportedBooking, now: number) {
  const { did_not_come, absent_places, places, status, starts_at } = booking;
  const startsAt = Date.parse(starts_at);
  const absent = did_not_come ? places : Math.min(absent_places, places);
  return status === 'cancelled' || startsAt > now ? {} : absenceColumns(absent, places, startsAt);
}

function whatIsBooked(booking: ImportedBooking) {
  return {
    eventName: booking.event_name,
    eventDate: booking.event_date,
    startTime: booking.start_time,
    endTime: booking.end_time,
    timezone: booking.timezone,
    startsAt: Date.parse(booking.starts_at),
    endsAt: Date.parse(booking.ends_at),
    bufferMinutes: booking.buffer_minutes,
    ...venueCopyColumns(booking),
    personName: booking.person_name,
    ...serviceCopyColumns(booking),
    places: booking.places,
    isHomeVisit: booking.is_home_visit,
    customerAddress: booking.customer_address,
    customerPostcode: booking.customer_postcode,
  };
}

/** Returns null if the reminder's time is past, as for a booking made now. */
function reminderOf(booking: ImportedBooking, now: number): number | null {
  if (booking.status !== 'confirmed' || Date.parse(booking.starts_at) <= now) return null;
  return reminderDueAt(booking.event_date, booking.start_time, booking.timezone, now);
}

function past(instant: string, now: number): number {
  return Math.min(Date.parse(instant), now);
}
