/**
 * What a business holds about a customer, as the customer sees it through a link emailed to their own address, and how
 * they ask for it to be deleted (decisions 113 and 114).
 */
import { z } from './zod.ts';
import { EVENT_TEXT_MAX } from '../figures/bounds.ts';
import { KEEP_REASON_REQUIRED } from '../words/customer-data-texts.ts';
import { bookedBusiness, bookingDetails } from './booking.ts';
import { dateField, idField, idInPath, instantField, requiredLines } from './fields.ts';
import { ownerBooking } from './owner-booking.ts';
import { endedFor, ownerOffer, waitingEntry } from './waiting-list.ts';

/** Made by the server: base64url. */
export const dataToken = z.string().min(22).max(200);

export const dataLinkSent = z.object({ attendee_email: z.string() });

/** An email to the customer about a booking. */
const heldEmail = z.object({
  /** What the admin's list of emails calls it. */
  name: z.string(),
  recipient: z.string(),
  status: z.enum(['queued', 'sent', 'failed']),
  created_at: instantField,
  sent_at: instantField.nullable(),
});

/** Everything held about the customer with a booking, and the emails to them about it. */
export const heldBooking = bookingDetails
  .omit({ business_name: true, business_phone: true, business_email: true, diary_slug: true, is_demo: true })
  .extend({
    ...ownerBooking.pick({
      is_home_visit: true,
      source: true,
      created_at: true,
      cancelled_at: true,
      cancelled_by: true,
      made_by: true,
      moved_count: true,
      did_not_come: true,
    }).shape,
    /** The absolute address that cancels it; null if nothing can be cancelled any more. */
    cancel_url: z.url().nullable(),
    emails: z.array(heldEmail),
  });

/** A time that was offered to somebody who waits. */
const heldOffer = ownerOffer.omit({
  id: true,
  entry_id: true,
  attendee_first_name: true,
  attendee_last_name: true,
  ends_at: true,
  person_id: true,
});

/** What the customer waits or waited for on the waiting list, and the times offered to them, newest first. */
const heldEntry = waitingEntry
  .omit({ id: true, person_id: true, service_id: true, booking_date: true, held_until: true })
  .extend({
    /** When the link in the first email was used; null until then. */
    confirmed_at: instantField.nullable(),
    ended_at: instantField.nullable(),
    ended_for: endedFor.nullable(),
    offers: z.array(heldOffer),
  });

/** The state of a deletion request. A customer with an upcoming appointment cancels it first. */
export const erasureStatus = z.discriminatedUnion('is', [
  z.object({ is: z.literal('not_asked') }),
  z.object({ is: z.literal('still_to_come') }),
  /** The business must answer by that date, in its time zone: a calendar month after the request (UK GDPR, 12(3)). */
  z.object({ is: z.literal('asked'), asked_at: instantField, answer_by: dateField }),
  z.object({
    is: z.literal('kept'),
    kept_at: instantField,
    /** In the owner's words. */
    reason: z.string(),
    may_ask_from: instantField,
  }),
  /** It is under way: the owner has agreed, or closed the business. */
  z.object({ is: z.literal('being_forgotten') }),
  /** The business has closed: we delete what it holds by that date, in its time zone, whether or not anybody asks. */
  z.object({ is: z.literal('business_closed'), deleted_by: dateField }),
  /** The same, and the customer gets an email when it is done. */
  z.object({ is: z.literal('deletion_due'), deleted_by: dateField }),
]);

export const myData = bookedBusiness.omit({ is_demo: true }).extend({
  /** The customer's address, in upper or lower case. */
  attendee_email: z.string(),
  link_ends_at: instantField,
  /** What the business has noted about the customer; null if nothing. */
  note: z.string().nullable(),
  /** Newest appointment first, a page of them. */
  bookings: z.array(heldBooking),
  /** Bookings on all pages. */
  total: z.int(),
  /** From 1; the last page when a later one was asked for. */
  page: z.int(),
  page_count: z.int(),
  /** On every page, newest first, HELD_ENTRIES_SHOWN at most. */
  waiting_list: z.array(heldEntry),
  erasure: erasureStatus,
});

/** A customer's deletion request, as the owner sees it. */
export const erasureRequest = z.object({
  id: idField,
  attendee_email: z.string(),
  /** As in their latest booking. */
  attendee_first_name: z.string(),
  attendee_last_name: z.string(),
  booking_count: z.int(),
  /** Confirmed bookings that aren't over. The customer can't be deleted while there is one. */
  to_come_count: z.int(),
  /** When the last of those is over; null if there is none. */
  to_come_until: instantField.nullable(),
  asked_at: instantField,
  /** In the business's time zone. */
  answer_by: dateField,
  /** The owner has agreed, and the deletion is under way. */
  is_being_forgotten: z.boolean(),
});

export const requestInPath = z.object({ businessId: idInPath, requestId: idInPath });
export const keepAnswer = z.object({ reason: requiredLines(EVENT_TEXT_MAX, KEEP_REASON_REQUIRED) });

export type HeldEmail = z.infer<typeof heldEmail>;
export type HeldBooking = z.infer<typeof heldBooking>;
export type HeldEntry = z.infer<typeof heldEntry>;
export type HeldOffer = z.infer<typeof heldOffer>;
export type ErasureStatus = z.infer<typeof erasureStatus>;
export type MyData = z.infer<typeof myData>;
export type ErasureRequest = z.infer<typeof erasureRequest>;
