/**
 * Moves and owners' own bookings at the same moment as other moves, bookings and cancellations, in two
 * processes.
 */

import { afterEach, expect, it } from 'vitest';
import { bookedAnswer } from '@daybook/schema/contract/booking';
import { calls } from '@daybook/schema/contract/calls';
import type { Slot } from '@daybook/schema/contract/slot';
import { bookings } from '../src/database/booking-tables.ts';
import { events } from '../src/database/tables.ts';
import { DEMO_OWNER } from '../src/sample-data/demo-businesses.ts';
import { answerTo, tokenIn, bookingRequestFor } from './booking-requests.ts';
import { now } from './clock.ts';
import { freeSlots } from './customer.ts';
import { grouped } from './grouped.ts';
import { LAUNCH_TEST_MILLISECONDS, launchServer, type LaunchedServer } from './launch.ts';
import { overlapsOf } from './overlaps.ts';
import { signIn } from './owner.ts';
import { openPlace } from './test-database.ts';

const SECRET = 'a secret for the sessions of this test alone';
const servers: LaunchedServer[] = [];
afterEach(async () => {
  // The first made the database, and removes it.
  for (const server of servers.splice(0).reverse()) await server.stop();
});

async function launchTwo(): Promise<[LaunchedServer, LaunchedServer]> {
  const env = { SESSION_SECRET: SECRET };
  const first = await launchServer({ env });
  servers.push(first);
  const second = await launchServer({ env, place: first });
  servers.push(second);
  return [first, second];
}

