import { eq, inArray } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { BookedAnswer } from '@daybook/schema/contract/booking';
import { movedAnswer } from '@daybook/schema/contract/cancel';
import { diary, diaryMonth } from '@daybook/schema/contract/diary';
import { slot as slotShape, type Slot } from '@daybook/schema/contract/slot';
import { MOVES_OF_BOOKING_MAX } from '@daybook/schema/figures/bookings';
import { STRANGERS_EMAILS_PER_DAY } from '@daybook/schema/figures/bounds';
import { HOUR } from '@daybook/schema/figures/periods';
import {
  MOVED_TOO_OFTEN,
  ONLY_BUSINESS_MOVES,
  CANCEL_LINK_INVALID,
  CANCEL_TOO_LATE,
} from '@daybook/schema/words/change-texts';
import { DIARY_NOT_TAKING_BOOKINGS } from '@daybook/schema/words/diary-texts';
import { SLOT_JUST_BOOKED } from '@daybook/schema/words/slot-texts';
import { BOOKING_IS_CANCELLED } from '../src/bookings/booking-obstacles.ts';
import { emailFacts } from '../src/bookings/email-facts.ts';
import { bookings } from '../src/database/booking-tables.ts';
import { catalogue } from '../src/database/catalogue-tables.ts';
import { emails } from '../src/database/email-tables.ts';
import { businesses, events, replacedEvents } from '../src/database/tables.ts';
import { venueCopyIn } from '../src/diary/venue-shape.ts';
import { queueDueReminders } from '../src/jobs/reminder-store.ts';
import {
  answerTo,
  book,
  bookedBy,
  emailsIn,
  emailsSent,
  firstFree,
  importStrangersEmails,
  refusalOf,
  slotsOf,
  takenBy,
  tokenIn,
} from './booking-requests.ts';
import { startServer, TUESDAY, type TestServer } from './start.ts';

const WEDNESDAY = '2026-11-25';

let server: TestServer;
let businessId: number;
let eventId: number;
let other: number;
let booked: BookedAnswer;
let slot: Slot;
let token: string;

beforeEach(async () => {
  server = await startServer();
  businessId = (await server.add.business()).id;
  eventId = (await server.add.event(businessId)).id;
  other = (await server.add.event(businessId, { date: WEDNESDAY })).id;
  slot = await firstFree(server, eventId);
  booked = await bookedBy(book(server, slot));
  token = tokenIn(booked.cancel_url);
});
afterEach(() => server.stop());

const move = (to: Pick<Slot, 'id'>, given = token) =>
  server.post('/api/cancel/move', { token: given, slot_id: to.id });
const moved = async (to: Pick<Slot, 'id'>) => {
  const answer = await move(to);
  if (answer.status !== 200) throw new Error(`${answer.status}: ${await answer.text()}`);
  return movedAnswer.parse(await answer.json());
};
const row = async () => {
  const [found] = await server.database
    .select()
    .from(bookings)
    .where(eq(bookings.reference, booked.booking_reference));
  if (!found) throw new Error('the booking is gone');
  return found;
};
const moveSlots = async (event = eventId, query = '') =>
  z
    .array(slotShape)
    .parse(await (await server.get(`/api/cancel/events/${event}/time-slots?token=${token}${query}`)).json());
const isFree = async (event: number, startTime: string) =>
  (await slotsOf(server, event)).some(({ start_time: at, is_booked }) => at === startTime && !is_booked);

