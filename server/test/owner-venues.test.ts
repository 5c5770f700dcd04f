import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { venue as venueShape, type Venue } from '@daybook/schema/contract/venue';
import { ADDRESS_MAX, FAVOURITE_VENUES_MAX, VENUES_MAX } from '@daybook/schema/figures/bounds';
import { exampleVenue } from '@daybook/schema/test/example-venue';
import { tooLong } from '@daybook/schema/words/booking-form-texts';
import { EVENT_NOT_FOUND } from '@daybook/schema/words/diary-texts';
import {
  CAPACITY_NOT_VALID,
  HOME_VISIT_HAS_NO_VENUE,
  VENUE_NAME_REQUIRED,
  VENUE_NOT_FOUND,
  VENUE_POSTCODE_REQUIRED,
} from '@daybook/schema/words/event-texts';
import { emailFacts } from '../src/bookings/email-facts.ts';
import { bookings } from '../src/database/booking-tables.ts';
import { emails } from '../src/database/email-tables.ts';
import { favouriteVenues } from '../src/database/tables.ts';
import { TOO_MANY_VENUES } from '../src/events/event-responses.ts';
import { answerTo, book, bookedBy, firstFree, refusalOf, slotsOf } from './booking-requests.ts';
import { signIn, type Owner } from './owner.ts';
import { NOW, startWithBusiness, type TestServer } from './start.ts';

let server: TestServer;
let owner: Owner;
let businessId: number;
beforeEach(async () => {
  ({ server, owner, businessId } = await startWithBusiness());
});
afterEach(() => server.stop());

const FAVOURITES = '/api/favorite-venues';
const venuesOf = (eventId: number) => `/api/events/${eventId}/venues`;
const favourites = (by = owner) => answerTo(z.array(venueShape), by.get(FAVOURITES));

async function added(answer: Promise<Response>): Promise<Venue> {
  const response = await answer;
  expect(response.status).toBe(201);
  return venueShape.parse(await response.json());
}

it('adds venues to an event, each a room of its own', async () => {
  const event = await server.add.event(businessId);
  const front = await added(owner.post(venuesOf(event.id), exampleVenue));
  expect(front).toEqual({ ...exampleVenue, id: front.id });
  const bare = { venue_name: ' Back room ', venue_postcode: 'HX7 8EX' };
  const back = await added(owner.post(venuesOf(event.id), bare));
  expect(back).toMatchObject({ venue_name: 'Back room', venue_address: null, max_capacity: null });
  expect(await (await server.get(venuesOf(event.id))).json()).toEqual([front, back]);
  expect(await (await owner.get(`/api/businesses/${businessId}/events`)).json()).toMatchObject([
    { slot_count: 14 },
  ]);
});

it('moves those who booked before the event had a venue to its first one', async () => {
  const event = await server.add.event(businessId);
  const slot = await firstFree(server, event.id);
  await bookedBy(book(server, slot));
  const { id } = await added(owner.post(venuesOf(event.id), exampleVenue));
  await added(owner.post(venuesOf(event.id), { ...exampleVenue, venue_name: 'Back room' }));
  expect((await slotsOf(server, event.id, `?venue_id=${id}`))[0]).toMatchObject({ is_booked: true });
  expect((await server.database.select().from(bookings))[0]).toMatchObject({
    venueId: id,
    venueName: 'Front room',
    venueAddress: exampleVenue.venue_address,
  });
});

it('emails the place to those who booked before the event had a venue, with an updated calendar entry', async () => {
  const event = await server.add.event(businessId);
  for (let booked = 0; booked < 2; booked += 1)
    await bookedBy(book(server, await firstFree(server, event.id)));
  const later = { eventId: event.id, startsAt: NOW + 9e9, endsAt: NOW + 9e9 + 1 };
  await server.add.booking(businessId, { ...later, status: 'cancelled' });
  await server.add.booking(businessId, { ...later, startsAt: NOW - 2, endsAt: NOW + 1 });
  await added(owner.post(venuesOf(event.id), exampleVenue));
  await added(owner.post(venuesOf(event.id), { ...exampleVenue, venue_name: 'Back room' }));
  const emailRows = await server.database.select().from(emails).where(eq(emails.kind, 'booking_placed'));
  expect(emailRows).toHaveLength(2);
  for (const email of emailRows) {
    expect(email.isBulk).toBe(true);
    expect(emailFacts.parse(email.payload)).toMatchObject({ venueName: 'Front room', sequence: 1 });
  }
  const rows = await server.database.select().from(bookings).orderBy(bookings.id);
  expect(rows.map(({ sequence }) => sequence)).toEqual([1, 1, 0, 0]);
  expect(rows.map(({ venueName }) => venueName)).toEqual(Array.from({ length: 4 }, () => 'Front room'));
});

