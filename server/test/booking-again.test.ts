import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SLOT_JUST_BOOKED } from '@daybook/schema/words/slot-texts';
import { CANCELLED_SINCE, IDEMPOTENCY_KEY_REUSED } from '../src/bookings/booking-obstacles.ts';
import { IDEMPOTENCY_KEY_MILLISECONDS } from '../src/bookings/place-booking.ts';
import { bookings } from '../src/database/booking-tables.ts';
import { countRows } from '../src/database/prepared.ts';
import { book, bookedBy, firstFree, emailsIn, refusalOf, slotsOf, tokenIn } from './booking-requests.ts';
import { signIn } from './owner.ts';
import { startServer, type TestServer } from './start.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startServer();
});
afterEach(() => server.stop());

const countBookings = () => countRows(server.database, bookings);

describe('a request that is sent again', () => {
  const key = { 'Idempotency-Key': 'form 7f3a' };

  it('is answered with the first booking, also at the same moment', async () => {
    const event = await server.add.event((await server.add.business()).id);
    const slot = await firstFree(server, event.id);
    const answers = await Promise.all([1, 2, 3].map(() => bookedBy(book(server, slot, {}, key))));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await countBookings()).toBe(1);
    expect(await emailsIn(server)).toHaveLength(2);
  });

  it('is refused when its key was used for something else', async () => {
    const event = await server.add.event((await server.add.business()).id);
    const [first, second] = await slotsOf(server, event.id);
    if (!first || !second) throw new Error('too few slots');
    await bookedBy(book(server, first, {}, key));
    const refusal = { status: 409, error: IDEMPOTENCY_KEY_REUSED };
    expect(await refusalOf(book(server, second, {}, key))).toMatchObject(refusal);
    expect(await refusalOf(book(server, first, { attendee_email: 'grace@example.com' }, key))).toMatchObject(
      refusal,
    );
  });

  it('is refused when its key arrives at the same moment for another event', async () => {
    const { id } = await server.add.business();
    const events = await Promise.all([server.add.event(id), server.add.event(id)]);
    for (const number of [1, 2, 3]) {
      const slots = await Promise.all(events.map((event) => firstFree(server, event.id)));
      const same = { 'Idempotency-Key': `form ${number}` };
      const answers = await Promise.all(slots.map((slot) => book(server, slot, {}, same)));
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    }
    expect(await countBookings()).toBe(3);
  });

  it('meets no booking of another business under the same key', async () => {
    const events = [1, 2].map(async () => server.add.event((await server.add.business()).id));
    const references = new Set<string>();
    for (const event of await Promise.all(events)) {
      const slot = await firstFree(server, event.id);
      references.add((await bookedBy(book(server, slot, {}, key))).booking_reference);
    }
    expect(references.size).toBe(2);
  });

  it('is answered as cancelled when the booking was cancelled in between, and books anew under a new key', async () => {
    const event = await server.add.event((await server.add.business()).id);
    const slot = await firstFree(server, event.id);
    const first = await bookedBy(book(server, slot, {}, key));
    const token = tokenIn(first.cancel_url);
    expect((await server.post('/api/cancel/booking', { token })).status).toBe(200);
    expect(await refusalOf(book(server, slot, {}, key))).toMatchObject({
      status: 409,
      error: CANCELLED_SINCE,
    });
    const again = await bookedBy(book(server, slot, {}, { 'Idempotency-Key': 'form 7f3b' }));
    expect(again.booking_reference).not.toBe(first.booking_reference);
  });

  it('is answered as cancelled when the event was deleted in between, and only to the customer who booked', async () => {
    const owner = await signIn(server);
    const business = await server.add.business({ ownerId: owner.id });
    const event = await server.add.event(business.id);
    const slot = await firstFree(server, event.id);
    await bookedBy(book(server, slot, {}, key));
    expect((await owner.delete(`/api/businesses/${business.id}/events/${event.id}`)).status).toBe(200);
    expect(await refusalOf(book(server, slot, {}, key))).toMatchObject({ error: CANCELLED_SINCE });
    const stranger = { attendee_email: 'grace@example.com' };
    expect(await refusalOf(book(server, slot, stranger, key))).toMatchObject({ status: 404 });
  });

  it('is a new request when its key is a day old, whether or not the key was cleaned up', async () => {
    const event = await server.add.event((await server.add.business()).id);
    const [first, second] = await slotsOf(server, event.id);
    if (!first || !second) throw new Error('too few slots');
    const { booking_reference } = await bookedBy(book(server, first, {}, key));
    server.clock.now += IDEMPOTENCY_KEY_MILLISECONDS - 1;
    expect(await bookedBy(book(server, first, {}, key))).toMatchObject({ booking_reference });
    server.clock.now += 1;
    expect(await refusalOf(book(server, first, {}, key))).toMatchObject({
      status: 409,
      error: SLOT_JUST_BOOKED,
    });
    const fresh = await bookedBy(book(server, second, {}, key));
    expect(await bookedBy(book(server, second, {}, key))).toEqual(fresh);
  });

  it('is refused when its key is not valid', async () => {
    const event = await server.add.event((await server.add.business()).id);
    const slot = await firstFree(server, event.id);
    const answer = await refusalOf(book(server, slot, {}, { 'Idempotency-Key': 'x'.repeat(101) }));
    expect(answer).toMatchObject({ status: 400 });
    expect(Object.keys(answer.fields ?? {})).toEqual(['Idempotency-Key']);
  });
});
