/**
 * Turns the form into a request, which the contract validates (eventsRequest). This file leaves out what
 * isn't needed, reads numbers, and checks what needs a clock: past dates. It loads with the contract, after the page.
 */

import { custom, NEVER } from 'zod';
import { eventsRequest, type EventsForm } from '@daybook/schema/contract/event-request';
import { patternRequest, type PatternForm } from '@daybook/schema/contract/pattern';
import { newEventVenue, type VenueRequest } from '@daybook/schema/contract/venue';
import { WEEKDAYS } from '@daybook/schema/rules/date';
import { typedPrice } from '#owner/typed-price.ts';
import { nobodyWorks } from '../new-event-texts.ts';
import { chosenDates, datesProblem } from './dates.ts';
import {
  serviceMinutesOf,
  isManual,
  type NewEventForm,
  type PersonFields,
  type ServiceFields,
  type VenueFields,
  type NewEventRequest,
} from './new-event-form.ts';
import { chosenPeople, fieldOf, newOnes, peopleOn } from './request-fields.ts';
import { openDays } from './week.ts';

/** Returns the request for events on dates, before the contract validates it. */
export function requestOf(form: NewEventForm): EventsForm {
  const isDayEvent = form.kind === 'day_event';
  const hasServices = form.kind === 'individual_services';
  const hasSlots = form.kind === 'time_slots';
  const manual = isManual(form);
  return {
    event_name: form.event_name,
    event_description: form.event_description,
    requirements_note: form.requirements_note,
    personal_message: form.personal_message,
    dates: chosenDates(form),
    event_type: isDayEvent ? 'day_event' : 'booking',
    service_mode: hasServices ? 'individual_services' : 'time_slots',
    creation_mode: manual ? 'manual' : 'automatic',
    start_time: manual ? null : form.start_time,
    end_time: manual ? null : form.end_time,
    slot_duration_minutes: hasSlots ? Number(form.slot_duration_minutes) : 0,
    buffer_minutes: isDayEvent ? 0 : Number(form.buffer_minutes),
    manual_slots: manual ? listedSlots(form) : [],
    services: hasServices ? newOnes(form.services).map(serviceOf) : [],
    service_ids: hasServices ? form.services.flatMap(({ service_id: id }) => (id ? [Number(id)] : [])) : [],
    ...pausesOf(form),
    ...placesOf(form),
    is_home_visit: form.place === 'home_visit',
    ...whereOf(form),
    people: chosenPeople(form).map(personOf),
  };
}

/** Returns the request for weekly hours, before the contract validates it. */
function patternOf(form: NewEventForm): PatternForm {
  const { dates: _dates, start_time: _start, end_time: _end, ...event } = requestOf(form);
  const hasOwnHours = chosenPeople(form).some(({ has_own_hours }) => has_own_hours);
  const isListed = isManual(form);
  return {
    weekdays: openDays(form).map(({ weekday, start_time, end_time }) => ({
      day: weekday + 1,
      start_time: isListed ? null : start_time,
      end_time: isListed ? null : end_time,
      people: hasOwnHours ? peopleOn(form, weekday).map((person) => personOn(person, weekday)) : null,
    })),
    every_weeks: Number(form.every_weeks),
    from_date: form.from_date,
    until_date: form.until_date || null,
    weeks_ahead: Number(form.weeks_ahead),
    event: { ...event, people: chosenPeople(form).map(({ id }) => ({ id })) },
  };
}

function personOn({ id, has_own_hours, days }: PersonFields, weekday: number) {
  const own = days[weekday];
  if (!has_own_hours || !own) return { id };
  const { is_working: _, ...hours } = own;
  return { id, ...hours };
}

function whereOf({ place, venues }: NewEventForm) {
  if (place === 'home_visit') return { venues: [] };
  return {
    venues: newOnes(venues).map(venueOf),
    places: venues.flatMap((venue) =>
      venue.place_id ? [{ id: Number(venue.place_id), max_capacity: capacityOf(venue) }] : [],
    ),
  };
}

