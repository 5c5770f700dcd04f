/**
 * Measures how much the largest data delays everybody else: during a call on it, somebody requests /healthz
 * without a pause. Reports the longest wait, and the server's longest turn by CPU time. A call that blocks
 * the process shows fully in both.
 */

import { delayOutcome } from '@daybook/schema/contract/delay';
import { CALENDAR_DAYS_MAX, EVENTS_ON_DATE_MAX } from '@daybook/schema/figures/bounds';
import { todayIn } from '@daybook/schema/rules/calendar-day';
import { addDays, addMonths, monthOf } from '@daybook/schema/rules/date';
import { buildPath, type Query } from '@daybook/schema/rules/path';
import { exampleVenue } from '@daybook/schema/test/example-venue';
import { businessFileRoutes } from '@daybook/schema/words/import-routes';
import { routes } from '@daybook/schema/words/routes';
import { DEFAULT_TIMEZONE } from '@daybook/schema/words/timezones';
import { todayRoutes } from '@daybook/schema/words/today-routes';
import { waitingListRoutes } from '@daybook/schema/words/waiting-list-routes';
import { insertNewBookings } from '../src/bookings/write-bookings-store.ts';
import type { PlannedEvent } from '../src/diary/contents-store.ts';
import { venueColumns } from '../src/diary/venue-shape.ts';
import { sampleBooking, sampleBusiness, sampleEvent } from '../src/sample-data/rows.ts';
import { insertSampleBusiness, type SampleEvent } from '../src/sample-data/sample-store.ts';
import { signIn } from '../test/owner.ts';
import { openPlace, say, type DatabasePlace } from '../test/test-database.ts';
import { aMinutesJob, seedBusiest, waitingEntry, weeklyHours, type Busiest } from './busiest.ts';
import type { BenchParts } from './measure-http.ts';
import { addressOf, FULL_DAYS, post, termCases } from './measure-terms.ts';
import { spread, tableText, tenths, whole } from './report.ts';
import { startProduct, startWatch, SESSION_SECRET, type Product, type RunningServer } from './servers.ts';

const ROUNDS = 2;
/** Milliseconds for which a call may block the process. */
const BAR = 50;

const EVENTS = 500;
/** Five minutes each, all day, in six venues: 1,722 slots per event. */
const VENUES = 6;
const SLOTS = 287;
/** Events with every slot taken. */
const FULL_EVENTS = 2 * FULL_DAYS;
/**
 * Past bookings, in addition to upcoming ones: as many as an import may contain, all within two months, with
 * the longest texts.
 */
const PAST_BOOKINGS = 200_000;
const MILLISECONDS_APART = 26_000;
/** The most upcoming events that one month can have. */
const CROWD = 28 * EVENTS_ON_DATE_MAX;
const MONTHS_TO_CROWD = 14;

interface Largest {
  slug: string;
  businessId: number;
  headers: Record<string, string>;
  /** Another business's diary, with all events in that month, YYYY-MM. */
  crowd: { slug: string; month: string; lastEventId: number };
  busiest: Busiest;
}

const long = (length: number) => 'a b c d e '.repeat(length / 10);

