/** Times that several people come to: with one booking several places, and never more than there are. */

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { datesOutcome } from '@daybook/schema/contract/change-dates';
import { addedBooking } from '@daybook/schema/contract/customers';
import { eventsPage } from '@daybook/schema/contract/event';
import { tooFewSeats } from '@daybook/schema/words/catalogue-texts';
import { ALL_PLACES_TAKEN } from '@daybook/schema/words/owner-booking-texts';
import { placesText, tooManyPlaces } from '@daybook/schema/words/places-texts';
import { bookings, claims } from '../src/database/booking-tables.ts';
import { answerTo, book, bookedBy, refusalOf, slotsOf } from './booking-requests.ts';
import { overfullClasses, overlapsOfClaims } from './overlaps.ts';
import { openSalon, type Salon } from './salon.ts';
import { startServer, TUESDAY, type TestServer } from './start.ts';

const PLACES = 8;
const YOGA = {
  event_name: 'Yoga',
  creation_mode: 'manual',
  manual_slots: [
    { start_time: '09:00', end_time: '10:00' },
    { start_time: '18:00', end_time: '19:00' },
  ],
  places_per_time: PLACES,
  places_per_booking: 3,
};

let server: TestServer;
let salon: Salon;
beforeEach(async () => {
  server = await startServer();
  salon = await openSalon(server);
});
afterEach(() => server.stop());

const yoga = (given: Record<string, unknown> = {}) => salon.addEvent({ ...YOGA, ...given });
const leftAt = async (eventId: number, query = '') =>
  (await slotsOf(server, eventId, query)).map((slot) => slot.places_left);
async function bookAt(eventId: number, at: number, places: number, email = 'ada@example.com') {
  const slot = (await slotsOf(server, eventId))[at];
  if (!slot) throw new Error('no such time');
  return book(server, slot, { attendee_email: email, places });
}

it('one booking takes several places, up to what the owner lets it take and what is left', async () => {
  const ann = await salon.addPerson('Ann');
  const { id } = await yoga({ person_ids: [ann.id] });
  expect(await leftAt(id)).toEqual([8, 8]);
  const { booking } = await bookedBy(bookAt(id, 0, 2));
  expect(booking).toMatchObject({ places: 2, person_name: 'Ann' });
  expect(await leftAt(id)).toEqual([6, 8]);
  const refused = await refusalOf(bookAt(id, 0, 4, 'ben@example.com'));
  expect(refused).toMatchObject({ status: 400, error: tooManyPlaces(3) });
  await bookedBy(bookAt(id, 0, 3, 'cat@example.com'));
  await bookedBy(bookAt(id, 0, 2, 'dan@example.com'));
  expect((await bookAt(id, 0, 2, 'eve@example.com')).status).toBe(409);
  await bookedBy(bookAt(id, 0, 1, 'eve@example.com'));
  expect((await slotsOf(server, id))[0]).toMatchObject({ is_booked: true, places_left: 0 });
  expect(placesText(1)).toBe('1 place');
});

it('however many press at once, nobody comes without a place', async () => {
  const ann = await salon.addPerson('Ann');
  const { id } = await yoga({ person_ids: [ann.id] });
  const [slot] = await slotsOf(server, id);
  if (!slot) throw new Error('no time');
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      book(server, slot, { attendee_email: `p-${at}@example.com`, places: (at % 3) + 1 }),
    ),
  );
  const rows = await server.database.select().from(bookings);
  const taken = rows.reduce((sum, { places }) => sum + places, 0);
  expect(taken).toBe(PLACES);
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(rows.length);
  const held = await server.database.select().from(claims);
  expect(held.some(({ allowedOverlap }) => allowedOverlap)).toBe(false);
  expect([overlapsOfClaims(held), overfullClasses(held)]).toEqual([[], []]);
});

it('who leads a class is at nothing else meanwhile', async () => {
  const ann = await salon.addPerson('Ann');
  const { id } = await yoga({ person_ids: [ann.id] });
  const other = await salon.addEvent({ person_ids: [ann.id], start_time: '09:00', end_time: '10:30' });
  await bookedBy(bookAt(id, 0, 1));
  const [first] = await slotsOf(server, other.id);
  expect(first).toMatchObject({ start_time: '09:00', is_booked: true, places_left: null });
});

it('a cancelled booking gives its places back, and a moved one takes them along', async () => {
  const { id } = await yoga();
  const { booking_reference: reference } = await bookedBy(bookAt(id, 0, 3));
  await bookedBy(bookAt(id, 1, 2, 'ben@example.com'));
  const to = { date: TUESDAY, start_time: '18:00' };
  expect((await salon.owner.post(`/api/bookings/${reference}/move`, to)).status).toBe(200);
  expect(await leftAt(id)).toEqual([8, 3]);
  await salon.owner.delete(`/api/bookings/${reference}`);
  expect(await leftAt(id)).toEqual([8, 6]);
});

