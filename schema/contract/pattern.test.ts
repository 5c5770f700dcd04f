import { expect, it } from 'vitest';
import { HOURS_OUTSIDE_EVENT } from '../words/catalogue-texts.ts';
import {
  END_AFTER_START,
  SERVICES_REQUIRED,
  START_TIME_REQUIRED,
  VENUE_NAME_REQUIRED,
} from '../words/event-texts.ts';
import { LAST_BEFORE_FIRST } from '../words/input-texts.ts';
import {
  everyWeeksNotValid,
  NO_DATE_BETWEEN,
  WEEKDAY_REQUIRED,
  WEEKDAY_TWICE,
  weeksAheadNotValid,
} from '../words/pattern-texts.ts';
import { patternChange, patternRequest, type PatternForm } from './pattern.ts';

const form = (
  changes: Partial<PatternForm> = {},
  event: Partial<PatternForm['event']> = {},
): PatternForm => ({
  weekdays: [{ day: 2, start_time: '09:00', end_time: '17:00' }],
  from_date: '2026-11-24',
  ...changes,
  event: {
    event_name: 'Haircuts',
    personal_message: 'See you soon.',
    event_type: 'booking',
    place_ids: [1],
    ...event,
  },
});

/** Returns the error texts by field, as the server sends them. */
function problemsOf(request: PatternForm): Record<string, string> {
  const { error } = patternRequest.safeParse(request);
  const found: Record<string, string> = {};
  for (const { path, message } of error?.issues ?? []) found[path.join('.')] ??= message;
  return found;
}

it('is every week, without an end and published eight weeks ahead, if nothing else is said', () => {
  expect(patternRequest.parse(form())).toMatchObject({ every_weeks: 1, until_date: null, weeks_ahead: 8 });
});

it('sorts its weekdays, and has each once', () => {
  const hours = { start_time: '09:00', end_time: '17:00' };
  const days = (...numbers: number[]) => form({ weekdays: numbers.map((day) => ({ day, ...hours })) });
  expect(patternRequest.parse(days(5, 1)).weekdays.map(({ day }) => day)).toEqual([1, 5]);
  expect(problemsOf(days(5, 5))).toEqual({ weekdays: WEEKDAY_TWICE });
  expect(problemsOf(days())).toEqual({ weekdays: WEEKDAY_REQUIRED });
  expect(Object.keys(problemsOf(days(0, 8)))).toEqual(['weekdays.0.day', 'weekdays.1.day']);
});

it('says of each weekday what is wrong with its hours and its people', () => {
  const early = { id: 4, start_time: '08:00', end_time: '12:00' };
  const weekdays = [
    { day: 1, start_time: '17:00', end_time: '09:00' },
    { day: 2, start_time: null, end_time: '17:00' },
    { day: 3, start_time: '09:00', end_time: '17:00', people: [early] },
  ];
  expect(problemsOf(form({ weekdays }))).toEqual({
    'weekdays.0.end_time': END_AFTER_START,
    'weekdays.1.start_time': START_TIME_REQUIRED,
    'weekdays.2.people.0.start_time': HOURS_OUTSIDE_EVENT,
  });
  expect(problemsOf(form({}, { people: [early] }))).toEqual({
    'event.people.0.start_time': HOURS_OUTSIDE_EVENT,
  });
});

it('checks the rest of its event as events are checked', () => {
  expect(problemsOf(form({}, { service_mode: 'individual_services' }))).toEqual({
    'event.services': SERVICES_REQUIRED,
  });
  expect(problemsOf(form({}, { place_ids: [] }))).toEqual({
    'event.venues.0.venue_name': VENUE_NAME_REQUIRED,
  });
  expect(problemsOf(form({}, { place_ids: [], is_home_visit: true }))).toEqual({});
});

it('bounds its weeks', () => {
  expect(problemsOf(form({ every_weeks: 5, weeks_ahead: 27 }))).toEqual({
    every_weeks: everyWeeksNotValid(4),
    weeks_ahead: weeksAheadNotValid(26),
  });
  expect(problemsOf(form({ every_weeks: 0, weeks_ahead: 0 }))).toEqual({
    every_weeks: everyWeeksNotValid(4),
    weeks_ahead: weeksAheadNotValid(26),
  });
});

it('has a date between its first and its last', () => {
  expect(problemsOf(form({ until_date: '2026-11-23' }))).toEqual({ until_date: LAST_BEFORE_FIRST });
  expect(problemsOf(form({ until_date: '2026-11-24' }))).toEqual({});
  expect(problemsOf(form({ from_date: '2026-11-25', until_date: '2026-11-30' }))).toEqual({
    until_date: NO_DATE_BETWEEN,
  });
});

it('changes all of its dates unless a first one is named, and no booking unless an answer is given', () => {
  expect(patternChange.parse(form())).toMatchObject({ changes_from: null, bookings: [] });
});
