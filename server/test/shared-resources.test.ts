/** Resources that events share: a person or a place booked at one event is not offered at another. */

import { eq, isNotNull } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eventResources } from '@daybook/schema/contract/event-resources';
import { bookings, claims } from '../src/database/booking-tables.ts';
import { answerTo, book, bookedBy, bookFree, firstFree, slotsOf } from './booking-requests.ts';
import { openSalon, type Salon } from './salon.ts';
import { startServer, TUESDAY, type TestServer } from './start.ts';

let server: TestServer;
let salon: Salon;
beforeEach(async () => {
  server = await startServer();
  salon = await openSalon(server);
});
afterEach(() => server.stop());

describe('two events with one person on one day', () => {
  it('offer each time once: a hairdresser alone is not offered 09:00 twice', async () => {
    const ruth = await salon.addPerson('Ruth');
    const cut = await salon.addEvent({ person_ids: [ruth.id] });
    const colour = await salon.addEvent({
      event_name: 'Colour',
      slot_duration_minutes: 90,
      person_ids: [ruth.id],
    });
    await bookedBy(book(server, await firstFree(server, cut.id)));
    const [first] = await slotsOf(server, colour.id);
    expect(first).toMatchObject({ start_time: '09:00', is_booked: true });
  });

  it('do not offer times that her day event holds', async () => {
    const ruth = await salon.addPerson('Ruth');
    const cut = await salon.addEvent({ person_ids: [ruth.id] });
    const talk = { event_type: 'day_event', start_time: '09:00', end_time: '11:00' };
    await salon.addEvent({ ...talk, person_ids: [ruth.id] });
    const free = (await slotsOf(server, cut.id)).filter(({ is_booked }) => !is_booked);
    expect(free[0]?.start_time).toBe('13:00');
  });
});

describe('a day event', () => {
  const talk = { event_name: 'Talk', event_type: 'day_event', start_time: '09:00', end_time: '11:00' };
  const held = () =>
    server.database
      .select({ startsAt: claims.startsAt, endsAt: claims.endsAt, allowedOverlap: claims.allowedOverlap })
      .from(claims)
      .where(isNotNull(claims.dayEventId))
      .orderBy(claims.endsAt, claims.id);
  const onTuesday = (from: string, to: string) => ({
    startsAt: Date.parse(`${TUESDAY}T${from}:00Z`),
    endsAt: Date.parse(`${TUESDAY}T${to}:00Z`),
  });

  it('holds its people for their own hours, and its places that take one appointment at a time, even without bookings', async () => {
    const [ruth, sam] = [await salon.addPerson('Ruth'), await salon.addPerson('Sam')];
    const [hall, garden] = [await salon.addPlace('Hall', 1), await salon.addPlace('Garden', null)];
    await salon.addEvent({
      ...talk,
      place_ids: [hall.id, garden.id],
      people: [{ id: sam.id, start_time: '10:00', end_time: '10:30' }],
      person_ids: [ruth.id],
    });
    const whole = { ...onTuesday('09:00', '11:00'), allowedOverlap: false };
    expect(await held()).toEqual([{ ...whole, ...onTuesday('10:00', '10:30') }, whole, whole]);
  });

  it('holds a place that it is given later, too', async () => {
    const hall = await salon.addPlace('Hall', 1);
    const event = await salon.addEvent({ ...talk });
    const venue = { venue_name: 'Hall', venue_postcode: 'HX7 8EX' };
    expect((await salon.owner.post(`/api/events/${event.id}/venues`, venue)).status).toBe(201);
    const found = await server.database.select().from(claims).where(isNotNull(claims.dayEventId));
    expect(found).toMatchObject([{ resourceId: hall.id, ...onTuesday('09:00', '11:00') }]);
  });

  it('moves with the business to another time zone, and marks the overlaps there', async () => {
    const ruth = await salon.addPerson('Ruth');
    const cut = await salon.addEvent({ person_ids: [ruth.id] });
    await salon.addEvent({ ...talk, person_ids: [ruth.id] });
    // At three in the afternoon, which is ten in New York.
    const slots = await slotsOf(server, cut.id);
    const afternoon = slots.find(({ start_time: start }) => start >= '14:30');
    if (!afternoon) throw new Error('not offered');
    await bookedBy(book(server, afternoon));
    const moved = { business_name: 'Willow', business_email: 'olive@salon.example' };
    await salon.owner.put(`/api/businesses/${salon.businessId}`, { ...moved, timezone: 'America/New_York' });
    expect(await held()).toEqual([{ ...onTuesday('14:00', '16:00'), allowedOverlap: true }]);
    expect((await salon.find('overlapping=true')).bookings).toMatchObject([{ person_name: 'Ruth' }]);
    await salon.owner.put(`/api/businesses/${salon.businessId}`, { ...moved, timezone: 'Europe/London' });
    expect(await held()).toEqual([{ ...onTuesday('09:00', '11:00'), allowedOverlap: false }]);
    expect((await salon.find('overlapping=true')).bookings).toEqual([]);
  });

  it('reports which bookings it would overlap before somebody is named, and marks itself', async () => {
    const ruth = await salon.addPerson('Ruth');
    const cut = await salon.addEvent({ person_ids: [ruth.id] });
    const event = await salon.addEvent({ ...talk });
    await bookFree(server, cut.id);
    const named = { person_ids: [ruth.id], preview: true };
    const preview = await answerTo(eventResources, salon.changeResources(event.id, named));
    expect(preview.overlapping).toMatchObject([{ person_name: 'Ruth', start_time: '09:00' }]);
    expect(await held()).toEqual([]);
    await salon.changeResources(event.id, { ...named, preview: false });
    expect(await held()).toMatchObject([{ allowedOverlap: true }]);
    expect((await salon.find('overlapping=true')).bookings).toHaveLength(1);
  });
});

