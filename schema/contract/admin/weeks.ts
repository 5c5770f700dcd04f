/** How this Daybook grows, week by week from Monday in the United Kingdom. The last week is this one. */
import { z } from '../zod.ts';
import { dateField } from '../fields.ts';

export const platformWeek = z.object({
  /** Its Monday. */
  from: dateField,
  /** Pounds paid in that week, less what was refunded of them. */
  revenue: z.number(),
  /** New accounts. */
  signups: z.int(),
  bookings: z.int(),
});

export type PlatformWeek = z.infer<typeof platformWeek>;
