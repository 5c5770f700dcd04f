import { z } from './zod.ts';
import { EVENT_TEXT_MAX, DEFAULT_BUFFER_MINUTES, DEFAULT_SLOT_MINUTES } from '../figures/bounds.ts';
import { clockTimeField, dateField, idField, instantField } from './fields.ts';
import { service } from './service.ts';
import { venue } from './venue.ts';

export const eventType = z.enum(['booking', 'day_event']);
export const creationMode = z.enum(['automatic', 'manual']);
export const serviceMode = z.enum(['time_slots', 'individual_services']);
export const manualSlot = z.object({ start_time: clockTimeField, end_time: clockTimeField });

/** An event as its owner sees it. Times are in the business's time zone. */
export const event = z.object({
  id: idField,
  event_name: z.string(),
  event_description: z.string().max(EVENT_TEXT_MAX).nullable(),
  event_date: dateField,
  /** The hours of the event's own slots, first start to last end; the planned hours if it offers nothing. */
  start_time: clockTimeField,
  /** The end of a day event is on the next day when it is not later than the start. */
  end_time: clockTimeField,
  slot_duration_minutes: z.int().min(0).default(DEFAULT_SLOT_MINUTES),
  buffer_minutes: z.int().min(0).default(DEFAULT_BUFFER_MINUTES),
  requirements_note: z.string().max(EVENT_TEXT_MAX).nullable(),
  personal_message: z.string().max(EVENT_TEXT_MAX),
  event_type: eventType,
  creation_mode: creationMode,
  service_mode: serviceMode,
  /** Always equals service_mode (decision 57). */
  service_type: serviceMode,
  /** A copy has every slot of its original, which may be more than a form can list. */
  manual_slots: z.array(manualSlot),
  services: z.array(service),
  has_lunch_break: z.boolean(),
  lunch_start_time: clockTimeField.nullable(),
  lunch_end_time: clockTimeField.nullable(),
  last_appointment_time: clockTimeField.nullable(),
  is_home_visit: z.boolean(),
});

/**
 * Slots, or places of a day event, counted venue by venue; for individual services, the starts of the shortest one. Free,
 * taken and passed are counted apart.
 */
const counts = {
  /** Free, and has not begun; null when there is no limit. */
  free_count: z.int().nullable(),
  taken_count: z.int(),
  /** Times that have begun and that nobody took. */
  passed_count: z.int(),
  /** Free, taken and passed together; null when there is no limit. */
  slot_count: z.int().nullable(),
  /** True when everything that it offers has begun. A full event is something else. */
  is_over: z.boolean(),
};

/** Somebody whom customers may ask for. */
const eventPerson = z.object({ id: idField, name: z.string() });

const ownTime = clockTimeField.nullable();
/** Their own hours and lunch on that date; null where they are the event's. */
export const ownerEventPerson = eventPerson.extend({
  start_time: ownTime,
  end_time: ownTime,
  lunch_start_time: ownTime,
  lunch_end_time: ownTime,
});

/** What the public diary shows of an event. Only people who book get the personal message. */
export const publicEvent = event
  .pick({
    id: true,
    event_name: true,
    event_description: true,
    event_date: true,
    start_time: true,
    end_time: true,
    requirements_note: true,
    event_type: true,
    service_mode: true,
    is_home_visit: true,
  })
  .extend({
    services: z.array(
      service.extend({
        /** Those of `people` who offer it; null where everybody does. */
        person_ids: z.array(idField).nullable(),
      }),
    ),
    venues: z.array(venue),
    /** Empty where a booking names nobody. */
    people: z.array(eventPerson),
    ...counts,
  });

/** An event in its owner's lists and calendar. */
export const ownerEvent = event.extend({
  venues: z.array(venue),
  /** The places of the venues, in their order. */
  place_ids: z.array(idField),
  /** The business's services that `services` stand for, in their order. */
  service_ids: z.array(idField),
  people: z.array(ownerEventPerson),
  /** Until when it was planned: its last slot may end before. On the next day where it isn't later than the start. */
  planned_end_time: clockTimeField,
  /** The weekly hours that published it. */
  pattern_id: idField.nullable(),
  /** True where its date has gone and its bookings stay: it takes no more, and is in no diary. */
  is_closed: z.boolean(),
  /** Bookings that take one of its times. */
  booked_count: z.int(),
  ...counts,
  created_at: instantField,
});

export const eventsQuery = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  /** `upcoming` is today and later, soonest first; `past` is before today, latest first. */
  when: z.enum(['upcoming', 'past']).default('upcoming'),
});

export const eventsPage = z.object({
  events: z.array(ownerEvent),
  total: z.int(),
  /** From 1; the last page when a later one was asked for. */
  page: z.int(),
  page_count: z.int(),
});

export type OwnerEvent = z.infer<typeof ownerEvent>;
export type Event = z.infer<typeof event>;
export type PublicEvent = z.infer<typeof publicEvent>;
