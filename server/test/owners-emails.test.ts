/** Emails that an owner's changes cause: bounded for each recipient, so that nobody can be flooded through us. */

import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { OWNERS_EMAILS_PER_HOUR, TYPED_ADDRESSES_ON_TRIAL_PER_DAY } from '@daybook/schema/figures/bounds';
import { DAY, HOUR } from '@daybook/schema/figures/periods';
import { emails } from '../src/database/email-tables.ts';
import { businesses } from '../src/database/tables.ts';
import { PRODUCTION_RATES } from '../src/http/rate-limits.ts';
import { bookFree, emailsSent } from './booking-requests.ts';
import { openSalon, type Salon } from './salon.ts';
import { NOW, startServer, TUESDAY, type TestServer } from './start.ts';

let server: TestServer;
let salon: Salon;
beforeEach(async () => {
  server = await startServer({ rates: { owner: { typedOnTrial: PRODUCTION_RATES.owner.typedOnTrial } } });
  salon = await openSalon(server);
});
afterEach(() => server.stop());

const LONG_DAY = { start_time: '09:00', end_time: '17:00', slot_duration_minutes: 30, buffer_minutes: 0 };
const kindsTo = async (recipient: string) =>
  (await server.database.select().from(emails).where(eq(emails.recipient, recipient))).map(
    ({ kind }) => kind,
  );

it('moving one booking to and fro emails its customer a bounded number of times, and again an hour later', async () => {
  const event = await salon.addEvent(LONG_DAY);
  const { booking_reference: reference } = await bookFree(server, event.id);
  const move = async (start_time: string) => {
    const body = { date: TUESDAY, start_time, allow_overlap: true };
    const answer = await salon.owner.post(`/api/bookings/${reference}/move`, body);
    expect(answer.status).toBe(200);
    // An email that is still unsent gives way to the next.
    await emailsSent(server);
    return answer.json();
  };
  for (let time = 0; time < OWNERS_EMAILS_PER_HOUR + 5; time += 1) await move(time % 2 ? '10:00' : '11:00');
  const moves = async () =>
    (await kindsTo('ada@example.com')).filter((kind) => kind === 'booking_moved').length;
  expect(await moves()).toBe(OWNERS_EMAILS_PER_HOUR);
  expect(await move('12:00')).toMatchObject({ is_attendee_notified: false });
  server.clock.now = NOW + HOUR;
  expect(await move('13:00')).toMatchObject({ is_attendee_notified: true });
});

it('cancelling many bookings of one address sends one email, and a few get one each', async () => {
  const event = await salon.addEvent(LONG_DAY);
  for (const _ of Array(6).keys())
    await bookFree(server, event.id, 0, { attendee_email: 'class@example.com' });
  for (const _ of Array(2).keys()) await bookFree(server, event.id, 0, { attendee_email: 'few@example.com' });
  const answer = await salon.owner.delete(salon.at(`events/${event.id}`));
  expect(await answer.json()).toMatchObject({ attendees_notified: 2 });
  const cancelled = async (to: string) =>
    (await kindsTo(to)).filter((kind) => kind === 'booking_withdrawn').length;
  expect([await cancelled('class@example.com'), await cancelled('few@example.com')]).toEqual([1, 2]);
});

it('a business on trial can type fewer new addresses a day, and its emails carry no web addresses', async () => {
  await server.database
    .update(businesses)
    .set({ paidAt: null, trialEndsAt: NOW + 3 * DAY })
    .where(eq(businesses.id, salon.businessId));
  await salon.addEvent({ personal_message: 'Come early\nhttps://evil.test/now' });
  const add = async (number: number) =>
    (
      await salon.owner.post(salon.at('bookings'), {
        date: TUESDAY,
        start_time: '09:00',
        attendee_first_name: 'Ada',
        attendee_email: `stranger-${number}@example.com`,
        allow_overlap: true,
      })
    ).status;
  for (let number = 0; number < TYPED_ADDRESSES_ON_TRIAL_PER_DAY; number += 1)
    expect(await add(number)).toBe(201);
  expect(await add(1000)).toBe(429);
  const [first] = await server.database
    .select()
    .from(emails)
    .where(eq(emails.recipient, 'stranger-0@example.com'));
  expect(JSON.stringify(first?.payload)).toContain('Come early');
  expect(JSON.stringify(first?.payload)).not.toContain('evil.test');
});
