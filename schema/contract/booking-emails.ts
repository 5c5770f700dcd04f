/** What became of the emails about a booking, for its owner. */
import { z } from './zod.ts';
import { BOOKING_NOT_FOUND } from '../words/owner-booking-texts.ts';
import { idField, idInPath, instantField, referenceInPath } from './fields.ts';

export const bookingEmail = z.object({
  id: idField,
  /** What it is about: 'Booking confirmed'. */
  name: z.string(),
  to: z.enum(['customer', 'business']),
  recipient: z.string(),
  /** 'failed' was given up after many attempts, 'refused' because the mail server refused it. */
  state: z.enum(['queued', 'sent', 'failed', 'refused']),
  /** Why it has not been delivered, in plain words; null where nothing went wrong. */
  reason: z.string().nullable(),
  created_at: instantField,
  sent_at: instantField.nullable(),
  /** True where it can be sent again: what it says still holds, and it was not sent again too often. */
  can_resend: z.boolean(),
});

export const bookingEmailRows = {
  /** The newest first. */
  listBookingEmails: {
    params: referenceInPath,
    answer: z.array(bookingEmail),
    notFound: BOOKING_NOT_FOUND,
  },
  /** Returns the list as it is now. */
  resendBookingEmail: {
    params: referenceInPath.extend({ emailId: idInPath }),
    body: z.object({}),
    answer: z.array(bookingEmail),
    notFound: BOOKING_NOT_FOUND,
  },
} as const;

export type BookingEmail = z.infer<typeof bookingEmail>;
