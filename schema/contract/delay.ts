/** Running late: which appointments of today start later, and who is emailed. */
import { z } from './zod.ts';
import { DELAY_MINUTES_MAX, MISFITS_MAX } from '../figures/bounds.ts';
import { delayMinutesBounded } from '../words/delay-texts.ts';
import { clockTimeField, idField, idInPath, instantField } from './fields.ts';
import { ownerBooking } from './owner-booking.ts';

const minutesField = z
  .int(delayMinutesBounded(DELAY_MINUTES_MAX))
  .min(1, delayMinutesBounded(DELAY_MINUTES_MAX))
  .max(DELAY_MINUTES_MAX, delayMinutesBounded(DELAY_MINUTES_MAX));

/** The emails that the dry run showed. */
const shownEmails = z.object({
  emails: z
    .array(z.object({ booking_id: idField, expected_at: instantField }))
    .max(MISFITS_MAX)
    .default([]),
});

export const delayRequest = shownEmails.extend({
  minutes: minutesField,
  /** A person or a place; null for all. */
  resource_id: idField.nullish().transform((id) => id ?? null),
});
export const delayEnd = shownEmails;

export const delay = z.object({
  id: idField,
  resource_id: idField.nullable(),
  /** The person's or the place's; null for all. */
  name: z.string().nullable(),
  minutes: z.int(),
  started_at: instantField,
});

/**
 * Whether a customer is emailed: 'email' if so, 'told' if they know already, else call them: 'no_email' works, they had
 * 'enough' such emails about the booking, or they may 'not' be emailed, as the booking was imported.
 */
const delayContact = z.enum(['email', 'told', 'no_email', 'enough', 'not']);

const movedBooking = z.object({
  booking: ownerBooking,
  /** When it starts; its own start where it is back on time. */
  expected_at: instantField,
  contact: delayContact,
});

export const delayOutcome = z.object({
  /** As it is saved; null for a dry run. */
  delay: delay.nullable(),
  /** In order of start: those that start late, or again on time. */
  bookings: z.array(movedBooking),
  /** When gaps absorb the delay, on the business's clock. */
  absorbed_at: z.array(clockTimeField),
  /** Customers we email. */
  emailed: z.int(),
});

/** What runs late today. */
export const delaysOfToday = z.object({
  delays: z.array(delay),
  /** Bookings that start late and have not begun. */
  late: z.array(z.object({ booking_id: idField, expected_at: instantField })),
});

export const delayInPath = z.object({ businessId: idInPath, delayId: idInPath });

export type ShownEmails = z.output<typeof shownEmails>['emails'];
export type Delay = z.infer<typeof delay>;
export type MovedBooking = z.infer<typeof movedBooking>;
export type DelayContact = MovedBooking['contact'];
export type DelayOutcome = z.infer<typeof delayOutcome>;
