/** An owner's customers, and the bookings that an owner makes for those who phone or walk in. */
import { z } from './zod.ts';
import { ADDRESS_MAX, CUSTOMER_NOTE_MAX, PAGE_SIZE_MAX, POSTCODE_MAX } from '../figures/bounds.ts';
import { CUSTOMERS_PAGE_SIZE } from '../figures/screens.ts';
import { CHOOSE_TIME_FIRST } from '../words/customer-texts.ts';
import {
  clockTimeField,
  dateField,
  idField,
  idInPath,
  idOrNone,
  instantField,
  optionalLines,
  optionalText,
  searchField,
} from './fields.ts';
import { contactOfCustomer, customerContact, ownerBooking } from './owner-booking.ts';
import { moveTimes } from './owner-move.ts';

/** Free times of a date for a new booking: of one person and place of the business, or any. */
export const addTimesQuery = z.object({
  date: dateField,
  /** A service of the business; left out, only times without one. */
  service_id: idOrNone,
  person_id: idOrNone,
  place_id: idOrNone,
});

export const addTimes = moveTimes.extend({
  /** The first later date with a free time for the same choice; null if none of the next 60 days has one. */
  next_free_date: dateField.nullable(),
});

/** A time is named by `slot_id`, or by date and start with what was chosen. */
export const addBookingRequest = z
  .object({
    slot_id: z.string().max(60).nullish(),
    date: dateField.nullish(),
    start_time: clockTimeField.nullish(),
    /** A service of the business; null for none. */
    service_id: idField.nullish(),
    /** Null or left out for anyone. */
    person_id: idField.nullish(),
    /** A place of the business; the same. */
    place_id: idField.nullish(),
    /** True to book the time although `conflicts` says what is in its way. */
    allow_overlap: z.boolean().default(false),
    ...customerContact.shape,
    /** The customer who was chosen among the suggestions; null or absent for anyone else. */
    customer_id: idField.nullish(),
    /** For home visits, where the owner knows it. */
    customer_address: optionalText(ADDRESS_MAX),
    customer_postcode: optionalText(POSTCODE_MAX),
  })
  .superRefine(({ slot_id: slotId, date, start_time: start }, context) => {
    if (slotId || (date && start)) return;
    context.addIssue({ code: 'custom', path: [date ? 'start_time' : 'date'], message: CHOOSE_TIME_FIRST });
  });

export const addedBooking = z.object({
  booking: ownerBooking,
  /** False without an email address. */
  is_attendee_notified: z.boolean(),
  /** What it overlaps: 'Ruth has Grace Okafor at 10:00'. Empty where the time was free. */
  conflicts: z.array(z.string()),
});

/** The body of the 409 to a booking without `allow_overlap` at a time that isn't free. */
export const addConflict = z.object({
  error: z.string(),
  message: z.string(),
  conflicts: z.array(z.string()),
});

export const noShowRequest = z.object({ did_not_come: z.boolean() });

export const customer = z.object({
  id: idField,
  first_name: z.string(),
  /** '' if nobody gave one. */
  last_name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  /** When their last appointment that isn't cancelled began; null if none has. */
  last_visit_at: instantField.nullable(),
  /** When their next one begins. */
  next_visit_at: instantField.nullable(),
});

/**
 * `latest` begins with those whose latest appointment, past or upcoming, is last in time; cancelled ones don't count.
 */
const customerSort = z.enum(['name', 'latest']);

export const customersQuery = z.object({
  /** Words to find in name, email and phone; every word must be found. */
  search: searchField.optional(),
  sort: customerSort.default('name'),
  /** What `next` of the page before said. */
  after: idInPath.optional(),
  page_size: z.coerce.number().int().min(1).max(PAGE_SIZE_MAX).default(CUSTOMERS_PAGE_SIZE),
});

export const customersPage = z.object({
  customers: z.array(customer),
  /** What to send as `after` to get the next page; null on the last. */
  next: z.string().nullable(),
  /** All customers of the business, whatever the search. */
  all: z.int(),
});

/** A customer's page. Further bookings of theirs come with searchBookings and its `customer_id`. */
export const customerDetails = customer.extend({
  /** For the owner; 'Your data' shows it to the customer. */
  note: z.string().nullable(),
  created_at: instantField,
  /** How many appointments: `visits` have begun, and the customer came; no cancelled one is among them. */
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
 * Changes the customer's contact and note. Upcoming bookings with the customer's former name, email or phone number, or
 * without an email or a phone number, get the new one; all others keep theirs.
 */
export const customerChange = z.object({
  ...contactOfCustomer.shape,
  /** 409 with an `otherCustomer` if another customer has it. */
  email: contactOfCustomer.shape.email,
  note: optionalLines(CUSTOMER_NOTE_MAX),
});

/** The body of the 409 to an email that another customer of the business has. */
export const otherCustomer = z.object({
  other: customer.pick({ id: true, first_name: true, last_name: true, email: true, phone: true }),
});

/**
 * The other's bookings become this customer's. What this one lacks of email and phone comes from the other, and both
 * notes are kept. Merging again changes nothing.
 */
export const mergeRequest = z.object({ other_id: idField });

export const customerInPath = z.object({ businessId: idInPath, customerId: idInPath });

export type AddTimes = z.infer<typeof addTimes>;
export type AddTimesQuery = z.output<typeof addTimesQuery>;
export type AddBookingRequest = z.output<typeof addBookingRequest>;
/** As typed, before trimming. */
export type AddBookingForm = z.input<typeof addBookingRequest>;
export type AddedBooking = z.infer<typeof addedBooking>;
export type Customer = z.infer<typeof customer>;
export type CustomersQuery = z.output<typeof customersQuery>;
export type CustomerDetails = z.infer<typeof customerDetails>;
export type OtherCustomer = z.infer<typeof otherCustomer>;
export type CustomerChange = z.output<typeof customerChange>;
