/** The diary that has the most bookings to come beside the one that has the fewest: each by itself, read and booked. */
import { figureOf, ratioOf, tableText, told, whole, type Figure } from '../figures.ts';
import type { DriveResult } from './drive-plan.ts';
import { milliseconds } from './measure-levels.ts';
import type { Parts } from './parts.ts';

const ROUNDS = 5;
const REQUESTS = 4_000;
/** A round ends after so many seconds also when it has sent fewer. */
const SECONDS_AT_MOST = 60;

type Side = 'busiest' | 'quietest';

export interface Busiest {
  rounds: Record<Side, DriveResult[]>;
  /** How many times as long its reads take, round by round. */
  ratio: Figure;
}

/** In turn, so that a disturbance of the machine affects both. The first time warms up and is not counted. */
export async function measureBusiest(parts: Parts, connections: number): Promise<Busiest> {
  const { drive, running, isAwake } = parts;
  const once = (set: Side) =>
    drive({
      server: 'product',
      port: running.product.port,
      set,
      connections,
      seconds: SECONDS_AT_MOST,
      count: REQUESTS,
      isAwake,
    });
  const rounds: Record<Side, DriveResult[]> = { busiest: [], quietest: [] };
  for (let round = 0; round <= ROUNDS; round += 1) {
    rounds.busiest[round] = await once('busiest');
    rounds.quietest[round] = await once('quietest');
  }
  await parts.waitForEmails();
  const counted = { busiest: rounds.busiest.slice(1), quietest: rounds.quietest.slice(1) };
  return { rounds: counted, ratio: ratioOf(meansOf(counted.busiest), meansOf(counted.quietest)) };
}

/** Of reading the diary, those that were made anew after a booking included. */
const meansOf = (results: DriveResult[]) => results.map(({ latencies }) => latencies.diary.mean);

/** The table, as text. `ahead`: the bookings to come of each. */
export function tellBusiest({ rounds, ratio }: Busiest, ahead: Record<Side, number>): string {
  const row = (side: Side) => [
    `the ${side}, ${whole(ahead[side])} bookings ahead`,
    told(figureOf(rounds[side].map(({ perSecond }) => perSecond)), whole),
    told(figureOf(meansOf(rounds[side])), milliseconds),
    told(figureOf(rounds[side].map(({ latencies }) => latencies.diary.p99)), milliseconds),
    told(figureOf(rounds[side].map(({ latencies }) => latencies.booking.p50)), milliseconds),
    side === 'busiest' ? told(ratio, (value) => value.toFixed(2)) : '',
  ];
  const head = [
    'diary',
    'requests/s',
    'a read, mean ms',
    'p99 ms',
    'a booking, p50 ms',
    'times as long a read',
  ];
  return tableText([head, row('busiest'), row('quietest')]);
}
