import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BookingRequest } from '@daybook/schema/contract/booking';
import { OPEN_BOOKINGS_PER_EMAIL } from '@daybook/schema/figures/bookings';
import { slotIdOf, type SlotName } from '@daybook/schema/rules/slot-id';
import { buildersFor, NOW, TUESDAY, type Builders } from '../../test/builders.ts';
import { newPlace, openPlace, type TestPlace } from '../../test/test-database.ts';
import type { OpenedDatabase } from '../database/database.ts';
import { loadBookingFacts } from './bookings-store.ts';
import { decideBooking, isSameRequest, wantedOf } from './decide-booking.ts';
import type { BookingFacts, RequestedBooking } from './decision-facts.ts';

let place: TestPlace;
let database: OpenedDatabase;
let add: Builders;
beforeAll(async () => {
  place = await newPlace();
  database = openPlace(place);
  add = buildersFor(database);
});
afterAll(async () => {
  await database.close();
  await place.remove();
});

const ADA: BookingRequest = {
  attendee_first_name: 'Ada',
  attendee_last_name: 'Lovelace',
  attendee_email: 'Ada@example.com',
  attendee_phone: null,
  places: 1,
  selected_start_time: '09:00',
  selected_end_time: '09:45',
  customer_address: null,
  customer_postcode: null,
  source: null,
};

/** A request for the slot at 09:00. */
function requestFor(
  slot: Partial<SlotName> & Pick<SlotName, 'eventId'>,
  request: Partial<BookingRequest> = {},
): RequestedBooking {
  const named = { venueId: null, serviceId: null, personId: null, start: 540, ...slot };
  return {
    slot: named,
    askedSlotId: slotIdOf(named),
    request: { ...ADA, ...request },
    idempotencyKey: 'form 7f3a',
  };
}

const cancel = { nonce: 'nonce', token: 'token', hash: 'hash' };
const circumstances = { now: NOW, reference: 'WC7-K4TP-9H', cancel };

async function factsOf(requested: RequestedBooking): Promise<BookingFacts> {
  const facts = await loadBookingFacts(database.read, requested, NOW);
  if (!facts) throw new Error('no event');
  return facts;
}

async function decided(requested: RequestedBooking, given: Partial<BookingFacts> = {}) {
  return decideBooking({ ...(await factsOf(requested)), ...given }, requested, circumstances);
}

type EventGiven = NonNullable<Parameters<Builders['event']>[1]>;
const newEvent = async (given: EventGiven = {}) => add.event((await add.business()).id, given);
const services: EventGiven = { serviceMode: 'individual_services' };

describe('the booking that is written', () => {
  it('keeps a copy of who, when, where, what and at what price', async () => {
    const business = await add.business({ changeNoticeHours: 24 });
    const event = await add.event(business.id, services);
    const venue = await add.venue(event.id);
    const service = await add.service(event.id);
    const requested = requestFor(
      { eventId: event.id, venueId: venue.id, serviceId: service.id },
      { venue_id: venue.id, service_id: service.id, service_price: 38, source: 'instagram' },
    );
    expect(await decided(requested)).toMatchObject({
      ok: true,
      value: {
        reference: 'WC7-K4TP-9H',
        businessId: business.id,
        status: 'confirmed',
        kind: 'service',
        eventId: event.id,
        eventDate: TUESDAY,
        startTime: '09:00',
        endTime: '09:45',
        serviceName: 'Cut',
        servicePricePence: 3800,
        venueName: 'Front room',
        isHomeVisit: false,
        attendeeFirstName: 'Ada',
        normalisedEmail: 'ada@example.com',
        source: 'instagram',
        cancelNonce: 'nonce',
        cancelTokenHash: 'hash',
        idempotencyKey: 'form 7f3a',
        askedSlotId: requested.askedSlotId,
        allowedOverlap: false,
        reminderDueAt: Date.parse('2026-11-22T09:00:00Z'),
        createdAt: NOW,
        changeNoticeHours: 24,
        madeBy: 'customer',
      },
    });
  });

  it('is of a slot or of a day event where it has no service', async () => {
    const slot = requestFor({ eventId: (await newEvent()).id });
    expect(await decided(slot)).toMatchObject({
      value: { kind: 'time_slot', serviceName: null, servicePricePence: null },
    });
    const day = requestFor(
      { eventId: (await newEvent({ type: 'day_event', slotMinutes: 0 })).id },
      { selected_end_time: '17:00' },
    );
    expect(await decided(day)).toMatchObject({ value: { kind: 'day_event' } });
  });

  it('has the customer’s address only for a home visit', async () => {
    const home = { customer_address: '1 High Street', customer_postcode: 'HX7 1AA' };
    const visit = requestFor({ eventId: (await newEvent({ isHomeVisit: true })).id }, home);
    expect(await decided(visit)).toMatchObject({
      value: { isHomeVisit: true, customerAddress: '1 High Street', customerPostcode: 'HX7 1AA' },
    });
    const elsewhere = requestFor({ eventId: (await newEvent()).id }, home);
    expect(await decided(elsewhere)).toMatchObject({
      value: { isHomeVisit: false, customerAddress: null, customerPostcode: null },
    });
  });

  it('has no reminder in the demonstration', async () => {
    const requested = requestFor({ eventId: (await newEvent()).id });
    const { business } = await factsOf(requested);
    expect(await decided(requested, { business: { ...business, isDemo: true } })).toMatchObject({
      value: { reminderDueAt: null },
    });
  });
});

