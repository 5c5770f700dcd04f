/**
 * Page views of diaries, and visits to public pages that were counted with consent: sums by week from Monday.
 * The last week is the current one.
 */

import { dateField } from './fields.ts';
import { z } from './zod.ts';

/** Any path that isn't a public page is ignored. */
export const visitCounted = z.object({ path: z.string().max(200) });

const counted = {
  visits: z.int(),
  /** A visitor counts once on each date. */
  visitors: z.int(),
};

/** A week of a business's diary, in its time zone. */
export const diaryWeek = z.object({
  from: dateField,
  views: z.int(),
  /** Visits counted with consent, on dates before page views were counted. They are fewer. */
  earlier_visits: z.int(),
  /** All bookings made in that week, including cancelled ones and those without a view. */
  bookings: z.int(),
});
export type DiaryWeek = z.infer<typeof diaryWeek>;

/** A week of all public pages, in UK time. */
const siteWeek = z.object({ from: dateField, ...counted });
export type SiteWeek = z.infer<typeof siteWeek>;

export const siteVisits = z.object({
  weeks: z.array(siteWeek),
  /** Sums over all weeks, the most visited page first, without unvisited pages. */
  pages: z.array(z.object({ path: z.string(), ...counted })),
});
export type SiteVisits = z.infer<typeof siteVisits>;
