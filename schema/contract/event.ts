import { EVENT_TEXT_MAX } from '../figures/bounds.ts';
import { DEFAULT_BUFFER_MINUTES, DEFAULT_SLOT_MINUTES } from '../figures/slots.ts';
import { clockTimeField, dateField, idField, instantField, pageNumber, poundsField } from './fields.ts';
import { service } from './service.ts';
import { venue } from './venue.ts';
import { z } from './zod.ts';

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
  /** From the first slot's start to the last slot's end; the planned hours if there are no slots. */
  start_time: clockTimeField,
  /** A day event's end is on the next day if it is not later than the start. */
  end_time: clockTimeField,
  slot_duration_minutes: z.int().min(0).default(DEFAULT_SLOT_MINUTES),
  buffer_minutes: z.int().min(0).default(DEFAULT_BUFFER_MINUTES),
  requirements_note: z.string().max(EVENT_TEXT_MAX).nullable(),
  personal_message: z.string().max(EVENT_TEXT_MAX),
  event_type: eventType,
  creation_mode: creationMode,
  service_mode: serviceMode,
  /** Always equals service_mode. */
  service_type: serviceMode,
  /** A copy keeps all slots of its original, which may be more than a form can list. */
  manual_slots: z.array(manualSlot),
  services: z.array(service),
  has_lunch_break: z.boolean(),
  lunch_start_time: clockTimeField.nullable(),
  lunch_end_time: clockTimeField.nullable(),
  last_appointment_time: clockTimeField.nullable(),
  is_home_visit: z.boolean(),
  /** How many people come to one time without a service. */
  places_per_time: z.int(),
  places_per_booking: z.int(),
  /** Of one place, in pounds; null if the event names none. */
  event_price: poundsField.nullable(),
});

/**
 * Counts of slots, or of a day event's places, added up over its venues. A class counts once. For individual
 * services, they count the starts of the shortest one.
 */
const counts = {
  /** Free and not yet begun; null if unlimited. */
  free_count: z.int().nullable(),
  taken_count: z.int(),
  /** Times that have begun and weren't booked. */
  passed_count: z.int(),
  /** Free, taken and passed together; null if unlimited. */
  slot_count: z.int().nullable(),
  /** True once everything in the event has begun. A full event isn't over. */
  is_over: z.boolean(),
};

/** A person who can be booked. The picture's path is missing if they have none. */
export const diaryPerson = z.object({ id: idField, name: z.string(), picture: z.string().optional() });

const eventPerson = diaryPerson.omit({ picture: true });

const ownTime = clockTimeField.nullable();
/** The person's own hours and lunch on that date; null means the event's. */
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
    places_per_booking: true,
    event_price: true,
  })
  .extend({
    services: z.array(
      service.extend({
        /**
         * Those of `people` who offer it and have a free time for it, or all who offer it if nobody has one;
         * null for everybody.
         */
        person_ids: z.array(idField).nullable(),
      }),
    ),
    venues: z.array(venue),
    /** Empty if bookings name nobody. Without services, only those with a free time, if anybody has one. */
    people: z.array(diaryPerson),
    ...counts,
  });

export const ownerEvent = event.extend({
  venues: z.array(venue),
  /** The places of `venues`, in their order. */
  place_ids: z.array(idField),
  /** The business's services behind `services`, in their order. */
  service_ids: z.array(idField),
  people: z.array(ownerEventPerson),
  /** The planned end, perhaps later than the last slot's; on the next day if not later than the start. */
  planned_end_time: clockTimeField,
  pattern_id: idField.nullable(),
  /** True if its date was withdrawn but bookings stay: it is in no diary and takes no new ones. */
  is_closed: z.boolean(),
  /** Bookings that take one of its times. */
  booked_count: z.int(),
  /** The places of those bookings. */
  booked_places: z.int(),
  ...counts,
  created_at: instantField,
});

export const eventsQuery = z.object({
  page: pageNumber,
  /** `upcoming` is today and later, soonest first; `past` is before today, latest first. */
  when: z.enum(['upcoming', 'past']).default('upcoming'),
});

export const eventsPage = z.object({
  events: z.array(ownerEvent),
  total: z.int(),
  /** From 1. If the requested page is past the end, the last page. */
  page: z.int(),
  page_count: z.int(),
});

export type OwnerEvent = z.infer<typeof ownerEvent>;
export type DiaryPerson = z.infer<typeof diaryPerson>;
export type Event = z.infer<typeof event>;
export type PublicEvent = z.infer<typeof publicEvent>;
