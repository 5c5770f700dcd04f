/**
 * What the largest data costs everybody else: during a call on it, somebody asks for /healthz without a
 * pause, and the longest wait is reported. A call that holds the process up shows fully in that wait.
 */
import { copyFileSync, rmSync } from 'node:fs';
import { CALENDAR_DAYS_MAX } from '@daybook/schema/figures/bounds';
import { todayIn } from '@daybook/schema/rules/calendar-day';
import { addDays } from '@daybook/schema/rules/date';
import { buildPath } from '@daybook/schema/rules/path';
import { slotIdOf } from '@daybook/schema/rules/slot-id';
import { businessFileRoutes } from '@daybook/schema/words/business-file-routes';
import { CSRF_HEADER, routes } from '@daybook/schema/words/routes';
import { csrfTokenOf } from '../src/http/session-guard.ts';
import { openSqlite } from '../src/database/sqlite/open.ts';
import { migrateSqlite } from '../src/database/sqlite/migrate.ts';
import { figureOf, tableText, told, whole } from './figures.ts';
import { startProduct, SESSION_SECRET, type RunningServer } from './processes.ts';
import { seedLargest, type Largest } from './seed-largest.ts';

const ROUNDS = 2;
/** Milliseconds for which a call may hold the process up. */
const BAR = 50;

interface Measured {
  milliseconds: number;
  /** The longest time that /healthz took meanwhile. */
  worst: number;
  bytes: number;
}

/** The table, as text. */
export async function measureLargest(folder: string, smtpPort: number): Promise<string> {
  const file = `${folder}/largest.db`;
  const database = openSqlite(file);
  migrateSqlite(database);
  await database.close();
  const largest = seedLargest(file, Date.now());
  const table = [
    ['the largest business', 'milliseconds', `worst /healthz meanwhile, ms (bar: ${BAR})`, 'KB'],
  ];
  for (const [name, prepare] of Object.entries(cases)) {
    const rounds: Measured[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const copy = `${folder}/largest-${table.length}-${round}.db`;
      copyFileSync(file, copy);
      const product = await startProduct({ databaseFile: copy, databaseUrl: null }, smtpPort);
      try {
        rounds.push(await whileWatched(product, await prepare(product, largest)));
      } finally {
        await product.stop();
        for (const end of ['', '-wal', '-shm', '.log']) rmSync(copy + end, { force: true });
      }
    }
    table.push([
      name,
      told(figureOf(rounds.map(({ milliseconds }) => milliseconds)), whole),
      told(figureOf(rounds.map(({ worst }) => worst)), (value) => value.toFixed(1)),
      whole((rounds[0]?.bytes ?? 0) / 1000),
    ]);
  }
  return tableText(table);
}

type Call = () => Promise<Response>;
type Prepare = (product: RunningServer, largest: Largest) => Promise<Call>;

const addressOf = ({ port }: RunningServer, path: string) => `http://localhost:${port}${path}`;

/**
 * Makes a call that must succeed, and throws its answer away: to warm up, or to change what the next call
 * finds.
 */
