/** Explains to the owner why a time isn't offered. */

import { clockTimeField } from './fields.ts';
import { z } from './zod.ts';

const whyNot = z.enum([
  'past',
  'notice',
  'too_far_ahead',
  'booked',
  'time_off',
  'bank_holiday',
  /** An entry in the owner's own calendar blocks it. */
  'busy',
  'running_late',
  'daily_limit',
  'lunch',
  'last_appointment',
  /** The person doesn't work then. */
  'outside_hours',
  /** The clock skips it on that date. */
  'clock_change',
  'not_offered',
  /** Customers can't book that person online. */
  'owner_only',
  /** None of the event's people, or places, can be booked any more. */
  'nobody',
  'no_place',
  'closed',
]);

const reason = z.object({
  why: whyNot,
  /** The person or place concerned; null for all. */
  name: z.string().nullable(),
  /** The owner's note on the time off, or the bank holiday's name. */
  note: z.string().nullable(),
});

const explainedTime = z.object({
  start_time: clockTimeField,
  end_time: clockTimeField,
  /** Every rule that blocks the time; empty if customers can book it. */
  reasons: z.array(reason),
});

export const explanation = z.object({
  /** False while the business takes no bookings at all. */
  takes_bookings: z.boolean(),
  /** In order of start. Consecutive times in lunch, or after the last appointment, are one entry. */
  times: z.array(explainedTime),
});

export type WhyNot = z.infer<typeof whyNot>;
export type Explanation = z.infer<typeof explanation>;
export type ExplainedTime = Explanation['times'][number];
