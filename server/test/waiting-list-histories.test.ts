/**
 * Compares random histories of booking, moving, cancelling, offering, taking and expiring with a simple
 * model, and lets two people take the same time.
 */

import { asc } from 'drizzle-orm';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { offerTaken } from '@daybook/schema/contract/waiting-list';
import { MINUTE } from '@daybook/schema/figures/periods';
import { OFFERS_A_DAY } from '@daybook/schema/figures/waiting-list';
import { bookings, offers, waitingListEntries } from '../src/database/booking-tables.ts';
import { createLinkTokens } from '../src/tokens/seal.ts';
import { offerTimes } from '../src/waiting-list/offer-times.ts';
import { book, bookedBy, slotsOf, tokenIn } from './booking-requests.ts';
import { startServer, TUESDAY, type TestServer } from './start.ts';

const STARTS = ['09:00', '09:50', '10:40'];

let server: TestServer;
let other: TestServer;

beforeEach(async () => {
  server = await startServer({ hasJobs: false });
  other = await startServer({ place: server.place, hasJobs: false });
});
afterEach(async () => {
  await other.stop();
  await server.stop();
});

const look = ({ database }: TestServer) =>
  offerTimes({
    database,
    clock: () => server.clock.now,
    onMailQueued: () => undefined,
  });

/** Makes an event of three times, and so many people who wait for one of them. */
async function world(people: number) {
  const business = await server.add.business();
  const hours = { startTime: '09:00', endTime: '11:25', lunchStartTime: null, lunchEndTime: null };
  const { id: eventId } = await server.add.event(business.id, { date: TUESDAY, ...hours });
  const emails = Array.from({ length: people }, (_, at) => `person-${at}@b${business.id}.example`);
  for (const email of emails)
    await server.database.insert(waitingListEntries).values({
      businessId: business.id,
      attendeeFirstName: 'Mary',
      attendeeLastName: 'Anning',
      attendeeEmail: email,
      normalisedEmail: email,
      fromDate: TUESDAY,
      toDate: TUESDAY,
      partOfDay: 'any',
      madeBy: 'customer',
      openDates: [],
      createdAt: server.clock.now,
      confirmedAt: server.clock.now,
    });
  return { businessId: business.id, eventId, emails };
}

type World = Awaited<ReturnType<typeof world>>;

const offersOf = async ({ businessId }: World) =>
  (await server.database.select().from(offers).orderBy(asc(offers.id))).filter(
    (offer) => offer.businessId === businessId,
  );

async function take(on: TestServer, { emails }: World, offer: { id: number; entryId: number }) {
  const entries = await server.database.select().from(waitingListEntries);
  const email = entries.find(({ id }) => id === offer.entryId)?.attendeeEmail ?? emails[0] ?? '';
  const token = createLinkTokens('offerLink', [on.secret]).tokenOf({ id: offer.id, email });
  return on.post('/api/offers/take', { token });
}

const action = fc.oneof(
  fc.record({ is: fc.constant('book' as const), at: fc.nat(2) }),
  fc.record({ is: fc.constant('cancel' as const), at: fc.nat(2) }),
  fc.record({ is: fc.constant('move' as const), at: fc.nat(2), to: fc.nat(2) }),
  // A customer with a booking asks for an earlier time; taking one moves the booking.
  fc.record({ is: fc.constant('earlier' as const), at: fc.nat(2) }),
  fc.record({ is: fc.constant('look' as const), at: fc.nat(1) }),
  fc.record({ is: fc.constant('take' as const), at: fc.nat(3) }),
  fc.record({ is: fc.constant('wait' as const), at: fc.nat(2) }),
);

type Step = typeof action extends fc.Arbitrary<infer Value> ? Value : never;

/** The second person takes an offer that has expired, while another time is held for them. */
const TAKES_AN_EXPIRED_OFFER: Step[] = [
  { is: 'look', at: 0 },
  { is: 'wait', at: 2 },
  { is: 'look', at: 0 },
  { is: 'take', at: 1 },
  { is: 'cancel', at: 1 },
  { is: 'take', at: 2 },
];

