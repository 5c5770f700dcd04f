/**
 * Measures requests per second and CPU time per request for the product's calls, in turn with the bare limit
 * and the small database.
 */

import { gzipSync } from 'node:zlib';
import { todayIn } from '@daybook/schema/rules/calendar-day';
import { addDays } from '@daybook/schema/rules/date';
import { DEFAULT_TIMEZONE } from '@daybook/schema/words/timezones';
import type { DatabasePlace } from '../test/test-database.ts';
import type { BarePlan } from './bare.ts';
import type { EngineName, Started } from './command.ts';
import type { Engine } from './engine.ts';
import { drive, type Asked } from './generator.ts';
import { readAhead, removeBookings, seedPlatform, targetsOf, type Targets } from './platform.ts';
import { percent, ratiosOf, spread, tableText, tenths, whole } from './report.ts';
import { bookingRequest, diaryPath, getRequest, GZIP, pagePath, slotsPath } from './requests.ts';
import { startBare, startProduct, type RunningServer } from './servers.ts';

const ROUNDS = 5;
const CONNECTIONS = 32;
/** Requests per round. The small database has 1,600 free slots. */
const COUNTS: Record<EngineName, { reads: number; bookings: number }> = {
  sqlite: { reads: 10_000, bookings: 1_500 },
  postgres: { reads: 4_000, bookings: 500 },
};

/** 09:00 to 17:00 in half hours, with the first half taken. */
const SHAPE = { opening: 9 * 60, slotMinutes: 30, slots: 16 };
const TAKEN = [0, 1, 2, 3, 4, 5, 6, 7];
const EVENTS = 20;
/** Far enough ahead that no booking begins and no reminder is due during the measurement. */
const FIRST_DAY = 3;

export interface Site extends Targets, RunningServer {
  place: DatabasePlace;
}

export interface Sites {
  large: Site;
  small: Site;
  /** A copy of the large database before any requests. */
  barePlace: DatabasePlace;
}

export interface BenchParts {
  name: EngineName;
  engine: Engine;
  smtpPort: number;
  started: Started;
}

/** Starts 1,000 businesses with 100,000 bookings, and 10 with 1,000. */
export async function startSites({ engine, smtpPort, started }: BenchParts): Promise<Sites> {
  const now = Date.now();
  const seed = async (businesses: number) => {
    const place = await engine.newDatabase();
    const firstDay = addDays(todayIn(DEFAULT_TIMEZONE, now), FIRST_DAY);
    const days = Array.from({ length: EVENTS }, (_, at) => ({
      date: addDays(firstDay, at),
      // A hundred bookings for each business.
      taken: TAKEN.slice(0, Math.max(0, 100 - at * TAKEN.length)),
    }));
    const planned = Array.from({ length: businesses }, (_, at) => ({ slug: `business-${at + 1}`, days }));
    await seedPlatform(place, SHAPE, planned, now);
    const ahead = await readAhead(place, now);
    // Bookings are always in the second half of a day.
    const free = ahead.map((event) => ({ ...event, taken: new Set(TAKEN.map((slot) => startOf(slot))) }));
    return { place, ...targetsOf(free, SHAPE) };
  };
  const [large, small] = [await seed(1_000), await seed(10)];
  const barePlace = await engine.copyOf(large.place);
  const start = async (site: typeof large) => ({
    ...site,
    ...started(await startProduct(site.place, smtpPort)),
  });
  return { large: await start(large), small: await start(small), barePlace };
}

const startOf = (slot: number) => SHAPE.opening + slot * SHAPE.slotMinutes;

/** The large database, the small one, and no product at all. */
const servers = ['large', 'bare', 'small'] as const;
type Server = (typeof servers)[number];

interface Row {
  name: string;
  /** What the bare server does instead. */
  beside: string;
  status: '200' | '201' | '304';
  requests: Record<Server, readonly string[]>;
}

