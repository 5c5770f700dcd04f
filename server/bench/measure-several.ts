/** Measures the product as one, two and four processes on one PostgreSQL, with the load shared evenly. */

import type { Engine } from './engine.ts';
import { drive } from './generator.ts';
import { bookingRequests, inTurn, type BenchParts, type Site, type Sites } from './measure-http.ts';
import { removeBookings } from './platform.ts';
import { percent, ratiosOf, spread, tableText, whole } from './report.ts';
import { diaryPath, getRequest, GZIP } from './requests.ts';
import { startProduct, type RunningServer } from './servers.ts';

const COUNTS = [1, 2, 4];
const ROUNDS = 3;
const READS = 8_000;
const BOOKINGS = 500;
/**
 * Few, because each process caches its own responses and computes them again every minute, which would
 * otherwise be most of its work.
 */
const DIARIES = 50;
/** A multiple of the processes. */
const CONNECTIONS = 32;

interface Call {
  name: string;
  requests: readonly string[];
  count: number;
  status: '200' | '201';
}

interface Measure {
  perSecond: number;
  /** Microseconds of CPU time per request: of all our processes, and of PostgreSQL. */
  ours: number;
  postgres: number;
}

export async function measureSeveral(
  { started, smtpPort, engine }: BenchParts,
  { large }: Sites,
): Promise<string> {
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
    const measured = new Map(COUNTS.map((processes): [number, Measure[]] => [processes, []]));
    for (const server of servers) await once(call, large, engine, [server]);
    // One, two and four in turn, several times.
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [processes, rounds] of measured) {
        rounds.push(await once(call, large, engine, servers.slice(0, processes)));
      }
    }
    const speedOf = (rounds: readonly Measure[] = []) => rounds.map(({ perSecond }) => perSecond);
    for (const [processes, rounds] of measured) {
      table.push([
        call.name,
        String(processes),
        spread(speedOf(rounds), whole),
        spread(ratiosOf(speedOf(rounds), speedOf(measured.get(1))), percent),
        spread(
          rounds.map(({ ours }) => ours),
          whole,
        ),
        spread(
          rounds.map(({ postgres }) => postgres),
          whole,
        ),
      ]);
    }
  }
  return tableText(table);
}

async function once(
  { name, requests, count, status }: Call,
  large: Site,
  engine: Engine,
  servers: readonly RunningServer[],
): Promise<Measure> {
  const spent = async () => {
    const times = await Promise.all(servers.map((server) => server.processorTime()));
    return { ours: times.reduce((sum, time) => sum + time, 0), postgres: engine.processorTime() };
  };
  const before = await spent();
  const ports = servers.map(({ port }) => port);
  const next = inTurn(requests, status, count);
  const { perSecond, errors } = await drive({ ports, connections: CONNECTIONS, next });
  if (Object.keys(errors).length > 0) throw new Error(`${name}: ${JSON.stringify(errors)}`);
  const after = await spent();
  if (status === '201') await removeBookings(large.place);
  return {
    perSecond,
    ours: (after.ours - before.ours) / count,
    postgres: (after.postgres - before.postgres) / count,
  };
}
