import { DAY, MINUTE } from '@daybook/schema/figures/periods';
import { offsetMinutesAt } from '@daybook/schema/rules/calendar-day';
import { dateOfUtcMidnight } from '@daybook/schema/rules/date';

/** Days whose offset is cached: about thirty years of one zone. */
const DAYS_KEPT = 10_000;

/**
 * Makes a function that returns the date on a zone's clock at an instant (milliseconds since 1970). Offsets
 * are cached by day, because asking a zone is slow and thousands of bookings fall on the same days.
 */
export function createDateOnClock(): (instant: number, zone: string) => string {
  const offsets = new Map<string, number | null>();

  /** Returns null for the rare day on which the offset changes. */
  function offsetOfDay(day: number, zone: string): number | null {
    const key = `${zone} ${day}`;
    let offset = offsets.get(key);
    if (offset === undefined) {
      if (offsets.size >= DAYS_KEPT) offsets.clear();
      const first = offsetMinutesAt(day * DAY, zone);
      offset = first === offsetMinutesAt((day + 1) * DAY - 1, zone) ? first : null;
      offsets.set(key, offset);
    }
    return offset;
  }

  return (instant, zone) => {
    const offset = offsetOfDay(Math.floor(instant / DAY), zone) ?? offsetMinutesAt(instant, zone);
    return dateOfUtcMidnight(instant + offset * MINUTE);
  };
}
