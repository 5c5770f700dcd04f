/** Calculates a planned event's slots with the same functions as the server. */

import { MINUTE } from '@daybook/schema/figures/periods';
import { NO_LIMITS } from '@daybook/schema/rules/booking-window';
import { calendarDay } from '@daybook/schema/rules/calendar-day';
import { clockTimeOf, MINUTES_A_DAY } from '@daybook/schema/rules/clock-time';
import { byDayPart } from '@daybook/schema/rules/day-part';
import { slotsOf, type Slot } from '@daybook/schema/rules/slots';
import { spansOf, type Span, type Timetable } from '@daybook/schema/rules/timetable';
import { type NewEventForm, serviceMinutesOf } from '../form/new-event-form.ts';
import { formOn } from '../form/week.ts';
import { timetableOf } from './timetable.ts';

interface PreviewQuestion {
  /** YYYY-MM-DD */
  date: string;
  /** The business's IANA time zone */
  timezone: string;
  /** Milliseconds since 1970 */
  now: number;
  /** The index of one of the form's services. Only individual services need it. */
  serviceIndex: number;
}

/** HH:MM */
export interface PreviewTime {
  kind: 'time' | 'lunch';
  start: string;
  end: string;
}

export interface Preview {
  mode: Timetable['mode'];
  /** The day's times and lunch, grouped by part of the day */
  parts: { name: string; times: PreviewTime[] }[];
  count: number;
  /** The length of all times; null if they differ. */
  minutes: number | null;
  /** The places of a day event; null if there is no limit. */
  places: number | null;
  /** How many of today's times have already begun */
  passed: number;
}

/** Returns null while a time is missing, or while an individual service has no name. */
export function previewOf(form: NewEventForm, question: PreviewQuestion): Preview | null {
  const timetable = timetableOf(formOn(form, question.date));
  const serviceMinutes = minutesOfService(form, question.serviceIndex);
  if (!timetable || (timetable.mode === 'individual_services' && serviceMinutes === null)) return null;
  const slots = slotsOn(timetable, serviceMinutes, question);
  const offered = slots.filter((slot) => slot.startsAt > question.now);
  const lengths = new Set(offered.map(({ startsAt, endsAt }) => (endsAt - startsAt) / MINUTE));
  return {
    mode: timetable.mode,
    parts: byDayPart(withLunch(offered, timetable.lunch), ({ start }) => start).filter(hasTime),
    count: offered.length,
    minutes: lengths.size === 1 ? ([...lengths][0] ?? null) : null,
    places: placesOf(form),
    passed: slots.length - offered.length,
  };
}

function slotsOn(
  timetable: Timetable,
  serviceMinutes: number | null,
  { date, timezone }: Pick<PreviewQuestion, 'date' | 'timezone'>,
): Slot[] {
  return slotsOf({
    event: { id: 0, date, timezone, timetable },
    venues: [],
    service: serviceMinutes === null ? null : { id: 0, durationMinutes: serviceMinutes, people: null },
    people: null,
    personId: null,
    held: [],
    blocked: [],
    limits: NO_LIMITS,
    now: -Infinity,
  });
}

/** Returns null if the event has no services, or not this one. */
function minutesOfService({ kind, services }: NewEventForm, index: number): number | null {
  const service = kind === 'individual_services' ? services[index] : undefined;
  return service ? serviceMinutesOf(service) : null;
}

/** Adds lunch to a day's times. A day without times needs no lunch. */
function withLunch(slots: readonly Slot[], lunch: Span | null): PreviewTime[] {
  const times = slots.map(({ startTime, endTime }): PreviewTime => ({
    kind: 'time',
    start: startTime,
    end: endTime,
  }));
  if (!lunch || times.length === 0) return times;
  const start = clockTimeOf(lunch.start);
  const before = times.filter((time) => time.start < start);
  const pause: PreviewTime = { kind: 'lunch', start, end: clockTimeOf(lunch.end) };
  return [...before, pause, ...times.slice(before.length)];
}

/** Returns false for a part of the day with nothing but lunch. */
function hasTime({ times }: { times: PreviewTime[] }): boolean {
  return times.some(({ kind }) => kind === 'time');
}

/** Returns the places of all venues together; null if one has no limit, or there is no venue. */
function placesOf({ place, venues }: NewEventForm): number | null {
  if (place === 'home_visit') return null;
  const capacities = venues.map(({ max_capacity: text }) => (text.trim() === '' ? NaN : Number(text)));
  const sum = capacities.reduce((total, capacity) => total + capacity, 0);
  return capacities.length > 0 && sum > 0 ? sum : null;
}

interface ClockChange {
  date: string;
  /** HH:MM: starts that don't exist on that day. */
  times: string[];
}

/** Returns the dates on which a clock change removes times of the event. */
export function clockChangesOf(
  form: NewEventForm,
  dates: readonly string[],
  { timezone, serviceIndex }: Pick<PreviewQuestion, 'timezone' | 'serviceIndex'>,
): ClockChange[] {
  const serviceMinutes = minutesOfService(form, serviceIndex);
  return dates
    .filter((date) => isChanging(date, timezone))
    .flatMap((date) => {
      const timetable = timetableOf(formOn(form, date));
      if (!timetable) return [];
      const offered = new Set(
        slotsOn(timetable, serviceMinutes, { date, timezone }).map(({ startTime }) => startTime),
      );
      const times = spansOf(timetable, serviceMinutes)
        .map(({ start }) => clockTimeOf(start))
        .filter((start) => !offered.has(start));
      return times.length > 0 ? { date, times } : [];
    });
}

const LAST_MINUTE = MINUTES_A_DAY - 1;

function isChanging(date: string, timezone: string): boolean {
  const day = calendarDay(date, timezone);
  const first = day.instantAt(0);
  const last = day.instantAt(LAST_MINUTE);
  return first === null || last === null || last - first !== LAST_MINUTE * MINUTE;
}
