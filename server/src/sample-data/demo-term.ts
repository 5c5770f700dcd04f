/** A pupil's lessons, every week for a term that has begun. */

import { DAY } from '@daybook/schema/figures/periods';
import { instantOf } from '@daybook/schema/rules/calendar-day';
import { minutesOf } from '@daybook/schema/rules/clock-time';
import { addDays, daysBetween, mondayOf, weekdayOf } from '@daybook/schema/rules/date';
import { spansOf } from '@daybook/schema/rules/timetable';
import { DEFAULT_TIMEZONE } from '@daybook/schema/words/timezones';
import { seriesColumns } from '../bookings/booking-shape.ts';
import type { PlannedEvent } from '../diary/contents-store.ts';
import { timetableOf } from '../diary/timetable-of-event.ts';
import { heldOf, sampleBooking, type NewBooking } from './rows.ts';

/** A pupil who has a lesson every week. */
export interface DemoTerm {
  /** Monday is 0. */
  weekday: number;
  startTime: string;
  pupil: Pick<
    Parameters<typeof sampleBooking>[0],
    | 'attendeeFirstName'
    | 'attendeeLastName'
    | 'attendeeEmail'
    | 'attendeePhone'
    | 'customerAddress'
    | 'customerPostcode'
  >;
}

const WEEKS_BEGUN = 3;
const LESSONS = 12;
const REFERENCE = 'MAX-CHEN-T2';

/** Returns a function that books the lesson of an event's date; null if it has none. */
export function termFrom(
  term: DemoTerm | undefined,
  today: string,
  now: number,
): (planned: PlannedEvent) => NewBooking | null {
  if (!term) return () => null;
  const first = addDays(mondayOf(today), term.weekday - WEEKS_BEGUN * 7);
  return (planned) => {
    const { date } = planned.event;
    const number = daysBetween(first, date) / 7 + 1;
    const span = spansOf(timetableOf(planned.event), null).find(
      ({ start }) => start === minutesOf(term.startTime),
    );
    if (!span || weekdayOf(date) !== term.weekday || number < 1 || number > LESSONS) return null;
    const series = { key: REFERENCE, number, size: LESSONS, every_weeks: 1 };
    return sampleBooking({
      ...heldOf(planned, span),
      ...term.pupil,
      ...seriesColumns(series),
      ...(number === 1 ? { reference: REFERENCE } : {}),
      startsAt: instantOf(date, span.start, DEFAULT_TIMEZONE) ?? 0,
      endsAt: instantOf(date, span.end, DEFAULT_TIMEZONE) ?? 0,
      createdAt: now - (WEEKS_BEGUN + 1) * 7 * DAY - DAY,
    });
  };
}
