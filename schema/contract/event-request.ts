import {
  DATES_MAX,
  EVENT_TEXT_MAX,
  MANUAL_SLOTS_MAX,
  SERVICES_MAX,
  TITLE_MAX,
  VENUES_MAX,
} from '../figures/bounds.ts';
import {
  BUFFER_MINUTES_MAX,
  DEFAULT_BUFFER_MINUTES,
  DEFAULT_SLOT_MINUTES,
  EVENT_SLOTS_MAX,
  SLOT_MINUTES_MAX,
  SLOT_MINUTES_MIN,
} from '../figures/slots.ts';
import { minutesOf } from '../rules/clock-time.ts';
import { plannedMode, plannedTimetable } from '../rules/planned-timetable.ts';
import { fitsResources, hoursOf, mostSpansOf, type Timetable } from '../rules/timetable.ts';
import { HOURS_OUTSIDE_EVENT } from '../words/catalogue-texts.ts';
import {
  BUFFER_NEGATIVE,
  DAY_EVENT_TOO_LONG,
  END_AFTER_START,
  END_TIME_REQUIRED,
  EVENT_DATE_REQUIRED,
  EVENT_NAME_REQUIRED,
  HOME_VISIT_HAS_NO_VENUE,
  LUNCH_ENDS_AFTER_START,
  LUNCH_TIMES_REQUIRED,
  PERSONAL_MESSAGE_REQUIRED,
  SELECT_ONE_DATE,
  SERVICES_REQUIRED,
  SLOTS_END_AFTER_START,
  SLOTS_OVERLAP,
  SLOTS_REQUIRED,
  SLOT_DURATION_NOT_VALID,
  slotTooShort,
  START_TIME_REQUIRED,
  tooManyDates,
  tooManySlots,
  VENUE_NAME_REQUIRED,
} from '../words/event-texts.ts';
import { namedResources, resourceFields } from './event-resources.ts';
import { creationMode, eventType, manualSlot, serviceMode } from './event.ts';
import {
  dateField,
  optionalLines,
  requiredLines,
  requiredText,
  optionalTime,
  wholeNumber,
  blameIn,
  type Blame,
} from './fields.ts';
import { eventPriceField, placesFields } from './places.ts';
import { serviceRequest } from './service.ts';
import { newEventVenue } from './venue.ts';
import { z } from './zod.ts';

const eventDate = z.string(EVENT_DATE_REQUIRED).min(1, EVENT_DATE_REQUIRED).pipe(dateField);

/** What can change after creation: not the date, the times or the slot duration. */
export const eventChange = z.object({
  event_name: requiredText(TITLE_MAX, EVENT_NAME_REQUIRED),
  event_description: optionalLines(EVENT_TEXT_MAX),
  requirements_note: optionalLines(EVENT_TEXT_MAX),
  personal_message: requiredLines(EVENT_TEXT_MAX, PERSONAL_MESSAGE_REQUIRED),
});

/** Everything about an event except its date. */
export const eventPlan = eventChange.extend({
  /** Opening hours for individual services. Events with listed slots don't need them. */
  start_time: optionalTime,
  end_time: optionalTime,
  slot_duration_minutes: wholeNumber(0, SLOT_MINUTES_MAX, SLOT_DURATION_NOT_VALID).default(
    DEFAULT_SLOT_MINUTES,
  ),
  buffer_minutes: z
    .int({ error: BUFFER_NEGATIVE, abort: true })
    .min(0, { error: BUFFER_NEGATIVE, abort: true })
    .max(BUFFER_MINUTES_MAX, { abort: true })
    .default(DEFAULT_BUFFER_MINUTES),
  event_type: eventType,
  creation_mode: creationMode.default('automatic'),
  service_mode: serviceMode.default('time_slots'),
  /** An alias of service_mode, which takes precedence: the specifications name the field differently. */
  service_type: serviceMode.optional(),
  manual_slots: z.array(manualSlot).max(MANUAL_SLOTS_MAX, { abort: true }).default([]),
  services: z.array(serviceRequest).max(SERVICES_MAX, { abort: true }).default([]),
  has_lunch_break: z.boolean().default(false),
  lunch_start_time: optionalTime,
  lunch_end_time: optionalTime,
  last_appointment_time: optionalTime,
  is_home_visit: z.boolean().default(false),
  ...placesFields,
  /** Of one place; null or absent for none. Services have their own. */
  event_price: eventPriceField,
  /** The event's places, people and services by id, besides venues and services that are written out. */
  ...resourceFields,
});

