/** An owner's customers, and the bookings that an owner adds for people who phone or walk in. */

import {
  ADDRESS_MAX,
  CUSTOMER_ALERT_MAX,
  CUSTOMER_NOTE_MAX,
  IMPORTED_TOGETHER_MAX,
} from '../figures/bounds.ts';
import { CUSTOMERS_PAGE_SIZE } from '../figures/screens.ts';
import { BUSINESS_NOT_FOUND } from '../words/business-texts.ts';
import { CUSTOMER_NOT_FOUND } from '../words/customer-texts.ts';
import { BOOKING_NOT_FOUND } from '../words/owner-booking-texts.ts';
import {
  dateField,
  idField,
  idInPath,
  idOrNone,
  instantField,
  optionalLines,
  optionalPostcode,
  optionalText,
  searchField,
  businessInPath,
  done,
  referenceInPath,
  pageSize,
} from './fields.ts';
import { customerContact, attendeeContact, bookingNote, ownerBooking } from './owner-booking.ts';
import { moveTimes, checkChosenTime, chosenTime } from './owner-move.ts';
import { absentPlacesField, placesField } from './places.ts';
import { givenAnswers } from './question.ts';
import { z } from './zod.ts';

/** Asks for a date's free times, for one person and place of the business, or any. */
const addTimesQuery = z.object({
  date: dateField,
  /** If left out, only times without a service are found. */
  service_id: idOrNone,
  person_id: idOrNone,
  place_id: idOrNone,
});

export const addTimes = moveTimes.extend({
  /** The next date with a free time for the same choice; null if the next 60 days have none. */
  next_free_date: dateField.nullable(),
});

/** All that an owner adds a booking with, but its time. */
export const bookingToAdd = z.object({
  /** A service of the business; null or absent for none. */
  service_id: idField.nullish(),
  /** Null or absent means anyone. */
  person_id: idField.nullish(),
  /** A place of the business; null or absent means any. */
  place_id: idField.nullish(),
  ...attendeeContact.shape,
  /** The customer chosen from the suggestions; null or absent for anybody else. */
  customer_id: idField.nullish(),
  /** For home visits, if the owner knows it. */
  customer_address: optionalText(ADDRESS_MAX),
  customer_postcode: optionalPostcode(),
  /** How many people come. */
  places: placesField,
  ...bookingNote.shape,
  answers: givenAnswers,
});

export const addBookingRequest = chosenTime.extend(bookingToAdd.shape).superRefine(checkChosenTime);

export const addedBooking = z.object({
  booking: ownerBooking,
  /** False without an email address. */
  is_attendee_notified: z.boolean(),
  /** Such as 'Ruth has Grace Okafor at 10:00'. Empty if the time was free. */
  conflicts: z.array(z.string()),
});

const noShowRequest = z.object({
  /** Whether nobody came. */
  did_not_come: z.boolean(),
  /** Where some of several people came. */
  absent_places: absentPlacesField,
});

const customer = z.object({
  id: idField,
  first_name: z.string(),
  /** '' if none was given. */
  last_name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  /** The start of their last appointment that isn't cancelled; null without one. */
  last_visit_at: instantField.nullable(),
  /** The start of their next appointment; null without one. */
  next_visit_at: instantField.nullable(),
});

/** `latest` sorts by the last appointment, past or upcoming, latest first; cancelled ones don't count. */
const customerSort = z.enum(['name', 'latest']);

const customersQuery = z.object({
  /** Searches name, email and phone; every word must be found. */
  search: searchField.optional(),
  sort: customerSort.default('name'),
  after: idInPath.optional(),
  page_size: pageSize(CUSTOMERS_PAGE_SIZE),
});

export const customersPage = z.object({
  customers: z.array(customer),
  /** What to send as `after` to get the next page; null on the last. */
  next: z.string().nullable(),
  /** All customers of the business, whatever the search. */
  all: z.int(),
});

/** A customer's page. searchBookings with `customer_id` returns further bookings. */
export const customerDetails = customer.extend({
  /** The owner's note. 'Your data' shows it to the customer. */
  note: z.string().nullable(),
  /** What everybody who works must know, shown beside the name. 'Your data' shows it to the customer. */
  alert: z.string().nullable(),
  created_at: instantField,
  /** Numbers of appointments. `visits` have begun, weren't cancelled, and the customer came. */
  figures: z.object({
    visits: z.int(),
    upcoming: z.int(),
    cancelled: z.int(),
    /** Bookings that were moved at least once. */
    moved: z.int(),
    did_not_come: z.int(),
  }),
  /** Not cancelled and not begun, soonest first; at most CUSTOMER_BOOKINGS_SHOWN. */
  upcoming: z.array(ownerBooking),
  /** All others, newest first; at most CUSTOMER_BOOKINGS_SHOWN. */
  past: z.array(ownerBooking),
});

