import { describe, expect, it } from 'vitest';
import { NOTHING_CHOSEN } from './diary-choice.ts';
import {
  ANY,
  moveChoice,
  movePath,
  readMoveChoice,
  writtenMoveChoice,
  type OfferedToMove,
} from './move-choice.ts';

const RUTH = { id: 7, name: 'Ruth' };
const SAM = { id: 8, name: 'Sam' };

function event(id: number, event_date: string, free_count = 3): OfferedToMove['events'][number] {
  return {
    id,
    event_date,
    service_mode: 'individual_services',
    event_type: 'booking',
    services: [{ id: id * 10, person_ids: null }],
    people: [RUTH, SAM],
    venues: [
      { id: id * 100, venue_name: 'Front room' },
      { id: id * 100 + 1, venue_name: 'Garden room' },
    ],
    free_count,
  };
}

const diary: OfferedToMove = {
  events: [event(1, '2026-11-23'), event(2, '2026-11-24', 0), event(3, '2026-11-26')],
  first_free_date: '2026-11-23',
};
const booking = { event_date: '2026-11-24', venue_name: 'Garden room', person_id: RUTH.id };
const chosen = (asked: Partial<typeof NOTHING_CHOSEN> = {}) =>
  moveChoice(diary, { ...NOTHING_CHOSEN, ...asked }, booking);

describe('the choice of a customer who moves a booking', () => {
  it('opens on the first free date from the booking’s own on, with its place, service and person', () => {
    expect(chosen()).toMatchObject({ eventId: 3, venueId: 301, serviceId: 30, personId: RUTH.id });
  });

  it('opens on the booking’s own date where that has something free', () => {
    const free = {
      ...diary,
      events: [event(1, '2026-11-23'), event(2, '2026-11-24'), event(3, '2026-11-26')],
    };
    expect(moveChoice(free, NOTHING_CHOSEN, booking).eventId).toBe(2);
  });

  it('opens before the booking where nothing is free after it', () => {
    const early = { ...diary, events: diary.events.slice(0, 2) };
    expect(moveChoice(early, NOTHING_CHOSEN, booking).eventId).toBe(1);
  });

  it('opens on the first free date of its own person, and on anyone’s only where they have none', () => {
    const withSam = { ...event(3, '2026-11-26'), people: [SAM] };
    const sams = { ...diary, events: [event(1, '2026-11-23'), withSam, event(4, '2026-11-30')] };
    expect(moveChoice(sams, NOTHING_CHOSEN, booking)).toMatchObject({ eventId: 4, personId: RUTH.id });
    expect(moveChoice(sams, { ...NOTHING_CHOSEN, personId: ANY }, booking).eventId).toBe(3);
    const gone = { ...sams, events: [withSam] };
    expect(moveChoice(gone, NOTHING_CHOSEN, booking).eventId).toBe(3);
  });

  it('keeps place and person on another date', () => {
    expect(chosen({ date: '2026-11-23' })).toMatchObject({ venueId: 101, personId: RUTH.id });
  });

  it('shows a date that was asked for, also if nothing is free on it', () => {
    expect(chosen({ date: '2026-11-24' }).eventId).toBe(2);
    expect(chosen({ eventId: 2 }).eventId).toBe(2);
    expect(chosen({ eventId: 99 }).eventId).toBe(3);
  });

  it('takes any place and anyone where that is asked for, and the address says so', () => {
    const any = chosen({ eventId: 3, venueId: ANY, personId: ANY, slotId: '3-300-30-1040' });
    expect(any).toMatchObject({ venueId: null, personId: null, slotId: '3-300-30-1040' });
    const { venueId, personId } = writtenMoveChoice(any);
    const query: Record<string, string> = { venue: `${venueId}`, with: `${personId}` };
    expect(readMoveChoice((name) => query[name])).toMatchObject({ venueId: ANY, personId: ANY });
  });

  it('reads the place and the person that an address names', () => {
    const query: Record<string, string> = { venue: '301', with: '7' };
    expect(readMoveChoice((name) => query[name])).toMatchObject({ venueId: 301, personId: 7 });
  });

  it('is any place where the booking’s own isn’t there, and nothing in an empty diary', () => {
    expect(moveChoice(diary, NOTHING_CHOSEN, { ...booking, venue_name: 'Attic' }).venueId).toBeNull();
    expect(moveChoice({ events: [], first_free_date: null }, NOTHING_CHOSEN, booking)).toEqual(
      NOTHING_CHOSEN,
    );
  });

  it('has an address that names the booking, whatever else it says', () => {
    expect(movePath('willow', 'a/b')).toBe('/diary/willow?move=a%2Fb');
    expect(movePath('willow', 't', { eventId: 3 })).toBe('/diary/willow?event=3&move=t');
  });

  it('is anyone’s where its own person isn’t there', () => {
    const without = { ...diary, events: diary.events.map((one) => ({ ...one, people: [SAM] })) };
    expect(moveChoice(without, NOTHING_CHOSEN, booking).personId).toBeNull();
  });
});
