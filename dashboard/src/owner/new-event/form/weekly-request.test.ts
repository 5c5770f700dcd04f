import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exampleVenue } from '@daybook/schema/test/example-venue';
import { HOURS_OUTSIDE_EVENT } from '@daybook/schema/words/catalogue-texts';
import {
  DATE_IN_PAST,
  END_AFTER_START,
  EVENT_NAME_REQUIRED,
  EVENT_DATE_REQUIRED,
} from '@daybook/schema/words/event-texts';
import { LAST_BEFORE_FIRST } from '@daybook/schema/words/input-texts';
import { NO_DATE_BETWEEN, WEEKDAY_REQUIRED } from '@daybook/schema/words/pattern-texts';
import { isLike } from '#forms/drafts.ts';
import { nobodyWorks } from '../new-event-texts.ts';
import { chosenDates } from './dates.ts';
import { fieldsOfPattern } from './fields-of-pattern.ts';
import {
  EMPTY_FORM,
  EMPTY_PERSON,
  EXAMPLE_FORM,
  fieldsOfVenue,
  type NewEventForm,
  type OwnDayFields,
  type PersonFields,
} from './new-event-form.ts';
import { fieldNameOf, isWeeklyHours } from './request-fields.ts';
import { newEventSchema } from './request.ts';
import { formOn, publishedOn } from './week.ts';

const TODAY = '2026-11-24';
const FILLED: NewEventForm = {
  ...EMPTY_FORM,
  date_method: 'weekly',
  from_date: TODAY,
  event_name: 'Cut and colour',
  personal_message: 'See you',
  venues: [fieldsOfVenue(exampleVenue)],
};
const filled = (changes: Partial<NewEventForm>): NewEventForm => ({ ...FILLED, ...changes });
const schema = newEventSchema(() => TODAY);

function sentFor(form: NewEventForm) {
  const sent = schema.parse(form);
  if (!isWeeklyHours(sent)) throw new Error('These are events on dates.');
  return sent;
}

function problems(form: NewEventForm): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { path, message } of schema.safeParse(form).error?.issues ?? [])
    found[path.join('.')] ??= message;
  return found;
}

const LISTS = {
  people: [
    { id: 4, name: 'Ann', is_archived: false },
    { id: 5, name: 'Ruth', is_archived: false },
  ],
  services: [{ id: 7, name: 'Cut', duration_minutes: 50 }],
};
const weekOf = (...open: number[]) =>
  EMPTY_FORM.week.map((day, at) => ({ ...day, is_open: open.includes(at) }));
const person = (
  id: number,
  name: string,
  own?: Partial<Record<number, Partial<OwnDayFields>>>,
): PersonFields => ({
  ...EMPTY_PERSON,
  id,
  name,
  has_own_hours: own !== undefined,
  days: EMPTY_PERSON.days.map((day, at) => ({ ...day, ...own?.[at] })),
});

describe('weekly hours that are sent', () => {
  it('begin as Monday to Friday, 9 to 5, each week, 8 weeks ahead, without an end', () => {
    const { weekdays, event, ...weeks } = sentFor(FILLED);
    expect(weekdays.map(({ day }) => day)).toEqual([1, 2, 3, 4, 5]);
    expect(weekdays[0]).toEqual({ day: 1, start_time: '09:00', end_time: '17:00', people: null });
    expect(weeks).toEqual({ every_weeks: 1, from_date: TODAY, until_date: null, weeks_ahead: 8 });
    expect(event).toMatchObject({ event_name: 'Cut and colour', slot_duration_minutes: 30 });
    expect(event).not.toHaveProperty('start_time');
  });

  it('have no hours for listed slots', () => {
    const manual_slots = [{ start_time: '10:00', end_time: '11:00' }];
    const { weekdays } = sentFor(filled({ creation_mode: 'manual', manual_slots, week: weekOf(2) }));
    expect(weekdays).toEqual([{ day: 3, start_time: null, end_time: null, people: null }]);
  });

  it('list the people once if nobody has hours of their own', () => {
    const { weekdays, event } = sentFor(filled({ people: [person(4, 'Ann'), person(5, 'Ruth')] }));
    expect(weekdays.every(({ people }) => people === null)).toBe(true);
    expect(event.people.map(({ id }) => id)).toEqual([4, 5]);
  });

  it('list each weekday’s people if somebody has hours of their own', () => {
    const ann = person(4, 'Ann', { 0: { start_time: '09:00', end_time: '13:00' }, 1: { is_working: false } });
    const { weekdays } = sentFor(filled({ week: weekOf(0, 1), people: [ann, person(5, 'Ruth')] }));
    expect(weekdays.map(({ people }) => people)).toMatchObject([
      [
        { id: 4, start_time: '09:00', end_time: '13:00' },
        { id: 5, start_time: null },
      ],
      [{ id: 5 }],
    ]);
  });
});

