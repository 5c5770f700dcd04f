/** An owner changes dates that have bookings: their hours, their words, or by cancelling them. */

import { asc, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { datesOutcome } from '@daybook/schema/contract/change-dates';
import { diary as diaryShape } from '@daybook/schema/contract/diary';
import { ownerEvent } from '@daybook/schema/contract/event';
import { DATES_DIFFER_IN_KIND, END_AFTER_START, NOBODY_WORKS_THEN } from '@daybook/schema/words/event-texts';
import { BOOKINGS_CHANGED } from '@daybook/schema/words/pattern-texts';
import { bookings } from '../src/database/booking-tables.ts';
import { emails } from '../src/database/email-tables.ts';
import { businesses, events, patternDates } from '../src/database/tables.ts';
import { answerTo, book, bookedBy, firstFree, refusalOf, slotsOf } from './booking-requests.ts';
import { overlapsOf } from './overlaps.ts';
import { openSalon, type Salon } from './salon.ts';
import { startServer, TUESDAY, type TestServer } from './start.ts';

const WEDNESDAY = '2026-11-25';
let server: TestServer;
let salon: Salon;
beforeEach(async () => {
  server = await startServer();
  salon = await openSalon(server);
});
afterEach(() => server.stop());

const send = (what: string, body: object, query = '') =>
  what === 'cancel'
    ? salon.owner.post(salon.at(`dates/${what}${query}`), body)
    : salon.owner.put(salon.at(`dates/${what}${query}`), body);
const outcomeOf = (what: string, body: object, query = '') => answerTo(datesOutcome, send(what, body, query));
const bookAt = async (eventId: number, time: string, given: Record<string, unknown> = {}) => {
  const slot = (await slotsOf(server, eventId)).find(({ start_time }) => start_time === time);
  if (!slot) throw new Error(`there is no slot at ${time}`);
  return { slot, booked: await bookedBy(book(server, slot, given)) };
};
const rows = () => server.database.select().from(bookings).orderBy(asc(bookings.id));
const allEvents = () => server.database.select().from(events).orderBy(asc(events.date), asc(events.id));
const kindsOfEmails = async () =>
  (await server.database.select({ kind: emails.kind }).from(emails)).map(({ kind }) => kind);
const LATER = { start_time: '11:00' };

describe('the hours of a date', () => {
  it('show first which bookings no longer fit, and are changed with an answer to each', async () => {
    const { id } = await salon.addEvent({});
    await bookAt(id, '09:00');
    await bookAt(id, '13:00', { attendee_email: 'grace@example.com' });
    const shown = await outcomeOf('hours', { event_ids: [id], ...LATER }, '?dry_run=true');
    expect(shown).toMatchObject({
      fitting: 1,
      no_longer_fit: [{ booking: { start_time: '09:00' }, why: 'before 11:00' }],
      customers_notified: 0,
    });
    expect(await allEvents()).toMatchObject([{ id, startTime: '09:00' }]);

    const [misfit] = shown.no_longer_fit;
    const answers = [{ id: misfit?.booking.id, answer: 'cancel' }];
    const changed = await outcomeOf('hours', { event_ids: [id], ...LATER, bookings: answers });
    expect(changed).toMatchObject({ fitting: 1, customers_notified: 1, closed: [] });
    const [next] = await allEvents();
    expect(changed.changed).toEqual([{ event_id: next?.id, event_date: TUESDAY }]);
    expect(next).toMatchObject({ startTime: '11:00', endTime: '17:00', lunchStartTime: '12:00' });
    expect(await rows()).toMatchObject([{ status: 'cancelled' }, { status: 'confirmed', eventId: next?.id }]);
    expect((await kindsOfEmails()).filter((kind) => kind === 'booking_withdrawn')).toHaveLength(1);
  });

  it('are refused with a fresh list where a booking was made meanwhile', async () => {
    const { id } = await salon.addEvent({});
    await bookAt(id, '09:00');
    const answer = await send('hours', { event_ids: [id], ...LATER });
    expect(answer.status).toBe(409);
    const body: unknown = await answer.json();
    expect(body).toMatchObject({ error: BOOKINGS_CHANGED });
    expect(datesOutcome.parse(body).no_longer_fit).toHaveLength(1);
    expect(await allEvents()).toMatchObject([{ id }]);
  });

  it('change on several dates, each with what the request leaves out as it was', async () => {
    const tuesday = await salon.addEvent({ last_appointment_time: '16:00' });
    const wednesday = await salon.addEvent({ event_date: WEDNESDAY, end_time: '20:00' });
    const ids = [tuesday.id, wednesday.id];
    await outcomeOf('hours', { event_ids: ids, ...LATER, has_lunch_break: false });
    expect(await allEvents()).toMatchObject([
      {
        date: TUESDAY,
        startTime: '11:00',
        endTime: '17:00',
        lunchStartTime: null,
        lastAppointmentTime: '16:00',
      },
      { date: WEDNESDAY, startTime: '11:00', endTime: '20:00', lunchStartTime: null },
    ]);
    // Sent again by the earlier ids: they are as requested already.
    const again = await outcomeOf('hours', { event_ids: ids, ...LATER, has_lunch_break: false });
    expect(again.changed).toEqual([]);
  });

  it('are refused if they are invalid, for dates with listed slots, and for a past date', async () => {
    const { id } = await salon.addEvent({});
    const manual_slots = [{ start_time: '10:00', end_time: '11:00' }];
    const listed = await salon.addEvent({ creation_mode: 'manual', manual_slots });
    const refused = (body: object) => refusalOf(send('hours', { event_ids: [id], ...body }));
    expect(await refused({ end_time: '08:00' })).toMatchObject({
      status: 400,
      fields: { end_time: END_AFTER_START },
    });
    expect(await refused({ ...LATER, event_ids: [id, listed.id] })).toMatchObject({
      fields: { event_ids: DATES_DIFFER_IN_KIND },
    });
    expect((await refused({ ...LATER, event_ids: [99_999] })).status).toBe(404);
    server.clock.now += 7 * 86_400_000;
    expect((await refused(LATER)).status).toBe(400);
    expect(await allEvents()).toMatchObject([{ startTime: '09:00' }, { startTime: '10:00' }]);
  });

  it('of listed slots change with the list', async () => {
    const one = [{ start_time: '10:00', end_time: '11:00' }];
    const listed = await salon.addEvent({ creation_mode: 'manual', manual_slots: one });
    const manual_slots = [{ start_time: '14:00', end_time: '15:00' }];
    await outcomeOf('hours', { event_ids: [listed.id], manual_slots });
    expect(await allEvents()).toMatchObject([{ startTime: '14:00', endTime: '15:00' }]);
  });

  it('shorten people’s own hours, and are refused if nobody is left', async () => {
    const [ruth, ann] = [await salon.addPerson('Ruth'), await salon.addPerson('Ann')];
    const { id } = await salon.addEvent({
      people: [
        { id: ruth.id, start_time: '09:00', end_time: '14:00' },
        { id: ann.id, start_time: '09:00', end_time: '10:30' },
      ],
    });
    await outcomeOf('hours', { event_ids: [id], ...LATER });
    const [listed] = await answerTo(z.array(ownerEvent), salon.owner.get(salon.at('events')));
    expect(listed?.people).toMatchObject([{ name: 'Ruth', start_time: '11:00', end_time: '14:00' }]);
    expect(await refusalOf(send('hours', { event_ids: [listed?.id], start_time: '15:00' }))).toMatchObject({
      fields: { start_time: NOBODY_WORKS_THEN },
    });
  });

  it('need a business that may plan events', async () => {
    const { id } = await salon.addEvent({});
    await server.database.update(businesses).set({ paidAt: null });
    expect((await send('hours', { event_ids: [id], ...LATER })).status).toBe(402);
  });

  it('stay as they were changed on a date of weekly hours', async () => {
    const { id: patternId } = await server.add.pattern(salon.businessId);
    const { id } = await server.add.event(salon.businessId, { patternId });
    await server.database
      .insert(patternDates)
      .values({ patternId, date: TUESDAY, state: 'made', eventId: id });
    const { changed } = await outcomeOf('hours', { event_ids: [id], ...LATER });
    // The job may publish other dates meanwhile.
    const itsDate = () => server.database.select().from(patternDates).where(eq(patternDates.date, TUESDAY));
    expect(await itsDate()).toMatchObject([{ state: 'changed', eventId: changed[0]?.event_id }]);
    await outcomeOf('cancel', { event_ids: [id] });
    expect(await itsDate()).toMatchObject([{ state: 'skipped' }]);
  });
});

describe('the id of an event from before', () => {
  it('leads to its replacement: in links, in lists of slots, in bookings and in retries', async () => {
    const place = await salon.addPlace('Hall', 1);
    const { id } = await salon.addEvent({ place_ids: [place.id] });
    const { slot } = await bookAt(id, '13:00');
    const later = (await slotsOf(server, id)).find(({ start_time }) => start_time === '13:50');
    const gone = (await slotsOf(server, id)).find(({ start_time }) => start_time === '09:00');
    const key = { 'Idempotency-Key': 'a-key-of-sixteen-signs' };
    const again = later && (await bookedBy(book(server, later, { attendee_email: 'g@example.com' }, key)));
    // 11:10, 13:00, 13:50, …
    const { changed } = await outcomeOf('hours', { event_ids: [id], start_time: '11:10' });
    const next = changed[0]?.event_id ?? 0;

    const slots = await slotsOf(server, id);
    expect(slots.map(({ id: slotId }) => slotId)).toEqual((await slotsOf(server, next)).map((one) => one.id));
    const free = slots.find(({ start_time }) => start_time === '14:40');
    const asked = free && { ...free, id: free.id.replace(/^\d+/, String(id)) };
    expect(asked && (await book(server, asked, { attendee_email: 'h@example.com' })).status).toBe(201);
    expect((await book(server, slot)).status).toBe(409);
    expect(gone && (await book(server, gone)).status).toBe(404);
    const repeated = later && (await bookedBy(book(server, later, { attendee_email: 'g@example.com' }, key)));
    expect(repeated?.booking_reference).toBe(again?.booking_reference);

    const opened = await answerTo(diaryShape, server.get(`/api/diary/${salon.slug}?event=${id}`));
    expect(opened.replaced_event).toEqual({ event_id: id, successor_id: next });
    expect(opened.opening?.event_id).toBe(next);
    expect((await server.get(`/api/events/${id}/venues`)).status).toBe(200);
  });
});

describe('the words of several dates', () => {
  it('change if they are sent, and no booking does', async () => {
    const tuesday = await salon.addEvent({ event_description: 'By the river' });
    const wednesday = await salon.addEvent({ event_date: WEDNESDAY });
    await bookAt(tuesday.id, '09:00');
    const body = { event_ids: [tuesday.id, wednesday.id], event_name: 'Cut' };
    expect(await outcomeOf('words', body, '?dry_run=true')).toMatchObject({ fitting: 1, no_longer_fit: [] });
    expect((await allEvents()).map(({ name }) => name)).toEqual(['Cut and blow-dry', 'Cut and blow-dry']);
    await outcomeOf('words', body);
    expect(await allEvents()).toMatchObject([
      { id: tuesday.id, name: 'Cut', description: 'By the river' },
      { id: wednesday.id, name: 'Cut' },
    ]);
    expect(await rows()).toMatchObject([{ eventName: 'Cut and blow-dry' }]);
  });
});

describe('several dates that are cancelled', () => {
  it('keep and cancel their bookings as answered', async () => {
    const tuesday = await salon.addEvent({});
    const wednesday = await salon.addEvent({ event_date: WEDNESDAY });
    await bookAt(tuesday.id, '09:00');
    await bookAt(wednesday.id, '09:00');
    const event_ids = [tuesday.id, wednesday.id];
    const shown = await outcomeOf('cancel', { event_ids }, '?dry_run=true');
    expect(shown.no_longer_fit).toHaveLength(2);
    const answers = shown.no_longer_fit.map(({ booking }, nth) => ({
      id: booking.id,
      answer: nth === 0 ? 'keep' : 'cancel',
    }));
    const cancelled = await outcomeOf('cancel', { event_ids, bookings: answers });
    expect(cancelled).toMatchObject({ closed: [TUESDAY], customers_notified: 1 });
    expect(await allEvents()).toMatchObject([{ id: tuesday.id, isClosed: true }]);
    const diary = await answerTo(diaryShape, server.get(`/api/diary/${salon.slug}`));
    expect(diary.events).toEqual([]);
    expect((await send('hours', { event_ids: [tuesday.id], ...LATER })).status).toBe(409);
  });
});

describe('a date at a place with services', () => {
  it('goes when its bookings are cancelled, also those at a place or for a service that it loses', async () => {
    const [room, hall] = [await salon.addPlace('Front room', 1), await salon.addPlace('Hall', null)];
    const [cut, colour] = [await salon.addService('Cut'), await salon.addService('Colour')];
    const given = { service_mode: 'individual_services' };
    const services = { service_ids: [cut.id, colour.id], place_ids: [room.id, hall.id] };
    const event = await salon.addEvent({ ...given, ...services });
    const { id } = event;
    await bookedBy(book(server, await firstFree(server, id, `?service_id=${event.services[0]?.id}`)));
    const shown = await outcomeOf('cancel', { event_ids: [id] }, '?dry_run=true');
    const bookingsAnswered = shown.no_longer_fit.map(({ booking }) => ({ id: booking.id, answer: 'cancel' }));
    expect(bookingsAnswered).toHaveLength(1);
    const cancelled = await outcomeOf('cancel', { event_ids: [id], bookings: bookingsAnswered });
    expect(cancelled).toMatchObject({ closed: [], customers_notified: 1 });
    expect(await allEvents()).toEqual([]);
    expect(await rows()).toMatchObject([
      { status: 'cancelled', eventId: null, venueId: null, serviceId: null },
    ]);
    expect(await kindsOfEmails()).toContain('booking_withdrawn');
  });
});

describe('a customer who is offered another time', () => {
  it('is not counted among those whose booking is cancelled', async () => {
    const { id } = await salon.addEvent({});
    await bookAt(id, '09:00');
    const [misfit] = (await outcomeOf('hours', { event_ids: [id], ...LATER }, '?dry_run=true')).no_longer_fit;
    const answers = [{ id: misfit?.booking.id, answer: 'offer' }];
    const changed = await outcomeOf('hours', { event_ids: [id], ...LATER, bookings: answers });
    expect(changed.customers_notified).toBe(0);
    expect(await kindsOfEmails()).toContain('booking_move_offered');
  });
});

describe('a customer who books while the hours change', () => {
  it('gets the time or a refusal, and no booking is lost or held twice', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { id } = await salon.addEvent({ event_name: `Round ${round}` });
      const slots = (await slotsOf(server, id)).slice(0, 6);
      const bookAll = slots.map((slot, nth) =>
        book(server, slot, { attendee_email: `customer-${round}-${nth}@example.com` }),
      );
      const [change, ...booked] = await Promise.all([
        send('hours', { event_ids: [id], start_time: '09:50' }),
        ...bookAll,
      ]);
      expect([200, 409]).toContain(change?.status);
      const made = booked.filter(({ status }) => status === 201);
      for (const { status } of booked) expect([201, 404, 409]).toContain(status);
      const found = (await rows()).filter(({ eventName }) => eventName === `Round ${round}`);
      expect(found).toHaveLength(made.length);
      const [event] = (await allEvents()).filter(({ name }) => name === `Round ${round}`);
      expect(found.every(({ eventId }) => eventId === event?.id)).toBe(true);
      if (change?.status === 200) expect(found.every(({ startTime }) => startTime >= '09:50')).toBe(true);
      expect(overlapsOf(found, [])).toEqual([]);
    }
  });
});