export type EventPlan = z.output<typeof eventPlan>;
type Hours = Pick<EventPlan, 'start_time' | 'end_time'>;

/** Checks the fields against each other. Type and modes decide which of them count. */
function checkPlan(plan: EventPlan, blame: Blame): void {
  const mode = plannedMode(plan);
  if (mode === 'manual') return checkManualSlots(plan, blame);
  if (mode === 'day_event') return checkDayHours(plan, blame);
  checkHours(plan, blame);
  checkLunch(plan, blame);
  if (mode === 'automatic') checkSlotMinutes(plan, blame);
  else if (plan.services.length + plan.service_ids.length === 0) blame(['services'], SERVICES_REQUIRED);
}

function checkSlotMinutes({ slot_duration_minutes: minutes }: EventPlan, blame: Blame): void {
  if (minutes === 0) blame(['slot_duration_minutes'], SLOT_DURATION_NOT_VALID);
  else if (minutes < SLOT_MINUTES_MIN) blame(['slot_duration_minutes'], slotTooShort(SLOT_MINUTES_MIN));
}

/** Checks the number of slots. If it would fit without the people, the people are blamed. */
function checkSlotCount(plan: EventPlan, places: number, blame: Blame): void {
  const timetable = plannedTimetable(plan);
  const people = namedResources(plan).people.length;
  if (!timetable || fitsResources(timetable, { places, people })) return;
  const ofTimes = timetable.mode === 'manual' ? 'manual_slots' : 'slot_duration_minutes';
  const field = fitsResources(timetable, { places, people: 0 }) ? 'person_ids' : ofTimes;
  blame([field], tooManySlots(mostSpansOf(timetable), { places, people }, EVENT_SLOTS_MAX));
}

/** Checks a day event's hours: they may run past midnight, and last less than 24 hours. */
export function checkDayHours({ start_time: start, end_time: end }: Hours, blame: Blame): void {
  if (start === null) blame(['start_time'], START_TIME_REQUIRED);
  if (end === null) blame(['end_time'], END_TIME_REQUIRED);
  if (start !== null && end === start) blame(['end_time'], DAY_EVENT_TOO_LONG);
}

export function checkHours({ start_time: start, end_time: end }: Hours, blame: Blame): void {
  if (start === null) blame(['start_time'], START_TIME_REQUIRED);
  if (end === null) blame(['end_time'], END_TIME_REQUIRED);
  if (start !== null && end !== null && end <= start) blame(['end_time'], END_AFTER_START);
}

function checkLunch(plan: EventPlan, blame: Blame): void {
  if (!plan.has_lunch_break) return;
  const { lunch_start_time: start, lunch_end_time: end } = plan;
  if (start === null) blame(['lunch_start_time'], LUNCH_TIMES_REQUIRED);
  if (end === null) blame(['lunch_end_time'], LUNCH_TIMES_REQUIRED);
  if (start !== null && end !== null && end <= start) blame(['lunch_end_time'], LUNCH_ENDS_AFTER_START);
}

