import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { priceChangedAnswer } from '@daybook/schema/contract/booking';
import type { Slot } from '@daybook/schema/contract/slot';
import { OPEN_BOOKINGS_PER_EMAIL } from '@daybook/schema/figures/bookings';
import { HOUR } from '@daybook/schema/figures/periods';
import { REFERENCE } from '@daybook/schema/rules/reference';
import { slotIdOf } from '@daybook/schema/rules/slot-id';
import {
  HOME_VISIT_NEEDS_ADDRESS,
  HOME_VISIT_NEEDS_POSTCODE,
} from '@daybook/schema/words/booking-form-texts';
import { DIARY_NOT_TAKING_BOOKINGS, EVENT_NOT_FOUND } from '@daybook/schema/words/diary-texts';
import { SLOT_JUST_BOOKED, SLOT_NOT_FOUND } from '@daybook/schema/words/slot-texts';
import {
  FORM_NOT_ACCEPTED,
  priceChanged,
  SLOT_PASSED,
  SLOT_TIMES_DISAGREE,
  TOO_MANY_OPEN_BOOKINGS,
} from '../src/bookings/booking-obstacles.ts';
import { bookings } from '../src/database/booking-tables.ts';
import { countRows } from '../src/database/prepared.ts';
import { businesses } from '../src/database/tables.ts';
import { INPUT_NOT_VALID, TOO_LARGE, TOO_MANY_REQUESTS } from '../src/http/refusal-texts.ts';
import {
  book,
  bookedBy,
  firstFree,
  emailsIn,
  refusalOf,
  slotsOf,
  takenBy,
  bookingRequestFor,
} from './booking-requests.ts';
import { startServer, TUESDAY, type TestServer } from './start.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startServer();
});
afterEach(() => server.stop());

const countBookings = () => countRows(server.database, bookings);

describe('booking a slot', () => {
  it('answers with everything the confirmation shows, and queues an email to each side', async () => {
    const event = await server.add.event((await server.add.business()).id);
    await server.add.venue(event.id, { address: '14 Bridge Street' });
    const slot = await firstFree(server, event.id);
    const answer = await bookedBy(book(server, slot, { attendee_first_name: '  Ada ', source: 'instagram' }));
    expect(answer.booking_reference).toMatch(REFERENCE);
    expect(answer.booking).toMatchObject({
      status: 'confirmed',
      event_date: TUESDAY,
      start_time: '09:00',
      starts_at: '2026-11-24T09:00:00.000Z',
      venue_name: 'Front room',
      attendee_first_name: 'Ada',
      attendee_phone: null,
    });
    expect(answer.cancel_url).toContain('/cancel?token=');
    const google = new URL(answer.google_calendar_url).searchParams;
    expect(google.get('text')).toBe('Cut and blow-dry at Willow Hair');
    expect(google.get('details')).toContain(answer.booking_reference);
    expect(google.get('details')).toContain('hello@willow.example');
    expect(await emailsIn(server)).toEqual([
      'booking_confirmed to ada@example.com',
      'booking_received to hello@willow.example',
    ]);
    expect((await slotsOf(server, event.id))[0]?.is_booked).toBe(true);
  });

  it('puts no cancel token into the calendar entry that a third party gets', async () => {
    const event = await server.add.event((await server.add.business()).id);
    const answer = await bookedBy(book(server, await firstFree(server, event.id)));
    const token = new URL(answer.cancel_url).searchParams.get('token') ?? '';
    expect(token.length).toBeGreaterThan(20);
    expect(answer.google_calendar_url).not.toContain(token);
  });

  it('does not email an owner who wants no emails about new bookings', async () => {
    const owner = await server.add.owner({ emailNotifications: false });
    const event = await server.add.event((await server.add.business({ ownerId: owner.id })).id);
    await bookedBy(book(server, await firstFree(server, event.id)));
    expect(await emailsIn(server)).toEqual(['booking_confirmed to ada@example.com']);
  });

  it('books a service, with the buffer between it and others', async () => {
    const event = await server.add.event((await server.add.business()).id, {
      serviceMode: 'individual_services',
    });
    const service = await server.add.service(event.id);
    const slots = await slotsOf(server, event.id, `?service_id=${service.id}`);
    const at = (time: string) => slots.find((slot) => slot.start_time === time);
    const [ten, quarterToTen, eleven] = [at('10:00'), at('09:45'), at('11:00')];
    if (!ten || !quarterToTen || !eleven) throw new Error('not offered');
    const answer = await bookedBy(book(server, ten, { service_id: service.id, service_price: 38 }));
    expect(answer.booking).toMatchObject({ service_name: 'Cut', service_price: 38, end_time: '10:45' });
    const taken = await takenBy(book(server, quarterToTen, { service_id: service.id }));
    expect(taken).toMatchObject({ status: 409, error: SLOT_JUST_BOOKED });
    expect(taken.slots.find((slot) => slot.start_time === '10:00')?.is_booked).toBe(true);
    expect((await book(server, eleven)).status).toBe(201);
  });

  it('fills a day event to its capacity and no further', async () => {
    const event = await server.add.event((await server.add.business()).id, {
      type: 'day_event',
      slotMinutes: 0,
    });
    await server.add.venue(event.id, { maxCapacity: 2 });
    const slot = await firstFree(server, event.id);
    expect(slot.places_left).toBe(2);
    const answers = await Promise.all(
      ['a', 'b', 'c'].map((name) => book(server, slot, { attendee_email: `${name}@example.com` })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409]);
    expect((await slotsOf(server, event.id))[0]).toMatchObject({ is_booked: true, places_left: 0 });
  });

  it('gives the slot to one of two hundred people, and fresh slots to the others', async () => {
    const event = await server.add.event((await server.add.business()).id);
    const slot = await firstFree(server, event.id);
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, n) => book(server, slot, { attendee_email: `c${n}@example.com` })),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(199);
    const refused = answers.find(({ status }) => status === 409);
    if (!refused) throw new Error('nobody was refused');
    const { slots } = await takenBy(Promise.resolve(refused));
    expect(slots[0]?.is_booked).toBe(true);
    expect(slots.slice(1).every((other) => !other.is_booked)).toBe(true);
    expect(await countBookings()).toBe(1);
  });

  it('notes when the reminder is due: two days before at the same time on the business’s clock', async () => {
    const business = await server.add.business();
    const early = await server.add.event(business.id, { date: '2027-03-29' });
    const soon = await server.add.event(business.id, { date: '2026-11-21' });
    await bookedBy(book(server, await firstFree(server, early.id)));
    await bookedBy(book(server, await firstFree(server, soon.id)));
    const booked = await server.database.select().from(bookings).orderBy(bookings.id);
    const due = booked.map(({ reminderDueAt: at }) => (at === null ? null : new Date(at).toISOString()));
    // The clocks go forward between the reminder and the appointment.
    expect(due).toEqual(['2027-03-27T09:00:00.000Z', null]);
  });
});