describe('a booking with anyone', () => {
  it('is recognised when its request is repeated, no matter who took it or who is free by then', async () => {
    const [ruth, sam] = [await salon.addPerson('Ruth'), await salon.addPerson('Sam')];
    const { id } = await salon.addEvent({ person_ids: [ruth.id, sam.id] });
    const slot = await firstFree(server, id);
    const press = (key: string) =>
      bookedBy(book(server, slot, { attendee_email: `${key}@example.com` }, { 'Idempotency-Key': key }));
    const [first, again] = await Promise.all([press('ada'), press('ada')]);
    const other = await press('grace');
    const late = await press('ada');
    expect([again.booking_reference, late.booking_reference]).toEqual(
      Array.from({ length: 2 }, () => first.booking_reference),
    );
    const people = [first, other].map(({ booking }) => booking.person_name).sort();
    expect(people).toEqual(['Ruth', 'Sam']);
    expect(await server.database.select().from(bookings)).toHaveLength(2);
  });
});

describe('a home visit', () => {
  it('holds its person: nobody is in two places at once', async () => {
    const ruth = await salon.addPerson('Ruth');
    const visit = await salon.addEvent({
      event_name: 'At yours',
      is_home_visit: true,
      person_ids: [ruth.id],
    });
    const cut = await salon.addEvent({ person_ids: [ruth.id] });
    const address = { customer_address: '3 Mill Lane', customer_postcode: 'W4 2AB' };
    await bookFree(server, visit.id, 0, address);
    expect((await slotsOf(server, cut.id))[0]).toMatchObject({ start_time: '09:00', is_booked: true });
  });
});

describe('a place that is set to one appointment at a time', () => {
  it('keeps the bookings that overlap, marks them, and takes no third', async () => {
    const room = await salon.addPlace('Front room', null);
    const one = await salon.addEvent({ place_ids: [room.id] });
    const two = await salon.addEvent({ event_name: 'Colour', place_ids: [room.id] });
    const three = await salon.addEvent({ event_name: 'Fringe', place_ids: [room.id] });
    await bookFree(server, one.id);
    await bookFree(server, two.id, 0, { attendee_email: 'grace@example.com' });
    const before = { name: room.name, postcode: room.postcode };
    await salon.owner.put(salon.at(`places/${room.id}`), { ...before, at_once: 1 });
    expect((await salon.find(`overlapping=true&place_id=${room.id}`)).bookings).toHaveLength(1);
    expect((await slotsOf(server, three.id))[0]).toMatchObject({ start_time: '09:00', is_booked: true });
    expect(await server.database.select().from(bookings)).toMatchObject([
      { status: 'confirmed' },
      { status: 'confirmed' },
    ]);
    await server.add.cancel(eq(bookings.eventId, one.id));
    expect((await salon.find(`overlapping=true&place_id=${room.id}`)).bookings).toEqual([]);
    await salon.owner.put(salon.at(`places/${room.id}`), { ...before, at_once: null });
    expect((await slotsOf(server, three.id))[0]).toMatchObject({ start_time: '09:00', is_booked: false });
  });

  it('is held by a booking that has begun, too', async () => {
    const room = await salon.addPlace('Front room', null);
    const one = await salon.addEvent({ place_ids: [room.id] });
    const two = await salon.addEvent({ event_name: 'Colour', start_time: '09:30', place_ids: [room.id] });
    await bookFree(server, one.id);
    server.clock.now = Date.parse(`${TUESDAY}T09:15:00Z`);
    await salon.owner.put(salon.at(`places/${room.id}`), {
      name: room.name,
      postcode: room.postcode,
      at_once: 1,
    });
    expect((await slotsOf(server, two.id))[0]).toMatchObject({ start_time: '09:30', is_booked: true });
  });
});

describe('an event that names no one any more', () => {
  it('keeps the times that are booked, says which overlap, and frees them with their bookings', async () => {
    const [ann, bea] = [await salon.addPerson('Ann'), await salon.addPerson('Bea')];
    const room = await salon.addPlace('Front room', null);
    const event = await salon.addEvent({ person_ids: [ann.id, bea.id], place_ids: [room.id] });
    await bookFree(server, event.id);
    await bookFree(server, event.id, 0, { attendee_email: 'grace@example.com' });
    const noOne = { person_ids: [], place_ids: [room.id] };
    const changed = await answerTo(eventResources, salon.changeResources(event.id, noOne));
    expect(changed.overlapping).toHaveLength(1);
    expect((await slotsOf(server, event.id))[0]).toMatchObject({ start_time: '09:00', is_booked: true });
    const again = { person_ids: [ann.id], place_ids: [room.id] };
    await answerTo(eventResources, salon.changeResources(event.id, again));
    await server.add.cancel();
    expect((await slotsOf(server, event.id))[0]).toMatchObject({ start_time: '09:00', is_booked: false });
  });
});
