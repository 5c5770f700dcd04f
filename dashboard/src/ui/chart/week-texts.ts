import { shortDate } from '@daybook/schema/rules/date';

export const weeksText = (weeks: number) => `last ${weeks} weeks`;
export const WEEK_FROM = 'Week from';
/** `day` is the week's Monday in short. */
export const weekOf = (day: string, value: string) => `Week from ${day}: ${value}`;
export const THIS_WEEK = 'this week so far';

/** Returns '16/11/26 (this week so far)'. `monday` is YYYY-MM-DD. */
export function weekName(monday: string, thisMonday: string | undefined): string {
  return monday === thisMonday ? `${shortDate(monday)} (${THIS_WEEK})` : shortDate(monday);
}
