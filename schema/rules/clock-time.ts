/** Wall-clock times of one day: 'HH:MM' (24 hours) in JSON, minutes after midnight in code. */

export const CLOCK_TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** '09:30' gives 570. The text must match CLOCK_TIME. */
export function minutesOf(clockTime: string): number {
  return Number(clockTime.slice(0, 2)) * 60 + Number(clockTime.slice(3, 5));
}

/** Each text is made once, by minute: a month of slots asks for thousands. */
const texts = /* @__PURE__ */ new Array<string | undefined>(24 * 60 + 1);

/** 570 gives '09:30'; 1440 (the end of the day) gives '24:00'. */
export function clockTimeOf(minutes: number): string {
  return (texts[minutes] ??= `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`);
}

/** '13:05' gives '1:05 PM', midnight '12:00 AM'. The text must match CLOCK_TIME. */
export function twelveHourTime(clockTime: string): string {
  const hours = Number(clockTime.slice(0, 2));
  return `${hours % 12 || 12}${clockTime.slice(2, 5)} ${hours < 12 ? 'AM' : 'PM'}`;
}

export function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
