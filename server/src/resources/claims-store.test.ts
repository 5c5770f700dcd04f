/** The guard: no person, and no place that takes one at a time, is booked twice. */

import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { HOUR } from '@daybook/schema/figures/periods';
import { buildersFor, NOW, type Builders } from '../../test/builders.ts';
import { newPlace, openPlace, type TestPlace } from '../../test/test-database.ts';
import { isGuardOfSlots } from '../bookings/bookings-store.ts';
import { deleteBookings, keepMoved } from '../bookings/write-bookings-store.ts';
import { bookings, claims, type BookingRow } from '../database/booking-tables.ts';
import { resources } from '../database/catalogue-tables.ts';
import type { OpenedDatabase } from '../database/database.ts';
import { events } from '../database/tables.ts';

let place: TestPlace;
let database: OpenedDatabase;
let add: Builders;
let businessId: number;
let ann: number;
let first: number;
let second: number;

beforeEach(async () => {
  place = await newPlace();
  database = openPlace(place);
  add = buildersFor(database);
  businessId = (await add.business()).id;
  ann = (await add.person(businessId)).id;
  first = (await add.event(businessId)).id;
  second = (await add.event(businessId)).id;
  for (const event of [first, second]) await add.atEvent(event, ann);
});
afterEach(async () => {
  await database.close();
  await place.remove();
});

/** Adds an hour's booking that begins so many hours after NOW. */
const at = (hours: number, given: Partial<BookingRow> = {}) =>
  add.booking(businessId, { startsAt: NOW + hours * HOUR, endsAt: NOW + (hours + 1) * HOUR, ...given });

/** Returns whether the database refuses it as a second booking of one time. */
const isRefused = (booking: Promise<unknown>) =>
  booking.then(
    () => false,
    (error: unknown) => isGuardOfSlots(error),
  );

const claimsOf = (bookingId: number) =>
  database
    .select({
      resourceId: claims.resourceId,
      eventId: claims.eventId,
      venueId: claims.venueId,
      startsAt: claims.startsAt,
      endsAt: claims.endsAt,
      isMarked: claims.allowedOverlap,
    })
    .from(claims)
    .where(eq(claims.bookingId, bookingId))
    .orderBy(claims.resourceId);

const single = (resourceId: number) =>
  database.update(resources).set({ atOnce: 1 }).where(eq(resources.id, resourceId));

describe('a booking claims', () => {
  it('its person, until one buffer after it, whichever event it is of', async () => {
    const { id } = await at(1, { eventId: first, personId: ann, bufferMinutes: 15 });
    const ends = NOW + 2.25 * HOUR;
    expect(await claimsOf(id)).toMatchObject([{ resourceId: ann, eventId: null, endsAt: ends }]);
    expect(await isRefused(at(2, { eventId: second, personId: ann }))).toBe(true);
    expect(await isRefused(at(2.25, { eventId: second, personId: ann }))).toBe(false);
    expect(await isRefused(at(0, { eventId: second, personId: ann, bufferMinutes: 1 }))).toBe(true);
    expect(await isRefused(at(1, { eventId: second }))).toBe(false);
  });

  it('its place, where that takes one at a time, and its person too', async () => {
    const [venue, same] = [await add.venue(first), await add.venue(second)];
    expect(same.resourceId).toBe(venue.resourceId);
    await single(venue.resourceId);
    const { id } = await at(1, { eventId: first, venueId: venue.id, personId: ann });
    const both = [ann, venue.resourceId].sort((one, other) => one - other);
    expect((await claimsOf(id)).map(({ resourceId }) => resourceId)).toEqual(both);
    expect(await isRefused(at(1.5, { eventId: second, venueId: same.id }))).toBe(true);
    expect(await isRefused(at(2, { eventId: second, venueId: same.id }))).toBe(false);
  });

  it('its event and venue together if it has neither: another event at that place is free', async () => {
    const [venue, same] = [await add.venue(first), await add.venue(second)];
    const { id } = await at(1, { eventId: first, venueId: venue.id });
    expect(await claimsOf(id)).toMatchObject([{ resourceId: null, eventId: first, venueId: venue.id }]);
    expect(await isRefused(at(1, { eventId: first, venueId: venue.id }))).toBe(true);
    expect(await isRefused(at(1, { eventId: first }))).toBe(false);
    expect(await isRefused(at(1, { eventId: first }))).toBe(true);
    expect(await isRefused(at(1, { eventId: second, venueId: same.id }))).toBe(false);
  });

  it('nothing at a day event, whose people are counted', async () => {
    const { id } = await at(1, { eventId: first, kind: 'day_event' });
    expect(await claimsOf(id)).toEqual([]);
    expect(await isRefused(at(1, { eventId: first, kind: 'day_event' }))).toBe(false);
  });

  it('48 hours at most', async () => {
    const { id } = await at(1, { eventId: first, personId: ann, endsAt: NOW + 90 * HOUR });
    expect(await claimsOf(id)).toMatchObject([{ endsAt: NOW + 49 * HOUR }]);
  });
});

describe('the claims of a booking', () => {
  it('go when it is cancelled, and follow when it moves', async () => {
    const { id } = await at(1, { eventId: first, personId: ann });
    const its = eq(bookings.id, id);
    await database.write({ business: businessId }, async (tx) => {
      const times = { startsAt: NOW + 5 * HOUR, endsAt: NOW + 6 * HOUR };
      await keepMoved(tx, await tx.update(bookings).set(times).where(its).returning());
    });
    expect(await claimsOf(id)).toMatchObject([{ startsAt: NOW + 5 * HOUR, endsAt: NOW + 6 * HOUR }]);
    expect(await isRefused(at(1, { eventId: second, personId: ann }))).toBe(false);
    await add.cancel(its);
    expect(await claimsOf(id)).toEqual([]);
    expect(await isRefused(at(5, { eventId: second, personId: ann }))).toBe(false);
  });

  it('stay on the person when the event goes, and go with the booking', async () => {
    const { id } = await at(1, { eventId: first, personId: ann });
    await database.delete(events).where(eq(events.id, first));
    expect(await claimsOf(id)).toMatchObject([{ resourceId: ann }]);
    await database.write({ business: businessId }, (tx) => deleteBookings(tx, [id]));
    expect(await isRefused(at(1, { eventId: second, personId: ann }))).toBe(false);
  });

  it('are marked where the owner lets them overlap, and only where they do', async () => {
    await at(1, { eventId: first, personId: ann });
    const over = await at(1.5, { eventId: second, personId: ann, allowedOverlap: true });
    const beside = await at(4, { eventId: second, personId: ann, allowedOverlap: true });
    expect(await claimsOf(over.id)).toMatchObject([{ isMarked: true }]);
    expect(await claimsOf(beside.id)).toMatchObject([{ isMarked: false }]);
    expect(await isRefused(at(4, { eventId: first, personId: ann }))).toBe(true);
  });
});
