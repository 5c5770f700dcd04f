/** Invents visits to the demo businesses' diaries and to the public pages. */

import { todayIn } from '@daybook/schema/rules/calendar-day';
import { addDays, weekdayOf } from '@daybook/schema/rules/date';
import { sitePages } from '@daybook/schema/words/routes';
import { DEFAULT_TIMEZONE } from '@daybook/schema/words/timezones';
import type { Transaction } from '../database/database.ts';
import { diaryVisits, siteVisits } from '../database/visitor-tables.ts';

/** Percent of an ordinary day, Monday first: people plan their week early in it. */
const BUSY = [120, 115, 105, 100, 95, 85, 80];
/** One visit in this many is a repeat on the same date. */
const AGAIN = 6;

/** Milliseconds since 1970; both days are included. */
interface Span {
  since: number;
  now: number;
}

/** `aDay` is about how many page views an ordinary day has. */
export async function insertDiaryVisits(
  tx: Transaction,
  { businessId, aDay }: { businessId: number; aDay: number },
  span: Span,
): Promise<void> {
  const rows = datesOf(span).map((date) => ({ businessId, date, ...countedOn(date, aDay), visitors: 0 }));
  await tx.insert(diaryVisits).values(rows);
}

/** About how many visits each public page has on an ordinary day. */
const PAGES_A_DAY = [
  [sitePages.home, 34],
  [sitePages.pricing, 17],
  [sitePages.howToUse, 9],
  [sitePages.faq, 8],
  [sitePages.about, 4],
  [sitePages.contact, 3],
  [sitePages.support, 2],
] as const;

/** Leaves dates unchanged on which a page was counted already, because its visits outlive every business. */
export async function insertSiteVisits(tx: Transaction, span: Span): Promise<void> {
  const dates = datesOf(span);
  for (const [path, aDay] of PAGES_A_DAY)
    await tx
      .insert(siteVisits)
      .values(dates.map((date) => ({ path, date, ...countedOn(date, aDay) })))
      .onConflictDoNothing();
}

function datesOf({ since, now }: Span): string[] {
  const today = todayIn(DEFAULT_TIMEZONE, now);
  const dates: string[] = [];
  for (let date = todayIn(DEFAULT_TIMEZONE, since); date <= today; date = addDays(date, 1)) dates.push(date);
  return dates;
}

/** Returns a plausible day, the same for the same date. */
function countedOn(date: string, aDay: number): { visits: number; visitors: number } {
  const dayNumber = Number(date.slice(8));
  const percent = (BUSY[weekdayOf(date)] ?? 100) + ((dayNumber * 37) % 41) - 20;
  const visits = Math.max(1, Math.round((aDay * percent) / 100));
  return { visits, visitors: visits - Math.floor(visits / AGAIN) };
}
