import { describe, expect, it } from 'vitest';
import type { Diary } from '@daybook/schema/contract/diary';
import type { PublicEvent } from '@daybook/schema/contract/event';
import { choose, opened, run } from '../diary/sample-actions.ts';
import { SAMPLE } from '../diary/sample-diary.ts';
import { offersAsBefore } from './AsBefore.tsx';

const people = [
  { id: 7, name: 'Priya' },
  { id: 8, name: 'Maya' },
];
const [, found] = SAMPLE.events;
if (!found) throw new Error('the sample has services');
const venues = SAMPLE.events.find(({ id }) => id === 3)?.venues ?? [];
const first: PublicEvent = { ...found, people, venues };
/** The same on another day: services and venues have other ids, people don't. */
const second: PublicEvent = {
  ...first,
  id: 9,
  event_date: '2026-11-27',
  services: first.services.map((service) => ({ ...service, id: service.id + 100 })),
  venues: venues.map((venue) => ({ ...venue, id: venue.id + 100 })),
};
const COLOUR = choose({ eventId: 2, serviceId: 22, venueId: 32, personId: 7 });
const turned = (day: Partial<PublicEvent> = {}, ...more: ReturnType<typeof choose>[]) => {
  const later = { ...second, ...day };
  const diary: Diary = { ...SAMPLE, events: [first, later] };
  return offersAsBefore(run(opened({}, diary), COLOUR, choose({ date: later.event_date }), ...more), later);
};

describe('the service that was chosen on another day', () => {
  it('is offered with its person and venue, and without them if they have no time', () => {
    expect(turned()).toMatchObject([
      { service: { id: 122 }, venueId: 132, personId: 7, detail: 'With Priya, Garden room' },
      { service: { id: 122 }, venueId: null, personId: null, detail: '' },
    ]);
  });

  it('is offered alone where neither was chosen or is there', () => {
    expect(turned({ people: [], venues: [] })).toMatchObject([{ service: { id: 122 }, detail: '' }]);
  });

  it('is not offered on a full day, or where the service isn’t', () => {
    expect(turned({ free_count: 0 })).toEqual([]);
    expect(turned({ services: second.services.filter(({ id }) => id === 121) })).toEqual([]);
  });

  it('is still offered after a day that was only looked at, and no more once another is chosen', () => {
    const back = [choose({ eventId: 2 }), choose({ eventId: 9 })];
    expect(turned({}, ...back)).toHaveLength(2);
    expect(turned({}, choose({ eventId: 9, serviceId: 121 }), choose({ eventId: 9 }))).toEqual([]);
  });
});
