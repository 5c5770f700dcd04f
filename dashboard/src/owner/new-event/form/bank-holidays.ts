/** Which of the chosen dates are bank holidays. */
import { longDate } from '@daybook/schema/rules/date';

/** Bank holidays that are named; of others it says how many there are. */
const NAMED = 3;

/** Returns 'Friday 25 December 2026 (Christmas Day)' for each, and '2 more' for those that are too many to name. */
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
