/** Wall-clock times of one day: 'HH:MM' (24 hours) in JSON, minutes after midnight in code. */
export const CLOCK_TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Returns minutes after midnight: '09:30' gives 570. The text must match CLOCK_TIME. */
export function minutesOf(clockTime: string): number {
  return Number(clockTime.slice(0, 2)) * 60 + Number(clockTime.slice(3, 5));
}

/** Caches texts by minute: a month of slots needs thousands. */
const texts = /* @__PURE__ */ new Array<string | undefined>(48 * 60);

/** Returns a clock time: 570 gives '09:30'. Hours of the next day count on: 1440 gives '24:00'. */
export function clockTimeOf(minutes: number): string {
  return (texts[minutes] ??= `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`);
}

export const MINUTES_A_DAY = 24 * 60;

/**
 * Returns the minute at which hours (HH:MM) end, counted from the midnight before they start. An end that
 * isn't later than the start is on the next day: '19:00' to '01:00' gives 1500.
 */
export function endMinutesOf(start: string, end: string): number {
  return minutesOf(end) + (runsPastMidnight(start, end) ? MINUTES_A_DAY : 0);
}

/** Returns whether hours end on the next day, as only a day event's can. */
export function runsPastMidnight(start: string, end: string): boolean {
  return end <= start;
}

/** Returns what a clock shows at that minute, even on the next day: 1500 gives '01:00', 1440 '00:00'. */
export function shownTimeOf(minutes: number): string {
  return clockTimeOf(minutes % MINUTES_A_DAY);
}

/** Returns the 12-hour form: '13:05' gives '1:05 PM', midnight '12:00 AM'. The text must match CLOCK_TIME. */
export function twelveHourTime(clockTime: string): string {
  const hours = Number(clockTime.slice(0, 2));
  return `${hours % 12 || 12}${clockTime.slice(2, 5)} ${hours < 12 ? 'AM' : 'PM'}`;
}

export function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