describe('problems are reported at their field', () => {
  const early = person(4, 'Ann', { 1: { start_time: '08:00', end_time: '12:00' } });
  const idle = person(4, 'Ann', { 1: { is_working: false } });
  it.each<[string, Partial<NewEventForm>, Record<string, string>]>([
    ['no weekday', { week: weekOf() }, { week: WEEKDAY_REQUIRED }],
    ['no first date', { from_date: '' }, { from_date: EVENT_DATE_REQUIRED }],
    ['a first date in the past', { from_date: '2026-11-23' }, { from_date: DATE_IN_PAST }],
    ['a last date before the first', { until_date: '2026-11-23' }, { until_date: LAST_BEFORE_FIRST }],
    ['no such weekday', { week: weekOf(6), until_date: '2026-11-25' }, { until_date: NO_DATE_BETWEEN }],
    ['no name', { event_name: '' }, { event_name: EVENT_NAME_REQUIRED }],
    [
      'hours backwards on the second open day',
      { week: weekOf(1, 4).map((day, at) => (at === 4 ? { ...day, end_time: '08:00' } : day)) },
      { 'week.4.end_time': END_AFTER_START },
    ],
    [
      'own hours before the day opens',
      { people: [person(9, 'Bob', {}), early], week: weekOf(1) },
      { 'people.1.days.1.start_time': HOURS_OUTSIDE_EVENT },
    ],
    [
      'a day on which nobody works',
      { people: [idle], week: weekOf(0, 1) },
      { people: nobodyWorks('Tuesday') },
    ],
  ])('%s', (_, changes, expected) => {
    expect(problems(filled(changes))).toEqual(expected);
  });

  it('so are the server’s', () => {
    expect(fieldNameOf('weekdays.1.start_time', filled({ week: weekOf(2, 4) }))).toBe('week.4.start_time');
    expect(fieldNameOf('event.venues.0.venue_name', FILLED)).toBe('venues.0.venue_name');
    expect(fieldNameOf('until_date', FILLED)).toBe('until_date');
  });
});

it('shows the dates that are published, each with the hours of its weekday', () => {
  const week = weekOf(1, 5).map((day, at) => (at === 5 ? { ...day, end_time: '13:00' } : day));
  const form = filled({ week, weeks_ahead: '1' });
  expect(chosenDates(form)).toEqual(['2026-11-24', '2026-11-28', '2026-12-01']);
  expect(formOn(form, '2026-11-28')).toMatchObject({ start_time: '09:00', end_time: '13:00' });
  expect(publishedOn(form, TODAY).at(-1)).toBe('2026-12-01');
  expect(publishedOn(filled({ from_date: '2027-06-01' }), TODAY)).toEqual([]);
});

it('keeps a draft with people in it over a reload', () => {
  expect(isLike(EXAMPLE_FORM, filled({ people: [person(4, 'Ann')] }))).toBe(true);
  expect(isLike(EXAMPLE_FORM, filled({ people: [], multiple_dates: [] }))).toBe(true);
});

it('is filled in with weekly hours so that it sends the same again', () => {
  const times = fc.constantFrom('09:00', '10:30');
  const days = fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }).map((some) => some.sort());
  const own = fc.option(fc.record({ start_time: times, end_time: fc.constantFrom('12:00', '16:15') }), {
    nil: null,
  });
  const noLunch = { lunch_start_time: null, lunch_end_time: null };
  fc.assert(
    fc.property(days, own, fc.integer({ min: 1, max: 4 }), fc.boolean(), (open, hours, every_weeks, ends) => {
      const working = { id: 4, start_time: null, end_time: null, ...hours, ...noLunch };
      const pattern = {
        id: 1,
        weekdays: open.map((day) => ({
          day,
          start_time: '09:00',
          end_time: '17:00',
          people: hours ? [working] : null,
        })),
        every_weeks,
        from_date: TODAY,
        until_date: ends ? '2027-12-31' : null,
        weeks_ahead: 12,
        event: {
          event_name: 'Cut',
          event_description: null,
          requirements_note: 'Bring a photo',
          personal_message: 'See you',
          event_type: 'booking' as const,
          creation_mode: 'automatic' as const,
          service_mode: 'individual_services' as const,
          service_type: 'individual_services' as const,
          slot_duration_minutes: 0,
          buffer_minutes: 5,
          manual_slots: [],
          has_lunch_break: true,
          lunch_start_time: '12:00',
          lunch_end_time: '12:30',
          last_appointment_time: null,
          is_home_visit: false,
          places: [{ id: 3, max_capacity: null }],
          people: [{ id: 4, start_time: null, end_time: null, ...noLunch }],
          service_ids: [7],
        },
        is_paused: false,
        changing_dates: 0,
        published_to: null,
        upcoming_dates: 0,
        next_dates: [],
        stopped: null,
      };
      const { weekdays, event, ...weeks } = sentFor(fieldsOfPattern(pattern, LISTS));
      expect(weekdays).toEqual(pattern.weekdays);
      expect(weeks).toEqual({
        every_weeks,
        from_date: TODAY,
        until_date: pattern.until_date,
        weeks_ahead: 12,
      });
      expect(event).toMatchObject({
        event_name: 'Cut',
        event_description: null,
        requirements_note: 'Bring a photo',
        service_mode: 'individual_services',
        service_ids: [7],
        buffer_minutes: 5,
        lunch_start_time: '12:00',
        lunch_end_time: '12:30',
        places: [{ id: 3 }],
        venues: [],
        people: [{ id: 4 }],
      });
    }),
  );
});