describe('a move by the emailed link', () => {
  it('takes the new time, frees the old one, keeps the booking, and emails both sides', async () => {
    const before = await row();
    const to = (await slotsOf(server, other))[3];
    if (!to) throw new Error('no slot');
    const answer = await moved(to);
    expect(answer).toMatchObject({
      booking_reference: booked.booking_reference,
      booking: { event_date: WEDNESDAY, start_time: to.start_time, status: 'confirmed' },
      is_confirmed_by_email: true,
      is_business_emailed: true,
      change_notice_hours: 0,
      changes_until: to.starts_at,
    });
    const after = await row();
    expect(after).toMatchObject({
      id: before.id,
      eventId: other,
      sequence: before.sequence + 1,
      movedCount: 1,
      servicePricePence: before.servicePricePence,
      changeNoticeHours: before.changeNoticeHours,
      cancelTokenHash: before.cancelTokenHash,
      createdAt: before.createdAt,
    });
    expect(await isFree(eventId, slot.start_time)).toBe(true);
    expect(await isFree(other, to.start_time)).toBe(false);
    expect((await emailsIn(server)).slice(2)).toEqual([
      'booking_moved to ada@example.com',
      'booking_moved_owner to hello@willow.example',
    ]);
    expect((await book(server, slot, { attendee_email: 'grace@example.com' })).status).toBe(201);
  });

  it('to its present time succeeds, and emails nobody again', async () => {
    const to = await firstFree(server, other);
    const first = await moved(to);
    expect(await moved(to)).toEqual(first);
    expect(await emailsIn(server)).toHaveLength(4);
    expect((await row()).movedCount).toBe(1);
    expect(await moved(to)).toEqual(first);
  });

  it('is refused where the time is taken, with what is still free', async () => {
    const taken = (await slotsOf(server, eventId))[1];
    if (!taken) throw new Error('no slot');
    await bookedBy(book(server, taken, { attendee_email: 'grace@example.com' }));
    const refusal = await takenBy(move(taken));
    expect(refusal).toMatchObject({ status: 409, error: SLOT_JUST_BOOKED });
    const free = refusal.slots.filter(({ is_booked }) => !is_booked).map(({ id }) => id);
    expect(free.length).toBeGreaterThan(0);
    expect(free).not.toContain(slot.id);
    expect(free).not.toContain(taken.id);
    expect(await row()).toMatchObject({ eventId, startTime: slot.start_time, movedCount: 0 });
  });

  it('is refused once cancelled, when it has begun, or with no such link or time', async () => {
    const to = await firstFree(server, other);
    expect(await refusalOf(move(to, 'x'.repeat(43)))).toMatchObject({
      status: 404,
      error: CANCEL_LINK_INVALID,
    });
    for (const id of ['nonsense', `${other}-0-0-0301`, '999999-0-0-0900'])
      expect((await move({ id })).status).toBe(404);
    server.clock.now = Date.parse(slot.starts_at);
    expect(await refusalOf(move(to))).toMatchObject({ status: 409, error: CANCEL_TOO_LATE });
    server.clock.now -= HOUR;
    await server.post('/api/cancel/booking', { token });
    expect(await refusalOf(move(to))).toMatchObject({ status: 409, error: BOOKING_IS_CANCELLED });
  });

  it('keeps the policy that was shown when it was booked, names the business when it is too late, and may be switched off', async () => {
    await server.database.update(businesses).set({ changeNoticeHours: 24, phone: '01422 555 010' });
    booked = await bookedBy(book(server, await firstFree(server, eventId)));
    token = tokenIn(booked.cancel_url);
    await server.database.update(businesses).set({ changeNoticeHours: 0, customersMayMove: false });
    const to = await firstFree(server, other);
    expect(await refusalOf(move(to))).toMatchObject({ status: 409, error: ONLY_BUSINESS_MOVES });
    await server.database.update(businesses).set({ customersMayMove: true });
    server.clock.now = Date.parse(booked.booking.starts_at) - 24 * HOUR;
    const refusal = await refusalOf(move(to));
    expect(refusal.error).toContain('24 hours before they start');
    expect(refusal.error).toContain('01422 555 010 or hello@willow.example');
    server.clock.now -= 1;
    expect((await moved(to)).change_notice_hours).toBe(24);
  });

  it('is refused while the business takes no bookings, and after very many moves', async () => {
    const to = await firstFree(server, other);
    await server.database.update(businesses).set({ isActive: false });
    expect(await refusalOf(move(to))).toMatchObject({ status: 402, error: DIARY_NOT_TAKING_BOOKINGS });
    await server.database.update(businesses).set({ isActive: true });
    await server.database.update(bookings).set({ movedCount: MOVES_OF_BOOKING_MAX });
    expect(await refusalOf(move(to))).toMatchObject({ status: 409, error: MOVED_TOO_OFTEN });
  });
});

