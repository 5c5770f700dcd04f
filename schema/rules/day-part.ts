/** Morning, afternoon and evening: a day's times are grouped by them, so that they are easy to scan. */

interface DayPart {
  name: string;
  /** HH or HH:MM, which sort in order of time: `from` is part of it, `until` is not. */
  from: string;
  until: string;
}

export const DAY_PARTS: readonly DayPart[] = [
  { name: 'Morning', from: '00', until: '12' },
  { name: 'Afternoon', from: '12', until: '17' },
  { name: 'Evening', from: '17', until: '24' },
];

/** The times of each part, in order; parts without any are left out. */
export function byDayPart<Time>(
  times: readonly Time[],
  startOf: (time: Time) => string,
): { name: string; times: Time[] }[] {
  return DAY_PARTS.map(({ name, from, until }) => ({
    name,
    times: times.filter((time) => startOf(time) >= from && startOf(time) < until),
  })).filter((part) => part.times.length > 0);
}
