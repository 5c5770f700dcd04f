/**
 * A day event that runs past midnight: planned, stored, shown, booked, and described in emails and calendars.
 */

import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { diary } from '@daybook/schema/contract/diary';
import { ownerEvent } from '@daybook/schema/contract/event';
import { ownerBooking } from '@daybook/schema/contract/owner-booking';
import { exampleVenue } from '@daybook/schema/test/example-venue';
import { DAY_EVENT_TOO_LONG, END_AFTER_START } from '@daybook/schema/words/event-texts';
import { bookings } from '../src/database/booking-tables.ts';
import { emails } from '../src/database/email-tables.ts';
import { events } from '../src/database/tables.ts';
import { answerTo, bookFree, emailsSent, refusalOf, slotsOf, tokenIn } from './booking-requests.ts';
import type { Owner } from './owner.ts';
import { plan } from './plans.ts';
import { startWithBusiness, TUESDAY, type TestServer } from './start.ts';

let server: TestServer;
let owner: Owner;
let businessId: number;
let slug: string;

beforeEach(async () => {
  ({ server, owner, businessId, slug } = await startWithBusiness());
});
afterEach(() => server.stop());

const ball = (given: Record<string, unknown> = {}) =>
  plan({
    event_name: 'Barn dance',
    event_type: 'day_event',
    start_time: '19:00',
    end_time: '01:00',
    has_lunch_break: false,
    venue: exampleVenue,
    ...given,
  });
const path = (call: string) => `/api/businesses/${businessId}/${call}`;
const create = (given: Record<string, unknown> = {}) => owner.post(path('events'), ball(given));
const created = () => answerTo(ownerEvent, create());

it('is planned and stored, and shown as the clock shows it', async () => {
  const event = await created();
  const hours = { event_date: TUESDAY, start_time: '19:00', end_time: '01:00' };
  expect(event).toMatchObject(hours);
  // Stored like this so that the table's own check, and the order of lists, work for it too.
  expect((await server.database.select().from(events))[0]).toMatchObject({
    startTime: '19:00',
    endTime: '25:00',
  });
  const shown = await answerTo(diary, server.get(`/api/diary/${slug}`));
  expect(shown.events).toMatchObject([hours]);
  expect(await slotsOf(server, event.id)).toMatchObject([
    {
      start_time: '19:00',
      end_time: '01:00',
      starts_at: '2026-11-24T19:00:00.000Z',
      ends_at: '2026-11-25T01:00:00.000Z',
    },
  ]);
});

it('lasts less than 24 hours, and others end on the day on which they start', async () => {
  expect(await refusalOf(create({ end_time: '19:00' }))).toMatchObject({
    status: 400,
    fields: { end_time: DAY_EVENT_TOO_LONG },
  });
  expect(await refusalOf(create({ event_type: 'booking' }))).toMatchObject({
    status: 400,
    fields: { end_time: END_AFTER_START },
  });
  expect((await create({ start_time: '09:00', end_time: '08:59' })).status).toBe(201);
});

it('is booked, listed on its first day, and described in the email, the reminder’s facts and the calendar file', async () => {
  const event = await created();
  const booked = await bookFree(server, event.id);
  expect(booked.booking).toMatchObject({ start_time: '19:00', end_time: '01:00', event_date: TUESDAY });
  const listed = await (await owner.get(path(`bookings?from=${TUESDAY}&to=${TUESDAY}`))).json();
  expect(z.array(ownerBooking).parse(listed)).toMatchObject([{ ends_at: '2026-11-25T01:00:00.000Z' }]);
  const calendar = await server.get(`/api/cancel/invite.ics?token=${tokenIn(booked.cancel_url)}`);
  const text = await calendar.text();
  expect(text).toContain('DTSTART:20261124T190000Z');
  expect(text).toContain('DTEND:20261125T010000Z');
  expect(booked.google_calendar_url).toContain('dates=20261124T190000Z%2F20261125T010000Z');
  await emailsSent(server);
  const mails = z
    .array(z.object({ subject: z.string(), text: z.string() }))
    .parse(await (await server.get('/dev/mail.json')).json());
  expect(mails).toHaveLength(2);
  for (const mail of mails) expect(mail.text).toContain('19:00 to 01:00 the next day');
  const [{ reminderDueAt } = { reminderDueAt: 0 }] = await server.database.select().from(bookings);
  expect(new Date(reminderDueAt ?? 0).toISOString()).toBe('2026-11-22T19:00:00.000Z');
  expect((await server.database.select().from(emails))[0]?.payload).toMatchObject({ endTime: '01:00' });
});

it('keeps its hours in a copy', async () => {
  const { id } = await created();
  const copy = await owner.post(path(`events/${id}/duplicate`), { event_date: '2026-12-24' });
  expect(ownerEvent.parse(await copy.json())).toMatchObject({
    event_date: '2026-12-24',
    start_time: '19:00',
    end_time: '01:00',
  });
});
