import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { person } from '@daybook/schema/contract/catalogue';
import { diary } from '@daybook/schema/contract/diary';
import { ownerEvent } from '@daybook/schema/contract/event';
import { eventResources } from '@daybook/schema/contract/event-resources';
import { PEOPLE_MAX } from '@daybook/schema/figures/bounds';
import {
  HOURS_OUTSIDE_EVENT,
  PERSON_NAME_REQUIRED,
  PERSON_NOT_IN_TEAM,
  placeHasBookings,
  PLACE_NOT_IN_LIST,
  SERVICE_NOT_IN_LIST,
  tooManyPeople,
} from '@daybook/schema/words/catalogue-texts';
import { resources } from '../src/database/catalogue-tables.ts';
import { COPY_LACKS } from '../src/events/event-responses.ts';
import { answerTo, book, bookedBy, bookFree, firstFree, refusalOf, slotsOf } from './booking-requests.ts';
import { signIn } from './owner.ts';
import { plan, plans } from './plans.ts';
import { openSalon, type Salon } from './salon.ts';
import { startServer, TUESDAY, type TestServer } from './start.ts';

let server: TestServer;
let salon: Salon;
beforeEach(async () => {
  server = await startServer();
  salon = await openSalon(server);
});
afterEach(() => server.stop());

describe('a list of people, places or services', () => {
  it('begins, for a new business, with its owner', async () => {
    const details = {
      business_name: 'Barn',
      business_email: 'hello@barn.example',
      timezone: 'Europe/London',
    };
    const { id } = z
      .object({ id: z.int() })
      .parse(await (await salon.owner.post('/api/businesses', details)).json());
    const people = await answerTo(z.array(person), salon.owner.get(`/api/businesses/${id}/people`));
    expect(people).toMatchObject([{ name: 'Olive', bookable_online: true, upcoming_dates: 0 }]);
  });

  it('keeps the order that its owner gives it, in the diary too', async () => {
    for (const name of ['Ruth', 'Sam', 'Bea']) await salon.addPerson(name);
    const [ruth, sam, bea] = await salon.people();
    if (!ruth || !sam || !bea) throw new Error('three people');
    await salon.addEvent({ person_ids: [ruth.id, sam.id, bea.id] });
    const shown = async () => {
      const { events } = await answerTo(diary, server.get(`/api/diary/${salon.slug}`));
      return events.flatMap(({ people: its }) => its.map(({ name }) => name));
    };
    expect(await shown()).toEqual(['Ruth', 'Sam', 'Bea']);
    const { name, colour } = bea;
    await salon.owner.put(salon.at(`people/${bea.id}`), { name, colour, position: 0 });
    expect((await salon.people()).map((one) => one.name)).toEqual(['Bea', 'Ruth', 'Sam']);
    expect(await shown()).toEqual(['Bea', 'Ruth', 'Sam']);
  });

  it('gives everybody a different colour', async () => {
    for (const name of ['Ruth', 'Sam', 'Bea']) await salon.addPerson(name);
    expect(new Set((await salon.people()).map(({ colour }) => colour)).size).toBe(3);
  });

  it('names the field that is wrong', async () => {
    const refused = await refusalOf(salon.owner.post(salon.at('people'), { name: ' ', colour: 'red' }));
    expect(refused.status).toBe(400);
    expect(refused.fields).toMatchObject({ name: PERSON_NAME_REQUIRED });
    expect(Object.keys(refused.fields ?? {})).toContain('colour');
  });

  it('holds no more than it may', async () => {
    const rows = Array.from({ length: PEOPLE_MAX }, (_, position) => ({
      businessId: salon.businessId,
      kind: 'person' as const,
      name: `Ann ${position}`,
      atOnce: 1,
      position,
    }));
    await server.database.insert(resources).values(rows);
    const refused = await refusalOf(salon.owner.post(salon.at('people'), { name: 'One more' }));
    expect(refused).toMatchObject({ status: 409, message: tooManyPeople(PEOPLE_MAX) });
  });

  it('deletes items that nothing names, and archives the rest, which a change restores', async () => {
    const unused = await salon.addPerson('Sam');
    const used = await salon.addPerson('Ruth');
    const { id: eventId } = await salon.addEvent({ person_ids: [used.id] });
    await bookFree(server, eventId);
    expect(await (await salon.owner.delete(salon.at(`people/${unused.id}`))).json()).toEqual({
      is_archived: false,
    });
    expect(await (await salon.owner.delete(salon.at(`people/${used.id}`))).json()).toEqual({
      is_archived: true,
    });
    expect(await salon.people()).toMatchObject([
      { id: used.id, is_archived: true, upcoming_dates: 1, upcoming_bookings: 1 },
    ]);
    expect((await slotsOf(server, eventId)).every(({ is_booked }) => is_booked)).toBe(true);
    await salon.owner.put(salon.at(`people/${used.id}`), { name: 'Ruth' });
    expect((await slotsOf(server, eventId)).some(({ is_booked }) => !is_booked)).toBe(true);
  });

  it('does not let an event fall back to no place when all its places are archived', async () => {
    const room = await salon.addPlace('Front room', null);
    const event = await salon.addEvent({ place_ids: [room.id] });
    const talk = { event_type: 'day_event', place_ids: [room.id] };
    const { id: talkId } = await salon.addEvent(talk);
    await salon.owner.delete(salon.at(`places/${room.id}`));
    for (const id of [event.id, talkId])
      expect((await slotsOf(server, id)).every(({ is_booked }) => is_booked)).toBe(true);
    const { events } = await answerTo(diary, server.get(`/api/diary/${salon.slug}`));
    expect(events.map(({ free_count }) => free_count)).toEqual([0, 0]);
  });
});