/**
 * Changes the customer's contact, note and alert. Upcoming bookings get the new name, email and phone number where
 * they have the former one, or no email or phone number; all others keep theirs. If another customer has the
 * email, the answer is a 409 with an `otherCustomer`.
 */
export const customerChange = z.object({
  ...customerContact.shape,
  note: optionalLines(CUSTOMER_NOTE_MAX),
  alert: optionalText(CUSTOMER_ALERT_MAX),
});

/** The body of the 409 if another customer of the business has the email. */
export const otherCustomer = z.object({
  other: customer.pick({ id: true, first_name: true, last_name: true, email: true, phone: true }),
});

/** How a customer of a list was added: new, filled in what was missing of a known one, or known with all of it. */
export const addedAs = z.enum(['new', 'filled', 'known']);

/**
 * Customers whom the business already has, by their email, or by name and phone number, get only what they lack.
 * Nobody is emailed. Sending a list twice adds nobody twice.
 */
const addCustomersRequest = z.object({
  customers: z.array(customerChange).min(1).max(IMPORTED_TOGETHER_MAX),
  /** True to learn what would happen; nothing is saved. */
  is_preview: z.boolean().default(false),
});

/** In the order of the list. */
const addedCustomers = z.object({ added: z.array(addedAs) });

/**
 * The other customer's bookings move to this one, who also gets the other's email and phone number if they
 * have none. Both notes and alerts are kept. Repeating a merge changes nothing.
 */
const mergeRequest = z.object({ other_id: idField });

const customerInPath = z.object({ businessId: idInPath, customerId: idInPath });

const ofCustomer = { params: customerInPath, notFound: CUSTOMER_NOT_FOUND };

export const customersRows = () =>
  ({
    /** Accepts an Idempotency-Key, as bookSlot does. */
    addBooking: {
      params: businessInPath,
      body: addBookingRequest,
      answer: addedBooking,
      notFound: BUSINESS_NOT_FOUND,
      status: 201,
    },
    listTimesToAdd: {
      params: businessInPath,
      query: addTimesQuery,
      answer: addTimes,
      notFound: BUSINESS_NOT_FOUND,
    },
    /** Answers 409 before the booking has begun, and for a cancelled one. */
    markNoShow: {
      params: referenceInPath,
      body: noShowRequest,
      answer: ownerBooking,
      notFound: BOOKING_NOT_FOUND,
    },
    /** Writes the owner's note on a booking; empty deletes it. Nobody is emailed. */
    noteBooking: {
      params: referenceInPath,
      body: bookingNote,
      answer: ownerBooking,
      notFound: BOOKING_NOT_FOUND,
    },
    listCustomers: {
      params: businessInPath,
      query: customersQuery,
      answer: customersPage,
      notFound: BUSINESS_NOT_FOUND,
    },
    /** Answers 409 with an `otherCustomer` if another customer has the email. */
    addCustomer: {
      params: businessInPath,
      body: customerChange,
      answer: customerDetails,
      notFound: BUSINESS_NOT_FOUND,
      status: 201,
    },
    addCustomers: {
      params: businessInPath,
      body: addCustomersRequest,
      answer: addedCustomers,
      notFound: BUSINESS_NOT_FOUND,
    },
    getCustomer: { ...ofCustomer, answer: customerDetails },
    changeCustomer: { ...ofCustomer, body: customerChange, answer: customerDetails },
    mergeCustomers: { ...ofCustomer, body: mergeRequest, answer: customerDetails },
    /** Deletes the customer's data, as a deletion request does. Answers 409 if an appointment is upcoming. */
    deleteCustomer: { ...ofCustomer, answer: done.extend({ has_found: z.boolean() }) },
  }) as const;

export type NoShowRequest = z.output<typeof noShowRequest>;
export type AddTimes = z.infer<typeof addTimes>;
export type AddTimesQuery = z.output<typeof addTimesQuery>;
export type AddBookingRequest = z.output<typeof addBookingRequest>;
export type AddBookingForm = z.input<typeof addBookingRequest>;
export type AddedBooking = z.infer<typeof addedBooking>;
export type Customer = z.infer<typeof customer>;
export type CustomersQuery = z.output<typeof customersQuery>;
export type CustomerDetails = z.infer<typeof customerDetails>;
export type OtherCustomer = z.infer<typeof otherCustomer>;
export type AddedAs = z.infer<typeof addedAs>;
export type AddCustomersRequest = z.output<typeof addCustomersRequest>;
export type CustomerChange = z.output<typeof customerChange>;
