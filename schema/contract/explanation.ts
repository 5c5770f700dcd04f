/** Why a time of an event isn't offered, for its owner. */
import { z } from './zod.ts';
import { clockTimeField } from './fields.ts';

const whyNot = z.enum([
  'past',
  'notice',
  'too_far_ahead',
  'booked',
  'time_off',
  'bank_holiday',
  /** In the owner's own calendar. */
  'busy',
  'running_late',
  'daily_limit',
  'lunch',
  'last_appointment',
  /** That person doesn't work then. */
  'outside_hours',
  /** The clock skips it on that date. */
  'clock_change',
  'not_offered',
  /** Customers can't book that person online. */
  'owner_only',
  /** Nobody, or no place, of the event can be booked any more. */
  'nobody',
  'no_place',
  /** The event takes no more bookings. */
  'closed',
]);

const reason = z.object({
  why: whyNot,
  /** The person or the place that it is about; null for all of them. */
  name: z.string().nullable(),
  /** The owner's note of the time off, or the bank holiday's name. */
  note: z.string().nullable(),
});

const explainedTime = z.object({
  start_time: clockTimeField,
  end_time: clockTimeField,
  /** Every rule that takes it; empty where customers can book it. */
  reasons: z.array(reason),
});

export const explanation = z.object({
  /** False while the business takes no bookings at all. */
  takes_bookings: z.boolean(),
  /** In order of start. Lunch, and the time after the last appointment, are one each where slots follow one another. */
  times: z.array(explainedTime),
});

export type WhyNot = z.infer<typeof whyNot>;
export type Explanation = z.infer<typeof explanation>;
export type ExplainedTime = Explanation['times'][number];
