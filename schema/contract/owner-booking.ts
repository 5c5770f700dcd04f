import {
  BOOKING_NOTE_MAX,
  NAME_MAX,
  PHONE_MAX,
  SERIES_VISITS_MAX,
  SERIES_WEEKS_MAX,
  TITLE_MAX,
} from '../figures/bounds.ts';
import { BOOKINGS_PAGE_SIZE } from '../figures/screens.ts';
import { holdsWebAddress } from '../rules/clean-text.ts';
import { FIRST_NAME_REQUIRED, NAME_HOLDS_WEB_ADDRESS } from '../words/booking-form-texts.ts';
import { bookingStatus, booking } from './booking.ts';
import {
  searchField,
  dateField,
  emailField,
  idField,
  idInPath,
  instantField,
  optionalLines,
  optionalText,
  personNameField,
  soughtText,
  pageNumber,
  pageSize,
  monthField,
} from './fields.ts';
import { answers } from './question.ts';
import { z } from './zod.ts';

/**
 * The worst state of the emails about a booking; 'none' without any. 'failed': we gave up after many
 * attempts; 'refused': the mail server rejected it.
 */
export const mailState = z.enum(['none', 'queued', 'sent', 'failed', 'refused']);

/** Which of a series of repeat visits it is: the third of 12, every week. */
export const seriesOfBooking = z.object({
  number: z.int().min(1).max(SERIES_VISITS_MAX),
  size: z.int().min(1).max(SERIES_VISITS_MAX),
  every_weeks: z.int().min(1).max(SERIES_WEEKS_MAX),
});

export const ownerBooking = booking.extend({
  id: idField,
  /** Null once the event is deleted. */
  event_id: idField.nullable(),
  /** Null if the booking names nobody, or once the person is deleted. */
  person_id: idField.nullable(),
  is_home_visit: z.boolean(),
  /** True if it takes one of a day event's places rather than a time of its own. */
  is_day_event: z.boolean(),
  source: z.string().nullable(),
  mail_state: mailState,
  created_at: instantField,
  cancelled_at: instantField.nullable(),
  cancelled_by: z.enum(['customer', 'owner']).nullable(),
  /** Null once the customer's data is deleted. */
  customer_id: idField.nullable(),
  /** The owner's alert about the customer. */
  customer_alert: z.string().nullable(),
  /** `owner`: the owner added it for a customer who phoned or walked in. */
  made_by: z.enum(['customer', 'owner']),
  moved_count: z.int(),
  /** Marked by the owner afterwards. */
  /** True if nobody came. */
  did_not_come: z.boolean(),
  /** How many of its places nobody used. */
  absent_places: z.int(),
  /** The owner's note on this booking. 'Your data' shows it to the customer. */
  note: z.string().nullable(),
  series: seriesOfBooking.nullable(),
  /** To the owner's questions, in their order. 'Your data' shows them to the customer. */
  answers,
});

/**
 * `date-desc` sorts by when the booking was made, newest first; `start-asc` by its start. `upcoming-first`
 * lists upcoming bookings, soonest first, then all others, latest first.
 */
const bookingSort = z.enum(['upcoming-first', 'date-desc', 'date-asc', 'name-asc', 'name-desc', 'start-asc']);

export const bookingsQuery = z.object({
  page: pageNumber,
  page_size: pageSize(BOOKINGS_PAGE_SIZE),
  /** Searches names, email, phone, reference, event, person, service and venue; every word must be found. */
  search: searchField.optional(),
  event_name: soughtText(z.string().max(TITLE_MAX)).optional(),
  event_id: idInPath.optional(),
  /** Ids of the business's people, places and services. */
  person_id: idInPath.optional(),
  place_id: idInPath.optional(),
  service_id: idInPath.optional(),
  customer_id: idInPath.optional(),
  /** Only bookings that overlap another, or a day event, of the same person or place. */
  overlapping: z.literal('true').optional(),
  /** YYYY-MM of the appointment. */
  month: monthField.optional(),
  status: bookingStatus.optional(),
  /** None of them is cancelled. `upcoming` hasn't begun, as in the summary; `after_today` is from tomorrow on. */
  when: z.enum(['not_cancelled', 'upcoming', 'after_today']).optional(),
  reference: soughtText(z.string().max(20)).optional(),
  sort: bookingSort.default('date-desc'),
});

export const bookingsPage = z.object({
  bookings: z.array(ownerBooking),
  /** Matching bookings, on all pages. */
  total: z.int(),
  /** All bookings of the business, whatever the filter. */
  all: z.int(),
  /** From 1. If the requested page is past the end, the last page. */
  page: z.int(),
  page_count: z.int(),
});

/** One day's number of bookings that take a time. */
export const bookedDay = z.object({ date: dateField, booking_count: z.int() });

/** A customer's contact as the owner enters it. The customer may have phoned or walked in. */
export const attendeeContact = z.object({
  attendee_first_name: personNameField(FIRST_NAME_REQUIRED),
  /** '' if left out. */
  attendee_last_name: optionalText(NAME_MAX)
    .refine((name) => name === null || !holdsWebAddress(name), NAME_HOLDS_WEB_ADDRESS)
    .transform((name) => name ?? ''),
  /** Null if the customer gave none, or if the field is empty. */
  attendee_email: z
    .union([z.literal('').transform(() => null), z.null(), emailField])
    .optional()
    .transform((email) => email ?? null),
  attendee_phone: optionalText(PHONE_MAX),
});

/** The same contact with the field names of a customer. */
export const customerContact = z.object({
  first_name: attendeeContact.shape.attendee_first_name,
  last_name: attendeeContact.shape.attendee_last_name,
  email: attendeeContact.shape.attendee_email,
  phone: attendeeContact.shape.attendee_phone,
});

/** What an owner can change in a booking. An email address can be corrected, but not removed. */
export const bookingChange = attendeeContact;

/** The owner's note on a booking; null deletes it. */
export const bookingNote = z.object({ note: optionalLines(BOOKING_NOTE_MAX) });
/** Both, for the form that has both. */
export const notedBookingChange = bookingChange.extend(bookingNote.shape);

export const ownerCancellation = z.object({
  booking_reference: z.string(),
  service_name: z.string().nullable(),
  /** False if the address comes only from an imported file: it may be anybody's. */
  is_attendee_notified: z.boolean(),
  /** More than one only with `and_later`. */
  cancelled_count: z.int(),
});

/** `and_later` cancels the later ones of its series too. */
export const cancellationQuery = z.object({ and_later: z.literal('true').optional() });

export type SeriesOfBooking = z.infer<typeof seriesOfBooking>;
export type OwnerBooking = z.infer<typeof ownerBooking>;
export type BookingSort = z.infer<typeof bookingSort>;
export type BookingsQuery = z.output<typeof bookingsQuery>;
export type BookingsPage = z.infer<typeof bookingsPage>;
export type BookedDay = z.infer<typeof bookedDay>;
export type BookingChange = z.output<typeof bookingChange>;
export type NotedBookingChange = z.output<typeof notedBookingChange>;
export type MailState = z.infer<typeof mailState>;
