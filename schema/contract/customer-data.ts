/**
 * What a business holds about one of its customers, as the customer sees it by a letter to their own address, and how they
 * ask to be forgotten (decisions 113 and 114).
 */
import { z } from './zod.ts';
import { EVENT_TEXT_MAX } from '../figures/bounds.ts';
import { KEEP_REASON_REQUIRED } from '../words/customer-data-texts.ts';
import { bookedBusiness, bookingDetails } from './booking.ts';
import { dateField, idField, idInPath, instantField, requiredLines } from './fields.ts';
import { ownerBooking } from './owner-booking.ts';

/** Made by the server, base64url. */
export const dataToken = z.string().min(22).max(200);

export const dataLinkSent = z.object({ attendee_email: z.string() });

/** A letter that was written to the customer about a booking. */
export const heldLetter = z.object({
  /** What it is called, as the admin's list of letters calls it. */
  name: z.string(),
  recipient: z.string(),
  status: z.enum(['queued', 'sent', 'failed']),
  created_at: instantField,
  sent_at: instantField.nullable(),
});

/** All that is held about the customer with a booking, and the letters that were written to them about it. */
export const heldBooking = bookingDetails
  .omit({ business_name: true, business_phone: true, business_email: true, diary_slug: true, is_demo: true })
  .extend({
    ...ownerBooking.pick({
      is_home_visit: true,
      source: true,
      created_at: true,
      cancelled_at: true,
      cancelled_by: true,
    }).shape,
    /** The absolute address that cancels it; null where nothing can be cancelled any more. */
    cancel_url: z.url().nullable(),
    letters: z.array(heldLetter),
  });

/** Where the wish to be forgotten stands. Whoever has an appointment to come cancels it first. */
export const forgetState = z.discriminatedUnion('is', [
  z.object({ is: z.literal('not_asked') }),
  z.object({ is: z.literal('still_to_come') }),
  /** The business must answer by that day, on its own clock: a calendar month after it was asked (UK GDPR, 12(3)). */
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
  /** The business has closed: we delete what is held by that day, on its own clock, whoever asks. */
  z.object({ is: z.literal('business_closed'), deleted_by: dateField }),
  /** The same, and the customer gets an email when it is done. */
  z.object({ is: z.literal('deletion_due'), deleted_by: dateField }),
]);

export const myData = bookedBusiness.omit({ is_demo: true }).extend({
  /** Whose bookings these are: exactly this address, in upper or lower case. */
  attendee_email: z.string(),
  link_ends_at: instantField,
  /** Newest appointment first, a page of them. */
  bookings: z.array(heldBooking),
  /** Bookings on all pages. */
  total: z.int(),
  /** From 1; the last page when a later one was asked for. */
  page: z.int(),
  page_count: z.int(),
  forgetting: forgetState,
});

/** Somebody who asks to be forgotten, as the owner sees them. */
export const forgetRequest = z.object({
  id: idField,
  attendee_email: z.string(),
  /** As in their latest booking. */
  attendee_first_name: z.string(),
  attendee_last_name: z.string(),
  booking_count: z.int(),
  /** Confirmed bookings that are not over. While there is one, nobody is forgotten. */
  to_come_count: z.int(),
  /** When the last of those is over; null where there is none. */
  to_come_until: instantField.nullable(),
  asked_at: instantField,
  /** On the business's clock. */
  answer_by: dateField,
  /** The owner has agreed, and it is under way. */
  is_being_forgotten: z.boolean(),
});

export const requestInPath = z.object({ businessId: idInPath, requestId: idInPath });
export const keepAnswer = z.object({ reason: requiredLines(EVENT_TEXT_MAX, KEEP_REASON_REQUIRED) });

export type HeldLetter = z.infer<typeof heldLetter>;
export type HeldBooking = z.infer<typeof heldBooking>;
export type ForgetState = z.infer<typeof forgetState>;
export type MyData = z.infer<typeof myData>;
export type ForgetRequest = z.infer<typeof forgetRequest>;