interface Measure {
  perSecond: number;
  /** Microseconds of the server's and the engine's CPU time per request. Other load hardly affects it. */
  processor: number;
}
type Rounds = Record<Server, Measure[]>;

export async function measureHttp(parts: BenchParts, sites: Sites): Promise<string> {
  const { large, small, barePlace } = sites;
  const responses = await sampleResponses(large);
  const bare = parts.started(await startBare({ place: barePlace, answers: responses }));
  const at = { large, small, bare };
  const { bookings } = COUNTS[parts.name];
  const rows = await readingRows(sites, responses);
  const bookingRow: Row = {
    name: 'booking',
    beside: 'durable insert',
    status: '201',
    requests: {
      large: bookingRequests(large, bookings),
      small: bookingRequests(small, bookings),
      bare: bookingRequests(large, bookings, '/insert/booking'),
    },
  };
  const measured = [
    ...(await inRounds(rows, (row, server) => once(parts, at[server], row, server))),
    // Comes last, because every booking makes its diary out of date, and adds emails to send.
    ...(await inRounds([bookingRow], async (row, server) => {
      const measure = await once(parts, at[server], row, server);
      if (server !== 'bare') await removeBookings(at[server].place);
      return measure;
    })),
  ];
  return [besideBare(measured), smallBesideLarge(measured)].join('\n\n');
}

export const bookingRequests = ({ free }: Targets, wanted: number, path?: string) =>
  free.slice(0, wanted).map((slot, number) => bookingRequest(slot, SHAPE.slotMinutes, number, path));

/**
 * Repeats the requests up to that total. It is a number and not a time, because a JIT-compiled process gets
 * faster the longer it runs.
 */
export function inTurn(requests: readonly string[], status: string, count: number): () => Asked | undefined {
  let sent = 0;
  return () => {
    if (sent === count) return undefined;
    sent += 1;
    return { kind: status, status, text: requests[(sent - 1) % requests.length] ?? '' };
  };
}

const PAGES = 10;

/**
 * Returns the reading calls: each business's diary, the slots of one event of each, and the page of a few,
 * because a page is rendered again every minute.
 */
async function readingRows({ large, small }: Sites, responses: BarePlan['answers']): Promise<Row[]> {
  const calls: [string, (site: Site) => string[]][] = [
    ['diary', ({ slugs }) => slugs.map(diaryPath)],
    [
      'slots',
      ({ slugs, eventIds }) =>
        eventIds.filter((_, at) => at % (eventIds.length / slugs.length) === 0).map(slotsPath),
    ],
    ['hosted-page', ({ slugs }) => slugs.slice(0, PAGES).map(pagePath)],
  ];
  const rows = calls.flatMap(([call, pathsOf]) =>
    Object.entries({ gzip: GZIP, plain: {} }).map(([form, headers]): Row => {
      const name = `${call}-${form}`;
      const { body = '', isGzip = false } = responses[name] ?? {};
      const requestsOf = (paths: string[]) => paths.map((path) => getRequest(path, headers));
      return {
        name: `${call}, ${form}, ${Buffer.byteLength(body, isGzip ? 'base64' : 'utf8')} bytes`,
        beside: 'select + constant',
        status: '200',
        requests: {
          large: requestsOf(pathsOf(large)),
          small: requestsOf(pathsOf(small)),
          bare: requestsOf(large.slugs.map((slug) => `/select/${name}/${slug}`)),
        },
      };
    }),
  );
  const requests = {
    large: await unchangedRequests(large),
    small: await unchangedRequests(small),
    bare: [getRequest('/constant', { 'If-None-Match': '"no matter"' })],
  };
  return [...rows, { name: 'diary, 304', beside: 'constant', status: '304', requests }];
}