it('never holds or books a time twice, and lists as free only times that nobody has, in any history', async () => {
  let number = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 6, maxLength: 14 }), async (history) => {
      server.clock.now = other.clock.now = Date.parse('2026-11-20T09:00:00Z');
      const about = await world(2);
      /** The token of the person who has booked each time. */
      const booked: (string | null)[] = [null, null, null];
      /** Until when each time is held. */
      const held = [0, 0, 0];
      const isFree = (at: number) => booked[at] === null && (held[at] ?? 0) <= server.clock.now;
      for (const step of history) {
        const { is, at } = step;
        if (is === 'wait') other.clock.now = server.clock.now += (at * 20 + 5) * MINUTE;
        if (is === 'look') {
          const before = (await offersOf(about)).length;
          await Promise.all(at === 0 ? [look(server)] : [look(server), look(other)]);
          for (const offer of (await offersOf(about)).slice(before)) {
            const time = STARTS.indexOf(offer.startTime);
            if (offer.expiresAt === null) continue;
            expect(isFree(time)).toBe(true);
            held[time] = offer.expiresAt;
          }
        }
        if (is === 'book') {
          const slot = (await slotsOf(server, about.eventId))[at];
          const email = `booker-${(number += 1)}@example.org`;
          const free = isFree(at);
          const answer = slot ? await book(other, slot, { attendee_email: email }) : null;
          expect(answer?.status).toBe(free ? 201 : 409);
          if (answer?.status === 201)
            booked[at] = tokenIn((await bookedBy(Promise.resolve(answer))).cancel_url);
        }
        const token = booked[at];
        if (is === 'cancel' && token) {
          expect((await server.post('/api/cancel/booking', { token })).status).toBe(200);
          booked[at] = null;
        }
        if (step.is === 'move' && token) {
          const slot = (await slotsOf(server, about.eventId))[step.to];
          const may = step.to === at || isFree(step.to);
          const answer = await other.post('/api/cancel/move', { token, slot_id: slot?.id });
          expect(answer.status).toBe(may ? 200 : 409);
          if (may) [booked[at], booked[step.to]] = [null, token];
        }
        if (is === 'earlier' && token)
          expect((await server.post('/api/cancel/earlier', { token, wants_earlier: true })).status).toBe(200);
        if (is === 'take') {
          const made = await offersOf(about);
          const offer = made.at(-1 - at);
          const time = STARTS.indexOf(offer?.startTime ?? '');
          if (offer && offer.outcome !== 'taken') {
            const isOpen = ({ outcome, expiresAt }: typeof offer) =>
              outcome === null && (expiresAt ?? 0) > server.clock.now;
            const may = booked[time] === null && (isOpen(offer) || isFree(time));
            const answer = await take(server, about, offer);
            // Somebody who has booked by another offer no longer waits.
            if (answer.status === 200) {
              expect(may).toBe(true);
              // Somebody who takes a time no longer waits: other times held for them become free.
              for (const one of made)
                if (one.entryId === offer.entryId && isOpen(one)) held[STARTS.indexOf(one.startTime)] = 0;
              held[time] = 0;
              const theirs = tokenIn(offerTaken.parse(await answer.json()).cancel_url);
              const from = booked.indexOf(theirs);
              if (from !== -1) booked[from] = null;
              booked[time] = theirs;
            } else expect(answer.status).toBe(409);
          }
        }
        const listed = (await slotsOf(server, about.eventId)).map((slot) => !slot.is_booked);
        expect(listed).toEqual(STARTS.map((_, time) => isFree(time)));
      }
      const all = await offersOf(about);
      const keys = all.map(({ entryId, startsAt }) => `${entryId} ${startsAt}`);
      expect(new Set(keys).size).toBe(keys.length);
      for (const id of new Set(all.map(({ entryId }) => entryId)))
        expect(all.filter(({ entryId }) => entryId === id).length).toBeLessThanOrEqual(OFFERS_A_DAY);
      const rows = (await server.database.select().from(bookings)).filter(
        (row) => row.businessId === about.businessId && row.status !== 'cancelled',
      );
      expect(rows.map(({ startTime }) => startTime).sort()).toEqual(
        STARTS.filter((_, time) => booked[time] !== null),
      );
    }),
    { numRuns: 10, examples: [[TAKES_AN_EXPIRED_OFFER]] },
  );
}, 120_000);

it('gives an offered time to its taker or, once it has expired, to one of taker and booker, over two processes', async () => {
  for (const passed of [0, 31]) {
    server.clock.now = other.clock.now = Date.parse('2026-11-20T09:00:00Z');
    const about = await world(1);
    await look(server);
    const [offer] = await offersOf(about);
    const slot = (await slotsOf(server, about.eventId))[STARTS.indexOf(offer?.startTime ?? '')];
    other.clock.now = server.clock.now += passed * MINUTE;
    if (!offer || !slot) throw new Error('nothing was offered');
    const [taken, bookedNow] = await Promise.all([
      take(server, about, offer),
      book(other, slot, { attendee_email: `rival-${passed}@example.org` }),
    ]);
    const outcome = [taken.status, bookedNow.status];
    if (passed === 0) expect(outcome).toEqual([200, 409]);
    else
      expect([
        [200, 409],
        [409, 201],
      ]).toContainEqual(outcome);
    const rows = (await server.database.select().from(bookings)).filter(
      (row) => row.businessId === about.businessId,
    );
    expect(rows).toHaveLength(1);
  }
});
