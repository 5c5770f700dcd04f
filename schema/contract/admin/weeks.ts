/** How the platform grows, week by week from Monday in the United Kingdom; the last week is this one. */
import { z } from '../zod.ts';
import { dateField } from '../fields.ts';

export const platformWeek = z.object({
  /** Its Monday. */
  from: dateField,
  /** Pounds paid in it, what was given back of them taken off. */
  revenue: z.number(),
  /** New accounts. */
  signups: z.int(),
  bookings: z.int(),
});

export type PlatformWeek = z.infer<typeof platformWeek>;
