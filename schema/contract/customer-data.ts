/**
 * What a business holds about a customer, who sees it through a link emailed to them and can ask for its
 * deletion.
 */

import { EVENT_TEXT_MAX } from '../figures/bounds.ts';
import { BUSINESS_NOT_FOUND } from '../words/business-texts.ts';
import { KEEP_REASON_REQUIRED, ERASURE_REQUEST_NOT_FOUND } from '../words/customer-data-texts.ts';
import { bookedBusiness, booking } from './booking.ts';
import { byCancelToken } from './cancel.ts';
import {
  dateField,
  idField,
  idInPath,
  instantField,
  requiredLines,
  businessInPath,
  done,
  sealedToken,
  pageNumber,
} from './fields.ts';
import { ownerBooking } from './owner-booking.ts';
import { endedFor, ownerOffer, waitingEntry } from './waiting-list.ts';
import { z } from './zod.ts';

const dataLinkSent = z.object({ attendee_email: z.string() });

const heldEmail = z.object({
  /** The kind of email, as in the admin's outbox. */
  name: z.string(),
  recipient: z.string(),
  status: z.enum(['queued', 'sent', 'failed']),
  created_at: instantField,
  sent_at: instantField.nullable(),
});

/** A booking with everything held about its customer, and the emails to them about it. */
export const heldBooking = booking.extend({
  ...ownerBooking.pick({
    is_home_visit: true,
    source: true,
    created_at: true,
    cancelled_at: true,
    cancelled_by: true,
    made_by: true,
    moved_count: true,
    did_not_come: true,
    absent_places: true,
    note: true,
    series: true,
    answers: true,
  }).shape,
  /** The absolute URL that cancels the booking; null if it can't be cancelled. */
  cancel_url: z.url().nullable(),
  emails: z.array(heldEmail),
});

/** A time that was offered to a customer on the waiting list. */
const heldOffer = ownerOffer.omit({
  id: true,
  entry_id: true,
  attendee_first_name: true,
  attendee_last_name: true,
  ends_at: true,
  person_id: true,
});

/** A customer's past or present entry on the waiting list, with the times offered to them, newest first. */
const heldEntry = waitingEntry
  .omit({ id: true, person_id: true, service_id: true, booking_date: true, held_until: true })
  .extend({
    /** When the customer followed the link in the first email; null until then. */
    confirmed_at: instantField.nullable(),
    ended_at: instantField.nullable(),
    ended_for: endedFor.nullable(),
    offers: z.array(heldOffer),
  });

/** The state of a deletion request. A customer with an upcoming appointment must cancel it first. */
export const erasureStatus = z.discriminatedUnion('is', [
  z.object({ is: z.literal('not_asked') }),
  z.object({ is: z.literal('still_to_come') }),
  /** `answer_by` is a date in the business's time zone, one month after the request (UK GDPR, 12(3)). */
  z.object({ is: z.literal('asked'), asked_at: instantField, answer_by: dateField }),
  z.object({
    is: z.literal('kept'),
    kept_at: instantField,
    reason: z.string(),
    may_ask_from: instantField,
  }),
  /** Deletion is under way: the owner has agreed, or closed the business. */
  z.object({ is: z.literal('being_erased') }),
  /** The business has closed. We delete its data by that date, in its time zone, even without a request. */
  z.object({ is: z.literal('business_closed'), deleted_by: dateField }),
  /** Like business_closed, and the customer gets an email when it is done. */
  z.object({ is: z.literal('deletion_due'), deleted_by: dateField }),
]);

export const myData = bookedBusiness.omit({ is_demo: true }).extend({
  /** The customer's address; upper and lower case may differ from their bookings. */
  attendee_email: z.string(),
  link_ends_at: instantField,
  note: z.string().nullable(),
  /** The owner's alert, shown beside the customer's name. */
  alert: z.string().nullable(),
  /** One page, newest appointment first. */
  bookings: z.array(heldBooking),
  total: z.int(),
  /** From 1. If the requested page is past the end, the last page. */
  page: z.int(),
  page_count: z.int(),
  /** The same on every page: newest first, HELD_ENTRIES_SHOWN at most. */
  waiting_list: z.array(heldEntry),
  erasure: erasureStatus,
});

const erasureRequest = z.object({
  id: idField,
  attendee_email: z.string(),
  /** The names are those of the customer's latest booking. */
  attendee_first_name: z.string(),
  attendee_last_name: z.string(),
  booking_count: z.int(),
  /** Confirmed bookings that aren't over. The customer can't be deleted while there are any. */
  upcoming_count: z.int(),
  /** When the last of those is over; null without any. */
  upcoming_until: instantField.nullable(),
  asked_at: instantField,
  /** A date in the business's time zone. */
  answer_by: dateField,
  /** The owner has agreed, and the deletion is under way. */
  is_being_erased: z.boolean(),
});

const requestInPath = z.object({ businessId: idInPath, requestId: idInPath });
export const keepAnswer = z.object({ reason: requiredLines(EVENT_TEXT_MAX, KEEP_REASON_REQUIRED) });

const ofRequest = { params: requestInPath, notFound: ERASURE_REQUEST_NOT_FOUND };

export const customerDataRows = () =>
  ({
    sendDataLink: { body: byCancelToken, answer: dataLinkSent },
    /** A page has HELD_BOOKINGS_PAGE_SIZE bookings. */
    getMyData: {
      query: z.object({ token: sealedToken, page: pageNumber }),
      answer: myData,
    },
    requestErasure: { body: z.object({ token: sealedToken }), answer: erasureStatus },
    /** Returns unanswered requests, oldest first, ERASURE_REQUESTS_SHOWN at most. */
    listErasureRequests: {
      params: businessInPath,
      answer: z.object({ requests: z.array(erasureRequest), total: z.int() }),
      notFound: BUSINESS_NOT_FOUND,
    },
    /** Answers once the deletion is certain. Of many bookings, the last are deleted a little later. */
    eraseCustomer: {
      ...ofRequest,
      body: z.object({}),
      /** `has_found` is false if no booking has the customer's address any more. */
      answer: done.extend({ has_found: z.boolean() }),
    },
    keepCustomer: { ...ofRequest, body: keepAnswer, answer: done },
  }) as const;

export type HeldEmail = z.infer<typeof heldEmail>;
export type HeldBooking = z.infer<typeof heldBooking>;
export type HeldEntry = z.infer<typeof heldEntry>;
export type HeldOffer = z.infer<typeof heldOffer>;
export type ErasureStatus = z.infer<typeof erasureStatus>;
export type MyData = z.infer<typeof myData>;
export type ErasureRequest = z.infer<typeof erasureRequest>;