/** Returns what the bare server sends: as many bytes, of the same kind, as the product's responses. */
export async function sampleResponses({
  port,
  slugs: [slug = ''],
  eventIds: [eventId = 0],
}: Targets & { port: number }): Promise<BarePlan['answers']> {
  // A booking's response is about this long.
  const responses: BarePlan['answers'] = { booking: { body: 'x'.repeat(1100), isGzip: false } };
  const paths = { diary: diaryPath(slug), slots: slotsPath(eventId), 'hosted-page': pagePath(slug) };
  for (const [call, path] of Object.entries(paths)) {
    // fetch decompresses the body. Our own gzip has the same length within a few bytes.
    const body = await (await fetch(`http://localhost:${port}${path}`)).text();
    responses[`${call}-plain`] = { body, isGzip: false };
    responses[`${call}-gzip`] = { body: gzipSync(body).toString('base64'), isGzip: true };
  }
  return responses;
}

/** Returns requests with the present ETag of each diary. */
async function unchangedRequests({ port, slugs }: Site): Promise<string[]> {
  const requests: string[] = [];
  for (const slug of slugs) {
    const response = await fetch(`http://localhost:${port}${diaryPath(slug)}`);
    await response.arrayBuffer();
    requests.push(getRequest(diaryPath(slug), { 'If-None-Match': response.headers.get('ETag') ?? '' }));
  }
  return requests;
}

/** Measures each row at each server in turn, several times; the first round warms up and is not counted. */
async function inRounds(
  rows: readonly Row[],
  measure: (row: Row, server: Server) => Promise<Measure>,
): Promise<[Row, Rounds][]> {
  const measured = rows.map((row): [Row, Rounds] => [row, { large: [], bare: [], small: [] }]);
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [row, rounds] of measured) {
      for (const step of servers.keys()) {
        const server = servers[(step + round) % servers.length] ?? 'large';
        const result = await measure(row, server);
        if (round > 0) rounds[server].push(result);
      }
    }
  }
  return measured;
}

async function once(
  { name, engine }: BenchParts,
  site: RunningServer,
  row: Row,
  server: Server,
): Promise<Measure> {
  const requests = row.requests[server];
  const status = server === 'bare' && row.status === '304' ? '200' : row.status;
  const count = row.status === '201' ? requests.length : COUNTS[name].reads;
  const send = (times: number) =>
    drive({ ports: [site.port], connections: CONNECTIONS, next: inTurn(requests, status, times) });
  // Rounds on PostgreSQL are far apart, so each diary is read once before, and none is computed during the
  // round.
  if (name === 'postgres' && row.status !== '201' && server !== 'bare') await send(requests.length);
  const spent = async () => (await site.processorTime()) + engine.processorTime();
  const before = await spent();
  const { perSecond, errors } = await send(count);
  if (Object.keys(errors).length > 0) throw new Error(`${row.name}, ${server}: ${JSON.stringify(errors)}`);
  return { perSecond, processor: ((await spent()) - before) / count };
}

const speedOf = (measures: Measure[]) => measures.map(({ perSecond }) => perSecond);
const costOf = (measures: Measure[]) => measures.map(({ processor }) => processor);

const besideBare = (measured: [Row, Rounds][]) =>
  tableText([
    ['call', 'beside', 'µs of processor', 'beside', 'ratio, %', 'requests/s', 'beside', 'ratio, %'],
    ...measured.map(([{ name, beside }, { large, bare }]) => [
      name,
      beside,
      spread(costOf(large), tenths),
      spread(costOf(bare), tenths),
      spread(ratiosOf(costOf(bare), costOf(large)), percent),
      spread(speedOf(large), whole),
      spread(speedOf(bare), whole),
      spread(ratiosOf(speedOf(large), speedOf(bare)), percent),
    ]),
  ]);

const smallBesideLarge = (measured: [Row, Rounds][]) =>
  tableText([
    [
      'call, µs of processor',
      '10 businesses, 1,000 bookings',
      '1,000 businesses, 100,000 bookings',
      'ratio, %',
    ],
    ...measured.map(([{ name }, { large, small }]) => [
      name,
      spread(costOf(small), tenths),
      spread(costOf(large), tenths),
      spread(ratiosOf(costOf(small), costOf(large)), percent),
    ]),
  ]);