function personOf({ id, has_own_hours, start_time, end_time }: PersonFields) {
  return has_own_hours ? { id, start_time, end_time } : { id };
}

/** Keeps empty rows, because problems find their row by its number. Returns none only if all are empty. */
function listedSlots({ manual_slots: slots }: NewEventForm) {
  return slots.some(({ start_time, end_time }) => start_time || end_time) ? slots : [];
}

function pausesOf(form: NewEventForm) {
  if (form.kind === 'day_event' || isManual(form)) return { has_lunch_break: false };
  return {
    has_lunch_break: form.has_lunch_break,
    lunch_start_time: form.has_lunch_break ? form.lunch_start_time : null,
    lunch_end_time: form.has_lunch_break ? form.lunch_end_time : null,
    last_appointment_time: form.last_appointment_time,
  };
}

/** Services have places and a price of their own, and a day event's venues say how many it has. */
function placesOf({ kind, places_per_time, places_per_booking, event_price }: NewEventForm) {
  if (kind === 'individual_services') return {};
  const hasPlaces = kind === 'day_event' || readNumber(places_per_time) > 1;
  return {
    places_per_time: kind === 'day_event' ? 1 : readNumber(places_per_time),
    places_per_booking: hasPlaces ? readNumber(places_per_booking) : 1,
    event_price: event_price.trim() === '' ? null : typedPrice(event_price),
  };
}

function serviceOf({ service_id: _, typed_minutes, ...service }: ServiceFields) {
  return {
    ...service,
    // Without a price the contract says what is missing.
    service_price: typedPrice(service.service_price) || 0,
    estimated_duration_minutes: serviceMinutesOf({ ...service, typed_minutes }),
  };
}

function venueOf({ place_id: _, ...venue }: VenueFields) {
  return { ...venue, max_capacity: capacityOf(venue) };
}

function capacityOf({ max_capacity: typed }: Pick<VenueFields, 'max_capacity'>): number | null {
  return typed.trim() === '' ? null : readNumber(typed);
}

/** Returns 0 for other text. If a field needs a number, the contract refuses 0 with a text for people. */
function readNumber(text: string): number {
  const number = Number(text.trim());
  return Number.isFinite(number) ? number : 0;
}

/** Returns a schema that parses the form to the request, and reports problems at the form's own fields. */
export const newEventSchema = (today: () => string) =>
  custom<NewEventForm>().transform((form, context): NewEventRequest => {
    const blame = (path: PropertyKey[], message: string) =>
      context.addIssue({ code: 'custom', path, message });
    const dates = datesProblem(form, today());
    if (dates) blame([dates.field], dates.text);
    const idle = idleDay(form);
    if (idle !== null) blame(['people'], nobodyWorks(idle));
    const isWeekly = form.date_method === 'weekly';
    const read = isWeekly
      ? patternRequest.safeParse(patternOf(form))
      : eventsRequest.safeParse(requestOf(form));
    if (read.success && !dates && idle === null) return read.data;
    for (const { path, message } of read.error?.issues ?? []) {
      // Already reported above, at the right date field.
      const isSaid = dates && (path[0] === 'dates' || DATE_PATHS.has(String(path[0])));
      if (!isSaid) blame(fieldOf(form, path), message);
    }
    return NEVER;
  });

/** The date's own check reports problems of these fields. */
const DATE_PATHS = new Set(['from_date', 'until_date']);

/** Returns the name of the first weekday on which no chosen person works, or null. */
function idleDay(form: NewEventForm): string | null {
  if (form.date_method !== 'weekly' || chosenPeople(form).length === 0) return null;
  const idle = openDays(form).find(({ weekday }) => peopleOn(form, weekday).length === 0);
  return idle ? (WEEKDAYS[idle.weekday] ?? null) : null;
}

/** Returns the venue to save as a favourite; null if the fields are not valid. */
export function favouriteOf(fields: VenueFields): VenueRequest | null {
  return newEventVenue.safeParse(venueOf(fields)).data ?? null;
}
