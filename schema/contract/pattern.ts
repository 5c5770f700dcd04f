/** Weekly hours: an owner says the week once, and its dates are published automatically. */
import { z } from './zod.ts';
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
import type { PatternEvent, PatternWeekday } from '../rules/pattern-plan.ts';
import { CHOSEN_TWICE } from '../words/catalogue-texts.ts';
import {
  everyWeeksNotValid,
  NO_DATE_BETWEEN,
  UNTIL_BEFORE_FROM,
  WEEKDAY_NOT_VALID,
  WEEKDAY_REQUIRED,
  WEEKDAY_TWICE,
  weeksAheadNotValid,
} from '../words/pattern-texts.ts';
import {
  blameIn,
  checkPlacedPlan,
  eventPlan,
  optionalTime,
  type Blame,
  type EventPlan,
} from './event-request.ts';
import { eventPersonRequest } from './event-resources.ts';
import { event, ownerEventPerson } from './event.ts';
import { clockTimeField, dateField, idField, idInPath } from './fields.ts';
import { answeredBookings, misfit } from './misfits.ts';
import { newEventVenue } from './venue.ts';

const dayField = z.int(WEEKDAY_NOT_VALID).min(1, WEEKDAY_NOT_VALID).max(7, WEEKDAY_NOT_VALID);

const weekdayRequest = z.object({
  /** 1 is Monday, 7 is Sunday. */
  day: dayField,
  /** The hours of that day. Listed slots do not need them. */
  start_time: optionalTime,
  end_time: optionalTime,
  /** Who works on that day, with their own hours; without it, the people of `event`. */
  people: z
    .array(eventPersonRequest)
    .max(PEOPLE_MAX)
    .refine((people) => new Set(people.map(({ id }) => id)).size === people.length, CHOSEN_TWICE)
    .nullish()
    .transform((people) => people ?? null),
});

/** What each date's event says of itself, without its date and hours. */
const patternEventRequest = eventPlan
  .omit({ start_time: true, end_time: true })
  .extend({ venues: z.array(newEventVenue).max(VENUES_MAX).default([]) });

export const patternFields = {
  weekdays: z
    .array(weekdayRequest)
    .min(1, WEEKDAY_REQUIRED)
    .refine((days) => new Set(days.map(({ day }) => day)).size === days.length, WEEKDAY_TWICE)
    .transform((days) => [...days].sort((one, other) => one.day - other.day)),
  every_weeks: z
    .int(everyWeeksNotValid(PATTERN_EVERY_WEEKS_MAX))
    .min(1, everyWeeksNotValid(PATTERN_EVERY_WEEKS_MAX))
    .max(PATTERN_EVERY_WEEKS_MAX, everyWeeksNotValid(PATTERN_EVERY_WEEKS_MAX))
    .default(1),
  /** Weeks are counted in Mondays from this date's. */
  from_date: dateField,
  /** Null where they have no end. */
  until_date: dateField.nullish().transform((date) => date ?? null),
  weeks_ahead: z
    .int(weeksAheadNotValid(PATTERN_WEEKS_AHEAD_MAX))
    .min(1, weeksAheadNotValid(PATTERN_WEEKS_AHEAD_MAX))
    .max(PATTERN_WEEKS_AHEAD_MAX, weeksAheadNotValid(PATTERN_WEEKS_AHEAD_MAX))
    .default(DEFAULT_WEEKS_AHEAD),
  event: patternEventRequest,
};

const patternRequestFields = z.object(patternFields);
export type PatternRequest = z.output<typeof patternRequestFields>;
type PatternEventRequest = PatternRequest['event'];
type WeekdayRequest = PatternRequest['weekdays'][number];

/** Returns the plan of a weekday's events. */
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

/** Checks each weekday's plan; what it says of its hours and people is blamed on the weekday. */
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

/** The longest time from one of its dates to the next: all its weeks, and a week. */
const SPAN_DAYS = 7 * (PATTERN_EVERY_WEEKS_MAX + 1);

function checkDates(pattern: PatternRequest, blame: Blame): void {
  const { from_date: from, until_date: until } = pattern;
  if (until === null) return;
  if (until < from) blame(['until_date'], UNTIL_BEFORE_FROM);
  else if (patternDates(pattern, from, addDays(from, SPAN_DAYS)).length === 0)
    blame(['until_date'], NO_DATE_BETWEEN);
}

export const patternRequest = patternRequestFields.superRefine((pattern, context) =>
  checkPattern(pattern, blameIn(context)),
);

export const patternChange = z
  .object({
    ...patternFields,
    /** The first date that changes: the weekly hours end before it, and others start in their place. Null for all. */
    changes_from: dateField.nullish().transform((date) => date ?? null),
    ...answeredBookings.shape,
  })
  .superRefine((pattern, context) => checkPattern(pattern, blameIn(context)));

/** What pausing, resuming and ending send. */
export const patternStep = answeredBookings;

export const patternInPath = z.object({ businessId: idInPath, patternId: idInPath });

const ownTime = clockTimeField.nullable();
const ownHours = ownerEventPerson.omit({ name: true });

/** As it can be sent again: services and venues that a request wrote out have become the business's own. */
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

/** `made` as the weekly hours have it, `changed` by hand since. */
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
  /** The last date that is published; null where none from today on is. */
  published_to: dateField.nullable(),
  /** How many dates from today on are published. */
  upcoming_dates: z.int(),
  /** How many of these a change has not reached yet. */
  changing_dates: z.int(),
  /** The first of these. */
  next_dates: z.array(patternDate),
  /** A sentence that says why no further dates are published; null while they are. */
  stopped: z.string().nullable(),
});

export const patternOutcome = z.object({
  /** As it is now: after the change, or before it for a dry run; null where there is none. */
  pattern: pattern.nullable(),
  /** Dates that get an event now. */
  published: z.array(dateField),
  /** Dates on which only words change. */
  reworded: z.array(dateField),
  /** Dates whose times, places, people or services change. */
  replaced: z.array(dateField),
  /** Dates that go. */
  withdrawn: z.array(dateField),
  /** Dates that go too, and keep bookings: their events stay and take no more. */
  closed: z.array(dateField),
  /** Upcoming bookings on dates that change, which stay as they are. */
  fitting: z.int(),
  /** Those that do not, by time; a save sends each of them back with an answer. */
  no_longer_fit: z.array(misfit),
  /** Customers who are emailed that their booking is cancelled; 0 for a dry run. */
  customers_notified: z.int(),
});

export type PatternForm = z.input<typeof patternRequest>;
export type PatternChange = z.output<typeof patternChange>;
export type Pattern = z.infer<typeof pattern>;
export type PatternOutcome = z.infer<typeof patternOutcome>;
