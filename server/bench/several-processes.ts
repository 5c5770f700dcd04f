/** The same product as one, two and four processes on one PostgreSQL, which share the load evenly. */
import { takeOutBookings } from './booked.ts';
import type { Engine } from './engine.ts';
import { figureOf, percent, ratioOf, tableText, told, whole } from './figures.ts';
import { startProduct, type LoadGenerator, type RunningServer } from './processes.ts';
import { bookingRequests, diaryPath, getRequest, GZIP } from './requests.ts';
import type { Started } from './running.ts';
import type { Site } from './sites.ts';

const COUNTS = [1, 2, 4];
const ROUNDS = 3;
const READS = 8_000;
const BOOKINGS = 500;
/** Each process keeps answers of its own, and makes them anew every minute: of more diaries that would be most of its work. */
const DIARIES = 50;
/** A multiple of the processes. */
const CONNECTIONS = 32;

interface SeveralParts {
  /** The first of the processes. */
  large: Site;
  engine: Engine;
  load: LoadGenerator;
  started: Started;
  smtpPort: number;
}

interface Call {
  name: string;
  requests: string[];
  count: number;
  status: string;
}

/** The result of one round. */
interface Measure {
  perSecond: number;
  /** Microseconds of processor time for each request: all our processes', and PostgreSQL's. */
  ours: number;
  postgres: number;
}

/** By how many processes, and then round by round. */
type Measured = Map<number, Measure[]>;

/** The table, as text. */
export async function measureSeveral(parts: SeveralParts): Promise<string> {
  const { large, started, smtpPort } = parts;
  const servers: RunningServer[] = [large];
  while (servers.length < Math.max(...COUNTS))
    servers.push(started(await startProduct(large.place, smtpPort)));
  const reads = large.slugs.slice(0, DIARIES).map((slug) => getRequest(diaryPath(slug), GZIP));
  const calls: Call[] = [
    { name: 'diary reads, gzip', requests: reads, count: READS, status: '200' },
    { name: 'bookings', requests: bookingRequests(large, BOOKINGS), count: BOOKINGS, status: '201' },
  ];
  const table = [
    [
      'all processes together',
      'processes',
      'requests/s',
      'of one process’s, %',
      'µs of processor',
      'PostgreSQL’s µs',
    ],
  ];
  for (const call of calls) {
    const measured = await inRounds(parts, call, servers);
    const speedOf = (rounds: Measure[] = []) => rounds.map(({ perSecond }) => perSecond);
    for (const [processes, rounds] of measured) {
      table.push([
        call.name,
        String(processes),
        told(figureOf(speedOf(rounds)), whole),
        told(ratioOf(speedOf(rounds), speedOf(measured.get(1))), percent),
        told(figureOf(rounds.map(({ ours }) => ours)), whole),
        told(figureOf(rounds.map(({ postgres }) => postgres)), whole),
      ]);
    }
  }
  return tableText(table);
}

/** One, two and four in turn, several times over, once each of them is warm. */
async function inRounds(parts: SeveralParts, call: Call, servers: RunningServer[]): Promise<Measured> {
  const measured: Measured = new Map(COUNTS.map((processes) => [processes, []]));
  for (const server of servers) await once(parts, call, [server]);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [processes, rounds] of measured) {
      rounds.push(await once(parts, call, servers.slice(0, processes)));
    }
  }
  return measured;
}

async function once(
  { large, load, engine }: SeveralParts,
  { name, requests, count, status }: Call,
  servers: RunningServer[],
): Promise<Measure> {
  const spent = async () => {
    const times = await Promise.all(servers.map((server) => server.processorTime()));
    return { ours: times.reduce((sum, time) => sum + time, 0), postgres: engine.processorTime() };
  };
  const before = await spent();
  const ports = servers.map(({ port }) => port);
  const { perSecond, statuses } = await load.drive({ ports, connections: CONNECTIONS, requests, count });
  if (statuses[status] !== count) throw new Error(`${name}: answers ${JSON.stringify(statuses)}`);
  const after = await spent();
  if (status === '201') await takeOutBookings(large.place);
  return {
    perSecond,
    ours: (after.ours - before.ours) / count,
    postgres: (after.postgres - before.postgres) / count,
  };
}