describe('an owner', () => {
  const add = (body: Record<string, unknown>) =>
    salon.owner.post(salon.at('bookings'), {
      date: TUESDAY,
      start_time: '09:00',
      attendee_first_name: 'Grace',
      ...body,
    });

  it('adds people to a class, and more than it has places only if they say so', async () => {
    const ann = await salon.addPerson('Ann');
    const { id } = await yoga({ person_ids: [ann.id] });
    const { booking } = await answerTo(addedBooking, add({ places: 7 }));
    expect(booking.places).toBe(7);
    expect(await leftAt(id)).toEqual([1, 8]);
    const refused = await add({ places: 2 });
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ conflicts: [ALL_PLACES_TAKEN] });
    const over = await answerTo(addedBooking, add({ places: 2, allow_overlap: true }));
    expect(over.conflicts).toEqual([ALL_PLACES_TAKEN]);
    expect(await leftAt(id)).toEqual([0, 8]);
  });

  it('sees how many places of an event are booked, and can’t give its place less room', async () => {
    const room = await salon.addPlace('Studio', null);
    const { id } = await salon.addEvent({
      ...{ event_type: 'day_event', event_name: 'Workshop', places_per_booking: 3 },
      places: [{ id: room.id, max_capacity: 6 }],
    });
    const [slot] = await slotsOf(server, id);
    if (!slot) throw new Error('no time');
    await bookedBy(book(server, slot, { places: 3 }));
    const { events } = await answerTo(eventsPage, salon.owner.get(salon.at('events/scheduled')));
    expect(events).toMatchObject([{ booked_count: 1, booked_places: 3 }]);
    const resources = { places: [{ id: room.id, max_capacity: 2 }], people: [], service_ids: [] };
    const refused = await salon.changeResources(id, resources);
    expect(refused.status).toBe(409);
    expect(await refused.text()).toContain(tooFewSeats('Studio', 3));
  });

  it('changes the places and the price of a date, and keeps everybody who is booked, at their price', async () => {
    const { id: first } = await yoga({ event_price: 12 });
    await bookedBy(bookAt(first, 0, 3));
    await bookedBy(bookAt(first, 0, 2, 'ben@example.com'));
    let id = first;
    const change = async (given: Record<string, unknown>) => {
      const body = { event_ids: [id], manual_slots: YOGA.manual_slots, ...given };
      const answer = await answerTo(datesOutcome, salon.owner.put(salon.at('dates/hours'), body));
      expect(answer).toMatchObject({ fitting: 2, no_longer_fit: [], closed: [] });
      id = answer.changed[0]?.event_id ?? 0;
    };
    await change({ places_per_time: 4, event_price: 15 });
    expect(await leftAt(id)).toEqual([0, 4]);
    await change({ places_per_time: 10 });
    expect(await leftAt(id)).toEqual([5, 10]);
    await change({ places_per_time: 1, event_price: null });
    expect(await leftAt(id)).toEqual([null, null]);
    expect((await slotsOf(server, id))[0]?.is_booked).toBe(true);
    const rows = await server.database.select().from(bookings);
    expect(rows.map(({ servicePricePence }) => servicePricePence)).toEqual([1_200, 1_200]);
    const found = await answerTo(eventsPage, salon.owner.get(salon.at('events/scheduled')));
    expect(found.events).toMatchObject([{ places_per_time: 1, event_price: null, booked_places: 5 }]);
  });

  it('who gives a service fewer places keeps everybody who is booked', async () => {
    const service = await salon.addService('Class', { places_per_time: 4, places_per_booking: 9 });
    const event = await salon.addEvent({
      ...{ service_mode: 'individual_services', service_ids: [service.id], event_name: 'Studio' },
    });
    const query = `?service_id=${event.services[0]?.id}`;
    const [slot] = await slotsOf(server, event.id, query);
    if (!slot) throw new Error('no time');
    expect(slot.places_left).toBe(4);
    await bookedBy(book(server, slot, { places: 3 }));
    const change = { ...service, places_per_time: 2 };
    expect((await salon.owner.put(salon.at(`services/${service.id}`), change)).status).toBe(200);
    expect((await leftAt(event.id, query))[0]).toBe(0);
    expect(await server.database.select().from(bookings)).toMatchObject([{ places: 3, status: 'confirmed' }]);
  });
});
