import { and, eq } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { PRESSES_AT_ONCE } from '@daybook/schema/figures/promises';
import { todayIn } from '@daybook/schema/rules/calendar-day';
import { addDays } from '@daybook/schema/rules/date';
import { bookings, claims } from '../src/database/booking-tables.ts';
import { businesses, events } from '../src/database/tables.ts';
import { buildersFor } from './builders.ts';
import { book, freeSlots, type Attempt } from './customer.ts';
import { LAUNCH_TEST_MILLISECONDS, launchServer, type LaunchedServer } from './launch.ts';
import { overlapsOf } from './overlaps.ts';
import { type DatabasePlace, newPlace, openPlace } from './test-database.ts';

const servers: LaunchedServer[] = [];
afterEach(async () => {
  // The first made the database, and removes it.
  for (const server of servers.splice(0).reverse()) await server.stop();
});

async function launch(options: Parameters<typeof launchServer>[0] = {}): Promise<LaunchedServer> {
  const server = await launchServer(options);
  servers.push(server);
  return server;
}

const countOf = (attempts: Attempt[], status: number) =>
  attempts.filter((attempt) => attempt.status === status).length;

async function overlapsIn(place: DatabasePlace): Promise<unknown[]> {
  const database = openPlace(place);
  const rows = await database.select().from(bookings);
  const planned = await database.select().from(events);
  await database.close();
  return overlapsOf(rows, planned);
}

it(
  'Two processes that start at once make one demonstration, nothing twice on any day',
  async () => {
    const place = await newPlace();
    try {
      await Promise.all([launch({ place }), launch({ place })]);
      const database = openPlace(place);
      const demonstrations = await database.select().from(businesses).where(eq(businesses.isDemo, true));
      expect(demonstrations).toHaveLength(1);
      const its = eq(events.businessId, demonstrations[0]?.id ?? 0);
      const planned = await database.select().from(events).where(its);
      await database.close();
      expect(new Set(planned.map(({ date }) => date)).size).toBe(25);
      // Some days have services as well as their plain times, but nothing twice.
      expect(new Set(planned.map(({ date, name }) => `${date} ${name}`)).size).toBe(planned.length);
    } finally {
      await Promise.all(servers.splice(0).map((server) => server.stop()));
      await place.remove();
    }
  },
  LAUNCH_TEST_MILLISECONDS,
);

/** Adds a business with so many people, all of them at each of so many events tomorrow. */
async function teamOf(place: DatabasePlace, { people, events: many }: { people: number; events: number }) {
  const database = openPlace(place);
  const add = buildersFor(database);
  const { id: businessId, diarySlug } = await add.business();
  const team = await Promise.all(
    Array.from({ length: people }, (_, nth) => add.person(businessId, { name: `Ann ${nth}` })),
  );
  const date = addDays(todayIn('Europe/London', Date.now()), 1);
  for (let nth = 0; nth < many; nth += 1) {
    const { id } = await add.event(businessId, {
      date,
      slotMinutes: 45 + nth,
      lunchStartTime: null,
      lunchEndTime: null,
      startTime: '10:30',
    });
    for (const person of team) await add.atEvent(id, person.id);
  }
  return { slug: diarySlug, add: database };
}

