import { describe, expect, it } from 'vitest';
import type { Person } from '@daybook/schema/contract/catalogue';
import type { OwnerEvent } from '@daybook/schema/contract/event';
import { closedTimes, columnsByPerson, contentsOf } from './by-person.ts';
import { openTimes } from './day-contents.ts';
import { booking, event, MONDAY, TUESDAY } from './example-contents.ts';

const person = (id: number, name: string, is_archived = false): Person => ({
  id,
  name,
  colour: '#2456b8',
  bookable_online: true,
  picture: null,
  upcoming_dates: 0,
  upcoming_bookings: 0,
  is_archived,
});

const allDay = { start_time: null, end_time: null, lunch_start_time: null, lunch_end_time: null };
const ruth = { id: 1, name: 'Ruth', ...allDay };
const ann = { ...ruth, id: 2, name: 'Ann', start_time: '10:00', end_time: '12:30' };

describe('a person’s part of the calendar', () => {
  const both = event(1, { people: [ruth, ann] });
  const nobodys = event(2);
  const bookings = [booking(7, { person_id: 1 }), booking(8, { person_id: 2 }), booking(9)];
  const idsOf = (id: number | null) =>
    contentsOf(id, [[both, nobodys], bookings]).map((items) => items.map((item) => item.id));

  it('is the events and bookings with that person', () => {
    expect(idsOf(1)).toEqual([[1], [7]]);
    expect(idsOf(2)).toEqual([[1], [8]]);
    expect(idsOf(3)).toEqual([[], []]);
  });

  it('is events and bookings without a person, for null', () => {
    expect(idsOf(null)).toEqual([[2], [9]]);
  });

  it('has the person’s own hours and lunch', () => {
    const lunch = { lunch_start_time: '11:00', lunch_end_time: '11:30' };
    const [[own]] = contentsOf(2, [[event(1, { people: [{ ...ann, ...lunch }] })], []]);
    expect(own && openTimes(own)).toEqual([
      { start: 600, end: 660 },
      { start: 690, end: 750 },
    ]);
  });

  it('has the listed slots within the person’s own hours', () => {
    const manual_slots = [
      { start_time: '09:30', end_time: '10:30' },
      { start_time: '12:00', end_time: '12:30' },
    ];
    const listed = event(1, { creation_mode: 'manual', manual_slots, people: [ann] });
    const [[own]] = contentsOf(2, [[listed], []]);
    expect(own?.manual_slots).toEqual([{ start_time: '12:00', end_time: '12:30' }]);
  });
});

describe('a day’s columns', () => {
  const team = [person(2, 'Ann'), person(1, 'Ruth'), person(3, 'Bob', true)];
  const columns = (...contents: Parameters<typeof contentsOf>[1]) =>
    columnsByPerson(TUESDAY, team, contents, 'Europe/London').map(
      ({ person, bookings }) => `${person?.name ?? 'no one'} ${bookings.length}`,
    );

  it('are the team in its order, whether or not they work', () => {
    expect(columns([event(1, { people: [ruth] })], [booking(7, { person_id: 1 })])).toEqual([
      'Ann 0',
      'Ruth 1',
    ]);
  });

  it('include an archived person who is booked, and bookings without a person', () => {
    expect(columns([event(2)], [booking(7, { person_id: 3 })])).toEqual([
      'Ann 0',
      'Ruth 0',
      'Bob 1',
      'no one 0',
    ]);
  });

  it('leave out other days', () => {
    const past = { event_date: MONDAY };
    expect(
      columns([event(2, past)], [booking(7, { ...past, starts_at: '2026-11-23T09:00:00.000Z' })]),
    ).toEqual(['Ann 0', 'Ruth 0']);
  });
});

describe('when a person doesn’t work', () => {
  const rows = { start: 540, end: 1080 };
  const closed = (...events: OwnerEvent[]) =>
    columnsByPerson(TUESDAY, [person(2, 'Ann')], [events, []], 'Europe/London').map((day) =>
      closedTimes(day, rows).map(({ start, end, text }) => `${start} to ${end} ${text}`),
    )[0];

  it('is before and after their hours, with a text, and between them', () => {
    const lunch = { lunch_start_time: '11:00', lunch_end_time: '11:30' };
    expect(closed(event(1, { people: [{ ...ann, ...lunch }] }))).toEqual([
      '540 to 600 Hours start at 10:00',
      '660 to 690 ',
      '750 to 1080 Hours end at 12:30',
    ]);
  });

  it('leaves out the hours of another event', () => {
    const late = { ...ann, start_time: '12:00', end_time: '18:00' };
    expect(closed(event(1, { people: [late] }), event(2, { people: [ann] }))).toEqual([
      '540 to 600 Hours start at 10:00',
    ]);
  });

  it('is the whole day without hours, unless a day event fills it', () => {
    expect(closed()).toEqual(['540 to 1080 ']);
    expect(closed(event(1, { event_type: 'day_event', people: [ann] }))).toEqual([]);
  });
});
