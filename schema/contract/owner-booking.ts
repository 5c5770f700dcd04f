/** Bookings as the owner sees, finds and changes them. */
import {
  searchField,
  dateField,
  emailField,
  idField,
  idInPath,
  instantField,
  optionalText,
  personNameField,
  soughtText,
} from './fields.ts';
import { z } from './zod.ts';
import { NAME_MAX, PAGE_SIZE_MAX, PHONE_MAX, TITLE_MAX } from '../figures/bounds.ts';
import { BOOKINGS_PAGE_SIZE } from '../figures/screens.ts';
import { holdsWebAddress } from '../rules/clean-text.ts';
import { FIRST_NAME_REQUIRED, NAME_HOLDS_WEB_ADDRESS } from '../words/booking-form-texts.ts';
import { bookingDetails, bookingStatus } from './booking.ts';

/**
 * The worst state among the emails about a booking; 'none' if there are none. 'failed' was given up after many attempts,
 * 'refused' because the mail server refused it.
 */
export const mailState = z.enum(['none', 'queued', 'sent', 'failed', 'refused']);

const ofBusiness = {
  business_name: true,
  business_phone: true,
  business_email: true,
  diary_slug: true,
  is_demo: true,
} as const;

export const ownerBooking = bookingDetails.omit(ofBusiness).extend({
  id: idField,
  /** Null once the event is deleted. */
  event_id: idField.nullable(),
  /** Null where nobody is named, or once the person is deleted. */
  person_id: idField.nullable(),
  is_home_visit: z.boolean(),
  /** True if it takes one place of many at a day event, and no time of its own. */
  is_day_event: z.boolean(),
  /** Where the booking came from, as the host page said. */
  source: z.string().nullable(),
  mail_state: mailState,
  created_at: instantField,
  cancelled_at: instantField.nullable(),
  cancelled_by: z.enum(['customer', 'owner']).nullable(),
  /** Null once the customer's data is deleted. */
  customer_id: idField.nullable(),
  /** Who made it: the customer, or the owner for somebody who phoned or walked in. */
  made_by: z.enum(['customer', 'owner']),
  moved_count: z.int(),
  /** The owner's mark after its time. */
  did_not_come: z.boolean(),
});

/**
 * `date-desc` sorts by when the booking was made, newest first; `start-asc` by when it takes place. `upcoming-first`
 * begins with upcoming bookings, soonest first, and all others follow, latest first.
 */
const bookingSort = z.enum(['upcoming-first', 'date-desc', 'date-asc', 'name-asc', 'name-desc', 'start-asc']);

const pageNumber = z.coerce.number().int().min(1).max(1_000_000);

export const bookingsQuery = z.object({
  page: pageNumber.default(1),
  page_size: z.coerce.number().int().min(1).max(PAGE_SIZE_MAX).default(BOOKINGS_PAGE_SIZE),
  /** Words to find in names, email, phone, reference, event, person, service and venue; every word must be found. */
  search: searchField.optional(),
  event_name: soughtText(z.string().max(TITLE_MAX)).optional(),
  event_id: idInPath.optional(),
  /** A person, a place or a service of the business. */
  person_id: idInPath.optional(),
  place_id: idInPath.optional(),
  service_id: idInPath.optional(),
  customer_id: idInPath.optional(),
  /** Only those that overlap another, or a day event, of the same person or place, and stay. */
  overlapping: z.literal('true').optional(),
  /** YYYY-MM of the appointment. */
  month: z
    .string()
    .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
    .optional(),
  status: bookingStatus.optional(),
  /** `upcoming`: not cancelled and not begun, as in the summary. */
  when: z.enum(['upcoming']).optional(),
  /** Finds this booking only. */
  reference: soughtText(z.string().max(20)).optional(),
  sort: bookingSort.default('date-desc'),
});

export const bookingsPage = z.object({
  bookings: z.array(ownerBooking),
  /** Bookings that the filter matches, on all pages. */
  total: z.int(),
  /** All bookings of the business, whatever the filter. */
  all: z.int(),
  /** From 1; the last page when a later one was asked for. */
  page: z.int(),
  page_count: z.int(),
});

/** Bookings that take a time, day by day. */
export const bookedDay = z.object({ date: dateField, booking_count: z.int() });

/** What an owner writes down of a customer, who may have phoned or walked in. */
export const customerContact = z.object({
  attendee_first_name: personNameField(FIRST_NAME_REQUIRED),
  /** '' if it is left out. */
  attendee_last_name: optionalText(NAME_MAX)
    .refine((name) => name === null || !holdsWebAddress(name), NAME_HOLDS_WEB_ADDRESS)
    .transform((name) => name ?? ''),
  /** Null where the customer gave none, also if the field was sent empty. */
  attendee_email: z
    .union([z.literal('').transform(() => null), z.null(), emailField])
    .optional()
    .transform((email) => email ?? null),
  attendee_phone: optionalText(PHONE_MAX),
});

/** The same of a customer, whose fields have their own names. */
export const contactOfCustomer = z.object({
  first_name: customerContact.shape.attendee_first_name,
  last_name: customerContact.shape.attendee_last_name,
  email: customerContact.shape.attendee_email,
  phone: customerContact.shape.attendee_phone,
});

/** What an owner may change of a booking. An email address may be corrected, but not removed. */
export const bookingChange = customerContact;

/** The answer to an owner's cancellation. */
export const ownerCancellation = z.object({
  booking_reference: z.string(),
  service_name: z.string().nullable(),
  /** False if only a file named the attendee's address (decision 112). */
  is_attendee_notified: z.boolean(),
});

export type OwnerBooking = z.infer<typeof ownerBooking>;
export type BookingSort = z.infer<typeof bookingSort>;
export type BookingsQuery = z.output<typeof bookingsQuery>;
export type BookingsPage = z.infer<typeof bookingsPage>;
export type BookedDay = z.infer<typeof bookedDay>;
export type BookingChange = z.output<typeof bookingChange>;
export type MailState = z.infer<typeof mailState>;