describe('a booking that is refused', () => {
  let slot: Slot;
  let eventId: number;
  beforeEach(async () => {
    const event = await server.add.event((await server.add.business()).id);
    eventId = event.id;
    slot = await firstFree(server, event.id);
  });

  it('names each field that is wrong, and books nothing', async () => {
    const refusal = await refusalOf(
      book(server, slot, {
        attendee_first_name: ' ',
        attendee_email: 'ada.example.com',
        attendee_phone: '1'.repeat(31),
      }),
    );
    expect(refusal).toMatchObject({ status: 400, error: INPUT_NOT_VALID });
    expect(Object.keys(refusal.fields ?? {}).sort()).toEqual([
      'attendee_email',
      'attendee_first_name',
      'attendee_phone',
    ]);
    expect(await countBookings()).toBe(0);
  });

  it('is no JSON, or not an object', async () => {
    for (const body of ['', '{', 'null', '[]', '"text"']) {
      expect((await refusalOf(server.post(`/api/time-slots/${slot.id}/book`, body))).status).toBe(400);
    }
  });

  it('is larger than any form', async () => {
    const body = JSON.stringify(bookingRequestFor(slot, { customer_address: 'x'.repeat(70_000) }));
    expect(await refusalOf(server.post(`/api/time-slots/${slot.id}/book`, body))).toMatchObject({
      status: 413,
      error: TOO_LARGE,
    });
  });

  it('names a slot that never existed', async () => {
    const venue = await server.add.venue((await server.add.event((await server.add.business()).id)).id);
    const forged = [
      'nonsense',
      slotIdOf({ eventId, venueId: null, serviceId: null, personId: null, start: 541 }),
      slotIdOf({ eventId, venueId: venue.id, serviceId: null, personId: null, start: 540 }),
      slotIdOf({ eventId, venueId: null, serviceId: 3, personId: null, start: 540 }),
    ];
    for (const id of forged) {
      expect(await refusalOf(book(server, { ...slot, id }))).toMatchObject({
        status: 404,
        error: SLOT_NOT_FOUND,
      });
    }
    const gone = {
      ...slot,
      id: slotIdOf({ eventId: 999, venueId: null, serviceId: null, personId: null, start: 540 }),
    };
    expect(await refusalOf(book(server, gone))).toMatchObject({ status: 404, error: EVENT_NOT_FOUND });
  });

  it('leaves out the venue of an event that has venues', async () => {
    await server.add.venue(eventId);
    expect(await refusalOf(book(server, slot))).toMatchObject({ status: 404, error: SLOT_NOT_FOUND });
  });

  it('comes after the time has passed', async () => {
    server.clock.now = Date.parse(slot.starts_at);
    expect(await refusalOf(book(server, slot))).toMatchObject({ status: 409, error: SLOT_PASSED });
  });

  it('names another time than its slot', async () => {
    for (const given of [
      { selected_start_time: '09:50' },
      { selected_end_time: '10:00' },
      { service_id: 5 },
    ]) {
      expect(await refusalOf(book(server, slot, given))).toMatchObject({
        status: 409,
        error: SLOT_TIMES_DISAGREE,
      });
    }
  });

  it('names another price than the service has', async () => {
    const event = await server.add.event((await server.add.business()).id, {
      serviceMode: 'individual_services',
    });
    const service = await server.add.service(event.id);
    const cut = await firstFree(server, event.id, `?service_id=${service.id}`);
    const answer = await book(server, cut, { service_price: 37.99 });
    expect(answer.status).toBe(409);
    expect(priceChangedAnswer.parse(await answer.json())).toMatchObject({
      error: priceChanged('£38.00'),
      fields: { service_price: priceChanged('£38.00') },
      service_price: 38,
    });
    await bookedBy(book(server, cut, { service_price: 38 }));
  });

  it('is a home visit without an address', async () => {
    const event = await server.add.event((await server.add.business()).id, { isHomeVisit: true });
    const visit = await firstFree(server, event.id);
    const refusal = await refusalOf(book(server, visit, { customer_address: ' ' }));
    expect(refusal).toMatchObject({
      status: 400,
      fields: { customer_address: HOME_VISIT_NEEDS_ADDRESS, customer_postcode: HOME_VISIT_NEEDS_POSTCODE },
    });
    const good = { customer_address: '1 High Street', customer_postcode: 'HX7 1AA' };
    expect((await bookedBy(book(server, visit, good))).booking.customer_address).toBe('1 High Street');
  });

  it('is for a business that takes no bookings', async () => {
    await server.database.update(businesses).set({ isActive: false });
    expect(await refusalOf(book(server, slot))).toMatchObject({
      status: 402,
      error: DIARY_NOT_TAKING_BOOKINGS,
    });
  });

  it('fills the field that people do not see', async () => {
    expect(await refusalOf(book(server, slot, { website: 'http://spam.example' }))).toMatchObject({
      status: 400,
      error: FORM_NOT_ACCEPTED,
    });
    expect((await book(server, slot, { website: '' })).status).toBe(201);
  });

  it('is one more than one email address may hold at one business', async () => {
    const business = await server.add.business();
    const long = await server.add.event(business.id, { slotMinutes: 15, bufferMinutes: 0 });
    const slots = await slotsOf(server, long.id);
    for (const free of slots.slice(0, OPEN_BOOKINGS_PER_EMAIL)) await bookedBy(book(server, free));
    const next = slots[OPEN_BOOKINGS_PER_EMAIL];
    if (!next) throw new Error('too few slots');
    expect(await refusalOf(book(server, next, { attendee_email: 'ADA@example.com' }))).toMatchObject({
      status: 409,
      error: TOO_MANY_OPEN_BOOKINGS,
      // The address is to blame, not the slot.
      fields: { attendee_email: TOO_MANY_OPEN_BOOKINGS },
    });
    expect((await book(server, next, { attendee_email: 'grace@example.com' })).status).toBe(201);
  });
});

