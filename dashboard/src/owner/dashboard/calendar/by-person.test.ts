import type { Person } from '@daybook/schema/contract/catalogue';
import { describe, expect, it } from 'vitest';
import { columnsByPerson, contentsOf } from './by-person.ts';
import { openTimes } from './day-contents.ts';
import { booking, event, MONDAY, TUESDAY } from './example-contents.ts';

const person = (id: number, name: string, is_archived = false): Person => ({
  id,
  name,
  colour: '#2456b8',
  bookable_online: true,
  upcoming_dates: 0,
  upcoming_bookings: 0,
  is_archived,
});

const allDay = { start_time: null, end_time: null, lunch_start_time: null, lunch_end_time: null };
const ruth = { id: 1, name: 'Ruth', ...allDay };
const ann = { ...ruth, id: 2, name: 'Ann', start_time: '10:00', end_time: '12:30' };

describe('what is a person’s', () => {
  const both = event(1, { people: [ruth, ann] });
  const nobodys = event(2);
  const bookings = [booking(7, { person_id: 1 }), booking(8, { person_id: 2 }), booking(9)];
  const idsOf = (id: number | null) =>
    contentsOf(id, [[both, nobodys], bookings]).map((items) => items.map((item) => item.id));

  it('is the events that name the person and the person’s bookings', () => {
    expect(idsOf(1)).toEqual([[1], [7]]);
    expect(idsOf(2)).toEqual([[1], [8]]);
    expect(idsOf(3)).toEqual([[], []]);
  });

  it('is, for nobody, what names nobody', () => {
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

  it('has the listed slots that lie inside the own hours', () => {
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

  it('are the team’s in its order, whether or not somebody works', () => {
    expect(columns([event(1, { people: [ruth] })], [booking(7, { person_id: 1 })])).toEqual([
      'Ann 0',
      'Ruth 1',
    ]);
  });

  it('hold an archived person who is booked, and what names nobody', () => {
    expect(columns([event(2)], [booking(7, { person_id: 3 })])).toEqual([
      'Ann 0',
      'Ruth 0',
      'Bob 1',
      'no one 0',
    ]);
  });

  it('leave out what other days have', () => {
    const past = { event_date: MONDAY };
    expect(
      columns([event(2, past)], [booking(7, { ...past, starts_at: '2026-11-23T09:00:00.000Z' })]),
    ).toEqual(['Ann 0', 'Ruth 0']);
  });
});
