/** A booking must name a time and a service, and a clash returns fresh times for the same choice. */

import { afterEach, beforeEach, expect, it } from 'vitest';
import { slotIdOf } from '@daybook/schema/rules/slot-id';
import { SELECT_SERVICE_FIRST, SELECT_SLOT_FIRST } from '@daybook/schema/words/diary-texts';
import { FILL_IN_FIELD } from '@daybook/schema/words/input-texts';
import { SLOT_JUST_BOOKED } from '@daybook/schema/words/slot-texts';
import { SLOT_TIMES_DISAGREE } from '../src/bookings/booking-obstacles.ts';
import { book, bookedBy, firstFree, refusalOf, slotsOf, takenBy } from './booking-requests.ts';
import { startServer, type TestServer } from './start.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startServer();
});
afterEach(() => server.stop());

it('asks for a time, and for a service, before it tells what else is wrong', async () => {
  const event = await server.add.event((await server.add.business()).id, {
    serviceMode: 'individual_services',
  });
  const { id: serviceId } = await server.add.service(event.id);
  await server.add.service(event.id);
  const slot = await firstFree(server, event.id, `?service_id=${serviceId}`);
  const untimed = { selected_start_time: undefined, attendee_email: undefined };
  expect(await refusalOf(book(server, slot, untimed))).toMatchObject({
    status: 400,
    error: SELECT_SLOT_FIRST,
    fields: { selected_start_time: SELECT_SLOT_FIRST, attendee_email: FILL_IN_FIELD },
  });
  const start = 540;
  const unserved = {
    ...slot,
    id: slotIdOf({ eventId: event.id, venueId: null, serviceId: null, personId: null, start }),
  };
  expect(await refusalOf(book(server, unserved))).toMatchObject({
    status: 400,
    error: SELECT_SERVICE_FIRST,
  });
});

it('answers a clash with the times that were asked for: of any venue, or of one', async () => {
  const event = await server.add.event((await server.add.business()).id);
  const front = await server.add.venue(event.id);
  const back = await server.add.venue(event.id, { name: 'Back room' });
  const slot = await firstFree(server, event.id);
  expect(slot.venue_id).toBe(front.id);
  await bookedBy(book(server, slot));
  const ofAny = await takenBy(book(server, slot));
  expect(ofAny).toMatchObject({ status: 409, error: SLOT_JUST_BOOKED });
  expect(ofAny.slots).toEqual(await slotsOf(server, event.id));
  expect(ofAny.slots[0]).toMatchObject({ start_time: '09:00', venue_id: back.id, is_booked: false });
  const ofFront = await takenBy(book(server, slot, { venue_id: front.id }));
  expect(ofFront.slots[0]).toMatchObject({ start_time: '09:00', venue_id: front.id, is_booked: true });
  expect(await refusalOf(book(server, slot, { venue_id: back.id }))).toMatchObject({
    status: 409,
    error: SLOT_TIMES_DISAGREE,
  });
});
