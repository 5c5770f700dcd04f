/** Growth by week, from Monday in the United Kingdom. The last week is the current one. */

import { dateField } from '../fields.ts';
import { z } from '../zod.ts';

export const platformWeek = z.object({
  from: dateField,
  /** Pounds paid in that week, less later refunds of those payments. */
  revenue: z.number(),
  signups: z.int(),
  bookings: z.int(),
});

export type PlatformWeek = z.infer<typeof platformWeek>;