async function done(call: Promise<Response>): Promise<void> {
  const answer = await call;
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status} ${await answer.text()}`);
  await answer.arrayBuffer();
}

const readDiary = (product: RunningServer, { slug }: Largest) =>
  fetch(addressOf(product, buildPath(routes.getDiary.path, { slug })));

/** Makes a call as the owner. */
const asOwner =
  (method: string, path: string): Prepare =>
  (product, { businessId, sessionToken }) =>
    Promise.resolve(() =>
      fetch(addressOf(product, path.replace(':businessId', String(businessId))), {
        method,
        headers: {
          Cookie: `auth_token=${encodeURIComponent(sessionToken)}`,
          [CSRF_HEADER]: csrfTokenOf(sessionToken, SESSION_SECRET),
        },
      }),
    );

const cases: Record<string, Prepare> = {
  'its diary, made anew after a start': async (product, largest) => () => readDiary(product, largest),
  'its diary, made anew after one booking': async (product, largest) => {
    await done(readDiary(product, largest));
    await done(bookFree(product, largest));
    return () => readDiary(product, largest);
  },
  'its hosted page':
    async (product, { slug }) =>
    () =>
      fetch(addressOf(product, `/diary/${slug}`)),
  'a month of 10,000 events in another diary':
    async (product, { crowd }) =>
    () =>
      fetch(addressOf(product, buildPath(routes.getDiaryMonth.path, { ...crowd }))),
  'that diary, opened on its last event':
    async (product, { crowd }) =>
    () =>
      fetch(
        addressOf(
          product,
          buildPath(routes.getDiary.path, { slug: crowd.slug }, { event: crowd.lastEventId }),
        ),
      ),
  'its owner’s events, without a range': asOwner(routes.listEvents.method, routes.listEvents.path),
  'its owner’s bookings, without a range': asOwner(routes.listBookings.method, routes.listBookings.path),
  'its owner’s figures': asOwner(routes.getSummary.method, routes.getSummary.path),
  'a page of its bookings': asOwner(routes.searchBookings.method, routes.searchBookings.path),
  'a search in its bookings': asOwner(
    routes.searchBookings.method,
    `${routes.searchBookings.path}?search=lovelace`,
  ),
  'a page in the middle of them, by name': asOwner(
    routes.searchBookings.method,
    `${routes.searchBookings.path}?sort=name-asc&page=5000`,
  ),
  'a search of eight words in them': asOwner(
    routes.searchBookings.method,
    `${routes.searchBookings.path}?search=${encodeURIComponent('a b c d e lovelace ada event')}`,
  ),
  'the same in order of time': asOwner(
    routes.searchBookings.method,
    `${routes.searchBookings.path}?sort=start-asc&search=${encodeURIComponent('a b c d e lovelace ada event')}`,
  ),
  'the same by name': asOwner(
    routes.searchBookings.method,
    `${routes.searchBookings.path}?sort=name-asc&search=${encodeURIComponent('a b c d e lovelace ada event')}`,
  ),
  'a late page of those that are confirmed': asOwner(
    routes.searchBookings.method,
    `${routes.searchBookings.path}?status=confirmed&page=20000`,
  ),
  'a thousand of its bookings': asOwner(
    routes.searchBookings.method,
    `${routes.searchBookings.path}?page_size=1000`,
  ),
  'the days of its calendar': (product, largest) => daysOf(product, largest),
  'the same, asked for 40 times at once': async (product, largest) => {
    const ask = await daysOf(product, largest);
    return async () => {
      const [first, ...others] = await Promise.all(Array.from({ length: 40 }, ask));
      if (!first) throw new Error('nothing was answered');
      await Promise.all(others.map((answer) => answer.arrayBuffer()));
      return first;
    };
  },
  'the file of it': asOwner(
    businessFileRoutes.downloadBusiness.method,
    businessFileRoutes.downloadBusiness.path,
  ),
  'the deletion of all its events': asOwner(routes.deleteAllEvents.method, routes.deleteAllEvents.path),
};

function daysOf(product: RunningServer, largest: Largest): Promise<Call> {
  const today = todayIn('Europe/London', Date.now());
  const range = `from=${addDays(today, 1 - CALENDAR_DAYS_MAX)}&to=${today}`;
  return asOwner(routes.countBookedDays.method, `${routes.countBookedDays.path}?${range}`)(product, largest);
}

function bookFree(product: RunningServer, { eventId, venueId }: Largest): Promise<Response> {
  const slotId = slotIdOf({ eventId, venueId, serviceId: null, start: 23 * 60 });
  return fetch(addressOf(product, buildPath(routes.bookSlot.path, { slotId })), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      attendee_first_name: 'Grace',
      attendee_last_name: 'Hopper',
      attendee_email: 'grace@example.com',
      selected_start_time: '23:00',
      selected_end_time: '23:05',
      form_milliseconds: 20_000,
    }),
  });
}

async function whileWatched(product: RunningServer, call: Call): Promise<Measured> {
  const watched: { worst: number; isUnderWay: boolean } = { worst: 0, isUnderWay: true };
  const watch = async () => {
    while (watched.isUnderWay) {
      const asked = performance.now();
      await (await fetch(addressOf(product, '/healthz'))).arrayBuffer();
      watched.worst = Math.max(watched.worst, performance.now() - asked);
    }
  };
  // One request comes before, so that opening the connection is not measured.
  await (await fetch(addressOf(product, '/healthz'))).arrayBuffer();
  const watching = watch();
  const began = performance.now();
  const answer = await call();
  const bytes = await countBytes(answer);
  const milliseconds = performance.now() - began;
  watched.isUnderWay = false;
  await watching;
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
  return { milliseconds, worst: watched.worst, bytes };
}

/** Reads a body in pieces: kept whole, 330 MB would hold up the process that watches. */
async function countBytes({ body }: Response): Promise<number> {
  let bytes = 0;
  const chunks: AsyncIterable<Uint8Array> | null = body;
  if (chunks) for await (const chunk of chunks) bytes += chunk.byteLength;
  return bytes;
}
