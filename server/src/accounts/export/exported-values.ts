import type { PatternWeekday } from '@daybook/schema/rules/pattern-plan';
import { WEEKDAYS } from '@daybook/schema/rules/date';
import { clockTimeOf, minutesOf, shownTimeOf } from '@daybook/schema/rules/clock-time';
import { poundsOf } from '@daybook/schema/rules/money';

export const text = (value: string) => value;
export const number = (value: number) => value;
export const yesOrNo = (value: boolean) => value;
/** ISO 8601, UTC. */
export const instant = (value: number) => new Date(value).toISOString();
export const pounds = (pence: number) => poundsOf(pence);
/** Returns what a clock shows for hours that count on after midnight: '25:00' gives '01:00'. */
export const shownTime = (value: string) => shownTimeOf(minutesOf(value));
/** '09:00 to 09:45'. */
export const spans = (value: { start: number; end: number }[]) =>
  value.map(({ start, end }) => `${clockTimeOf(start)} to ${clockTimeOf(end)}`);
/** 'Monday 09:00 to 17:00'. */
export const weekdays = (value: PatternWeekday[]) =>
  value.map(({ day, start_time: start, end_time: end }) =>
    start === null || end === null ? weekdayName(day) : `${weekdayName(day)} ${start} to ${end}`,
  );
const weekdayName = (day: number) => WEEKDAYS[day - 1] ?? '';