describe('a change of a service', () => {
  it('applies to all upcoming dates, and not to bookings', async () => {
    const cut = await salon.addService('Cut');
    const given = { service_mode: 'individual_services', service_ids: [cut.id] };
    const { id: eventId, services: offered } = await salon.addEvent(given);
    const query = `?service_id=${offered[0]?.id}`;
    const slot = await firstFree(server, eventId, query);
    await bookedBy(book(server, slot, { service_id: offered[0]?.id }));
    await salon.owner.put(salon.at(`services/${cut.id}`), { name: 'Cut', price: 42, duration_minutes: 60 });
    const { events } = await answerTo(diary, server.get(`/api/diary/${salon.slug}`));
    expect(events[0]?.services).toMatchObject([{ service_price: 42, estimated_duration_minutes: 60 }]);
    expect((await salon.find(`service_id=${cut.id}`)).bookings).toMatchObject([{ service_price: 38 }]);
    expect(await salon.services()).toMatchObject([{ upcoming_dates: 1, upcoming_bookings: 1 }]);
  });

  it('keeps an archived person among those who offer it, who offers it again when they are back', async () => {
    const [ruth, sam] = [await salon.addPerson('Ruth'), await salon.addPerson('Sam')];
    const person_ids = [ruth.id, sam.id];
    const colour = await salon.addService('Colour', { everyone: false, person_ids });
    await salon.owner.delete(salon.at(`people/${sam.id}`));
    const change = { name: 'Colour', price: 40, duration_minutes: 60, everyone: false, person_ids };
    expect((await salon.owner.put(salon.at(`services/${colour.id}`), change)).status).toBe(200);
    await salon.owner.put(salon.at(`people/${sam.id}`), { name: 'Sam' });
    expect(await salon.services()).toMatchObject([{ price: 40, person_ids }]);
  });

  it('is left to all others when somebody no longer offers it, and is restored by a change of the person', async () => {
    const [ruth, sam] = [await salon.addPerson('Ruth'), await salon.addPerson('Sam')];
    const [cut, colour] = [await salon.addService('Cut'), await salon.addService('Colour')];
    const sams = (given: object) => salon.owner.put(salon.at(`people/${sam.id}`), { name: 'Sam', ...given });
    await sams({ service_ids: [cut.id] });
    const onlyRuths = { id: colour.id, everyone: false, person_ids: [ruth.id] };
    expect(await salon.services()).toMatchObject([{ id: cut.id, everyone: true }, onlyRuths]);
    await sams({});
    expect(await salon.services()).toMatchObject([{ id: cut.id, everyone: true }, onlyRuths]);
    await sams({ service_ids: [cut.id, colour.id] });
    expect((await salon.services())[1]?.person_ids.toSorted()).toEqual([ruth.id, sam.id].toSorted());
    const refused = await refusalOf(sams({ name: 'Samuel', service_ids: [cut.id, 999_999] }));
    expect(refused).toMatchObject({ status: 400, fields: { service_ids: SERVICE_NOT_IN_LIST } });
    expect((await salon.people())[1]?.name).toBe('Sam');
  });

  it('can leave it to some people alone, whom the diary then names', async () => {
    const ruth = await salon.addPerson('Ruth');
    const sam = await salon.addPerson('Sam');
    const colour = await salon.addService('Colour', { everyone: false, person_ids: [ruth.id] });
    const given = { service_mode: 'individual_services', service_ids: [colour.id] };
    const { id: eventId, services: offered } = await salon.addEvent({
      ...given,
      person_ids: [ruth.id, sam.id],
    });
    const { events } = await answerTo(diary, server.get(`/api/diary/${salon.slug}`));
    expect(events[0]?.services).toMatchObject([{ person_ids: [ruth.id] }]);
    const ofService = `?service_id=${offered[0]?.id}`;
    expect(await slotsOf(server, eventId, `${ofService}&person_id=${sam.id}`)).toEqual([]);
    const slot = await firstFree(server, eventId, ofService);
    const { booking } = await bookedBy(book(server, slot, { service_id: offered[0]?.id }));
    expect(booking.person_name).toBe('Ruth');
  });
});

