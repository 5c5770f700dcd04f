/**
 * Measures simultaneous requests of customers: at several numbers of connections, of the busiest diary alone,
 * and for minutes.
 */

import { setTimeout as wait } from 'node:timers/promises';
import { drive, type Asked, type Driven } from '../generator.ts';
import type { Targets } from '../platform.ts';
import {
  inMegabytes,
  medianOf,
  milliseconds,
  percent,
  ratiosOf,
  spread,
  tableText,
  whole,
} from '../report.ts';
import { bookingRequest, diaryPath, getRequest, GZIP, slotsPath } from '../requests.ts';
import type { RunningServer } from '../servers.ts';
import type { MemorySample } from './goals.ts';
import { SHAPE } from './platform.ts';

/** The product, or the bare server with and without a prepared statement. */
const servers = ['hono', 'statement', 'product'] as const;
type ServerName = (typeof servers)[number];

/** All businesses, and two separate ones whose free slots nobody else books. */
const sets = ['all', 'busiest', 'quietest'] as const;
type SetName = (typeof sets)[number];

/** Most customers look at a diary, some at a day's slots, and one in a hundred books. */
export const kinds = ['diary', 'slots', 'booking'] as const;
type Kind = (typeof kinds)[number];

/** Of a hundred requests. */
export const SHARES: Readonly<Record<Kind, number>> = { diary: 90, slots: 9, booking: 1 };
const HUNDRED = 100;

/**
 * Returns the kind of the request of that number. In any hundred in a row each kind has its share, spread as
 * evenly as possible.
 */
export function kindOf(number: number): Kind {
  const at = number % HUNDRED;
  const slotsUntil = (end: number) => Math.floor((end * SHARES.slots) / HUNDRED);
  if (slotsUntil(at + 1) > slotsUntil(at)) return 'slots';
  // One before the middle, because the middle may be a slot request.
  return at === HUNDRED / 2 - 1 ? 'booking' : 'diary';
}

export interface Parts {
  running: Record<ServerName, RunningServer>;
  targets: Record<SetName, Targets>;
  /** True if the generator has a processor to itself, and never sleeps. */
  isAwake: boolean;
  /** Resolves when the product has sent its emails, or after two minutes. */
  waitForEmails: () => Promise<void>;
}

export type Ask = ReturnType<typeof createAsk>;

interface Plan {
  server?: ServerName;
  set?: SetName;
  connections: number;
  /** The run ends after these seconds or this many requests, whichever comes first. */
  seconds: number;
  count?: number;
}

/** Returns a function that drives the load. It remembers its bookings, so each free slot is booked once. */
export function createAsk({ running, targets, isAwake }: Omit<Parts, 'waitForEmails'>) {
  let requests = 0;
  let bookings = 0;
  const inTurn = (paths: readonly string[]) => {
    const texts = paths.map((path) => getRequest(path, GZIP));
    let at = 0;
    return () => texts[(at += 1) % texts.length] ?? '';
  };
  const book = (slot: readonly [number, number] | undefined, path?: string) => {
    if (!slot) throw new Error('no slot is free any more');
    return bookingRequest(slot, SHAPE.slotMinutes, (bookings += 1), path);
  };
  const textsOf = (server: ServerName, { slugs, eventIds, free }: Targets): Record<Kind, () => string> => {
    const slots = free.values();
    if (server === 'product')
      return {
        diary: inTurn(slugs.map(diaryPath)),
        slots: inTurn(eventIds.map(slotsPath)),
        booking: () => book(slots.next().value),
      };
    const isSelect = server === 'statement';
    const bare = (name: string) =>
      inTurn(isSelect ? slugs.map((slug) => `/select/${name}/${slug}`) : [`/constant/${name}`]);
    return {
      diary: bare('diary-gzip'),
      slots: bare('slots-gzip'),
      booking: () => book([0, 600], isSelect ? '/insert/booking' : '/constant/booking'),
    };
  };
  const known = new Map<string, Record<Kind, () => string>>();
  return async function ask({
    server = 'product',
    set = 'all',
    connections,
    seconds,
    count,
  }: Plan): Promise<Driven> {
    const key = `${server} ${set}`;
    const texts = known.get(key) ?? textsOf(server, targets[set]);
    known.set(key, texts);
    const endsAt = performance.now() + seconds * 1000;
    let sent = 0;
    const next = (): Asked | undefined => {
      if (sent === count || performance.now() >= endsAt) return undefined;
      sent += 1;
      const kind = kindOf((requests += 1));
      return { kind, text: texts[kind](), status: kind === 'booking' ? '201' : '200' };
    };
    return drive({ ports: [running[server].port], connections, next, isAwake });
  };
}

/** The share of the measured time for which it warms up first. */
const WARMING_UP = 0.25;

interface Level {
  connections: number;
  results: { server: ServerName; result: Driven; memory: number }[];
}

/** Measures the product, bare Hono, and a bare prepared statement in turn. */
export async function measureLevel(
  { running, waitForEmails }: Parts,
  ask: Ask,
  connections: number,
  seconds: number,
): Promise<Level> {
  const results: Level['results'] = [];
  for (const server of servers) {
    await ask({ server, connections, seconds: seconds * WARMING_UP });
    const result = await ask({ server, connections, seconds });
    results.push({ server, result, memory: await running[server].memory() });
    // Otherwise the emails of its bookings would be sent during the next measurement.
    if (server === 'product') await waitForEmails();
  }
  return { connections, results };
}

