/** Wall-clock times of one day: 'HH:MM' (24 hours) in JSON, minutes after midnight in code. */

export const CLOCK_TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** '09:30' gives 570. The text must match CLOCK_TIME. */
export function minutesOf(clockTime: string): number {
  return Number(clockTime.slice(0, 2)) * 60 + Number(clockTime.slice(3, 5));
}

/** 570 gives '09:30'; 1440 (the end of the day) gives '24:00'. */
export function clockTimeOf(minutes: number): string {
  return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}

export function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
