/**
 * Page views of diaries, and visits to public pages that were counted with consent: daily sums, by week from Monday. The
 * last week is this one.
 */
import { dateField } from './fields.ts';
import { z } from './zod.ts';

/** A public page that was opened. Any other is ignored. */
export const visitCounted = z.object({ path: z.string().max(200) });

const counted = {
  visits: z.int(),
  /** Each visitor counts again on another date. */
  visitors: z.int(),
};

/** A week of a business's diary, in its time zone. */
export const diaryWeek = z.object({
  /** Its Monday. */
  from: dateField,
  /** How often the diary's page was opened. */
  views: z.int(),
  /** Visits counted with consent, on the dates before page views were counted. They are fewer. */
  earlier_visits: z.int(),
  /** Bookings made in that week anywhere, including those cancelled since, and not only after a view (decision 98). */
  bookings: z.int(),
});
export type DiaryWeek = z.infer<typeof diaryWeek>;

/** A week of all public pages, in UK time. */
const siteWeek = z.object({ from: dateField, ...counted });
export type SiteWeek = z.infer<typeof siteWeek>;

export const siteVisits = z.object({
  weeks: z.array(siteWeek),
  /** Sums of all those weeks, the most visited page first. A page without a visit is left out. */
  pages: z.array(z.object({ path: z.string(), ...counted })),
});
export type SiteVisits = z.infer<typeof siteVisits>;
