/**
 * What the form holds, as typed: texts, so that nothing typed is ever lost. `request.ts` turns it into what
 * is sent.
 */
import {
  DEFAULT_BUFFER_MINUTES,
  DEFAULT_SERVICE_MINUTES,
  DEFAULT_SLOT_MINUTES,
  DEFAULT_WEEKS_AHEAD,
} from '@daybook/schema/figures/bounds';
import type { EventsRequest } from '@daybook/schema/contract/event-request';
import type { PatternRequest } from '@daybook/schema/contract/pattern';
import type { VenueRequest } from '@daybook/schema/contract/venue';
import { CLOCK_TIME, clockTimeOf, minutesOf } from '@daybook/schema/rules/clock-time';
import { WEEKDAYS } from '@daybook/schema/rules/date';
import type { BOOKING_KINDS, CREATION_METHODS, DATE_METHODS, PLACES } from '../new-event-texts.ts';

/** The hours that a new event's form begins with. */
const DEFAULT_DAY_START = '09:00';
const DEFAULT_DAY_END = '17:00';
const DEFAULT_LUNCH_START = '12:00';
const DEFAULT_LUNCH_END = '13:00';

type DateMethod = (typeof DATE_METHODS)[number]['value'];
/** Event type and service basis in one choice: a day event has no basis. */
export type BookingKind = (typeof BOOKING_KINDS)[number]['value'];
type CreationMethod = (typeof CREATION_METHODS)[number]['value'];
type Place = (typeof PLACES)[number]['value'];

/** Events on dates, or weekly hours. */
export type NewEventRequest = EventsRequest | PatternRequest;

/** The chosen dates, by any method. Dates are YYYY-MM-DD, or '' while none is chosen. */
export interface DateChoice {
  date_method: DateMethod;
  single_date: string;
  multiple_dates: string[];
  range_start: string;
  range_end: string;
  /** Monday is 0. */
  excluded_weekdays: number[];
  /** The seven days of 'Every week', Monday first. */
  week: WeekdayFields[];
  every_weeks: string;
  from_date: string;
  /** '' for no end. */
  until_date: string;
  weeks_ahead: string;
}

export interface DatesProblem {
  field: keyof DateChoice;
  text: string;
}

/** A weekday of 'Every week'. Its hours stay where it is closed, and come back with it. */
export interface WeekdayFields extends SlotFields {
  is_open: boolean;
}

/** A weekday of somebody with own hours; without both times they work the weekday's. */
export interface OwnDayFields extends SlotFields {
  is_working: boolean;
  /** The form shows no lunch of their own, and keeps one that they have. */
  lunch_start_time: string;
  lunch_end_time: string;
}

export interface SlotFields {
  start_time: string;
  end_time: string;
}

export interface ServiceFields {
  /** The business's service that it is; '' for a new one. The other fields then say the same. */
  service_id: string;
  service_name: string;
  service_description: string;
  service_price: string;
  /** Minutes, or `TYPED` of new-event-form.ts. */
  estimated_duration_minutes: string;
  typed_minutes: string;
}

/** `place_id` is the business's place that it is; '' for a new one. */
export type VenueFields = Record<keyof VenueRequest | 'place_id', string>;

export interface PersonFields {
  id: number;
  name: string;
  is_chosen: boolean;
  has_own_hours: boolean;
  start_time: string;
  end_time: string;
  /** Their own hours on each weekday of 'Every week', Monday first. */
  days: OwnDayFields[];
}

/** Fields that the request has too have its names, so that their problems find them. */
export interface NewEventForm extends DateChoice {
  /** Sent with every try, so that none creates a date twice: kept over a reload like what was typed. */
  idempotency_key: string;
  event_name: string;
  event_description: string;
  requirements_note: string;
  personal_message: string;
  kind: BookingKind;
  creation_mode: CreationMethod;
  start_time: string;
  end_time: string;
  slot_duration_minutes: string;
  buffer_minutes: string;
  manual_slots: SlotFields[];
  has_lunch_break: boolean;
  lunch_start_time: string;
  lunch_end_time: string;
  /** True when somebody set the end: it then no longer follows the start. */
  has_own_lunch_end: boolean;
  last_appointment_time: string;
  services: ServiceFields[];
  place: Place;
  venues: VenueFields[];
  /** Everybody in the team; empty until they are loaded. */
  people: PersonFields[];
}

