/**
 * The diary lists exactly the times that the database's guard accepts, whatever people, places and events
 * share.
 */

import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bookings, claims } from '../src/database/booking-tables.ts';
import { resources } from '../src/database/catalogue-tables.ts';
import { book, slotsOf } from './booking-requests.ts';
import { overfullClasses, overlapsOfClaims } from './overlaps.ts';
import { startServer, TUESDAY, type TestServer } from './start.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const anyHours = fc.constantFrom(
  null,
  { startTime: '10:00', endTime: '15:00' },
  { startTime: '12:30', endTime: '17:00' },
);
const anyEvent = fc.record({
  slotMinutes: fc.constantFrom(30, 45, 90),
  bufferMinutes: fc.constantFrom(0, 5, 20),
  startTime: fc.constantFrom('09:00', '09:40'),
  hasServices: fc.boolean(),
  placesPerTime: fc.constantFrom(1, 3),
  places: fc.subarray([0, 1]),
  people: fc.subarray([0, 1, 2]),
});
const anySalon = fc.record({
  single: fc.tuple(fc.boolean(), fc.boolean()),
  hours: fc.tuple(anyHours, anyHours, anyHours),
  events: fc.array(anyEvent, { minLength: 2, maxLength: 3 }),
});
type Salon = typeof anySalon extends fc.Arbitrary<infer Value> ? Value : never;

/** Returns the possible choices at each event: its own times, and those of each person. */
async function openSalon({ single, hours, events }: Salon) {
  const { id: businessId } = await server.add.business();
  const people = await Promise.all(
    hours.map(async (own, at) => ({ ...(await server.add.person(businessId, { name: `Ann ${at}` })), own })),
  );
  const asked: { eventId: number; query: string; serviceId: number | undefined }[] = [];
  for (const { hasServices, places, people: chosen, placesPerTime, ...given } of events) {
    const classes = { placesPerTime, placesPerBooking: 2 };
    const event = await server.add.event(businessId, {
      date: TUESDAY,
      ...given,
      ...classes,
      ...(hasServices ? { serviceMode: 'individual_services', slotMinutes: 0 } : {}),
    });
    for (const at of places) {
      const venue = await server.add.venue(event.id, { name: `Room ${at}` });
      const atOnce = single[at] ? 1 : null;
      await server.database.update(resources).set({ atOnce }).where(eq(resources.id, venue.resourceId));
    }
    const serviceId = hasServices
      ? (await server.add.service(event.id, { durationMinutes: given.slotMinutes, ...classes })).id
      : undefined;
    for (const at of chosen) {
      const person = people[at];
      if (person) await server.add.atEvent(event.id, person.id, person.own ?? {});
    }
    const query = serviceId === undefined ? '' : `&service_id=${serviceId}`;
    asked.push({ eventId: event.id, query, serviceId });
    for (const at of chosen)
      asked.push({ eventId: event.id, query: `${query}&person_id=${people[at]?.id}`, serviceId });
  }
  return asked;
}

it('books what is listed as free, and refuses what is listed as taken', async () => {
  let number = 0;
  await fc.assert(
    fc.asyncProperty(
      anySalon,
      fc.array(fc.tuple(fc.nat(), fc.nat(), fc.constantFrom(1, 2)), { minLength: 8, maxLength: 14 }),
      async (salon, picks) => {
        const asked = await openSalon(salon);
        for (const [which, nth, places] of picks) {
          const { eventId, query, serviceId } = asked[which % asked.length] ?? { eventId: 0, query: '' };
          const slots = await slotsOf(server, eventId, `?${query}`);
          const slot = slots[nth % Math.max(1, slots.length)];
          if (!slot) continue;
          number += 1;
          const attendee = { attendee_email: `listed-${number}@example.com`, service_id: serviceId, places };
          const { status } = await book(server, slot, attendee);
          const left = slot.places_left ?? (slot.is_booked ? 0 : 1);
          expect(status).toBe(left < places ? 409 : 201);
        }
      },
    ),
    { numRuns: 12 },
  );
  const held = await server.database.select().from(claims);
  expect(held.filter(({ allowedOverlap }) => allowedOverlap)).toEqual([]);
  expect(overlapsOfClaims(held)).toEqual([]);
  expect(overfullClasses(held)).toEqual([]);
  const made = await server.database.select({ id: bookings.id }).from(bookings);
  expect(new Set(held.map(({ bookingId }) => bookingId)).size).toBe(made.length);
}, 120_000);
