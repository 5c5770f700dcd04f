import { longDate } from '@daybook/schema/rules/date';

/** At most this many are named, and the others counted. */
const NAMED = 3;

/** Returns 'Friday 25 December 2026 (Christmas Day)' for each, and '2 more' if there are too many. */
export function holidaysAmong(
  dates: readonly string[],
  holidayOn: (date: string) => string | null,
): string[] {
  const found = dates.flatMap((date) => {
    const name = holidayOn(date);
    return name === null ? [] : [`${longDate(date)} (${name})`];
  });
  const more = found.length - NAMED;
  return more > 0 ? [...found.slice(0, NAMED), `${more} more`] : found;
}