describe('the times to move to', () => {
  it('are those of the diary, month by month, with only what the booking can take', async () => {
    await server.add.event(businessId, { date: WEDNESDAY, name: 'Something else' });
    const shown = await answerTo(diary, server.get(`/api/cancel/diary?token=${token}`));
    expect(shown.events.map(({ id }) => id)).toEqual([eventId, other]);
    expect(shown.dates.map(({ date }) => date)).toEqual([TUESDAY, WEDNESDAY]);
    expect(shown.events[0]?.taken_count).toBe(0);
    const month = await server.get(`/api/cancel/diary/months/2026-11?token=${token}`);
    expect(diaryMonth.parse(await month.json()).events.map(({ id }) => id)).toEqual([eventId, other]);
    expect((await moveSlots()).every(({ is_booked }) => !is_booked)).toBe(true);
    expect((await server.get('/api/cancel/diary?token=wrong')).status).toBe(404);
  });

  it('leave out its present time', async () => {
    const shown = await answerTo(diary, server.get(`/api/cancel/diary?token=${token}`));
    expect(shown.opening?.event_id).toBe(eventId);
    const all = await slotsOf(server, eventId);
    for (const slots of [shown.opening?.slots, await moveSlots()])
      expect(slots?.map(({ id }) => id)).toEqual(all.map(({ id }) => id).filter((id) => id !== slot.id));
  });

  it('are of its own service at its length, even where that overlaps its present time or is archived since', async () => {
    const planned = { date: WEDNESDAY, name: 'Cuts', serviceMode: 'individual_services' as const };
    const cuts = (await server.add.event(businessId, planned)).id;
    await server.add.services(cuts, [{ name: 'Colour', durationMinutes: 120 }, { name: 'Cut' }]);
    const cut = (await server.add.service(cuts, { name: 'Trim', durationMinutes: 60 })).id;
    booked = await bookedBy(book(server, await firstFree(server, cuts, `?service_id=${cut}`)));
    token = tokenIn(booked.cancel_url);
    await server.database.update(catalogue).set({ archivedAt: 1, pricePence: 9900 });
    const shown = await answerTo(diary, server.get(`/api/cancel/diary?token=${token}`));
    expect(shown.events.map(({ services }) => services.map(({ service_name }) => service_name))).toEqual([
      ['Trim'],
    ]);
    const slots = await moveSlots(cuts, `&service_id=${cut}`);
    const overlapping = slots.find(({ start_time }) => start_time === '09:15');
    expect(overlapping).toMatchObject({ end_time: '10:15', is_booked: false });
    if (!overlapping) return;
    await moved(overlapping);
    expect(await row()).toMatchObject({ startTime: '09:15', serviceName: 'Trim', servicePricePence: 3800 });
  });

  it('are of any person who offers it, and any place', async () => {
    const [ann, bob] = [
      await server.add.person(businessId),
      await server.add.person(businessId, { name: 'Bob' }),
    ];
    const team = (await server.add.event(businessId, { date: WEDNESDAY })).id;
    for (const { id } of [ann, bob]) await server.add.atEvent(team, id);
    const [first] = await moveSlots(team, `&person_id=${bob.id}`);
    expect(first).toMatchObject({ person_name: 'Bob', is_booked: false });
    if (!first) return;
    expect((await moved(first)).booking).toMatchObject({ person_name: 'Bob', event_date: WEDNESDAY });
    expect((await row()).personId).toBe(bob.id);
  });

  it('of a day event are the places at others, and the one it leaves is free then', async () => {
    const workshop = { type: 'day_event' as const, name: 'Workshop' };
    const small = (await server.add.event(businessId, workshop)).id;
    await server.add.venue(small, { maxCapacity: 1 });
    const big = (await server.add.event(businessId, { ...workshop, date: WEDNESDAY })).id;
    await server.add.venue(big, { maxCapacity: 1 });
    booked = await bookedBy(book(server, await firstFree(server, small)));
    token = tokenIn(booked.cancel_url);
    expect((await slotsOf(server, small))[0]?.is_booked).toBe(true);
    expect(await moveSlots(small)).toEqual([]);
    expect((await moveSlots(big))[0]).toMatchObject({ is_booked: false, places_left: 1 });
    const place = await firstFree(server, big);
    await moved(place);
    expect((await slotsOf(server, small))[0]?.places_left).toBe(1);
    expect((await slotsOf(server, big))[0]?.places_left).toBe(0);
  });
});