async function seedLargest(place: DatabasePlace, now: number): Promise<Largest> {
  const today = todayIn(DEFAULT_TIMEZONE, now);
  const database = openPlace(place);
  const url = 'http://localhost';
  const owner = await signIn({ database, clock: { now }, url, publicUrl: url, secret: SESSION_SECRET });
  const { id: ownerId, headers } = owner;
  const booked = (businessId: number, eventDate: string, key: string, startsAt: number) =>
    sampleBooking({
      businessId,
      reference: key,
      eventName: `Event ${key} ${long(110)}`,
      eventDate,
      startTime: '10:00',
      endTime: '10:05',
      startsAt,
      endsAt: startsAt + 300_000,
      attendeeFirstName: `Ada ${(startsAt / 1000) % 9973} ${long(60)}`,
      attendeeLastName: `Lovelace${long(70)}`,
      attendeeEmail: `${key.toLowerCase()}${'x'.repeat(200)}@example.com`,
      venueName: long(80),
      serviceName: long(80),
      createdAt: now,
    });
  const fullDay = ({ event, venues }: PlannedEvent) =>
    venues.flatMap((venue) =>
      Array.from({ length: SLOTS }, (_, at) => {
        const startsAt = Date.parse(event.date) + at * 300_000;
        const key = `FULL-${venue.id}-${at}`;
        return {
          ...booked(event.businessId, event.date, key, startsAt),
          eventId: event.id,
          venueId: venue.id,
        };
      }),
    );
  const eventOn = (number: number, date: string) => ({
    event: sampleEvent({
      name: `Event ${number}`,
      description: 'x'.repeat(500),
      date,
      slotMinutes: 15,
      bufferMinutes: 0,
      createdAt: now,
    }),
    services: [],
    venues: [],
  });
  const room = venueColumns(exampleVenue);
  const allDay = { startTime: '00:00', endTime: '23:59', slotMinutes: 5 };
  const planned = Array.from({ length: EVENTS }, (_, at): SampleEvent => {
    const { event } = eventOn(at + 1, addDays(today, Math.ceil((at + 1) / 2)));
    const venues = Array.from({ length: VENUES }, (_venue, each) => ({ ...room, name: `Room ${each + 1}` }));
    const bookingsOf = (written: PlannedEvent) => (at < FULL_EVENTS ? fullDay(written) : []);
    return { event: { ...event, ...allDay }, services: [], venues, bookingsOf };
  });
  const month = addMonths(monthOf(today), MONTHS_TO_CROWD);
  const crowded = Array.from({ length: CROWD }, (_, at) =>
    eventOn(at, addDays(`${month}-01`, Math.floor((at * 28) / CROWD))),
  );
  const business = (diarySlug: string) => sampleBusiness({ ownerId, diarySlug, createdAt: now });
  const largest = await database.write({ business: 'new' }, async (tx) => {
    const { businessId } = await insertSampleBusiness(tx, business('largest'), planned);
    const crowd = await insertSampleBusiness(tx, business('crowd'), crowded);
    await insertNewBookings(
      tx,
      Array.from({ length: PAST_BOOKINGS }, (_, at) => {
        const startsAt = now - (at + 1) * MILLISECONDS_APART;
        return booked(businessId, todayIn('UTC', startsAt), `PAST-${at}`, startsAt);
      }),
    );
    return {
      slug: 'largest',
      businessId,
      headers,
      crowd: { slug: 'crowd', month, lastEventId: crowd.eventIds.at(-1) ?? 0 },
      busiest: await seedBusiest(tx, ownerId, now),
    };
  });
  await say(database, 'PRAGMA wal_checkpoint(TRUNCATE)');
  await database.close();
  return largest;
}

interface Measured {
  milliseconds: number;
  /** The longest time that /healthz took meanwhile, milliseconds. */
  worst: number;
  /** Milliseconds of CPU time that the server's longest turn took. */
  turn: number;
  bytes: number;
}

export async function measureLargest({ engine, smtpPort }: BenchParts): Promise<string> {
  const place = await engine.newDatabase();
  const largest = await seedLargest(place, Date.now());
  const table = [
    [
      'the largest business',
      'milliseconds',
      `worst /healthz meanwhile, ms (bar: ${BAR})`,
      'longest turn, ms of processor',
      'KB',
    ],
  ];
  for (const [name, prepare] of Object.entries(cases)) {
    const rounds: Measured[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const copy = await engine.copyOf(place);
      const product = await startProduct(copy, smtpPort);
      try {
        rounds.push(await whileWatched(product, await prepare(product, largest)));
      } finally {
        await product.stop();
        await copy.remove();
      }
    }
    table.push([
      name,
      spread(
        rounds.map(({ milliseconds }) => milliseconds),
        whole,
      ),
      spread(
        rounds.map(({ worst }) => worst),
        tenths,
      ),
      spread(
        rounds.map(({ turn }) => turn),
        whole,
      ),
      whole((rounds[0]?.bytes ?? 0) / 1000),
    ]);
  }
  return tableText(table);
}

type Call = () => Promise<Response>;
type Prepare = (product: RunningServer, largest: Largest) => Promise<Call>;

const readDiary = (product: RunningServer, { slug }: { slug: string }, query: Query = {}) =>
  fetch(addressOf(product, buildPath(routes.getDiary.path, { slug }, query)));

interface Named {
  method: string;
  path: string;
}

/** Makes a call as the owner. The path may have a query. */
const asOwner =
  ({ method, path }: Named, query = ''): Prepare =>
  async (product, { businessId, headers }) =>
  () => {
    const url = addressOf(product, path.replace(':businessId', String(businessId)) + query);
    return fetch(url, { method, headers: { ...headers, Origin: addressOf(product, '') } });
  };

/** Makes a call as the owner of the busiest business. */
function ofBusiest({ path }: Named, query: string, body: object) {
  return (product: RunningServer, { busiest, headers }: Largest) =>
    post(addressOf(product, path.replace(':businessId', String(busiest.businessId)) + query), body, headers);
}

const ofBookings = (query: Record<string, string>) =>
  asOwner(routes.searchBookings, `?${new URLSearchParams(query).toString()}`);
const EIGHT_WORDS = 'a b c d e lovelace ada event';

