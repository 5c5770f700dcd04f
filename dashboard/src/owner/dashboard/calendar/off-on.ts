import type { TimeOff } from '@daybook/schema/contract/time-off';
import { isOffOn } from '@daybook/schema/rules/blocked-times';
import { MINUTES_A_DAY, minutesOf } from '@daybook/schema/rules/clock-time';
import { addDays } from '@daybook/schema/rules/date';
import { offLabel } from './calendar-texts.ts';
import type { Span } from './day-layout.ts';

export interface Off {
  key: string;
  /** 'Ann is off', 'Closed', 'Boxing Day' */
  label: string;
  /** The owner's own note */
  note: string | null;
  /** A person's id, or null for the whole business */
  resourceId: number | null;
  /** Null for the whole day */
  hours: Span | null;
  /** Everyone is off all day. False for bank holidays: dates that the owner published still take bookings. */
  isClosed: boolean;
}

export type OffOn = (date: string) => readonly Off[];

export const HOLIDAY = 'holiday';
export const NONE_OFF: readonly Off[] = [];

/** Returns the time off on a date. `holidayOn` names a bank holiday on which the business is closed. */
export function offOn(
  date: string,
  all: readonly TimeOff[],
  holidayOn: (date: string) => string | null,
): readonly Off[] {
  const holiday = holidayOn(date);
  const found = all
    .filter(({ starts_on: startsOn, ends_on: endsOn, every_year: everyYear }) =>
      isOffOn({ startsOn, endsOn, everyYear }, date),
    )
    .map((off) => ({
      key: String(off.id),
      label: offLabel(off.name, off),
      note: off.note,
      resourceId: off.resource_id,
      hours: hoursOf(off),
      isClosed: off.resource_id === null && off.start_time === null,
    }));
  if (holiday === null) return found.length === 0 ? NONE_OFF : found;
  return [
    { key: HOLIDAY, label: holiday, note: null, resourceId: null, hours: null, isClosed: false },
    ...found,
  ];
}

/** Hours that run past midnight end with the day. */
function hoursOf({ start_time, end_time }: Pick<TimeOff, 'start_time' | 'end_time'>): Span | null {
  if (start_time === null || end_time === null) return null;
  return { start: minutesOf(start_time), end: end_time > start_time ? minutesOf(end_time) : MINUTES_A_DAY };
}

export function offOf(personId: number, off: readonly Off[]): readonly Off[] {
  return off.filter(({ resourceId }) => resourceId === null || resourceId === personId);
}

/** Returns false for a bank holiday, because dates that the owner published still take bookings. */
export const isAllDay = ({ key, hours }: Off) => key !== HOLIDAY && hours === null;

/** A return date further ahead is of no use on the calendar. */
const DAYS_AHEAD = 60;

/** Returns when a person who is off all day is back; null for others, and if it is more than 60 days. */
export function backOn(personId: number, date: string, offOn: OffOn): string | null {
  const isOff = (day: string) => offOf(personId, offOn(day)).some(isAllDay);
  if (!isOff(date)) return null;
  for (let days = 1; days <= DAYS_AHEAD; days++) {
    const next = addDays(date, days);
    if (!isOff(next)) return next;
  }
  return null;
}
