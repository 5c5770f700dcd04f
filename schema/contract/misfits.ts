/** Bookings that a change leaves without their time or place. The owner decides about each before saving. */

import { MISFITS_MAX } from '../figures/bounds.ts';
import { clockTimeField, dateField, idField } from './fields.ts';
import { ownerBooking } from './owner-booking.ts';
import { z } from './zod.ts';

/** What to do with a booking that no longer fits. `offer` keeps it and emails the customer a link to move. */
export const misfitAnswer = z.enum(['keep', 'cancel', 'offer']);

export const answeredBookings = z.object({
  /** The bookings that the dry run showed, each with the owner's answer. */
  bookings: z
    .array(z.object({ id: idField, answer: misfitAnswer }))
    .max(MISFITS_MAX)
    .default([]),
});

export const dryRunQuery = z.object({
  /** True to see what would change, without saving. */
  dry_run: z
    .enum(['true', 'false'])
    .default('false')
    .transform((text) => text === 'true'),
});

export const misfit = z.object({
  booking: ownerBooking,
  /** Follows time and customer in a list, such as 'before 11:00'. */
  why: z.string(),
});

/** A time that can't be held any more for somebody on the waiting list, whom we email. */
export const offerEnded = z.object({
  attendee_first_name: z.string(),
  attendee_last_name: z.string(),
  event_date: dateField,
  start_time: clockTimeField,
});

/** Of every dry run of a change that may take what is held. */
export const offersEnded = {
  /** For a dry run; empty once it is saved. */
  offers_ended: z.array(offerEnded),
};

export type OfferEnded = z.infer<typeof offerEnded>;
export type MisfitAnswer = z.infer<typeof misfitAnswer>;
export type Misfit = z.infer<typeof misfit>;
