/** Requests a second of the product's calls, in turn with the bare limit and with the small database. */
import { openDatabase } from '../src/database/open.ts';
import { figureOf, percent, ratioOf, tableText, told, whole } from './figures.ts';
import { startBare, type LoadGenerator, type Running } from './processes.ts';
import { bookingRow, readingRows, servers, type Row, type Server, type Site } from './rows.ts';

const ROUNDS = 5;
const SECONDS = 0.6;
const CONNECTIONS = 32;

export interface HttpParts {
  large: Site;
  small: Site;
  load: LoadGenerator;
  /** Registers what must be stopped in the end. */
  started: <Process extends Running>(process: Process) => Process;
}

/** Requests a second, round by round. */
type Rounds = Record<Server, number[]>;

/** The two tables, as text. */
export async function measureOverHttp(parts: HttpParts): Promise<string> {
  const { large, small, started } = parts;
  const { rows, answers } = await readingRows(parts);
  const bare = started(await startBare({ databaseFile: `${large.databaseFile}.bare`, answers }));
  const sites = { large, small, bare };
  const measured: [Row, Rounds][] = [
    ...(await inRounds(rows, (row, server) => once(parts.load, sites[server].port, row, server))),
    // Last of all, for every booking makes its diary anew, and letters to be sent.
    ...(await inRounds([bookingRow(parts)], async (row, server) => {
      const perSecond = await once(parts.load, sites[server].port, row, server);
      if (server !== 'bare') takeOutBookings(parts[server].databaseFile);
      return perSecond;
    })),
  ];
  return [besideBare(measured), flatness(measured)].join('\n\n');
}

/** Measures each row at each server in turn, several times over; the first time warms up and is not counted. */
async function inRounds(
  rows: Row[],
  measure: (row: Row, server: Server) => Promise<number>,
): Promise<[Row, Rounds][]> {
  const measured = rows.map((row): [Row, Rounds] => [row, { large: [], bare: [], small: [] }]);
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [row, rounds] of measured) {
      for (const step of servers.keys()) {
        const server = servers[(step + round) % servers.length] ?? 'large';
        const perSecond = await measure(row, server);
        if (round > 0) rounds[server].push(perSecond);
      }
    }
  }
  return measured;
}

async function once(load: LoadGenerator, port: number, row: Row, server: Server): Promise<number> {
  const isBooking = row.status === '201';
  const { perSecond, statuses } = await load.drive({
    port,
    connections: CONNECTIONS,
    requests: row.requests[server],
    once: isBooking,
    seconds: isBooking ? 60 : SECONDS,
  });
  const wanted = server === 'bare' && row.status === '304' ? '200' : row.status;
  if (Object.keys(statuses).some((status) => status !== wanted)) {
    throw new Error(`${row.name}, ${server}: answers ${JSON.stringify(statuses)}`);
  }
  return perSecond;
}

/** So that the next round can book the same slots, and no letters pile up. */
function takeOutBookings(databaseFile: string): void {
  const { $client } = openDatabase(databaseFile);
  $client.exec(`DELETE FROM emails; DELETE FROM bookings WHERE reference NOT LIKE 'SEED-%'`);
  $client.close();
}

function besideBare(measured: [Row, Rounds][]): string {
  return tableText([
    ['call', 'requests/s', 'beside', 'requests/s', 'ratio, %'],
    ...measured.map(([{ name, beside }, { large, bare }]) => [
      name,
      told(figureOf(large), whole),
      beside,
      told(figureOf(bare), whole),
      told(ratioOf(large, bare), percent),
    ]),
  ]);
}

function flatness(measured: [Row, Rounds][]): string {
  return tableText([
    ['call', '10 businesses, 1,000 bookings', '1,000 businesses, 100,000 bookings', 'ratio, %'],
    ...measured.map(([{ name }, { large, small }]) => [
      name,
      told(figureOf(small), whole),
      told(figureOf(large), whole),
      told(ratioOf(large, small), percent),
    ]),
  ]);
}
