/** The emails about a booking and their delivery, for the owner. */

import { BOOKING_NOT_FOUND } from '../words/owner-booking-texts.ts';
import { idField, idInPath, instantField, referenceInPath } from './fields.ts';
import { z } from './zod.ts';

export const bookingEmail = z.object({
  id: idField,
  /** The kind of email, such as 'Booking confirmed'. */
  name: z.string(),
  to: z.enum(['customer', 'business']),
  recipient: z.string(),
  /** 'failed': we gave up after many attempts; 'refused': the mail server rejected it. */
  state: z.enum(['queued', 'sent', 'failed', 'refused']),
  /** Why the email hasn't been delivered, in plain words; null if nothing went wrong. */
  reason: z.string().nullable(),
  created_at: instantField,
  sent_at: instantField.nullable(),
  /** False once the email is out of date or has been resent too often. */
  can_resend: z.boolean(),
});

export const bookingEmailRows = () =>
  ({
    /** Newest first. */
    listBookingEmails: {
      params: referenceInPath,
      answer: z.array(bookingEmail),
      notFound: BOOKING_NOT_FOUND,
    },
    resendBookingEmail: {
      params: referenceInPath.extend({ emailId: idInPath }),
      body: z.object({}),
      answer: z.array(bookingEmail),
      notFound: BOOKING_NOT_FOUND,
    },
  }) as const;

export type BookingEmail = z.infer<typeof bookingEmail>;
