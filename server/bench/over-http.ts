/**
 * Measures requests per second and the processor time of each, for the product's calls: in turn with the bare
 * limit and with the small database.
 */
import { takeOutBookings } from './booked.ts';
import type { Engine } from './engine.ts';
import { figureOf, percent, ratioOf, tableText, told, whole } from './figures.ts';
import { startBare, type LoadGenerator, type RunningServer } from './processes.ts';
import { bookingRow, readingRows, servers, type Row, type Server } from './rows.ts';
import type { Started } from './running.ts';
import type { Sites } from './sites.ts';

const ROUNDS = 5;
const CONNECTIONS = 32;

export interface HttpParts extends Sites {
  engine: Engine;
  load: LoadGenerator;
  started: Started;
  /** In one round of a reading call. */
  requests: number;
  /** In one round of bookings: at most the small database's free slots, of which there are 1,600. */
  bookings: number;
  /** Each diary is read once before each round, so that none is made anew in it: where rounds are far apart in time. */
  isWarmed: boolean;
}

/** The result of one round at one server. */
interface Measure {
  perSecond: number;
  /**
   * Microseconds of the server's processor time for each request, and the engine's. Other load on the machine hardly
   * changes it.
   */
  processor: number;
}

/** Round by round. */
type Rounds = Record<Server, Measure[]>;

/** The two tables, as text. */
export async function measureOverHttp(parts: HttpParts): Promise<string> {
  const { large, small, barePlace, started } = parts;
  const { rows, answers } = await readingRows(parts);
  const bare = started(await startBare({ place: barePlace, answers }));
  const sites = { large, small, bare };
  const measured: [Row, Rounds][] = [
    ...(await inRounds(rows, (row, server) => once(parts, sites[server], row, server))),
    // This comes last: every booking makes its diary out of date, and adds emails to send.
    ...(await inRounds([bookingRow(parts, parts.bookings)], async (row, server) => {
      const measure = await once(parts, sites[server], row, server);
      if (server !== 'bare') await takeOutBookings(parts[server].place);
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

async function once(parts: HttpParts, site: RunningServer, row: Row, server: Server): Promise<Measure> {
  const requests = row.requests[server];
  const isReading = row.status !== '201';
  const count = isReading ? parts.requests : requests.length;
  const plan = { ports: [site.port], connections: CONNECTIONS, requests };
  if (parts.isWarmed && isReading && server !== 'bare')
    await parts.load.drive({ ...plan, count: requests.length });
  const spent = async () => (await site.processorTime()) + parts.engine.processorTime();
  const before = await spent();
  const { perSecond, statuses } = await parts.load.drive({ ...plan, count });
  const wanted = server === 'bare' && row.status === '304' ? '200' : row.status;
  if (Object.keys(statuses).some((status) => status !== wanted)) {
    throw new Error(`${row.name}, ${server}: answers ${JSON.stringify(statuses)}`);
  }
  return { perSecond, processor: ((await spent()) - before) / count };
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