const post = (url: string, path: string, body: unknown) =>
  fetch(url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
const book = (url: string, slot: Slot, number: number) =>
  post(
    url,
    `/api/time-slots/${slot.id}/book`,
    bookingRequestFor(slot, { attendee_email: `ada-${number}@example.com` }),
  );
const move = (url: string, token: string, slot: Slot) =>
  post(url, '/api/cancel/move', { token, slot_id: slot.id });
const cancel = (url: string, token: string) => post(url, '/api/cancel/booking', { token });

async function bookingsIn(place: LaunchedServer) {
  const database = openPlace(place);
  const rows = await database.select().from(bookings);
  const planned = await database.select().from(events);
  await database.close();
  return { rows, overlaps: overlapsOf(rows, planned) };
}

it(
  'Of two who move to one time, of one who moves and one who books, one gets it; a move and a cancellation end as one of them says',
  async () => {
    const [first, second] = await launchTwo();
    const slots = await freeSlots(first.url, 'willow-co-hair');
    // A booking without a service moves among the times of events of one name.
    const ofEvents = [...grouped(slots, ({ id }) => id.split('-')[0] ?? '').values()];
    const rounds = ofEvents.filter((ofEvent) => ofEvent.length >= 4).slice(0, 4);
    expect(rounds).toHaveLength(4);
    for (const [round, [ada, grace, wanted, also]] of rounds.entries()) {
      if (!ada || !grace || !wanted || !also) throw new Error('the demo salon has too few free slots');
      const number = round * 10;
      const answers = await Promise.all([book(first.url, ada, number), book(second.url, grace, number + 1)]);
      const [one = '', other = ''] = await Promise.all(
        answers.map(async (answer) => tokenIn(bookedAnswer.parse(await answer.json()).cancel_url)),
      );

      const movers = await Promise.all([
        move(first.url, one, wanted),
        move(second.url, other, wanted),
        move(second.url, one, wanted),
        move(first.url, other, wanted),
      ]);
      const statuses = movers.map(({ status }) => status);
      // Each request is sent twice, and gets the same response twice.
      expect(statuses.filter((status) => status === 200)).toHaveLength(2);
      expect(statuses.filter((status) => status === 409)).toHaveLength(2);
      expect(statuses[0]).toBe(statuses[2]);

      const loser = statuses[0] === 409 ? one : other;
      const winner = loser === one ? other : one;
      const [moved, booked] = await Promise.all([
        move(first.url, loser, also),
        book(second.url, also, number + 2),
      ]);
      expect([moved.status, booked.status].sort()).toEqual(moved.status === 200 ? [200, 409] : [201, 409]);

      const home = winner === one ? ada : grace;
      const [back, gone] = await Promise.all([move(first.url, winner, home), cancel(second.url, winner)]);
      expect(gone.status).toBe(200);
      expect([200, 409]).toContain(back.status);
      expect((await move(first.url, winner, wanted)).status).toBe(409);
    }
    const { rows, overlaps } = await bookingsIn(first);
    expect(overlaps).toEqual([]);
    const ours = rows.filter(({ attendeeEmail }) => attendeeEmail.startsWith('ada-'));
    expect(ours.filter(({ status }) => status === 'cancelled')).toHaveLength(rounds.length);
  },
  LAUNCH_TEST_MILLISECONDS,
);

it(
  'A booking is at its old time or at its new one, though the process that moves it is killed',
  async () => {
    const [first, second] = await launchTwo();
    const slots = await freeSlots(first.url, 'willow-co-hair');
    const half = Math.floor(slots.length / 2);
    const booked = await Promise.all(
      slots.slice(0, Math.min(half, 12)).map(async (slot, number) => {
        const answer = await answerTo(bookedAnswer, book(first.url, slot, number));
        return { token: tokenIn(answer.cancel_url), reference: answer.booking_reference, slot };
      }),
    );
    const moves = booked.map(({ token }, nth) => {
      const to = slots[half + nth];
      if (!to) throw new Error('too few free slots');
      return move(second.url, token, to).then(
        (answer) => answer.status,
        () => null,
      );
    });
    await Promise.race(moves);
    await second.kill();
    const statuses = await Promise.all(moves);
    const { rows, overlaps } = await bookingsIn(first);
    expect(overlaps).toEqual([]);
    booked.forEach(({ reference, slot }, nth) => {
      const row = rows.find((one) => one.reference === reference);
      const places = [slot.starts_at, slots[half + nth]?.starts_at].map((at) => Date.parse(at ?? ''));
      expect(places).toContain(row?.startsAt);
      if (statuses[nth] === 200) expect(row?.startsAt).toBe(places[1]);
    });
  },
  LAUNCH_TEST_MILLISECONDS,
);

it(
  'Of owners’ own bookings of one time in two processes, and a customer’s, one gets it and nobody overlaps unasked',
  async () => {
    const [first, second] = await launchTwo();
    const database = openPlace(first);
    const at = { database, clock: { now: now() }, secret: SECRET };
    const [here, there] = await Promise.all(
      [first, second].map(({ url }) => signIn({ ...at, url, publicUrl: url }, DEMO_OWNER.email)),
    );
    await database.close();
    if (!here || !there) throw new Error('nobody signed in');
    const owned = await answerTo(calls.listMyBusinesses.answer, here.get('/api/businesses/my'));
    const businessId = owned.find(({ diary_slug: slug }) => slug === 'willow-co-hair')?.id ?? 0;
    const add = (owner: typeof here, slot: Slot, name: string) =>
      owner.post(`/api/businesses/${businessId}/bookings`, { slot_id: slot.id, attendee_first_name: name });
    const slots = (await freeSlots(first.url, 'willow-co-hair'))
      .filter((_, nth) => nth % 3 === 0)
      .slice(0, 8);
    expect(slots).toHaveLength(8);
    for (const [number, slot] of slots.entries()) {
      const answers = await Promise.all([
        add(here, slot, `Here ${number}`),
        add(there, slot, `There ${number}`),
        ...(number % 2 ? [book(second.url, slot, 100 + number), book(first.url, slot, 200 + number)] : []),
      ]);
      const statuses = answers.map(({ status }) => status).sort();
      expect(statuses).toEqual([201, ...statuses.slice(1).map(() => 409)]);
    }
    const { rows, overlaps } = await bookingsIn(first);
    expect(overlaps).toEqual([]);
    expect(rows.filter(({ allowedOverlap, madeBy }) => allowedOverlap && madeBy === 'owner')).toEqual([]);
  },
  LAUNCH_TEST_MILLISECONDS,
);
