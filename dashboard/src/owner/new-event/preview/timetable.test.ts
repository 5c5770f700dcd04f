import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { OwnerEvent } from '@daybook/schema/contract/event';
import { clockTimeOf } from '@daybook/schema/rules/clock-time';
import { EMPTY_FORM, type NewEventForm } from '../form/new-event-form.ts';
import { overlapsOf, overlapsWith, timetableOf, nextSlot } from './timetable.ts';

const there: OwnerEvent = {
  id: 1,
  event_name: 'Bridal trial morning',
  event_description: null,
  event_date: '2026-11-28',
  start_time: '10:00',
  end_time: '13:00',
  slot_duration_minutes: 60,
  buffer_minutes: 0,
  requirements_note: null,
  personal_message: 'Hello',
  event_type: 'booking',
  creation_mode: 'automatic',
  service_mode: 'time_slots',
  service_type: 'time_slots',
  manual_slots: [],
  services: [],
  has_lunch_break: false,
  lunch_start_time: null,
  lunch_end_time: null,
  last_appointment_time: null,
  is_home_visit: false,
  places_per_time: 1,
  places_per_booking: 1,
  event_price: null,
  venues: [],
  place_ids: [],
  service_ids: [],
  people: [],
  planned_end_time: '17:00',
  pattern_id: null,
  is_closed: false,
  booked_count: 0,
  booked_places: 0,
  free_count: 3,
  taken_count: 0,
  passed_count: 0,
  slot_count: 3,
  is_over: false,
  created_at: '2026-11-01T00:00:00.000Z',
};

function overlaps(form: Partial<NewEventForm>, ...events: OwnerEvent[]) {
  const timetable = timetableOf({ ...EMPTY_FORM, ...form });
  if (!timetable) throw new Error('The form has no times.');
  return overlapsOf(timetable, ['2026-11-28', '2026-11-29'], events);
}

it('names the other event, its date and its times', () => {
  expect(overlaps({}, there)).toEqual([
    { eventId: 1, date: '2026-11-28', name: 'Bridal trial morning', from: '10:00', to: '13:00' },
  ]);
});

it('lets one event begin when the other ends, and does not mention other dates', () => {
  expect(overlaps({ start_time: '13:00' }, there)).toEqual([]);
  expect(overlaps({ end_time: '10:00' }, there)).toEqual([]);
  expect(overlaps({}, { ...there, event_date: '2026-11-30' })).toEqual([]);
});

it('compares listed slots, if there are any, instead of the hours around them', () => {
  const listed = {
    ...there,
    start_time: '00:00',
    end_time: '23:59',
    manual_slots: [
      { start_time: '08:00', end_time: '09:00' },
      { start_time: '17:00', end_time: '18:00' },
    ],
  };
  expect(overlaps({}, listed)).toEqual([]);
  expect(overlaps({ end_time: '17:30' }, listed)).toMatchObject([{ from: '08:00', to: '18:00' }]);
  const between: Partial<NewEventForm> = {
    creation_mode: 'manual',
    manual_slots: [{ start_time: '09:00', end_time: '17:00' }],
  };
  expect(overlaps(between, listed)).toEqual([]);
});

it('finds overlaps across midnight when one of the two runs past it', () => {
  const evening: Partial<NewEventForm> = { kind: 'day_event', start_time: '19:00', end_time: '01:00' };
  const night = { ...there, event_date: '2026-11-30', start_time: '00:00', end_time: '02:00' };
  expect(overlaps(evening, night)).toMatchObject([{ date: '2026-11-30', from: '00:00', to: '02:00' }]);
  expect(overlaps(evening, { ...night, start_time: '01:00' })).toEqual([]);
  expect(overlaps(evening, { ...night, event_date: '2026-12-01' })).toEqual([]);
  const party = { ...there, event_type: 'day_event' as const, start_time: '19:00', end_time: '01:00' };
  const early: Partial<NewEventForm> = { start_time: '00:00', end_time: '02:00' };
  expect(overlaps(early, { ...party, event_date: '2026-11-27' })).toMatchObject([
    { date: '2026-11-27', from: '19:00', to: '01:00' },
  ]);
  expect(overlaps({ ...early, start_time: '01:00' }, { ...party, event_date: '2026-11-27' })).toEqual([]);
  expect(overlaps(early, party)).toHaveLength(1);
});

it('sorts them by date and start', () => {
  const events = [
    { ...there, id: 3, event_date: '2026-11-29' },
    { ...there, id: 2, start_time: '12:00' },
    { ...there, id: 1, start_time: '11:00' },
  ];
  expect(overlaps({}, ...events).map(({ eventId }) => eventId)).toEqual([1, 2, 3]);
});

it('is named once where it meets the dates of two weekdays', () => {
  const party = { ...there, event_type: 'day_event', start_time: '20:00', end_time: '04:00' } as const;
  const week = EMPTY_FORM.week.map((day) => ({ ...day, start_time: '00:00', end_time: '23:00' }));
  const form: NewEventForm = { ...EMPTY_FORM, date_method: 'weekly', week };
  expect(overlapsWith(form, ['2026-11-28', '2026-11-29'], [party]).map(({ eventId }) => eventId)).toEqual([
    1,
  ]);
});

it('is the same whichever event comes first', () => {
  const span = fc
    .tuple(fc.integer({ min: 0, max: 1438 }), fc.integer({ min: 1, max: 1439 }))
    .filter(([start, end]) => start < end)
    .map(([start, end]) => ({ start_time: clockTimeOf(start), end_time: clockTimeOf(end) }));
  fc.assert(
    fc.property(span, span, (one, other) => {
      expect(overlaps(one, { ...there, ...other }).length).toBe(overlaps(other, { ...there, ...one }).length);
    }),
  );
});

const slot = (start_time: string, end_time: string) => ({ start_time, end_time });

it('follows the last slot and has the same length', () => {
  expect(nextSlot([slot('08:00', '08:30'), slot('10:00', '11:15')])).toEqual(slot('11:15', '12:30'));
});

it.each([[[]], [[slot('10:00', '')]], [[slot('11:00', '10:00')]], [[slot('22:00', '23:30')]]])(
  'is empty after %j',
  (slots) => {
    expect(nextSlot(slots)).toEqual(slot('', ''));
  },
);