describe('a new event', () => {
  it('has the places, people and services that it names', async () => {
    const room = await salon.addPlace('Front room', 1);
    const ruth = await salon.addPerson('Ruth');
    const hours = { start_time: '10:00', end_time: '12:00' };
    const event = await salon.addEvent({ place_ids: [room.id], people: [{ id: ruth.id, ...hours }] });
    expect(event).toMatchObject({
      place_ids: [room.id],
      venues: [{ venue_name: 'Front room' }],
      people: [{ id: ruth.id, name: 'Ruth', ...hours, lunch_start_time: null }],
    });
    const slots = await slotsOf(server, event.id);
    expect(slots.filter(({ is_booked }) => !is_booked).map(({ start_time }) => start_time)).toEqual([
      '10:40',
    ]);
  });

  it('is copied with its people and their hours', async () => {
    const room = await salon.addPlace('Front room', 1);
    const ruth = await salon.addPerson('Ruth');
    const hours = { start_time: '10:00', end_time: '12:00' };
    const event = await salon.addEvent({ place_ids: [room.id], people: [{ id: ruth.id, ...hours }] });
    const copy = salon.owner.post(salon.at(`events/${event.id}/duplicate`), { event_date: '2026-11-26' });
    expect(await answerTo(ownerEvent, copy)).toMatchObject({
      place_ids: [room.id],
      people: [{ id: ruth.id, ...hours }],
    });
  });

  it('is not copied when all its people or places are archived: the copy would be booked with nobody', async () => {
    const ruth = await salon.addPerson('Ruth');
    const room = await salon.addPlace('Front room', 1);
    const ruths = await salon.addEvent({ person_ids: [ruth.id] });
    const inRoom = await salon.addEvent({ place_ids: [room.id] });
    await salon.owner.delete(salon.at(`people/${ruth.id}`));
    await salon.owner.delete(salon.at(`places/${room.id}`));
    const copy = (id: number) =>
      refusalOf(salon.owner.post(salon.at(`events/${id}/duplicate`), { event_date: '2026-11-26' }));
    expect(await copy(ruths.id)).toMatchObject({ status: 409, error: COPY_LACKS.people });
    expect(await copy(inRoom.id)).toMatchObject({ status: 409, error: COPY_LACKS.places });
  });

  it('is refused what the business does not have, beside its field', async () => {
    const stranger = await signIn(server, 'other@salon.example');
    const theirs = await server.add.business({ ownerId: stranger.id });
    const { id } = await server.add.person(theirs.id, { name: 'Mia' });
    const cases = [
      [{ person_ids: [id] }, { person_ids: PERSON_NOT_IN_TEAM }],
      [{ place_ids: [id] }, { place_ids: PLACE_NOT_IN_LIST }],
      [{ service_mode: 'individual_services', service_ids: [id] }, { service_ids: SERVICE_NOT_IN_LIST }],
    ] as const;
    const dates = [TUESDAY, '2026-11-26'];
    for (const [given, fields] of cases)
      for (const asked of [
        salon.owner.post(salon.at('events'), plan(given)),
        salon.owner.post(salon.at('events/batch'), plans(dates, given)),
      ])
        expect(await refusalOf(asked)).toMatchObject({ status: 400, fields });
    const ruth = await salon.addPerson('Ruth');
    const early = { people: [{ id: ruth.id, start_time: '08:00', end_time: '12:00' }] };
    expect((await refusalOf(salon.owner.post(salon.at('events'), plan(early)))).fields).toEqual({
      'people.0.start_time': HOURS_OUTSIDE_EVENT,
    });
  });

  it('is made on many dates with its people', async () => {
    const ruth = await salon.addPerson('Ruth');
    const room = await salon.addPlace('Front room', 1);
    const dates = [TUESDAY, '2026-11-26'];
    const named = { person_ids: [ruth.id], place_ids: [room.id], venues: [] };
    const answer = await salon.owner.post(salon.at('events/batch'), plans(dates, named));
    expect((await answer.text()).trim().split('\n')).toHaveLength(2);
    expect(await salon.people()).toMatchObject([{ upcoming_dates: 2 }]);
    expect(await salon.places()).toMatchObject([{ name: 'Front room', upcoming_dates: 2 }]);
  });
});

