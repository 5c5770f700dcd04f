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
const BOOKINGS = 1_000;
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

/** By how many processes, and then round by round. */
type Measured = Map<number, { perSecond: number[]; processor: number[] }>;

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
    ['all processes together', 'processes', 'requests/s', 'of one process’s, %', 'µs of processor'],
  ];
  for (const call of calls) {
    const measured = await inRounds(parts, call, servers);
    const alone = measured.get(1)?.perSecond ?? [];
    for (const [processes, { perSecond, processor }] of measured) {
      table.push([
        call.name,
        String(processes),
        told(figureOf(perSecond), whole),
        told(ratioOf(perSecond, alone), percent),
        told(figureOf(processor), (value) => value.toFixed(1)),
      ]);
    }
  }
  return tableText(table);
}

/** One, two and four in turn, several times over, once each of them is warm. */
async function inRounds(parts: SeveralParts, call: Call, servers: RunningServer[]): Promise<Measured> {
  const measured: Measured = new Map(
    COUNTS.map((processes) => [processes, { perSecond: [], processor: [] }]),
  );
  for (const server of servers) await once(parts, call, [server]);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [processes, rounds] of measured) {
      const { perSecond, processor } = await once(parts, call, servers.slice(0, processes));
      rounds.perSecond.push(perSecond);
      rounds.processor.push(processor);
    }
  }
  return measured;
}

async function once({ large, load, engine }: SeveralParts, call: Call, servers: RunningServer[]) {
  const { name, requests, count, status } = call;
  const spent = async () => {
    const times = await Promise.all(servers.map((server) => server.processorTime()));
    return times.reduce((sum, time) => sum + time, engine.processorTime());
  };
  const before = await spent();
  const ports = servers.map(({ port }) => port);
  const { perSecond, statuses } = await load.drive({ ports, connections: CONNECTIONS, requests, count });
  if (statuses[status] !== count) throw new Error(`${name}: answers ${JSON.stringify(statuses)}`);
  const processor = ((await spent()) - before) / count;
  if (status === '201') await takeOutBookings(large.place);
  return { perSecond, processor };
}