describe('programs', () => {
  it('are delayed until a person could have filled in the form', async () => {
    const event = await server.add.event((await server.add.business()).id);
    const slot = await firstFree(server, event.id);
    const started = performance.now();
    await bookedBy(book(server, slot, { form_milliseconds: 1700 }));
    expect(performance.now() - started).toBeGreaterThanOrEqual(295);
  });

  it('are told to wait when they send too many requests, address by address', async () => {
    const limited = await startServer({
      env: { TRUST_PROXY: '1' },
      rates: {
        bookings: {
          attempts: { burst: 3, perMilliseconds: 60_000 },
          accepted: { burst: 1, perMilliseconds: 600_000 },
        },
      },
    });
    try {
      const event = await limited.add.event((await limited.add.business()).id);
      const [first, second] = await slotsOf(limited, event.id);
      if (!first || !second) throw new Error('too few slots');
      const from = (address: string) => ({ 'X-Forwarded-For': address });
      expect((await book(limited, first, {}, from('203.0.113.1'))).status).toBe(201);
      const again = await book(limited, second, {}, from('203.0.113.1'));
      expect(again.status).toBe(429);
      expect(again.headers.get('Retry-After')).toBe('600');
      expect(await again.json()).toMatchObject({ error: TOO_MANY_REQUESTS });
      expect((await book(limited, first, {}, from('203.0.113.2'))).status).toBe(409);
      expect((await book(limited, first, {}, from('203.0.113.2'))).status).toBe(409);
      expect((await book(limited, first, {}, from('203.0.113.2'))).status).toBe(409);
      expect((await book(limited, second, {}, from('203.0.113.2'))).status).toBe(429);
      expect((await book(limited, second, {}, from('203.0.113.3'))).status).toBe(201);
    } finally {
      await limited.stop();
    }
  });

  it('book only so many times of one business from one network, also all at once', async () => {
    const limited = await startServer({
      env: { TRUST_PROXY: '1' },
      rates: { bookingsOfBusiness: { burst: 2, perMilliseconds: HOUR } },
    });
    try {
      const { id: businessId } = await limited.add.business({ phone: '01422 000000' });
      const slots = await slotsOf(limited, (await limited.add.event(businessId)).id);
      const [first, second, third, ...others] = slots;
      if (!first || !second || !third) throw new Error('too few slots');
      const from = (address: string, key = '') => ({
        'X-Forwarded-For': address,
        ...(key && { 'Idempotency-Key': key }),
      });
      expect((await book(limited, first, {}, from('203.0.113.1'))).status).toBe(201);
      // What fails doesn't count.
      for (let at = 0; at < 3; at += 1)
        expect((await book(limited, first, {}, from('203.0.113.1'))).status).toBe(409);
      expect((await book(limited, second, {}, from('203.0.113.1', 'once'))).status).toBe(201);
      const atOnce = await Promise.all(
        [third, ...others].map((slot) => book(limited, slot, {}, from('203.0.113.1'))),
      );
      expect(new Set(atOnce.map(({ status }) => status))).toEqual(new Set([429]));
      expect(atOnce[0]?.headers.get('Retry-After')).toBe('1800');
      expect(await atOnce[0]?.json()).toMatchObject({
        error:
          'There have been many requests to Willow Hair from your network. Please try again in 30 minutes, or contact Willow Hair: 01422 000000 or hello@willow.example.',
      });
      // A request that is sent again finds its booking.
      expect((await book(limited, second, {}, from('203.0.113.1', 'once'))).status).toBe(201);
      const another = await limited.add.event((await limited.add.business()).id);
      const atAnother = await slotsOf(limited, another.id);
      const rush = await Promise.all(atAnother.map((slot) => book(limited, slot, {}, from('203.0.113.1'))));
      expect(rush.filter(({ status }) => status === 201)).toHaveLength(2);
      // A customer who has been there is not refused, since a whole mobile network may share an address.
      const cameBefore = { attendee_email: 'Came@example.com' };
      await limited.add.booking(businessId, {
        attendeeEmail: 'came@example.com',
        eventDate: '2026-01-12',
      });
      expect((await book(limited, third, cameBefore, from('203.0.113.1'))).status).toBe(201);
      expect((await book(limited, others[0] ?? third, {}, from('203.0.113.1'))).status).toBe(429);
      expect((await book(limited, others[0] ?? third, {}, from('203.0.113.2'))).status).toBe(201);
    } finally {
      await limited.stop();
    }
  });

  it('get no separate limit for each address that they invent behind a gateway', async () => {
    const rate = { burst: 2, perMilliseconds: 60_000 };
    const limited = await startServer({ rates: { bookings: { attempts: rate, accepted: rate } } });
    try {
      const slot = await firstFree(limited, (await limited.add.event((await limited.add.business()).id)).id);
      const statuses: number[] = [];
      for (const address of ['203.0.113.1', '203.0.113.2', '203.0.113.3'])
        statuses.push((await book(limited, slot, {}, { 'X-Forwarded-For': address })).status);
      expect(statuses).toEqual([201, 409, 429]);
    } finally {
      await limited.stop();
    }
  });
});