describe('a change of what a date has', () => {
  it('assigns its new people to its bookings, each at one place at a time', async () => {
    const { id: eventId } = await salon.addEvent({});
    const rooms = [await salon.addPlace('Front room', null), await salon.addPlace('Back room', null)];
    const place_ids = rooms.map(({ id }) => id);
    await salon.changeResources(eventId, { place_ids });
    await bookFree(server, eventId);
    await bookFree(server, eventId, 0, { attendee_email: 'grace@example.com' });
    const team = [await salon.addPerson('Ruth'), await salon.addPerson('Sam')];
    const wanted = { place_ids, person_ids: team.map(({ id }) => id) };

    const preview = await answerTo(
      eventResources,
      salon.changeResources(eventId, { ...wanted, preview: true }),
    );
    expect(preview).toMatchObject({ event: null, assigned: [{}, {}], kept: [], overlapping: [] });
    expect((await salon.find('')).bookings).toMatchObject([{ person_name: null }, { person_name: null }]);

    const changed = await answerTo(eventResources, salon.changeResources(eventId, wanted));
    expect(changed.assigned.map(({ person_name }) => person_name).sort()).toEqual(['Ruth', 'Sam']);
    expect(changed.event?.people).toHaveLength(2);
    expect(changed.overlapping).toEqual([]);
  });

  it('marks overlaps that one person alone cannot avoid', async () => {
    const rooms = [await salon.addPlace('Front room', null), await salon.addPlace('Back room', null)];
    const place_ids = rooms.map(({ id }) => id);
    const { id: eventId } = await salon.addEvent({ place_ids });
    await bookFree(server, eventId);
    await bookFree(server, eventId, 0, { attendee_email: 'grace@example.com' });
    const ruth = await salon.addPerson('Ruth');
    const changed = await answerTo(
      eventResources,
      salon.changeResources(eventId, { place_ids, person_ids: [ruth.id] }),
    );
    expect(changed.assigned).toHaveLength(2);
    expect(changed.overlapping).toHaveLength(1);
    expect((await salon.find('overlapping=true')).bookings).toHaveLength(1);
  });

  it('lists the bookings that keep somebody who leaves it, or lie outside their hours', async () => {
    const ruth = await salon.addPerson('Ruth');
    const sam = await salon.addPerson('Sam');
    const { id: eventId } = await salon.addEvent({ person_ids: [ruth.id, sam.id] });
    const slot = await firstFree(server, eventId, `?person_id=${sam.id}`);
    expect(slot.person_name).toBe('Sam');
    await bookedBy(book(server, slot));
    const later = { people: [{ id: sam.id, start_time: '10:00', end_time: '17:00' }] };
    const outside = await answerTo(
      eventResources,
      salon.changeResources(eventId, { ...later, preview: true }),
    );
    expect(outside.kept).toMatchObject([{ person_name: 'Sam' }]);
    const gone = await answerTo(eventResources, salon.changeResources(eventId, { person_ids: [ruth.id] }));
    expect(gone.kept).toMatchObject([{ person_name: 'Sam' }]);
    expect((await salon.find(`person_id=${sam.id}`)).bookings).toHaveLength(1);
    const asked = await server.get(`/api/events/${eventId}/time-slots?person_id=${sam.id}`);
    expect(asked.status).toBe(404);
  });

  it('keeps a place that is booked on that date', async () => {
    const room = await salon.addPlace('Front room', 1);
    const other = await salon.addPlace('Back room', 1);
    const { id: eventId } = await salon.addEvent({ place_ids: [room.id] });
    await bookFree(server, eventId);
    const refused = await refusalOf(salon.changeResources(eventId, { place_ids: [other.id] }));
    expect(refused).toMatchObject({
      status: 409,
      fields: { place_ids: placeHasBookings('Front room', 1) },
    });
    const both = { place_ids: [room.id, other.id] };
    expect((await salon.changeResources(eventId, both)).status).toBe(200);
  });

  it('concerns its own business alone', async () => {
    const stranger = await signIn(server, 'other@salon.example');
    const theirs = await server.add.business({ ownerId: stranger.id });
    const event = await server.add.event(theirs.id);
    expect((await salon.changeResources(event.id, {})).status).toBe(404);
  });
});
