/**
 * Measures requests per second and the processor time of each, for the product's calls: in turn with the bare
 * limit and with the small database.
 */
import { openSqlite } from '../src/database/sqlite/open.ts';
import { figureOf, percent, ratioOf, tableText, told, whole } from './figures.ts';
import { startBare, type LoadGenerator, type Running, type RunningServer } from './processes.ts';
import { bookingRow, readingRows, servers, type Row, type Server, type Site } from './rows.ts';

const ROUNDS = 5;
/** Requests in one round of a reading call. */
const REQUESTS = 10_000;
const CONNECTIONS = 32;

export interface HttpParts {
  large: Site;
  small: Site;
  load: LoadGenerator;
  /** Registers a process that must be stopped in the end. */
  started: <Process extends Running>(process: Process) => Process;
}

/** The result of one round at one server. */
interface Measure {
  perSecond: number;
  /**
   * Microseconds of the server's processor time for each request. Other load on the machine hardly changes
   * it.
   */
  processor: number;
}

/** Round by round. */
type Rounds = Record<Server, Measure[]>;

/** The two tables, as text. */
export async function measureOverHttp(parts: HttpParts): Promise<string> {
  const { large, small, started } = parts;
  const { rows, answers } = await readingRows(parts);
  const bare = started(await startBare({ databaseFile: `${large.databaseFile}.bare`, answers }));
  const sites = { large, small, bare };
  const measured: [Row, Rounds][] = [
    ...(await inRounds(rows, (row, server) => once(parts.load, sites[server], row, server))),
    // This comes last: every booking makes its diary out of date, and adds letters to send.
    ...(await inRounds([bookingRow(parts)], async (row, server) => {
      const measure = await once(parts.load, sites[server], row, server);
      if (server !== 'bare') await takeOutBookings(parts[server].databaseFile);
      return measure;
    })),
  ];
  return [besideBare(measured), flatness(measured)].join('\n\n');
}

/** Measures each row at each server in turn, several times over; the first time warms up and is not counted. */
async function inRounds(
  rows: Row[],
  measure: (row: Row, server: Server) => Promise<Measure>,
): Promise<[Row, Rounds][]> {
  const measured = rows.map((row): [Row, Rounds] => [row, { large: [], bare: [], small: [] }]);
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [row, rounds] of measured) {
      for (const step of servers.keys()) {
        const server = servers[(step + round) % servers.length] ?? 'large';
        const measured = await measure(row, server);
        if (round > 0) rounds[server].push(measured);
      }
    }
  }
  return measured;
}

async function once(load: LoadGenerator, site: RunningServer, row: Row, server: Server): Promise<Measure> {
  const requests = row.requests[server];
  const count = row.status === '201' ? requests.length : REQUESTS;
  const before = await site.processorTime();
  const { perSecond, statuses } = await load.drive({
    port: site.port,
    connections: CONNECTIONS,
    requests,
    count,
  });
  const wanted = server === 'bare' && row.status === '304' ? '200' : row.status;
  if (Object.keys(statuses).some((status) => status !== wanted)) {
    throw new Error(`${row.name}, ${server}: answers ${JSON.stringify(statuses)}`);
  }
  return { perSecond, processor: ((await site.processorTime()) - before) / count };
}

/** Removes the bookings, so that the next round can book the same slots and no letters pile up. */
async function takeOutBookings(databaseFile: string): Promise<void> {
  const database = openSqlite(databaseFile);
  database.$client.exec(`DELETE FROM emails; DELETE FROM bookings WHERE reference NOT LIKE 'SEED-%'`);
  await database.close();
}

const speedOf = (measures: Measure[]) => measures.map(({ perSecond }) => perSecond);
const costOf = (measures: Measure[]) => measures.map(({ processor }) => processor);
const tenths = (value: number) => value.toFixed(1);

function besideBare(measured: [Row, Rounds][]): string {
  return tableText([
    ['call', 'beside', 'µs of processor', 'beside', 'ratio, %', 'requests/s', 'beside', 'ratio, %'],
    ...measured.map(([{ name, beside }, { large, bare }]) => [
      name,
      beside,
      told(figureOf(costOf(large)), tenths),
      told(figureOf(costOf(bare)), tenths),
      told(ratioOf(costOf(bare), costOf(large)), percent),
      told(figureOf(speedOf(large)), whole),
      told(figureOf(speedOf(bare)), whole),
      told(ratioOf(speedOf(large), speedOf(bare)), percent),
    ]),
  ]);
}

function flatness(measured: [Row, Rounds][]): string {
  return tableText([
    [
      'call, µs of processor',
      '10 businesses, 1,000 bookings',
      '1,000 businesses, 100,000 bookings',
      'ratio, %',
    ],
    ...measured.map(([{ name }, { large, small }]) => [
      name,
      told(figureOf(costOf(small)), tenths),
      told(figureOf(costOf(large)), tenths),
      told(ratioOf(costOf(small), costOf(large)), percent),
    ]),
  ]);
}
