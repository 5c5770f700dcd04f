import { counted } from '../ui/number-text.ts';

const MINUTE = 60_000;
const MINUTES_UNTIL_HOURS = 120;
const HOURS_UNTIL_DAYS = 72;

/** '7 days', '48 hours', '12 minutes': rounded up, so that a new trial of 48 hours says so. Takes milliseconds. */
export function timeLeft(milliseconds: number): string {
  if (milliseconds < MINUTE) return 'less than a minute';
  const minutes = Math.ceil(milliseconds / MINUTE);
  if (minutes < MINUTES_UNTIL_HOURS) return counted(minutes, 'minute');
  const hours = Math.ceil(minutes / 60);
  return hours < HOURS_UNTIL_DAYS ? counted(hours, 'hour') : counted(Math.ceil(hours / 24), 'day');
}
