/** Groups a day's times into morning, afternoon and evening, so that they are easy to scan. */

interface DayPart {
  name: string;
  /** HH or HH:MM, which sort by time. `from` is included, `until` isn't. */
  from: string;
  until: string;
}

const DAY_PARTS: readonly DayPart[] = [
  { name: 'Morning', from: '00', until: '12' },
  { name: 'Afternoon', from: '12', until: '17' },
  { name: 'Evening', from: '17', until: '24' },
];

/** Returns each part with its times, in order, without empty parts. */
export function byDayPart<Time>(
  times: readonly Time[],
  startOf: (time: Time) => string,
): { name: string; times: Time[] }[] {
  return DAY_PARTS.map(({ name, from, until }) => ({
    name,
    times: times.filter((time) => startOf(time) >= from && startOf(time) < until),
  })).filter((part) => part.times.length > 0);
}