function checkManualSlots({ manual_slots: slots }: EventPlan, blame: Blame): void {
  if (slots.length === 0) blame(['manual_slots'], SLOTS_REQUIRED);
  slots.forEach(({ start_time, end_time }, index) => {
    if (end_time <= start_time) blame(['manual_slots', index, 'end_time'], SLOTS_END_AFTER_START);
    else if (minutesOf(end_time) - minutesOf(start_time) < SLOT_MINUTES_MIN)
      blame(['manual_slots', index, 'end_time'], slotTooShort(SLOT_MINUTES_MIN));
    const overlaps = slots.some(
      (other, at) =>
        at < index &&
        minutesOf(other.start_time) < minutesOf(end_time) &&
        minutesOf(start_time) < minutesOf(other.end_time),
    );
    if (overlaps) blame(['manual_slots', index, 'start_time'], SLOTS_OVERLAP);
  });
}

/** Checks that people's own hours lie within the event's. */
function checkPeople(plan: EventPlan, blame: Blame): void {
  const timetable = plannedTimetable(plan);
  if (timetable) blameOwnHours(timetable, plan.people, blame);
}

export function blameOwnHours(
  timetable: Timetable,
  people: readonly { start_time: string | null; end_time: string | null }[],
  blame: Blame,
): void {
  const { start, end } = timetable.mode === 'manual' ? hoursOf(timetable) : timetable.hours;
  people.forEach((person, index) => {
    if (person.start_time !== null && minutesOf(person.start_time) < start)
      blame(['people', index, 'start_time'], HOURS_OUTSIDE_EVENT);
    if (person.end_time !== null && minutesOf(person.end_time) > end)
      blame(['people', index, 'end_time'], HOURS_OUTSIDE_EVENT);
  });
}

/** Checks an event that must have a place. */
export function checkPlacedPlan(plan: EventPlan & { venues: readonly unknown[] }, blame: Blame): void {
  checkPlan(plan, blame);
  checkPeople(plan, blame);
  const places = plan.venues.length + placesNamed(plan);
  checkSlotCount(plan, places, blame);
  if (plan.is_home_visit && places > 0) blame(['venues'], HOME_VISIT_HAS_NO_VENUE);
  if (!plan.is_home_visit && places === 0) blame(['venues', 0, 'venue_name'], VENUE_NAME_REQUIRED);
}

const placesNamed = (plan: EventPlan): number => namedResources(plan).places.length;

/** Checks an event that may get its place later. */
export function checkUnplacedPlan(plan: EventPlan, blame: Blame): void {
  checkPlan(plan, blame);
  checkPeople(plan, blame);
  checkSlotCount(plan, Math.max(1, placesNamed(plan)), blame);
}

/** One event on one date. Another call adds its venue. */
export const eventRequest = eventPlan.extend({ event_date: eventDate }).superRefine((plan, context) => {
  const blame = blameIn(context);
  checkUnplacedPlan(plan, blame);
  if (plan.is_home_visit && placesNamed(plan) > 0) blame(['place_ids'], HOME_VISIT_HAS_NO_VENUE);
});

/** The same event on many dates, with its venues. Each date succeeds or fails as a whole. */
export const eventsRequest = eventPlan
  .extend({
    dates: z
      .array(dateField)
      .min(1, SELECT_ONE_DATE)
      .max(DATES_MAX, tooManyDates(DATES_MAX))
      .transform((dates) => [...new Set(dates)].sort()),
    venues: z.array(newEventVenue).max(VENUES_MAX).default([]),
  })
  .superRefine((plan, context) => {
    checkPlacedPlan(plan, blameIn(context));
  });

/** One line of the answer to eventsRequest, sent as soon as that date's outcome is known. */
export const dateOutcome = z.object({
  event_date: dateField,
  /** Null if that date failed. */
  id: z.int().nullable(),
  error: z.string().nullable(),
});

export const duplicateRequest = z.object({ event_date: eventDate });

export type EventChange = z.output<typeof eventChange>;
export type EventRequest = z.output<typeof eventRequest>;
export type EventsForm = z.input<typeof eventsRequest>;
export type EventsRequest = z.output<typeof eventsRequest>;
export type DateOutcome = z.infer<typeof dateOutcome>;
