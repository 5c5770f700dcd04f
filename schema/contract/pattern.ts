/** Weekly hours: an owner describes a week once, and its dates are published automatically. */

import {
  CAPACITY_MAX,
  DEFAULT_WEEKS_AHEAD,
  PATTERN_EVERY_WEEKS_MAX,
  PATTERN_WEEKS_AHEAD_MAX,
  PEOPLE_MAX,
  VENUES_MAX,
} from '../figures/bounds.ts';
import { addDays } from '../rules/date.ts';
import { patternDates } from '../rules/pattern-dates.ts';
import type { PatternEvent, PatternWeekday } from '../rules/pattern-event.ts';
import { BUSINESS_NOT_FOUND } from '../words/business-texts.ts';
import { CHOSEN_TWICE } from '../words/catalogue-texts.ts';
import { LAST_BEFORE_FIRST } from '../words/input-texts.ts';
import {
  everyWeeksNotValid,
  NO_DATE_BETWEEN,
  WEEKDAY_NOT_VALID,
  WEEKDAY_REQUIRED,
  WEEKDAY_TWICE,
  weeksAheadNotValid,
  PATTERN_NOT_FOUND,
} from '../words/pattern-texts.ts';
import { datesProgress, stoppedChange } from './change-dates.ts';
import { checkPlacedPlan, eventPlan, type EventPlan } from './event-request.ts';
import { eventPersonRequest, once } from './event-resources.ts';
import { event, ownerEventPerson } from './event.ts';
import {
  clockTimeField,
  dateField,
  idField,
  idInPath,
  poundsField,
  businessInPath,
  optionalTime,
  wholeNumber,
  blameIn,
  type Blame,
} from './fields.ts';
import { answeredBookings, misfit, dryRunQuery, offersEnded } from './misfits.ts';
import { newEventVenue } from './venue.ts';
import { z } from './zod.ts';

const weekdayRequest = z.object({
  /** 1 is Monday, 7 is Sunday. */
  day: wholeNumber(1, 7, WEEKDAY_NOT_VALID),
  /** The hours of that day. Events with listed slots don't need them. */
  start_time: optionalTime,
  end_time: optionalTime,
  /** Who works on that day, with their own hours; if absent, the people of `event`. */
  people: z
    .array(eventPersonRequest)
    .max(PEOPLE_MAX, { abort: true })
    .refine((people) => once(people, ({ id }) => id), CHOSEN_TWICE)
    .nullish()
    .transform((people) => people ?? null),
});

/** Each date's event, without its date and hours. */
const patternEventRequest = eventPlan
  .omit({ start_time: true, end_time: true })
  .extend({ venues: z.array(newEventVenue).max(VENUES_MAX).default([]) });

export const patternFields = {
  weekdays: z
    .array(weekdayRequest)
    .min(1, WEEKDAY_REQUIRED)
    .max(7, { error: WEEKDAY_TWICE, abort: true })
    .refine((days) => once(days, ({ day }) => day), WEEKDAY_TWICE)
    .transform((days) => [...days].sort((one, other) => one.day - other.day)),
  every_weeks: wholeNumber(1, PATTERN_EVERY_WEEKS_MAX, everyWeeksNotValid(PATTERN_EVERY_WEEKS_MAX)).default(
    1,
  ),
  /** Weeks are counted from this date's Monday. */
  from_date: dateField,
  /** Null means no end. */
  until_date: dateField.nullish().transform((date) => date ?? null),
  weeks_ahead: wholeNumber(1, PATTERN_WEEKS_AHEAD_MAX, weeksAheadNotValid(PATTERN_WEEKS_AHEAD_MAX)).default(
    DEFAULT_WEEKS_AHEAD,
  ),
  event: patternEventRequest,
};

const patternRequestFields = z.object(patternFields);
export type PatternRequest = z.output<typeof patternRequestFields>;
type PatternEventRequest = PatternRequest['event'];
type WeekdayRequest = PatternRequest['weekdays'][number];

export function planOfWeekday<Event extends Omit<EventPlan, 'start_time' | 'end_time'>>(
  event: Event,
  { start_time, end_time, people }: Omit<WeekdayRequest, 'day'>,
): Event & Pick<EventPlan, 'start_time' | 'end_time'> {
  const own = people === null ? {} : { people, person_ids: [] };
  return { ...event, ...own, start_time, end_time };
}

function checkPattern(pattern: PatternRequest, blame: Blame): void {
  checkDates(pattern, blame);
  checkWeekdays(pattern, blame);
}

/** Checks each weekday's plan. Problems with its hours and people are blamed on the weekday. */
export function checkWeekdays(pattern: Pick<PatternRequest, 'event' | 'weekdays'>, blame: Blame): void {
  pattern.weekdays.forEach((weekday, index) => {
    checkPlacedPlan(planOfWeekday<PatternEventRequest>(pattern.event, weekday), (path, message) => {
      const [field] = path;
      const isOfWeekday =
        field === 'start_time' || field === 'end_time' || (field === 'people' && weekday.people !== null);
      blame(isOfWeekday ? ['weekdays', index, ...path] : ['event', ...path], message);
    });
  });
}

/** The longest gap between two of its dates: all its weeks, plus one week. */
const SPAN_DAYS = 7 * (PATTERN_EVERY_WEEKS_MAX + 1);

