import { z } from './zod.ts';
import { bookingDetails } from './booking.ts';
import { forCustomers } from './business.ts';

/** 128 random bits or more, base64url. */
export const cancelToken = z.string().min(22).max(128);

export const cancelDetails = bookingDetails.extend({
  /** False once it is cancelled or has begun. */
  can_cancel: z.boolean(),
  /** False while the business takes no bookings, and once it has closed. */
  takes_bookings: z.boolean(),
  ...forCustomers.pick({ privacy_notice: true, cancellation_policy: true }).shape,
});

/** The answer to a cancellation through the link, the first time and every time after it. */
export const cancelAnswer = cancelDetails.extend({
  /** False if no email confirms it, because the customer's address has had as many as we send. */
  is_confirmed_by_email: z.boolean(),
  /** False when no email tells the business: it has none, or it is the demo's. */
  is_business_emailed: z.boolean(),
});

export const cancelRequest = z.object({ token: cancelToken });
export type CancelDetails = z.infer<typeof cancelDetails>;
export type CancelAnswer = z.infer<typeof cancelAnswer>;
