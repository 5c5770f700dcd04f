/**
 * Page views of diaries, and visits to public pages by people who allow it: sums by day, told by week from Monday. The
 * last week is this one.
 */
import { dateField } from './fields.ts';
import { z } from './zod.ts';

/** A public page that was opened; any other is passed over in silence. */
export const visitCounted = z.object({ path: z.string().max(200) });

const counted = {
  visits: z.int(),
  /** Each is one again on another date. */
  visitors: z.int(),
};

/** A week of a business's diary, on its clock. */
export const diaryWeek = z.object({
  /** Its Monday. */
  from: dateField,
  /** How often the diary's page was opened. */
  views: z.int(),
  /** Visits by people who allowed it, on the dates before page views were counted. They are fewer. */
  earlier_visits: z.int(),
  /** Made in it, wherever, those cancelled since included: not only what the views came to (decision 98). */
  bookings: z.int(),
});
export type DiaryWeek = z.infer<typeof diaryWeek>;

/** A week of all public pages, on London's clock. */
export const siteWeek = z.object({ from: dateField, ...counted });
export type SiteWeek = z.infer<typeof siteWeek>;

export const siteVisits = z.object({
  weeks: z.array(siteWeek),
  /** In all of those weeks, the most visited first. A page without a visit is not among them. */
  pages: z.array(z.object({ path: z.string(), ...counted })),
});
export type SiteVisits = z.infer<typeof siteVisits>;