const cases: Record<string, Prepare> = {
  'its diary, made anew': async (product, largest) => () => readDiary(product, largest),
  'its hosted page':
    async (product, { slug }) =>
    () =>
      fetch(addressOf(product, `/diary/${slug}`)),
  'a month of 1,680 events in another diary':
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
  'its owner’s events, without a range': asOwner(routes.listEvents),
  'its owner’s bookings, without a range': asOwner(routes.listBookings),
  'its owner’s figures': asOwner(routes.getSummary),
  'a page of its bookings': asOwner(routes.searchBookings),
  'a search in its bookings': ofBookings({ search: 'lovelace' }),
  'a page in the middle of them, by name': ofBookings({ sort: 'name-asc', page: '5000' }),
  'a search of eight words in them': ofBookings({ search: EIGHT_WORDS }),
  'the same in order of time': ofBookings({ sort: 'start-asc', search: EIGHT_WORDS }),
  'the same by name': ofBookings({ sort: 'name-asc', search: EIGHT_WORDS }),
  'a late page of those that are confirmed': ofBookings({ status: 'confirmed', page: '20000' }),
  'a thousand of its bookings': ofBookings({ page_size: '1000' }),
  'the days of its calendar': (product, largest) => daysOf(product, largest),
  'the same, asked for 40 times at once': async (product, largest) => {
    const ask = await daysOf(product, largest);
    return async () => {
      const [first, ...others] = await Promise.all(Array.from({ length: 40 }, ask));
      if (!first) throw new Error('there was no response');
      await Promise.all(others.map((answer) => answer.arrayBuffer()));
      return first;
    };
  },
  'a diary of 854 events and 50 services':
    async (product, { busiest }) =>
    () =>
      readDiary(product, busiest),
  'the same for one of them, before any other':
    async (product, { busiest }) =>
    () =>
      readDiary(product, busiest, { service: busiest.serviceId }),
  'the same for one of them, after all': async (product, { busiest }) => {
    await countBytes(await readDiary(product, busiest));
    return () => readDiary(product, busiest, { service: busiest.serviceId });
  },
  'a month of it for one of them': async (product, { busiest }) => {
    const { slug, today, serviceId: service } = busiest;
    const month = addMonths(monthOf(today), 1);
    return () =>
      fetch(addressOf(product, buildPath(routes.getDiaryMonth.path, { slug, month }, { service })));
  },
  'somebody joins the longest waiting list': async (product, { busiest }) => {
    const url = addressOf(product, buildPath(waitingListRoutes.joinWaitingList.path, { slug: busiest.slug }));
    return () => post(url, waitingEntry(busiest));
  },
  'a minute in which that list is looked through': async (product, largest) => async () => {
    await aMinutesJob();
    return readDiary(product, largest);
  },
  'a delay of as many bookings as can be late at once': async (product, largest) => {
    const late = { resource_id: null, minutes: 60 };
    const shown = await ofBusiest(todayRoutes.startDelay, '?dry_run=true', late)(product, largest);
    const { bookings: moved } = delayOutcome.parse(await shown.json());
    const emails = moved.map(({ booking, expected_at }) => ({ booking_id: booking.id, expected_at }));
    return () => ofBusiest(todayRoutes.startDelay, '', { ...late, emails })(product, largest);
  },
  'weekly hours of 20 people and 50 services, 183 dates': async (product, largest) => () =>
    ofBusiest(routes.createPattern, '', weeklyHours(largest.busiest))(product, largest),
  ...termCases,
  'the file of it': asOwner(businessFileRoutes.downloadBusiness),
  'the deletion of all its events': asOwner(routes.deleteAllEvents),
};

function daysOf(product: RunningServer, largest: Largest): Promise<Call> {
  const today = todayIn(DEFAULT_TIMEZONE, Date.now());
  const range = `?from=${addDays(today, 1 - CALENDAR_DAYS_MAX)}&to=${today}`;
  return asOwner(routes.countBookedDays, range)(product, largest);
}

async function whileWatched(product: Product, call: Call): Promise<Measured> {
  const watch = await startWatch(product.port);
  product.watchTurns();
  const began = performance.now();
  const answer = await call();
  const bytes = await countBytes(answer);
  const milliseconds = performance.now() - began;
  const turn = await product.longestTurn();
  const worst = await watch.end();
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
  return { milliseconds, worst, turn, bytes };
}

/** Reads a body in pieces, so that 380 MB are never kept whole. */
async function countBytes({ body }: Response): Promise<number> {
  let bytes = 0;
  const chunks: AsyncIterable<Uint8Array> | null = body;
  if (chunks) for await (const chunk of chunks) bytes += chunk.byteLength;
  return bytes;
}
