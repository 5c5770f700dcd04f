import { describe, expect, it } from 'vitest';
import { completeChoice, peopleToChoose, type OfferedEvent } from './complete-choice.ts';
import { NOTHING_CHOSEN } from './diary-choice.ts';

const event = (id: number, date: string, more: Partial<OfferedEvent> = {}): OfferedEvent => ({
  id,
  event_date: date,
  event_type: 'booking',
  service_mode: 'time_slots',
  services: [],
  people: [],
  venues: [],
  free_count: 3,
  ...more,
});
const services = {
  service_mode: 'individual_services' as const,
  services: [
    { id: 7, person_ids: null },
    { id: 8, person_ids: [22, 23] },
    { id: 9, person_ids: [23] },
  ],
};
const people = [
  { id: 21, name: 'Ruth' },
  { id: 22, name: 'Ann' },
  { id: 23, name: 'Bob' },
];
const diary = {
  first_free_date: '2026-11-26',
  events: [
    event(1, '2026-11-24', { free_count: 0 }),
    event(2, '2026-11-26', { free_count: 0 }),
    event(3, '2026-11-26', { venues: [{ id: 4 }] }),
    event(5, '2026-12-01', { ...services, people, venues: [{ id: 5 }, { id: 6 }] }),
  ],
};
const ask = (asked: Partial<typeof NOTHING_CHOSEN>) => completeChoice(diary, { ...NOTHING_CHOSEN, ...asked });

describe('completeChoice', () => {
  it('opens on the first event with room when nothing was asked for', () => {
    expect(ask({})).toMatchObject({ date: '2026-11-26', eventId: 3 });
  });

  it('chooses a single venue, and leaves several open', () => {
    expect(ask({}).venueId).toBe(4);
    expect(ask({ eventId: 5 })).toMatchObject({ venueId: null, serviceId: null });
  });

  it('keeps a person who offers the service, and nobody if there is no choice', () => {
    expect(ask({ eventId: 5, serviceId: 7, personId: 21 }).personId).toBe(21);
    expect(ask({ eventId: 5, serviceId: 8, personId: 21 }).personId).toBeNull();
    expect(ask({ eventId: 5, serviceId: 9, personId: 23 }).personId).toBeNull();
    expect(ask({ eventId: 3, personId: 21 }).personId).toBeNull();
    const named = (serviceId: number) => peopleToChoose(diary.events[3] ?? event(0, ''), serviceId);
    expect(named(8).map(({ name }) => name)).toEqual(['Ann', 'Bob']);
    expect(named(9)).toEqual([]);
    expect(peopleToChoose(event(6, '2026-12-02', { people, event_type: 'day_event' }), null)).toEqual([]);
  });

  it('prefers an event with room on the date asked for, and shows a full one rather than another day', () => {
    expect(ask({ date: '2026-11-26' }).eventId).toBe(3);
    expect(ask({ date: '2026-11-24' }).eventId).toBe(1);
  });

  it('lets the event decide the date, and drops what belongs to another event', () => {
    expect(ask({ eventId: 5, date: '2026-11-24', venueId: 4, serviceId: 8 })).toMatchObject({
      date: '2026-12-01',
      venueId: null,
      serviceId: 8,
    });
  });

  it('keeps a slot only where its event is shown and its service is known', () => {
    expect(ask({ eventId: 3, slotId: 'a' }).slotId).toBe('a');
    expect(ask({ eventId: 99, slotId: 'a' }).slotId).toBeNull();
    expect(ask({ eventId: 5, slotId: 'a' }).slotId).toBeNull();
  });

  it('keeps a slot that was named without its event', () => {
    expect(ask({ slotId: '3-4-0-0930' }).slotId).toBe('3-4-0-0930');
  });

  it('has no service to choose in an event of time slots', () => {
    const timeSlots = {
      events: [event(1, '2026-11-24', { services: services.services })],
      first_free_date: null,
    };
    expect(completeChoice(timeSlots, { ...NOTHING_CHOSEN, eventId: 1, serviceId: 7 }).serviceId).toBeNull();
  });

  it('follows an event that was replaced to the one in its place, at the same time', () => {
    const replaced = { ...diary, replaced_event: { event_id: 12, successor_id: 3 } };
    const asked = { ...NOTHING_CHOSEN, eventId: 12, venueId: 4, slotId: '12-4-0-0930' };
    expect(completeChoice(replaced, asked)).toMatchObject({ eventId: 3, venueId: 4, slotId: '3-4-0-0930' });
    expect(completeChoice(replaced, { ...asked, eventId: 5 }).eventId).toBe(5);
  });

  it('remembers the month on view only where it is not the chosen date’s', () => {
    expect(ask({ month: '2026-11' }).month).toBeNull();
    expect(ask({ month: '2027-01' }).month).toBe('2027-01');
  });

  it('chooses nothing in an empty diary', () => {
    expect(completeChoice({ events: [], first_free_date: null }, NOTHING_CHOSEN)).toEqual(NOTHING_CHOSEN);
  });
});