it('adds no venue to a home visit, to another’s event, or beyond the limit', async () => {
  const homeVisit = await server.add.event(businessId, { isHomeVisit: true });
  expect(await refusalOf(owner.post(venuesOf(homeVisit.id), exampleVenue))).toMatchObject({
    status: 400,
    error: HOME_VISIT_HAS_NO_VENUE,
  });
  const foreign = await server.add.event(
    (await server.add.business({ ownerId: (await signIn(server, 'b@salon.example')).id })).id,
  );
  const ofDeleted = await server.add.event(
    (await server.add.business({ ownerId: owner.id, deletedAt: 1 })).id,
  );
  for (const id of [foreign.id, ofDeleted.id, 999]) {
    const refusal = await refusalOf(owner.post(venuesOf(id), exampleVenue));
    expect(refusal).toMatchObject({ status: 404, error: EVENT_NOT_FOUND });
  }
  const full = await server.add.event(businessId);
  for (let number = 0; number < VENUES_MAX; number += 1) await server.add.venue(full.id);
  expect(await refusalOf(owner.post(venuesOf(full.id), exampleVenue))).toMatchObject({
    status: 409,
    error: TOO_MANY_VENUES,
  });
});

it('keeps favourites by name, the same venue once, for their owner alone', async () => {
  expect(await favourites()).toEqual([]);
  const hall = await added(owner.post(FAVOURITES, { ...exampleVenue, venue_name: 'Hall', max_capacity: 40 }));
  const front = await added(owner.post(FAVOURITES, exampleVenue));
  expect(await added(owner.post(FAVOURITES, exampleVenue))).toEqual(front);
  expect(await favourites()).toEqual([front, hall]);

  const other = await signIn(server, 'other@salon.example');
  expect(await favourites(other)).toEqual([]);
  for (const path of [`${FAVOURITES}/${hall.id}`, `${FAVOURITES}/999`, `${FAVOURITES}/x`]) {
    expect(await refusalOf(other.delete(path))).toMatchObject({ status: 404, error: VENUE_NOT_FOUND });
  }
  expect(await (await owner.delete(`${FAVOURITES}/${hall.id}`)).json()).toEqual({ ok: true });
  expect(await favourites()).toEqual([front]);
});

it('keeps no more favourites than there may be', async () => {
  const kept = Array.from({ length: FAVOURITE_VENUES_MAX }, (_, number) => `Room ${number}`);
  await server.database
    .insert(favouriteVenues)
    .values(kept.map((name) => ({ ownerId: owner.id, name, postcode: 'HX7' })));
  expect(await refusalOf(owner.post(FAVOURITES, exampleVenue))).toMatchObject({
    status: 409,
    error: TOO_MANY_VENUES,
  });
  await added((await signIn(server, 'other@salon.example')).post(FAVOURITES, exampleVenue));
});

it.each<[string, string, unknown]>([
  ['venue_name', VENUE_NAME_REQUIRED, ' '],
  ['venue_postcode', VENUE_POSTCODE_REQUIRED, undefined],
  ['venue_address', tooLong(ADDRESS_MAX), 'x'.repeat(ADDRESS_MAX + 1)],
  ['max_capacity', CAPACITY_NOT_VALID, 0],
  ['max_capacity', CAPACITY_NOT_VALID, 1.5],
])('refuses %s with ‘%s’, of an event’s venue and of a favourite', async (field, text, value) => {
  const event = await server.add.event(businessId);
  for (const path of [FAVOURITES, venuesOf(event.id)]) {
    const refusal = await refusalOf(owner.post(path, { ...exampleVenue, [field]: value }));
    expect(refusal).toMatchObject({ status: 400, fields: { [field]: text } });
  }
});