const NAMES: Readonly<Record<ServerName, string>> = {
  hono: 'bare Hono',
  statement: 'and a bare statement',
  product: 'Daybook',
};

const latencyOf = ({ latencies }: Driven, kind: Kind) =>
  `${milliseconds(latencies(kind).p50)} / ${milliseconds(latencies(kind).p99)}`;
const latencyHeads = kinds.map((kind) => `${kind}, p50 / p99 ms`);

export function levelsTable(levels: readonly Level[]): string {
  const rows = levels.flatMap(({ connections, results }) => {
    const bare = results.find(({ server }) => server === 'statement')?.result.perSecond ?? NaN;
    return results.map(({ server, result, memory }) => [
      server === 'hono' ? String(connections) : '',
      NAMES[server],
      whole(result.perSecond),
      percent(result.perSecond / bare),
      ...kinds.map((kind) => latencyOf(result, kind)),
      String(Object.values(result.errors).reduce((sum, times) => sum + times, 0)),
      inMegabytes(memory),
    ]);
  });
  const head = ['connections', 'server', 'requests/s', 'of the statement’s, %', ...latencyHeads];
  return tableText([[...head, 'errors', 'MB in the end'], ...rows]);
}

const ROUNDS = 5;
const REQUESTS = 4_000;
/** A round ends after this many seconds even if it has sent fewer requests. */
const SECONDS_AT_MOST = 60;

type Side = 'busiest' | 'quietest';

/** Measures in turn, so that disturbances affect both. The first round warms up and is not counted. */
export async function measureBusiest(
  { waitForEmails }: Parts,
  ask: Ask,
  connections: number,
): Promise<Record<Side, Driven[]>> {
  const rounds: Record<Side, Driven[]> = { busiest: [], quietest: [] };
  const once = (set: Side) => ask({ set, connections, seconds: SECONDS_AT_MOST, count: REQUESTS });
  for (let round = 0; round <= ROUNDS; round += 1) {
    rounds.busiest[round] = await once('busiest');
    rounds.quietest[round] = await once('quietest');
  }
  await waitForEmails();
  return { busiest: rounds.busiest.slice(1), quietest: rounds.quietest.slice(1) };
}

/** The mean time of diary reads, including those computed again after a booking. */
const meansOf = (results: readonly Driven[]) => results.map(({ latencies }) => latencies('diary').mean);

/** Returns round by round how much longer reads of the busiest diary take. */
const busiestRatios = (rounds: Record<Side, Driven[]>) =>
  ratiosOf(meansOf(rounds.busiest), meansOf(rounds.quietest));
export const busiestRatio = (rounds: Record<Side, Driven[]>) => medianOf(busiestRatios(rounds));

/** `ahead` is the number of upcoming bookings of each. */
export function busiestTable(rounds: Record<Side, Driven[]>, ahead: Record<Side, number>): string {
  const row = (side: Side) => {
    const of = (read: (driven: Driven) => number) => rounds[side].map(read);
    return [
      `the ${side}, ${whole(ahead[side])} bookings ahead`,
      spread(
        of(({ perSecond }) => perSecond),
        whole,
      ),
      spread(meansOf(rounds[side]), milliseconds),
      spread(
        of(({ latencies }) => latencies('diary').p99),
        milliseconds,
      ),
      spread(
        of(({ latencies }) => latencies('booking').p50),
        milliseconds,
      ),
      side === 'busiest' ? spread(busiestRatios(rounds), (value) => value.toFixed(2)) : '',
    ];
  };
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

const SAMPLE_EVERY = 2_000;

interface Minute {
  result: Driven;
  samples: MemorySample[];
}

/** Measures the memory of the product's process by the minute; part of a minute at the end counts as one. */
export async function measureMemory(
  { running }: Parts,
  ask: Ask,
  connections: number,
  minutes: number,
): Promise<Minute[]> {
  const measured: Minute[] = [];
  for (let left = minutes; left > 0.01; left -= 1) {
    const samples: MemorySample[] = [];
    const over = new AbortController();
    const { signal } = over;
    const sampling = (async () => {
      while (!signal.aborted) {
        samples.push({ at: performance.now(), bytes: await running.product.memory() });
        await wait(SAMPLE_EVERY, undefined, { signal }).catch(() => undefined);
      }
    })();
    try {
      measured.push({ result: await ask({ connections, seconds: Math.min(1, left) * 60 }), samples });
    } finally {
      over.abort();
      await sampling;
    }
  }
  return measured;
}

export function memoryTable(minutes: readonly Minute[]): string {
  const rows = minutes.map(({ result, samples }, at) => {
    const bytes = samples.map((sample) => sample.bytes);
    return [
      String(at + 1),
      `${inMegabytes(Math.min(...bytes))}–${inMegabytes(Math.max(...bytes))}`,
      whole(result.perSecond),
      ...kinds.map((kind) => latencyOf(result, kind)),
    ];
  });
  return tableText([['minute', 'MB', 'requests/s', ...latencyHeads], ...rows]);
}