describe('nothing is booked', () => {
  const reasonFor = async (requested: RequestedBooking, given: Partial<BookingFacts> = {}) => {
    const outcome = await decided(requested, given);
    return outcome.ok ? null : outcome.reason;
  };

  it('while the business takes no bookings', async () => {
    const requested = requestFor({ eventId: (await newEvent()).id });
    const { business } = await factsOf(requested);
    expect(await reasonFor(requested, { business: { ...business, isActive: false } })).toEqual({
      is: 'not taking bookings',
    });
  });

  it('where the event has no such slot, or needs a service that the slot doesn’t name', async () => {
    const { id: eventId } = await newEvent();
    expect(await reasonFor(requestFor({ eventId, start: 541 }))).toEqual({ is: 'no slot' });
    const unserved = requestFor({ eventId: (await newEvent(services)).id });
    expect(await reasonFor(unserved)).toEqual({ is: 'no service chosen' });
  });

  it('where the request names another time, place or service than its slot', async () => {
    const event = await newEvent(services);
    const venue = await add.venue(event.id);
    const service = await add.service(event.id);
    const slot = { eventId: event.id, venueId: venue.id, serviceId: service.id };
    const disagreeing = { is: 'disagreeing' };
    expect(await reasonFor(requestFor(slot))).toBeNull();
    expect(await reasonFor(requestFor(slot, { selected_start_time: '09:15' }))).toEqual(disagreeing);
    expect(await reasonFor(requestFor(slot, { selected_end_time: '10:00' }))).toEqual(disagreeing);
    expect(await reasonFor(requestFor(slot, { venue_id: venue.id + 1 }))).toEqual(disagreeing);
    expect(await reasonFor(requestFor(slot, { service_id: service.id + 1 }))).toEqual(disagreeing);
    const bare = { eventId: (await newEvent()).id };
    expect(await reasonFor(requestFor(bare, { venue_id: venue.id }))).toEqual(disagreeing);
    expect(await reasonFor(requestFor(bare, { service_id: service.id }))).toEqual(disagreeing);
  });

  it('where the price has changed since the customer saw it', async () => {
    const event = await newEvent(services);
    const service = await add.service(event.id);
    const slot = { eventId: event.id, serviceId: service.id };
    expect(await reasonFor(requestFor(slot, { service_price: 37.99 }))).toEqual({
      is: 'price changed',
      pence: 3800,
    });
    expect(await reasonFor(requestFor(slot, { service_price: 38 }))).toBeNull();
    // Without a service there is no price that could differ.
    expect(await reasonFor(requestFor({ eventId: (await newEvent()).id }, { service_price: 5 }))).toBeNull();
  });

  it('where a home visit has no address', async () => {
    const requested = requestFor({ eventId: (await newEvent({ isHomeVisit: true })).id });
    const reason = await reasonFor(requested);
    expect(reason).toMatchObject({ is: 'incomplete' });
    expect(reason?.is === 'incomplete' && Object.keys(reason.fields)).toEqual([
      'customer_address',
      'customer_postcode',
    ]);
  });

  it('where somebody else has booked the slot: fresh ones are of the place that was asked for, or of any', async () => {
    const business = await add.business();
    const event = await add.event(business.id);
    const front = await add.venue(event.id);
    await add.venue(event.id, { name: 'Back room' });
    const slot = { eventId: event.id, venueId: front.id };
    const times = { startTime: '09:00', endTime: '09:45', eventId: event.id, venueId: front.id };
    await add.booking(business.id, times);
    const ofAny = await reasonFor(requestFor(slot));
    const ofFront = await reasonFor(requestFor(slot, { venue_id: front.id }));
    const firstOf = (reason: typeof ofAny) => (reason?.is === 'taken' ? reason.slots[0]?.is_booked : reason);
    expect([firstOf(ofAny), firstOf(ofFront)]).toEqual([false, true]);
  });

  it('for an address that has as many bookings as it may, or that can’t be emailed yet', async () => {
    const requested = requestFor({ eventId: (await newEvent()).id });
    expect(await reasonFor(requested, { openBookings: OPEN_BOOKINGS_PER_EMAIL - 1 })).toBeNull();
    expect(await reasonFor(requested, { openBookings: OPEN_BOOKINGS_PER_EMAIL })).toEqual({
      is: 'too many open',
    });
    expect(await reasonFor(requested, { secondsUntilEmail: 1 })).toEqual({ is: 'no email', seconds: 1 });
  });
});

