import type { Pattern } from '@daybook/schema/contract/pattern';
import { dateText, dayAndMonth, dayOfMonth, monthName, WEEKDAYS } from '@daybook/schema/rules/date';
import { listText } from '../count-texts.ts';

/** The times are null if the slots are listed or no time is typed yet. */
interface Hours {
  day: number;
  start_time: string | null;
  end_time: string | null;
}

interface Repeats {
  weekdays: readonly Hours[];
  every_weeks: number;
}

type SaidPattern = Repeats & Pick<Pattern, 'from_date' | 'until_date' | 'is_paused' | 'published_to'>;

/** Returns 'Tuesday to Friday, 9am to 5pm, published to 16 January'. `today` is on the business's clock. */
export function weeklyHoursSentence(pattern: SaidPattern, today: string): string {
  return `${weekSentence(pattern)}, ${publishedWords(pattern, today)}`;
}

/** Returns 'Tuesday to Friday, 9am to 5pm; Saturday, 9am to 1pm, every 2 weeks'. */
export function weekSentence({ weekdays, every_weeks }: Repeats): string {
  const days = byHours(weekdays).map(({ hours, days }) =>
    hours === '' ? daysWords(days) : `${daysWords(days)}, ${hours}`,
  );
  return days.join('; ') + (every_weeks === 1 ? '' : `, every ${every_weeks} weeks`);
}

function publishedWords(
  { is_paused, published_to, from_date, until_date }: SaidPattern,
  today: string,
): string {
  const until = until_date === null ? '' : `, until ${dateText(until_date)}`;
  if (is_paused) return `paused${until}`;
  if (published_to !== null) return `published to ${dayAndMonth(published_to)}${until}`;
  return (from_date > today ? `from ${dateText(from_date)}` : 'no dates published') + until;
}

/** Returns 'closed 25 and 28 December, 1 January' for sorted dates; null if none is a bank holiday. */
export function closedDays(
  dates: readonly string[],
  holidayOn: (date: string) => string | null,
): string | null {
  const months = new Map<string, number[]>();
  for (const date of dates.filter((one) => holidayOn(one) !== null)) {
    const month = monthName(date);
    months.set(month, [...(months.get(month) ?? []), dayOfMonth(date)]);
  }
  const words = [...months].map(([month, days]) => `${listText(days.map(String))} ${month}`);
  return words.length === 0 ? null : `closed ${words.join(', ')}`;
}

/** Groups weekdays with the same hours, the earliest first. */
function byHours(weekdays: readonly Hours[]): { hours: string; days: number[] }[] {
  const groups = new Map<string, number[]>();
  for (const { day, start_time: start, end_time: end } of [...weekdays].sort(
    (one, other) => one.day - other.day,
  )) {
    const hours = start && end ? `${clockWords(start)} to ${clockWords(end)}` : '';
    groups.set(hours, [...(groups.get(hours) ?? []), day]);
  }
  return [...groups].map(([hours, days]) => ({ hours, days }));
}

/** Returns '9am', '9:30am', 'noon', 'midnight' or '5pm'. */
export function clockWords(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  if (minute === 0 && hour % 12 === 0) return hour === 12 ? 'noon' : 'midnight';
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
  return `${hour % 12 === 0 ? 12 : hour % 12}${minutes}${hour < 12 ? 'am' : 'pm'}`;
}

/** Returns 'Tuesday to Friday', 'Monday and Tuesday', 'Monday, Wednesday and Friday'. Monday is 1. */
export function daysWords(days: readonly number[]): string {
  if (days.length === WEEKDAYS.length) return 'Every day';
  const named = runsOf(days).flatMap((run) => {
    const names = run.map((day) => WEEKDAYS[day - 1] ?? '');
    return names.length < 3 ? names : [`${names[0]} to ${names.at(-1)}`];
  });
  return listText(named);
}

/** Splits the days into runs of consecutive days. */
function runsOf(days: readonly number[]): number[][] {
  const runs: number[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run?.at(-1) === day - 1) run.push(day);
    else runs.push([day]);
  }
  return runs;
}
