/**
 * A real server in this process: a free port, a database file of its own, a clock that the test sets,
 * its log kept for reading. Every good answer is checked against the contract on its way out.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import pino from 'pino';
import type { BookingRates } from '../src/app.ts';
import { businesses, events, services, users, venues } from '../src/database/tables.ts';
import type { Database } from '../src/database/open.ts';
import { startDaybook } from '../src/main.ts';
import { readSettings } from '../src/settings.ts';
import type { SiteBuild } from '../src/site/build.ts';

/** Friday, 09:00 in London. */
export const NOW = Date.parse('2026-11-20T09:00:00Z');
/** The Tuesday after it, for events. */
export const TUESDAY = '2026-11-24';

export interface TestServer {
  url: string;
  database: Database;
  /** Milliseconds since 1970; settable. */
  clock: { now: number };
  /** What was logged so far: one JSON text a line. */
  log: string[];
  /** The parts of a diary, written straight into the tables. */
  add: Builders;
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
  stop(): Promise<void>;
}

export interface TestServerOptions {
  site?: SiteBuild;
  rates?: BookingRates;
  /** Settings beside a test's own. */
  env?: Record<string, string>;
}

export async function startServer({ site, rates, env }: TestServerOptions = {}): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), 'daybook-test-'));
  const clock = { now: NOW };
  const log: string[] = [];
  const daybook = await startDaybook({
    settings: readSettings({
      PORT: '0',
      HOST: '127.0.0.1',
      DATABASE_FILE: join(folder, 'daybook.db'),
      ...env,
    }),
    log: pino({ base: null }, new Writable({ write: (line, _, done) => (log.push(String(line)), done()) })),
    clock: () => clock.now,
    site: site ?? null,
    checkAnswers: true,
    ...(rates ? { rates } : {}),
  });
  const url = daybook.url.replace('localhost', '127.0.0.1');
  return {
    url,
    database: daybook.database,
    clock,
    log,
    add: buildersFor(daybook.database),
    get: (path, headers = {}) => fetch(url + path, { headers, redirect: 'manual' }),
    post: (path, body, headers = {}) =>
      fetch(url + path, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    async stop() {
      await daybook.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

type Given<Table extends { $inferInsert: object }> = Partial<Table['$inferInsert']>;
export type Builders = ReturnType<typeof buildersFor>;

/** Each takes what matters to the test and makes up the rest. */
function buildersFor(database: Database) {
  let number = 0;
  return {
    owner: (given: Given<typeof users> = {}) =>
      database
        .insert(users)
        .values({
          subject: `subject-${++number}`,
          email: 'owner@example.com',
          firstSeen: NOW,
          lastSeen: NOW,
          ...given,
        })
        .returning()
        .get(),
    business: (given: Given<typeof businesses> = {}) =>
      database
        .insert(businesses)
        .values({
          name: 'Willow Hair',
          email: 'hello@willow.example',
          address: '14 Bridge Street',
          postcode: 'HX7 8EX',
          diarySlug: `willow-${++number}`,
          hasPaid: true,
          createdAt: NOW,
          updatedAt: NOW,
          ...given,
        })
        .returning()
        .get(),
    /** 09:00 to 17:00 in 45-minute slots, 5 minutes apart, lunch at noon. */
    event: (businessId: number, given: Given<typeof events> = {}) =>
      database
        .insert(events)
        .values({
          businessId,
          name: 'Cut and blow-dry',
          date: TUESDAY,
          startTime: '09:00',
          endTime: '17:00',
          slotMinutes: 45,
          bufferMinutes: 5,
          requirementsNote: 'Please arrive five minutes early.',
          personalMessage: 'See you soon.',
          type: 'booking',
          creationMode: 'automatic',
          serviceMode: 'time_slots',
          manualSlots: [],
          lunchStartTime: '12:00',
          lunchEndTime: '13:00',
          isHomeVisit: false,
          createdAt: NOW,
          ...given,
        })
        .returning()
        .get(),
    venue: (eventId: number, given: Given<typeof venues> = {}) =>
      database
        .insert(venues)
        .values({ eventId, name: 'Front room', postcode: 'HX7 8EX', ...given })
        .returning()
        .get(),
    service: (eventId: number, given: Given<typeof services> = {}) =>
      database
        .insert(services)
        .values({ eventId, name: 'Cut', pricePence: 3800, durationMinutes: 45, ...given })
        .returning()
        .get(),
  };
}
