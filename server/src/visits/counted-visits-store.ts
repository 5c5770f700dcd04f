/** The queries for counted visits. Each reads some days along its table's key. */

import { and, count, desc, eq, gte, lt, sql, sum } from 'drizzle-orm';
import type { Week } from '@daybook/schema/rules/calendar-day';
import { addDays } from '@daybook/schema/rules/date';
import { bookings } from '../database/booking-tables.ts';
import type { Reader } from '../database/database.ts';
import { prepared } from '../database/prepared.ts';
import { diaryVisits, siteVisits } from '../database/visitor-tables.ts';

interface Counted {
  visits: number;
  /** The same visitor counts again on another date. */
  visitors: number;
}

interface DiaryCounted {
  views: number;
  /** Visits by people who allowed it, on the dates before page views were counted. */
  earlierVisits: number;
}

/** Counts a diary's visits in a week of the business's time zone. */
export async function visitsOfDiary(on: Reader, businessId: number, week: Week): Promise<DiaryCounted> {
  const [found] = await ofDiary(on).execute({ businessId, ...datesOf(week) });
  const earlierVisits = found?.earlierVisits ?? 0;
  return { views: (found?.all ?? 0) - earlierVisits, earlierVisits };
}

/** Counts the visits to all public pages in a week of London's time zone. */
export async function visitsOfSite(on: Reader, week: Week): Promise<Counted> {
  const [found] = await ofSite(on).execute(datesOf(week));
  return { visits: found?.visits ?? 0, visitors: found?.visitors ?? 0 };
}

/** Counts each public page since a date in London's time zone, the most visited first. */
export const visitsOfPages = (on: Reader, since: string): Promise<(Counted & { path: string })[]> =>
  ofPages(on).execute({ since });

/** Counts bookings made with a business in that week, including those cancelled since. */
export async function countBookingsMade(on: Reader, businessId: number, { from, to }: Week): Promise<number> {
  const [found] = await bookingsMade(on).execute({ businessId, from, to });
  return found?.count ?? 0;
}

function datesOf({ monday }: Week): { monday: string; next: string } {
  return { monday, next: addDays(monday, 7) };
}

const { placeholder } = sql;

const ofDiary = prepared((on: Reader) =>
  on
    .select({
      all: sum(diaryVisits.visits).mapWith(Number),
      earlierVisits:
        sql`sum(CASE WHEN ${diaryVisits.visitors} > 0 THEN ${diaryVisits.visits} ELSE 0 END)`.mapWith(Number),
    })
    .from(diaryVisits)
    .where(
      and(
        eq(diaryVisits.businessId, placeholder('businessId')),
        gte(diaryVisits.date, placeholder('monday')),
        lt(diaryVisits.date, placeholder('next')),
      ),
    )
    .prepare(),
);

const siteSums = {
  visits: sum(siteVisits.visits).mapWith(Number),
  visitors: sum(siteVisits.visitors).mapWith(Number),
};

const ofSite = prepared((on: Reader) =>
  on
    .select(siteSums)
    .from(siteVisits)
    .where(and(gte(siteVisits.date, placeholder('monday')), lt(siteVisits.date, placeholder('next'))))
    .prepare(),
);

const ofPages = prepared((on: Reader) =>
  on
    .select({ path: siteVisits.path, ...siteSums })
    .from(siteVisits)
    .where(gte(siteVisits.date, placeholder('since')))
    .groupBy(siteVisits.path)
    .orderBy(desc(siteSums.visits), siteVisits.path)
    .prepare(),
);

/** The index bookings_by_business_and_creation answers it alone, without reading any booking. */
const bookingsMade = prepared((on: Reader) =>
  on
    .select({ count: count() })
    .from(bookings)
    .where(
      and(
        eq(bookings.businessId, placeholder('businessId')),
        gte(bookings.createdAt, placeholder('from')),
        lt(bookings.createdAt, placeholder('to')),
      ),
    )
    .prepare(),
);
