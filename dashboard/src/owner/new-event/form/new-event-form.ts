/** The form's fields as typed. They are strings, so that nothing typed is lost. request.ts reads them. */

import type { EventsRequest } from '@daybook/schema/contract/event-request';
import type { PatternRequest } from '@daybook/schema/contract/pattern';
import type { ServiceRequest } from '@daybook/schema/contract/service';
import type { VenueRequest } from '@daybook/schema/contract/venue';
import { DEFAULT_WEEKS_AHEAD } from '@daybook/schema/figures/bounds';
import {
  DEFAULT_BUFFER_MINUTES,
  DEFAULT_SERVICE_MINUTES,
  DEFAULT_SLOT_MINUTES,
} from '@daybook/schema/figures/slots';
import { CLOCK_TIME, clockTimeOf, MINUTES_A_DAY, minutesOf } from '@daybook/schema/rules/clock-time';
import { WEEKDAYS } from '@daybook/schema/rules/date';
import type { BOOKING_KINDS, CREATION_METHODS, DATE_METHODS, PLACES } from '../new-event-texts.ts';

const DEFAULT_DAY_START = '09:00';
const DEFAULT_DAY_END = '17:00';
const DEFAULT_LUNCH_START = '12:00';
const DEFAULT_LUNCH_END = '13:00';

type DateMethod = (typeof DATE_METHODS)[number]['value'];
/** Event type and service basis in one choice, because a day event has no basis. */
export type BookingKind = (typeof BOOKING_KINDS)[number]['value'];
type CreationMethod = (typeof CREATION_METHODS)[number]['value'];
type Place = (typeof PLACES)[number]['value'];

export type NewEventRequest = EventsRequest | PatternRequest;

/** The chosen dates, by any method. Dates are YYYY-MM-DD, or '' if none is chosen. */
export interface DateChoice {
  date_method: DateMethod;
  single_date: string;
  multiple_dates: string[];
  range_start: string;
  range_end: string;
  /** Monday is 0 */
  excluded_weekdays: number[];
  /** The weekdays of 'Every week', Monday first */
  week: WeekdayFields[];
  every_weeks: string;
  from_date: string;
  /** '' for no end */
  until_date: string;
  weeks_ahead: string;
}

export interface DatesProblem {
  field: keyof DateChoice;
  text: string;
}

/** A weekday of 'Every week'. A closed day keeps its hours for when it opens again. */
export interface WeekdayFields extends SlotFields {
  is_open: boolean;
}

/** A weekday of a person with own hours. If both times are empty, the person works the weekday's hours. */
export interface OwnDayFields extends SlotFields {
  is_working: boolean;
  /** The form doesn't show a person's own lunch, but keeps it. */
  lunch_start_time: string;
  lunch_end_time: string;
}

export interface SlotFields {
  start_time: string;
  end_time: string;
}

/**
 * `service_id` is the id of an existing service, whose values the other fields then have; '' for a new one.
 * `estimated_duration_minutes` is a number or `TYPED`: the length is then in `typed_minutes`.
 */
export type ServiceFields = Record<keyof ServiceRequest | 'service_id' | 'typed_minutes', string>;

/** `place_id` is the id of an existing place; '' for a new one. */
export type VenueFields = Record<keyof VenueRequest | 'place_id', string>;

export interface PersonFields {
  id: number;
  name: string;
  is_chosen: boolean;
  has_own_hours: boolean;
  start_time: string;
  end_time: string;
  /** Their own hours on each weekday of 'Every week', Monday first */
  days: OwnDayFields[];
}

/** Fields have the same names as in the request, so that its errors find them. */
export interface NewEventForm extends DateChoice {
  /** Sent with every attempt, and kept over a reload with the form, so that no date is created twice. */
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
  /** True once somebody has set the end, which then no longer follows the start. */
  has_own_lunch_end: boolean;
  last_appointment_time: string;
  places_per_time: string;
  places_per_booking: string;
  event_price: string;
  services: ServiceFields[];
  place: Place;
  venues: VenueFields[];
  /** Everyone in the team; empty until they load. */
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
/** Returns the form's fields of a venue, with '' for what isn't given. */
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

/** Saturday is the first weekday that a new form leaves closed. */
const FIRST_CLOSED = 5;

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
  places_per_time: '1',
  places_per_booking: '1',
  event_price: '',
  services: [EMPTY_SERVICE],
  place: 'venue',
  venues: [EMPTY_VENUE],
  people: [],
};

/** A form with one row in every list. A draft is kept only if it has this shape. */
export const EXAMPLE_FORM: NewEventForm = {
  ...EMPTY_FORM,
  multiple_dates: [''],
  excluded_weekdays: [0],
  people: [EMPTY_PERSON],
};

export function isManual({ kind, creation_mode }: Pick<NewEventForm, 'kind' | 'creation_mode'>): boolean {
  return kind === 'time_slots' && creation_mode === 'manual';
}

/** Lunch ends this many minutes after it starts, until somebody sets its end. */
const LUNCH_MINUTES = 60;

/** Returns the end of a lunch with this start, within the same day; null until a time is typed. */
export function lunchEndOf(start: string): string | null {
  return CLOCK_TIME.test(start)
    ? clockTimeOf(Math.min(minutesOf(start) + LUNCH_MINUTES, MINUTES_A_DAY - 1))
    : null;
}

/** A choice in the list of lengths: the length is typed next to the list. */
export const TYPED = 'typed';

/** Returns a service's length in minutes, chosen or typed ('50', ' 50 min'); 0 if it isn't a whole number. */
export function serviceMinutesOf({
  estimated_duration_minutes: chosen,
  typed_minutes: typed,
}: Pick<ServiceFields, 'estimated_duration_minutes' | 'typed_minutes'>): number {
  if (chosen !== TYPED) return Number(chosen);
  const [, digits] = /^(\d{1,4})\s*(?:m|mins?|minutes?)?\.?$/i.exec(typed.trim()) ?? [];
  return Number(digits ?? 0);
}