describe('two hundred people who press Book at the same moment', () => {
  it(
    'get one booking, and all others a refusal',
    async () => {
      const server = await launch();
      const [slot] = await freeSlots(server.url, 'willow-co-hair');
      if (!slot) throw new Error('the demo salon has no free slot');
      const attempts = await Promise.all(
        Array.from({ length: PRESSES_AT_ONCE }, (_, number) => book(server.url, slot, number)),
      );
      expect(countOf(attempts, 201)).toBe(1);
      expect(countOf(attempts, 409)).toBe(PRESSES_AT_ONCE - 1);
    },
    LAUNCH_TEST_MILLISECONDS,
  );

  it(
    'get one booking when they reach two processes on one database',
    async () => {
      const first = await launch();
      const second = await launch({ place: first });
      const slots = (await freeSlots(first.url, 'willow-co-hair')).slice(0, 5);
      expect(slots).toHaveLength(5);
      for (const slot of slots) {
        const attempts = await Promise.all(
          Array.from({ length: 40 }, (_, number) => book((number % 2 ? first : second).url, slot, number)),
        );
        expect(countOf(attempts, 201)).toBe(1);
        expect(countOf(attempts, 409)).toBe(39);
      }
      expect(await overlapsIn(first)).toEqual([]);
    },
    LAUNCH_TEST_MILLISECONDS,
  );

  it(
    'get one booking of one person, though three events overlap and two processes take them',
    async () => {
      const first = await launch();
      const second = await launch({ place: first });
      const { slug, add } = await teamOf(first, { people: 1, events: 3 });
      const at = (await freeSlots(first.url, slug)).filter(({ start_time: start }) => start === '10:30');
      expect(at).toHaveLength(3);
      const attempts = await Promise.all(
        Array.from({ length: PRESSES_AT_ONCE }, (_, number) => {
          const slot = at[number % 3];
          if (!slot) throw new Error('not offered');
          return book((number % 2 ? first : second).url, slot, number);
        }),
      );
      expect(countOf(attempts, 201)).toBe(1);
      expect(countOf(attempts, 409)).toBe(PRESSES_AT_ONCE - 1);
      await add.close();
    },
    LAUNCH_TEST_MILLISECONDS,
  );

  it(
    'book a team out at three events in two processes, and no request fails or is lost',
    async () => {
      const first = await launch();
      const second = await launch({ place: first });
      const { slug, add } = await teamOf(first, { people: 3, events: 3 });
      const slots = await freeSlots(first.url, slug);
      const presses = slots.flatMap((slot) => [slot, slot, slot]);
      expect(presses.length).toBeGreaterThan(60);
      const attempts = await Promise.all(
        presses.map((slot, number) => book((number % 2 ? first : second).url, slot, number)),
      );
      const booked = countOf(attempts, 201);
      expect(booked + countOf(attempts, 409)).toBe(presses.length);
      const its = eq(businesses.diarySlug, slug);
      const held = await add
        .select({ id: claims.id })
        .from(claims)
        .innerJoin(bookings, eq(bookings.id, claims.bookingId))
        .innerJoin(businesses, and(eq(businesses.id, bookings.businessId), its));
      expect(held).toHaveLength(booked);
      // No refused customer could have had the time: everybody in the team is booked at each requested time.
      expect(await freeSlots(first.url, slug)).toEqual([]);
      await add.close();
    },
    LAUNCH_TEST_MILLISECONDS,
  );

  it(
    'book each person once, though the process that takes them is killed',
    async () => {
      const place = await newPlace();
      try {
        const first = await launch({ place });
        const { slug, add } = await teamOf(place, { people: 2, events: 3 });
        const slots = (await freeSlots(first.url, slug)).flatMap((slot) => [slot, slot]);
        const presses = slots.map((slot, number) => book(first.url, slot, number).catch(() => null));
        await Promise.race(presses);
        await first.kill();
        const confirmed = (await Promise.all(presses)).flatMap((attempt) => attempt?.reference ?? []);

        const second = await launch({ place });
        const left = await freeSlots(second.url, slug);
        const attempts = await Promise.all(left.map((slot, number) => book(second.url, slot, 1000 + number)));
        expect(countOf(attempts, 201) + countOf(attempts, 409)).toBe(left.length);
        const its = eq(businesses.diarySlug, slug);
        const held = await add
          .select({
            reference: bookings.reference,
            personId: claims.resourceId,
            isMarked: claims.allowedOverlap,
          })
          .from(bookings)
          .innerJoin(businesses, and(eq(businesses.id, bookings.businessId), its))
          .leftJoin(claims, eq(claims.bookingId, bookings.id));
        expect(held.map(({ reference }) => reference)).toEqual(expect.arrayContaining(confirmed));
        expect(new Set(held.map(({ reference }) => reference)).size).toBe(held.length);
        expect(held.every(({ personId, isMarked }) => personId !== null && isMarked === false)).toBe(true);
        await add.close();
      } finally {
        await Promise.all(servers.splice(0).map((server) => server.stop()));
        await place.remove();
      }
    },
    LAUNCH_TEST_MILLISECONDS,
  );

  it(
    'get as many bookings with anyone as there are people, each with another',
    async () => {
      const server = await launch();
      const { slug, add } = await teamOf(server, { people: 3, events: 1 });
      const slot = (await freeSlots(server.url, slug)).find(({ start_time: start }) => start === '10:30');
      if (!slot) throw new Error('not offered');
      const attempts = await Promise.all(
        Array.from({ length: PRESSES_AT_ONCE }, (_, number) => book(server.url, slot, number)),
      );
      expect(countOf(attempts, 201)).toBe(3);
      expect(countOf(attempts, 409)).toBe(PRESSES_AT_ONCE - 3);
      const booked = await add
        .select({ personId: bookings.personId })
        .from(bookings)
        .where(eq(bookings.askedSlotId, slot.id));
      expect(new Set(booked.map(({ personId }) => personId)).size).toBe(3);
      await add.close();
    },
    LAUNCH_TEST_MILLISECONDS,
  );

  it(
    'get one booking and the same answer when they are one person whose request is repeated',
    async () => {
      const server = await launch();
      const [slot] = await freeSlots(server.url, 'willow-co-hair');
      if (!slot) throw new Error('the demo salon has no free slot');
      const attempts = await Promise.all(
        Array.from({ length: 50 }, () =>
          book(server.url, slot, 1, { 'Idempotency-Key': 'one-and-the-same' }),
        ),
      );
      expect(countOf(attempts, 201)).toBe(50);
      expect(new Set(attempts.map((attempt) => attempt.reference)).size).toBe(1);
    },
    LAUNCH_TEST_MILLISECONDS,
  );
});