function checkDates(pattern: PatternRequest, blame: Blame): void {
  const { from_date: from, until_date: until } = pattern;
  if (until === null) return;
  if (until < from) blame(['until_date'], LAST_BEFORE_FIRST);
  else if (patternDates(pattern, from, addDays(from, SPAN_DAYS)).length === 0)
    blame(['until_date'], NO_DATE_BETWEEN);
}

export const patternRequest = patternRequestFields.superRefine((pattern, context) =>
  checkPattern(pattern, blameIn(context)),
);

export const patternChange = z
  .object({
    ...patternFields,
    /** The first date to change: these weekly hours end before it, new ones start on it. Null: all dates. */
    changes_from: dateField.nullish().transform((date) => date ?? null),
    ...answeredBookings.shape,
  })
  .superRefine((pattern, context) => checkPattern(pattern, blameIn(context)));

/** The body for pausing, resuming and ending. */
const patternStep = answeredBookings;

const patternInPath = z.object({ businessId: idInPath, patternId: idInPath });

const ownTime = clockTimeField.nullable();
const ownHours = ownerEventPerson.omit({ name: true });

/** In the shape of a request: services and venues that were written out have become the business's own. */
const patternEvent = event
  .pick({
    event_name: true,
    event_description: true,
    requirements_note: true,
    personal_message: true,
    event_type: true,
    creation_mode: true,
    service_mode: true,
    service_type: true,
    manual_slots: true,
    has_lunch_break: true,
    lunch_start_time: true,
    lunch_end_time: true,
    last_appointment_time: true,
    is_home_visit: true,
  })
  .extend({
    slot_duration_minutes: z.int(),
    buffer_minutes: z.int(),
    places_per_time: z.int().optional(),
    places_per_booking: z.int().optional(),
    event_price: poundsField.nullish(),
    places: z.array(z.object({ id: idField, max_capacity: z.int().min(1).max(CAPACITY_MAX).nullable() })),
    people: z.array(ownHours),
    service_ids: z.array(idField),
  }) satisfies z.ZodType<PatternEvent>;

const patternWeekday = z.object({
  day: z.int().min(1).max(7),
  start_time: ownTime,
  end_time: ownTime,
  people: z.array(ownHours).nullable(),
}) satisfies z.ZodType<PatternWeekday>;

/** `made`: as in the weekly hours; `changed`: by hand since. */
const patternDate = z.object({
  date: dateField,
  event_id: idField,
  state: z.enum(['made', 'changed']),
});

export const pattern = z.object({
  id: idField,
  weekdays: z.array(patternWeekday),
  every_weeks: z.int(),
  from_date: dateField,
  until_date: dateField.nullable(),
  weeks_ahead: z.int(),
  event: patternEvent,
  is_paused: z.boolean(),
  /** The last published date; null if none is published from today on. */
  published_to: dateField.nullable(),
  /** How many dates are published from today on. */
  upcoming_dates: z.int(),
  /** How many of these are still waiting for a change in progress. */
  changing_dates: z.int(),
  /** The first of the upcoming dates. */
  next_dates: z.array(patternDate),
  /** A sentence that says why no further dates are published; null while they are. */
  stopped: z.string().nullable(),
});

export const patternOutcome = z.object({
  /** The weekly hours after the change, or before it for a dry run; null if there are none. */
  pattern: pattern.nullable(),
  /** Dates that get an event. */
  published: z.array(dateField),
  /** Dates on which only texts change. */
  reworded: z.array(dateField),
  /** Dates whose times, places, people or services change. */
  replaced: z.array(dateField),
  /** Dates whose events are deleted. */
  withdrawn: z.array(dateField),
  /** Dates that are withdrawn but keep bookings: their events stay and take no more. */
  closed: z.array(dateField),
  /** Upcoming bookings on changed dates that stay as they are. */
  fitting: z.int(),
  /** Bookings that no longer fit, by time. To save, the client sends each back with an answer. */
  no_longer_fit: z.array(misfit),
  /** How many customers get a cancellation email; 0 for a dry run. */
  customers_notified: z.int(),
  ...offersEnded,
});

export const patternRows = () => {
  const inSteps = {
    query: dryRunQuery,
    answer: z.union([patternOutcome, datesProgress, stoppedChange]),
    kind: 'lines',
  } as const;
  const change = { ...inSteps, params: patternInPath, notFound: PATTERN_NOT_FOUND } as const;
  return {
    /** Returns weekly hours that haven't ended, oldest first. */
    listPatterns: { params: businessInPath, answer: z.array(pattern), notFound: BUSINESS_NOT_FOUND },
    createPattern: {
      ...inSteps,
      params: businessInPath,
      body: patternRequest,
      notFound: BUSINESS_NOT_FOUND,
    },
    changePattern: { ...change, body: patternChange },
    pausePattern: { ...change, body: patternStep },
    resumePattern: { ...change, body: patternStep },
    /** Deletes the weekly hours. Dates before today that they published stay. */
    endPattern: { ...change, body: patternStep },
  } as const;
};

export type PatternForm = z.input<typeof patternRequest>;
export type PatternChange = z.output<typeof patternChange>;
export type Pattern = z.infer<typeof pattern>;
export type PatternOutcome = z.infer<typeof patternOutcome>;