export const EMPTY_SLOT: SlotFields = { start_time: '', end_time: '' };
export const EMPTY_PERSON: PersonFields = {
  id: 0,
  name: '',
  is_chosen: true,
  has_own_hours: false,
  start_time: '',
  end_time: '',
  days: WEEKDAYS.map(() => ({
    is_working: true,
    ...EMPTY_SLOT,
    lunch_start_time: '',
    lunch_end_time: '',
  })),
};
export const EMPTY_SERVICE: ServiceFields = {
  service_id: '',
  service_name: '',
  service_description: '',
  service_price: '',
  estimated_duration_minutes: String(DEFAULT_SERVICE_MINUTES),
  typed_minutes: '',
};
/** Returns the form's fields of a venue, such as a favourite; '' for what isn't given. */
export function fieldsOfVenue(venue: Partial<VenueRequest>): VenueFields {
  return {
    place_id: '',
    venue_name: venue.venue_name ?? '',
    venue_address: venue.venue_address ?? '',
    venue_postcode: venue.venue_postcode ?? '',
    max_capacity: String(venue.max_capacity ?? ''),
  };
}
export const EMPTY_VENUE = fieldsOfVenue({});

/** The first weekday that a new week leaves closed: Saturday. */
const FIRST_CLOSED = 5;

/** No date chosen yet, by any method. */
export const NO_DATES: Omit<DateChoice, 'date_method'> = {
  single_date: '',
  multiple_dates: [],
  range_start: '',
  range_end: '',
  excluded_weekdays: [],
  week: WEEKDAYS.map((_, weekday) => ({
    is_open: weekday < FIRST_CLOSED,
    start_time: DEFAULT_DAY_START,
    end_time: DEFAULT_DAY_END,
  })),
  every_weeks: '1',
  from_date: '',
  until_date: '',
  weeks_ahead: String(DEFAULT_WEEKS_AHEAD),
};

export const EMPTY_FORM: NewEventForm = {
  ...NO_DATES,
  idempotency_key: '',
  event_name: '',
  event_description: '',
  requirements_note: '',
  personal_message: '',
  date_method: 'single',
  kind: 'time_slots',
  creation_mode: 'automatic',
  start_time: DEFAULT_DAY_START,
  end_time: DEFAULT_DAY_END,
  slot_duration_minutes: String(DEFAULT_SLOT_MINUTES),
  buffer_minutes: String(DEFAULT_BUFFER_MINUTES),
  manual_slots: [EMPTY_SLOT],
  has_lunch_break: false,
  lunch_start_time: DEFAULT_LUNCH_START,
  lunch_end_time: DEFAULT_LUNCH_END,
  has_own_lunch_end: false,
  last_appointment_time: '',
  services: [EMPTY_SERVICE],
  place: 'venue',
  venues: [EMPTY_VENUE],
  people: [],
};

/** A form with one of everything that it can list: a draft that is kept must be like it. */
export const EXAMPLE_FORM: NewEventForm = {
  ...EMPTY_FORM,
  multiple_dates: [''],
  excluded_weekdays: [0],
  people: [EMPTY_PERSON],
};

/** True when the form asks for listed slots instead of hours and a length. */
export function isManual({ kind, creation_mode }: Pick<NewEventForm, 'kind' | 'creation_mode'>): boolean {
  return kind === 'time_slots' && creation_mode === 'manual';
}

/** Lunch ends this many minutes after it starts, until somebody sets its end. */
const LUNCH_MINUTES = 60;

const LAST_MINUTE = 24 * 60 - 1;

/** The end of a lunch with this start, within the same day; null while no time is typed. */
export function lunchEndOf(start: string): string | null {
  return CLOCK_TIME.test(start) ? clockTimeOf(Math.min(minutesOf(start) + LUNCH_MINUTES, LAST_MINUTE)) : null;
}

/** An entry in the list of lengths: the length typed beside the list counts. */
export const TYPED = 'typed';

/** A service's length in minutes, chosen or typed ('50', ' 50 min'); 0 when it is not a whole number. */
export function serviceMinutesOf({
  estimated_duration_minutes: chosen,
  typed_minutes: typed,
}: Pick<ServiceFields, 'estimated_duration_minutes' | 'typed_minutes'>): number {
  if (chosen !== TYPED) return Number(chosen);
  const [, digits] = /^(\d{1,4})\s*(?:m|mins?|minutes?)?\.?$/i.exec(typed.trim()) ?? [];
  return Number(digits ?? 0);
}
