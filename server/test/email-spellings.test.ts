/**
 * An email address is the same in upper and lower case, in any script, whatever the language of the database.
 */

import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { OPEN_BOOKINGS_PER_EMAIL } from '@daybook/schema/figures/bookings';
import { DAY } from '@daybook/schema/figures/periods';
import { ERASED_ATTENDEE } from '@daybook/schema/words/erased-attendee';
import { TOO_MANY_OPEN_BOOKINGS } from '../src/bookings/booking-obstacles.ts';
import { bookings } from '../src/database/booking-tables.ts';
import { erasureRequests } from '../src/database/customer-tables.ts';
import { emails } from '../src/database/email-tables.ts';
import { newsletterSignups } from '../src/database/visitor-tables.ts';
import { signInAdmin } from './admin.ts';
import { book, bookedBy, emailsIn, emailsSent, refusalOf, slotsOf } from './booking-requests.ts';
import { answersOf, askForErasure, comeAs, dataTokenOf, seen } from './data-customer.ts';
import type { Owner } from './owner.ts';
import { NOW, startWithBusiness, type TestServer } from './start.ts';
import { newPlaceIn, type TestPlace } from './test-database.ts';

const AFTERWARDS = NOW + 6 * DAY;
/** One address twice: with a non-ASCII letter, and with one that Turkish lower-cases in its own way. */
const SPELLINGS = ['ZOË.IVES@x.uk', 'zoë.ives@X.uk'] as const;
const [CAPITALS, SMALL] = SPELLINGS;

// Turkish lower-cases I to a letter of its own. All other tests run in the language of compose.yaml.
describe('on a database in Turkish', () => {
  let place: TestPlace;
  let server: TestServer;
  let owner: Owner;
  let businessId: number;
  let eventId: number;

  beforeEach(async () => {
    place = await newPlaceIn('tr-TR');
    ({ server, owner, businessId } = await startWithBusiness({}, { place }));
    eventId = (await server.add.event(businessId, { slotMinutes: 15, bufferMinutes: 0 })).id;
  });
  afterEach(async () => {
    await server.stop();
    await place.remove();
  });

  it('nobody books more than the bound by spelling their address in two ways', async () => {
    const slots = await slotsOf(server, eventId);
    const requested = (at: number) => ({ attendee_email: SPELLINGS[at % 2] });
    for (const [at, slot] of slots.slice(0, OPEN_BOOKINGS_PER_EMAIL).entries())
      await bookedBy(book(server, slot, requested(at)));
    const next = slots[OPEN_BOOKINGS_PER_EMAIL];
    if (!next) throw new Error('too few slots');
    for (const at of [0, 1])
      expect(await refusalOf(book(server, next, requested(at)))).toMatchObject({
        error: TOO_MANY_OPEN_BOOKINGS,
      });
    const summary = await owner.get(`/api/businesses/${businessId}/summary`);
    expect(await summary.json()).toMatchObject({ unique_customers: 1 });
  });

  it('a customer sees the bookings of both spellings, and both are deleted', async () => {
    const { dataToken } = await comeAs(server, eventId, CAPITALS);
    await comeAs(server, eventId, SMALL);
    const data = await seen(server, dataToken);
    expect(data.bookings.map(({ attendee_email }) => attendee_email).sort()).toEqual([...SPELLINGS].sort());
    expect(data.bookings.map(({ emails: emailRows }) => emailRows.length)).toEqual([1, 1]);

    server.clock.now = AFTERWARDS;
    expect((await askForErasure(server, dataToken)).status).toBe(200);
    await emailsSent(server);
    const answers = answersOf(owner, businessId);
    expect((await answers.list()).requests).toMatchObject([{ attendee_email: CAPITALS, booking_count: 2 }]);
    const erased = await answers.forget(await answers.firstId());
    expect(await erased.json()).toEqual({ ok: true, has_found: true });
    const { attendeeEmail, normalisedEmail } = bookings;
    expect(await server.database.selectDistinct({ attendeeEmail, normalisedEmail }).from(bookings)).toEqual([
      { attendeeEmail: ERASED_ATTENDEE.email, normalisedEmail: ERASED_ATTENDEE.email },
    ]);
    // Sent to the address as they spelled it.
    expect((await emailsIn(server)).filter((email) => /zo/i.test(email))).toEqual([
      `customer_forgotten to ${CAPITALS}`,
    ]);
  });

  it('a deletion that finds nothing is not told as one, to the owner or the customer', async () => {
    const { dataToken, bookingId } = await comeAs(server, eventId, CAPITALS);
    server.clock.now = AFTERWARDS;
    await askForErasure(server, dataToken);
    await emailsSent(server);
    // As if the booking had been deleted meanwhile, with every email about it.
    await server.database.delete(emails);
    await server.database.delete(bookings).where(eq(bookings.id, bookingId));
    const answers = answersOf(owner, businessId);
    const agreed = await answers.forget(await answers.firstId());
    expect([agreed.status, await agreed.json()]).toEqual([200, { ok: true, has_found: false }]);
    expect(await server.database.select().from(erasureRequests)).toEqual([]);
    const told = await server.database.select().from(emails);
    expect(told).toMatchObject([
      { kind: 'customer_forgotten', recipient: CAPITALS, payload: { hasFound: false } },
    ]);
  });

  it('the newsletter knows both spellings as one reader, and an admin finds both', async () => {
    for (const email of SPELLINGS)
      expect((await server.post('/api/newsletter/signup', { email, signup_source: 'footer' })).status).toBe(
        200,
      );
    expect(await server.database.select().from(newsletterSignups)).toMatchObject([{ email: CAPITALS }]);
    await server.add.email({ kind: 'booking_confirmed', recipient: SMALL });
    const admin = await signInAdmin(server);
    for (const search of SPELLINGS) {
      const found = await admin.get(`/api/admin/outbox?search=${encodeURIComponent(search)}`);
      expect(await found.json()).toMatchObject({ total: 2 });
    }
  });

  it('a link to somebody’s data works for either spelling', async () => {
    const { bookingId } = await comeAs(server, eventId, CAPITALS);
    expect((await seen(server, dataTokenOf(server, bookingId, SMALL))).total).toBe(1);
  });
});
