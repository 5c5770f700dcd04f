/** Compares slots with a calendar of single minutes, which doesn't share the rules' search for free times. */

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MINUTE } from '../figures/periods.ts';
import { anyQuestion, bookSome, somePicks } from '../test/questions.ts';
import { minutesOf } from './clock-time.ts';
import { peopleFor, slotsOf } from './slots.ts';

const minutesBetween = (from: number, to: number) =>
  Array.from({ length: (to - from) / MINUTE }, (_, at) => from / MINUTE + at);

it('are free exactly where a place and a person have each of their minutes free, whichever event took the others', () => {
  fc.assert(
    fc.property(anyQuestion, somePicks, somePicks, (asked, picks, elsewhere) => {
      const other = { ...asked, event: { ...asked.event, id: 2 }, venues: asked.venues.slice(1) };
      const held = [...bookSome(asked, picks), ...bookSome(other, elsewhere)].flat();
      const taken = new Set(
        held.flatMap(({ resourceId, venueId, startsAt, endsAt }) =>
          minutesBetween(startsAt, endsAt).map((minute) => `${resourceId} ${venueId} ${minute}`),
        ),
      );
      const people = peopleFor(asked.people, asked.service);
      for (const slot of slotsOf({ ...asked, held, blocked: [] })) {
        const wanted = minutesBetween(slot.startsAt, slot.endsAt + slot.bufferMinutes * MINUTE);
        const isFree = (resourceId: number | null, venueId: number | null) =>
          wanted.every((minute) => !taken.has(`${resourceId} ${venueId} ${minute}`));
        const hasPlace = (asked.venues.length > 0 ? asked.venues : [null]).some((venue) => {
          if (venue?.atOnce === 1) return isFree(venue.resourceId, null);
          return people !== null || isFree(null, venue?.id ?? null);
        });
        const start = minutesOf(slot.startTime);
        // Midnight is the end of this day, not the start.
        const end = start + (slot.endsAt - slot.startsAt) / MINUTE;
        const free = people?.filter(({ id, hours, lunch }) => {
          const works = !hours || (hours.start <= start && end <= hours.end);
          const eats = lunch !== null && start < lunch.end && lunch.start < end;
          return works && !eats && isFree(id, null);
        });
        expect(slot.isBooked).toBe(!hasPlace || free?.length === 0);
      }
    }),
  );
});