describe('a request is that of an earlier booking', () => {
  async function bookingOf(requested: RequestedBooking) {
    const outcome = await decided(requested);
    if (!outcome.ok) throw new Error(outcome.reason.is);
    return { ...outcome.value, id: 1 };
  }

  it('where the address and the slot are the same, however the address is written', async () => {
    const requested = requestFor({ eventId: (await newEvent()).id });
    const booking = await bookingOf(requested);
    const sent = (given: Partial<RequestedBooking>) => isSameRequest(booking, { ...requested, ...given });
    expect(sent({})).toBe(true);
    expect(sent({ request: { ...ADA, attendee_email: 'ada@EXAMPLE.com' } })).toBe(true);
    expect(sent({ request: { ...ADA, attendee_email: 'grace@example.com' } })).toBe(false);
    expect(sent({ askedSlotId: '1-0-0-0950' })).toBe(false);
  });

  it('where an older booking, which kept no slot, is of the same event, place, service and time', async () => {
    const event = await newEvent();
    const requested = requestFor(
      { eventId: event.id, start: 590 },
      {
        selected_start_time: '09:50',
        selected_end_time: '10:35',
      },
    );
    const booking = { ...(await bookingOf(requested)), askedSlotId: null };
    const at = (slot: Partial<SlotName>, of = booking) =>
      isSameRequest(of, { ...requested, slot: { ...requested.slot, ...slot } });
    expect([at({}), at({ start: 540 }), at({ venueId: 3 }), at({ serviceId: 3 })]).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(at({ eventId: event.id + 1 })).toBe(false);
    // Only the time is known once its event is deleted.
    const deleted = { ...booking, eventId: null };
    expect([at({}, deleted), at({ start: 540 }, deleted), at({ eventId: 99 }, deleted)]).toEqual([
      true,
      false,
      true,
    ]);
  });
});

it('a customer who chose no place is offered fresh times of any', () => {
  const requested = requestFor({ eventId: 1, venueId: 2 });
  expect(wantedOf(requested)).toEqual({ name: requested.slot, venueId: null, asked: 1 });
  expect(wantedOf({ ...requested, request: { ...ADA, venue_id: 2 } }).venueId).toBe(2);
});
