/** The dates that a view shows, and their titles. Weeks start on Monday. */
import { addDays, datesOfMonth, MONTHS, weekdayOf } from '@daybook/schema/rules/date';

const DAYS = 7;

/** Monday to Sunday of the week that holds the date. */
export function weekOf(date: string): string[] {
  const monday = addDays(date, -weekdayOf(date));
  return Array.from({ length: DAYS }, (_, day) => addDays(monday, day));
}

/** The whole weeks that a month (YYYY-MM) touches: four to six. */
export function weeksOfMonth(month: string): string[][] {
  const weeks: string[][] = [];
  for (const date of datesOfMonth(month)) {
    if (weeks.length === 0 || weekdayOf(date) === 0) weeks.push(weekOf(date));
  }
  return weeks;
}

/** '23 to 29 November 2026', '28 September to 4 October 2026', '28 December 2026 to 3 January 2027'. */
export function weekTitle(date: string): string {
  const [first = date, , , , , , last = date] = weekOf(date);
  const [day, month, year] = partsOf(first);
  const [lastDay, lastMonth, lastYear] = partsOf(last);
  const from = [day, month === lastMonth ? '' : month, year === lastYear ? '' : year];
  return `${from.filter(Boolean).join(' ')} to ${lastDay} ${lastMonth} ${lastYear}`;
}

function partsOf(date: string): [day: string, month: string, year: string] {
  return [String(Number(date.slice(8))), MONTHS[Number(date.slice(5, 7)) - 1] ?? '', date.slice(0, 4)];
}

/** As many of the sorted months as there is room for: those around the open one. */
export function monthsAround(months: readonly string[], month: string, room: number): string[] {
  const before = months.filter((one) => one < month).length;
  const first = Math.max(0, Math.min(before - Math.floor(room / 2), months.length - room));
  return months.slice(first, first + room);
}