describe('an email that is still to be sent', () => {
  // Makes all emails unsent again. It waits first, because one that is being sent would be marked as sent
  // afterwards.
  const queue = async () => {
    await emailsSent(server);
    await server.database.update(emails).set({ status: 'queued', dueAt: 4e12, isReady: false });
  };
  const told = async () =>
    (await server.database.select().from(emails).orderBy(emails.id)).map(({ kind, payload }) => {
      const { startTime, formerTime } = emailFacts.parse(payload);
      return `${kind} ${startTime}${formerTime ? ` from ${formerTime.startTime}` : ''}`;
    });

  it('says the new time, and the last move alone', async () => {
    await queue();
    const [, second, third] = await slotsOf(server, eventId);
    if (!second || !third) throw new Error('three slots');
    await moved(second);
    await queue();
    await moved(third);
    expect(await told()).toEqual([
      'booking_confirmed 10:40',
      'booking_received 10:40',
      'booking_moved 10:40 from 09:00',
      'booking_moved_owner 10:40 from 09:00',
    ]);
  });

  it('says everything of the new venue', async () => {
    await server.add.venue(other, { address: '14 Bridge Street' });
    await queue();
    await moved(await firstFree(server, other));
    const copy = venueCopyIn(await row());
    for (const [column, text] of Object.entries(copy)) expect(text, column).not.toBeNull();
    const rewritten = await server.database
      .select()
      .from(emails)
      .where(inArray(emails.kind, ['booking_confirmed', 'booking_received']));
    expect(rewritten.map(({ payload }) => venueCopyIn(emailFacts.parse(payload)))).toEqual([copy, copy]);
  });

  it('is a reminder of the new time, and none of the old one', async () => {
    const later = (await server.add.event(businessId, { date: '2026-12-08' })).id;
    server.clock.now = Date.parse('2026-11-22T09:00:00Z');
    await server.database.write({}, (tx) => queueDueReminders(tx, server.clock.now, 50));
    await queue();
    await moved(await firstFree(server, later));
    expect((await row()).reminderDueAt).toBe(Date.parse('2026-12-06T09:00:00Z'));
    expect(await told()).not.toContain('booking_reminder 09:00');
    await moved(slot);
    expect((await row()).reminderDueAt).toBe(null);
    await moved(await firstFree(server, later));
    server.clock.now = Date.parse('2026-12-06T09:00:00Z');
    await server.database.write({}, (tx) => queueDueReminders(tx, server.clock.now, 50));
    const [last] = (await server.database.select().from(emails).orderBy(emails.id)).slice(-1);
    expect(last?.kind).toBe('booking_reminder');
    expect(emailFacts.parse(last?.payload).eventDate).toBe('2026-12-08');
  });

  it('is bounded for one address: the move succeeds, and the response says that no email confirms it', async () => {
    await importStrangersEmails(server, 'ada@example.com', STRANGERS_EMAILS_PER_DAY);
    const answer = await moved(await firstFree(server, other));
    expect(answer).toMatchObject({ is_confirmed_by_email: false, is_business_emailed: true });
    expect((await row()).eventId).toBe(other);
  });
});

it('follows an event to its replacement', async () => {
  const to = await firstFree(server, other);
  const later = (await server.add.event(businessId, { date: WEDNESDAY })).id;
  await server.database
    .insert(replacedEvents)
    .values({ eventId: other, businessId, successorId: later, replacedAt: 1 });
  await server.database.delete(events).where(eq(events.id, other));
  expect((await moved(to)).booking.event_date).toBe(WEDNESDAY);
  expect((await row()).eventId).toBe(later);
  expect((await moved(to)).booking.start_time).toBe(to.start_time);
});

it('carries an update of the invitation, which replaces the old entry in another’s parser', async () => {
  await emailsSent(server);
  await moved(await firstFree(server, other));
  await emailsSent(server);
  const answer = await server.get(`/api/cancel/invite.ics?token=${token}`);
  expect(await answer.text()).toContain('SEQUENCE:1');
});
