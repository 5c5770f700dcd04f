import type { Diary, OpenTimes } from '@daybook/schema/contract/diary';
import { bankHolidayOn } from '@daybook/schema/rules/bank-holidays';
import { clockTimeOf, minutesOf, shownTimeOf } from '@daybook/schema/rules/clock-time';
import { addDays, weekdayOf } from '@daybook/schema/rules/date';
import { mergedSpans, openSpans } from '@daybook/schema/rules/opening-hours';
import { patternDates } from '@daybook/schema/rules/pattern-dates';
import type { PatternPerson } from '@daybook/schema/rules/pattern-event';
import { plannedTimetable } from '@daybook/schema/rules/planned-timetable';
import type { Span } from '@daybook/schema/rules/timetable';
import type { BusinessRow, PatternRow } from '../database/tables.ts';
import type { PlannedEvent } from './contents-store.ts';
import { slotPersonOf, timetableOf } from './timetable-of-event.ts';

const WEEK_DAYS = 7;

/** Returns the last date whose events `openTimesOf` needs. */
export const lastOpenDate = (today: string) => addDays(today, WEEK_DAYS - 1);

export type WeeklyHours = Pick<PatternRow, 'weekdays' | 'everyWeeks' | 'fromDate' | 'untilDate' | 'event'>;

interface OpenFacts {
  business: Pick<BusinessRow, 'openingHours' | 'bankHolidays'>;
  today: string;
  weekly: readonly WeeklyHours[];
  /** The events from today to `lastOpenDate`. */
  planned: readonly Pick<PlannedEvent, 'event' | 'team'>[];
  isOffToday: boolean;
}

/** Returns the hours of today and of the week as the diary shows them (contract/diary.ts). */
export function openTimesOf(facts: OpenFacts): Diary['open_times'] {
  if (facts.business.openingHours !== null) return null;
  const { today, weekly, planned } = facts;
  const week: Span[][] = Array.from({ length: WEEK_DAYS }, () => []);
  for (const hours of weekly)
    for (const date of patternDates(ruleOf(hours), today, lastOpenDate(today)))
      week[weekdayOf(date)]?.push(...weeklySpans(hours, weekdayOf(date) + 1));
  if (week.every((spans) => spans.length === 0)) return null;
  for (const one of planned)
    if (one.event.patternId === null) week[weekdayOf(one.event.date)]?.push(...spansOfEvent(one));
  return { today: shownTimes(spansToday(facts)), week: week.map(shownTimes) };
}

function spansToday({ business, today, planned, isOffToday }: OpenFacts): Span[] {
  if (isOffToday) return [];
  const isHoliday = business.bankHolidays !== null && bankHolidayOn(business.bankHolidays, today) !== null;
  // Dates that were published by hand stay open on a bank holiday.
  const open = planned.filter(
    ({ event }) => event.date === today && !(isHoliday && event.patternId !== null),
  );
  return open.flatMap(spansOfEvent);
}

const ruleOf = ({ weekdays, everyWeeks, fromDate, untilDate }: WeeklyHours) => ({
  weekdays,
  every_weeks: everyWeeks,
  from_date: fromDate,
  until_date: untilDate,
});

function weeklySpans({ weekdays, event }: WeeklyHours, day: number): Span[] {
  const weekday = weekdays.find((one) => one.day === day);
  const timetable = weekday && plannedTimetable({ ...event, ...weekday });
  return timetable ? openSpans(timetable, (weekday.people ?? event.people).map(workingTimes)) : [];
}

const workingTimes = ({ start_time, end_time, lunch_start_time, lunch_end_time }: PatternPerson) => ({
  hours: spanOf(start_time, end_time),
  lunch: spanOf(lunch_start_time, lunch_end_time),
});

const spanOf = (start: string | null, end: string | null): Span | null =>
  start !== null && end !== null ? { start: minutesOf(start), end: minutesOf(end) } : null;

const spansOfEvent = ({ event, team }: OpenFacts['planned'][number]): Span[] =>
  openSpans(timetableOf(event), team.map(slotPersonOf));

const shownTimes = (spans: readonly Span[]): OpenTimes =>
  mergedSpans(spans).map(({ start, end }) => ({
    start_time: clockTimeOf(start),
    end_time: shownTimeOf(end),
  }));
