/**
 * Several processes on one PostgreSQL, which may itself be killed: nothing is lost, and nothing happens
 * twice.
 */

import { eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookings } from '../src/database/booking-tables.ts';
import type { OpenedDatabase } from '../src/database/database.ts';
import { emails } from '../src/database/email-tables.ts';
import { events } from '../src/database/tables.ts';
import { LEASE, LOOK_AT_LEAST_EVERY } from '../src/emails/worker.ts';
import { buildersFor, NOW } from './builders.ts';
import { book, freeSlots, type Attempt } from './customer.ts';
import { eventually } from './eventually.ts';
import { launchServer, type LaunchedServer } from './launch.ts';
import { startMailServer, type MailServer } from './mail-server.ts';
import { overlapsOf } from './overlaps.ts';
import { startPostgres, type PostgresServer } from './postgres-server.ts';
import { isPostgres, openPlace, type DatabasePlace } from './test-database.ts';

const PROCESSES = 3;
const LONG = 300_000;

const CANNOT_WORK = 'the database cannot work';
const WORKS_AGAIN = 'the database works again';

/** Returns the lines of its log. */
const told = (server: LaunchedServer) =>
  [...server.output().matchAll(/^\{.*"msg":"(.*?)"/gm)].map(([, text]) => text);

describe.runIf(isPostgres)('three processes on one PostgreSQL', () => {
  let postgres: PostgresServer;
  let mail: MailServer;
  let place: DatabasePlace;
  let servers: LaunchedServer[] = [];
  let database: OpenedDatabase;

  const launch = () => launchServer({ place, env: { SMTP_URL: mail.url } });
  const urlOf = (number: number) => servers[number % servers.length]?.url ?? '';

  beforeAll(async () => {
    // A separate server, because this one is killed while other tests use the run's.
    [postgres, mail] = await Promise.all([startPostgres(), startMailServer()]);
    place = { databaseFile: `${postgres.folder}/daybook.db`, databaseUrl: postgres.templateUrl };
    servers = await Promise.all(Array.from({ length: PROCESSES }, launch));
    database = openPlace(place);
  }, LONG);
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.kill()));
    await database.close();
    await mail.close();
    await postgres.stop();
  }, LONG);

  const countOf = (attempts: Attempt[], status: number) =>
    attempts.filter((attempt) => attempt.status === status).length;

  /** Counts how often each email has arrived: an email sent again has the same Message-ID. */
  function arrivals(): Map<string, number> {
    const counted = new Map<string, number>();
    for (const { mail: email } of mail.received) {
      const id = email.messageId ?? 'none';
      counted.set(id, (counted.get(id) ?? 0) + 1);
    }
    return counted;
  }

  async function everyoneWell(): Promise<void> {
    for (const { url } of servers)
      await eventually(
        async () => (await fetch(`${url}/healthz`)).ok,
        30,
        () => 'healthy',
      );
  }

  /** Expects each of these bookings once, with its two emails. */
  async function expectKept(acknowledged: Attempt[]): Promise<void> {
    const kept = await database.select().from(bookings);
    const emailRows = await database.select().from(emails);
    for (const { reference } of acknowledged) {
      const found = kept.filter((booking) => booking.reference === reference);
      expect(found).toHaveLength(1);
      expect(emailRows.filter(({ bookingId }) => bookingId === found[0]?.id)).toHaveLength(2);
    }
  }

  it('were filled once, though all of them started at the same moment', async () => {
    const made = await freeSlots(urlOf(0), 'willow-co-hair');
    expect(made.length).toBeGreaterThan(10);
    expect(new Set(made.map(({ id }) => id)).size).toBe(made.length);
  });

  it(
    'give one slot to one of three hundred people, and write two emails about it',
    async () => {
      const [slot] = await freeSlots(urlOf(0), 'willow-co-hair');
      if (!slot) throw new Error('the demo salon has no free slot');
      const attempts = await Promise.all(
        Array.from({ length: 300 }, (_, number) => book(urlOf(number), slot, number)),
      );
      expect([countOf(attempts, 201), countOf(attempts, 409)]).toEqual([1, 299]);
      await mail.arrived(2);
      expect([...arrivals().values()]).toEqual([1, 1]);
    },
    LONG,
  );

  it(
    'send a hundred reminders that are due at one minute once each',
    async () => {
      const [any] = await database.select().from(bookings).limit(1);
      const before = arrivals().size;
      const soon = Date.now() + 3_600_000;
      const due = Array.from({ length: 100 }, (_, number) => ({
        startsAt: soon + number * 60_000,
        endsAt: soon + number * 60_000 + 1000,
        reminderDueAt: NOW,
        attendeeEmail: `reminded-${number}@example.com`,
      }));
      await buildersFor(database).bookings(any?.businessId ?? 0, due);
      await eventually(
        () => arrivals().size >= before + 100,
        150,
        () => `${arrivals().size - before} reminders`,
      );
      const owed = await database.select().from(bookings).where(isNotNull(bookings.reminderDueAt));
      expect(owed.filter(({ reminderDueAt }) => reminderDueAt === NOW)).toEqual([]);
      expect(Math.max(...arrivals().values())).toBe(1);
    },
    LONG,
  );

  it(
    'answer 503 while PostgreSQL restarts in the midst of a rush, tell of it once, and are well again by themselves',
    async () => {
      const toldBefore = servers.map((server) => told(server).length);
      const slots = (await freeSlots(urlOf(0), 'willow-co-hair')).slice(0, 60);
      const attempts: Attempt[] = [];
      const rush = slots.map(async (slot, number) => {
        attempts.push(await book(urlOf(number), slot, 1_000 + number));
      });
      await eventually(
        () => countOf(attempts, 201) >= 5,
        60,
        () => `${countOf(attempts, 201)} booked`,
      );
      postgres.kill('SIGINT');
      for (const { url } of servers)
        for (const path of ['/healthz', '/readyz', '/api/diary/willow-co-hair', '/diary/willow-co-hair'])
          await eventually(
            async () => (await fetch(url + path)).status === 503,
            30,
            () => `${path} tells of it`,
          );
      await Promise.all(rush);
      await postgres.restart();
      await everyoneWell();
      expect(new Set(attempts.map(({ status }) => status))).toEqual(new Set([201, 503]));
      const [next] = await freeSlots(urlOf(1), 'willow-co-hair');
      if (!next) throw new Error('the demo salon has no free slot left');
      const again = await book(urlOf(0), next, 2_000);
      expect(again.status).toBe(201);
      await expectKept([...attempts, again].filter(({ status }) => status === 201));
      for (const [number, server] of servers.entries())
        await eventually(
          () => told(server).slice(toldBefore[number]).join() === [CANNOT_WORK, WORKS_AGAIN].join(),
          30,
          () => told(server).slice(toldBefore[number]).join(),
        );
    },
    LONG,
  );

  it(
    'lose and double nothing when a process and PostgreSQL itself are killed in the midst of a rush',
    async () => {
      const acknowledged: Attempt[] = [];
      let number = 0;
      for (let round = 0; round < 3; round += 1) {
        const slots = (await freeSlots(urlOf(0), 'willow-co-hair')).slice(0, 60);
        const enough = acknowledged.length + 8;
        const rush = slots.map(async (slot) => {
          const attempt = await book(urlOf(number), slot, number++).catch(() => null);
          if (attempt?.status === 201) acknowledged.push(attempt);
          return attempt?.status ?? 'cut off';
        });
        await eventually(
          () => acknowledged.length >= enough,
          60,
          () => `${acknowledged.length} booked`,
        );
        await servers[1]?.kill();
        postgres.kill();
        const outcomes = await Promise.all(rush);
        expect(new Set(outcomes)).not.toContain(500);
        await postgres.restart();
        servers[1] = await launch();
        // Those that were not killed recover automatically.
        await everyoneWell();
      }
      await expectKept(acknowledged);
      const kept = await database.select().from(bookings);
      const emailRows = await database.select().from(emails);
      // The database's own guard has worked: no two bookings hold one slot.
      expect(overlapsOf(kept, await database.select().from(events))).toEqual([]);
      await eventually(
        async () =>
          (await database.select().from(emails).where(eq(emails.status, 'sent'))).length === emailRows.length,
        // A killed process's claim is released when it has been overdue for as long as its lease.
        (2 * LEASE + 2 * LOOK_AT_LEAST_EVERY) / 1000,
        () => 'an email was not sent',
      );
      expect(arrivals().size).toBe(emailRows.length);
      expect(Math.max(...arrivals().values())).toBeLessThanOrEqual(2);
    },
    LONG,
  );
});
