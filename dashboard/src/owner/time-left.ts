const MINUTE = 60_000;
const MINUTES_UNTIL_HOURS = 120;
const HOURS_UNTIL_DAYS = 72;

/** '5 days', '47 hours', '12 minutes': never more than is left. Takes milliseconds. */
export function timeLeft(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / MINUTE);
  if (minutes < 1) return 'less than a minute';
  if (minutes < MINUTES_UNTIL_HOURS) return countOf(minutes, 'minute');
  const hours = Math.floor(minutes / 60);
  return hours < HOURS_UNTIL_DAYS ? countOf(hours, 'hour') : countOf(Math.floor(hours / 24), 'day');
}

const countOf = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;
