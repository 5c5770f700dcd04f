import { expect, it } from 'vitest';
import type { OwnerEvent } from '@daybook/schema/contract/event';
import type { OwnerBooking } from '@daybook/schema/contract/owner-booking';
import { daysOf, openTimes } from './day-contents.ts';
import { booking, event, MONDAY, TUESDAY } from './example-contents.ts';

const day = {
  start_time: '09:00',
  end_time: '17:00',
  creation_mode: 'automatic' as const,
  service_mode: 'time_slots' as const,
  manual_slots: [],
  has_lunch_break: false,
  lunch_start_time: null,
  lunch_end_time: null,
};
const manual = { ...day, start_time: '00:00', end_time: '23:59', creation_mode: 'manual' as const };
const slot = (start_time: string, end_time: string) => ({ start_time, end_time });

it('is the hours of the event', () => {
  expect(openTimes(day)).toEqual([{ start: 540, end: 1020 }]);
});

it('leaves lunch out', () => {
  const withLunch = { ...day, has_lunch_break: true, lunch_start_time: '12:00', lunch_end_time: '13:00' };
  expect(openTimes(withLunch)).toEqual([
    { start: 540, end: 720 },
    { start: 780, end: 1020 },
  ]);
  expect(openTimes({ ...withLunch, end_time: '12:30' })).toEqual([{ start: 540, end: 720 }]);
});

it('is the listed slots, including the buffers between them', () => {
  const manual_slots = [slot('18:00', '18:45'), slot('09:00', '09:45'), slot('09:50', '10:35')];
  expect(openTimes({ ...manual, manual_slots })).toEqual([
    { start: 540, end: 635 },
    { start: 1080, end: 1125 },
  ]);
});

it('is the whole day in manual mode without listed slots', () => {
  expect(openTimes(manual)).toEqual([{ start: 0, end: 1439 }]);
});

const idsOn = (events: OwnerEvent[], bookings: OwnerBooking[]) =>
  daysOf([MONDAY, TUESDAY], [events, bookings], 'Europe/London').map((day) => ({
    events: day.events.map((timed) => timed.event.id),
    dayEvents: day.dayEvents.map(({ id }) => id),
    bookings: day.bookings.map((timed) => timed.booking.id),
  }));

it('puts each on its day', () => {
  expect(idsOn([event(1), event(2, { event_date: MONDAY })], [booking(7)])).toEqual([
    { events: [2], dayEvents: [], bookings: [] },
    { events: [1], dayEvents: [], bookings: [7] },
  ]);
});

it('keeps day events and their attendees out of the hours', () => {
  const fair = event(3, { event_type: 'day_event' });
  const [, tuesday] = idsOn([event(1), fair], [booking(7), booking(8, { event_id: 3, is_day_event: true })]);
  expect(tuesday).toEqual({ events: [1], dayEvents: [3], bookings: [7] });
});

it('shows bookings that take a time: also pending ones and those of deleted events, but no cancelled ones', () => {
  const bookings = [
    booking(7, { status: 'cancelled' }),
    booking(8, { status: 'pending' }),
    booking(9, { event_id: null }),
  ];
  expect(idsOn([event(1)], bookings)[1]).toMatchObject({ bookings: [8, 9] });
});

it('puts a booking at its time on the clock that the business has now', () => {
  const older = booking(7, { starts_at: '2026-11-24T02:30:00.000Z', ends_at: '2026-11-24T03:15:00.000Z' });
  const [monday] = daysOf([MONDAY, TUESDAY], [[event(1)], [older]], 'America/New_York');
  expect(monday?.bookings).toMatchObject([
    { start: 21 * 60 + 30, end: 22 * 60 + 15, seen: { when: { date: MONDAY, from: '21:30', to: '22:15' } } },
  ]);
});

it('lets a booking that runs past midnight end with its day', () => {
  const late = booking(7, { starts_at: '2026-11-24T23:30:00.000Z', ends_at: '2026-11-25T00:30:00.000Z' });
  const [, tuesday] = daysOf([MONDAY, TUESDAY], [[event(1)], [late]], 'Europe/London');
  expect(tuesday?.bookings).toMatchObject([
    { start: 23 * 60 + 30, end: 24 * 60, seen: { when: { to: '00:30' } } },
  ]);
});

it('shows a day event that runs past midnight on the next day too', () => {
  const dance = { event_type: 'day_event', event_date: MONDAY, start_time: '19:00' } as const;
  const days = daysOf(
    [MONDAY, TUESDAY],
    [[event(3, { ...dance, end_time: '01:00' }), event(4, { ...dance, end_time: '00:00' })], []],
    'Europe/London',
  );
  expect(
    days.map(({ dayEvents, stillOn }) => [dayEvents, stillOn].map((list) => list.map(({ id }) => id))),
  ).toEqual([
    [[3, 4], []],
    [[], [3]],
  ]);
});
