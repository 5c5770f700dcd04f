/**
 * Generates load over keep-alive connections with one request in progress each, on bare sockets, so that it
 * costs less than what it measures.
 */

import { connect } from 'node:net';

export interface Asked {
  /** Latencies are counted by kind. */
  kind: string;
  text: string;
  /** The status of the right response, such as '200'. */
  status: string;
}

interface Load {
  /** The servers, over which the connections are spread evenly. */
  ports: readonly number[];
  connections: number;
  /** Returns the next request; undefined after the last one. */
  next: () => Asked | undefined;
  /** Keeps this process awake, because waking it would cost the server more than most responses do. */
  isAwake?: boolean;
}

export interface Driven {
  count: number;
  perSecond: number;
  latencies: (kind: string) => Distribution;
  /** How many responses had an unexpected status, by status, and how many connections were 'broken'. */
  errors: Record<string, number>;
}

/** A connection that breaks this often is not opened again. */
const BROKEN_MAX = 100;

export async function drive({ ports, connections, next, isAwake = true }: Load): Promise<Driven> {
  const latencies = new Map<string, Latencies>();
  const errors: Record<string, number> = {};
  const noteError = (what: string) => (errors[what] = (errors[what] ?? 0) + 1);
  const began = performance.now();
  let count = 0;
  let isOver = false;
  const nextOf = () => {
    const asked = next();
    if (asked) count += 1;
    else isOver = true;
    return asked;
  };
  const note = ({ kind, status: wanted }: Asked, status: string, milliseconds: number) => {
    let own = latencies.get(kind);
    if (!own) latencies.set(kind, (own = createLatencies()));
    own.note(milliseconds);
    if (status !== wanted) noteError(status);
  };
  let isUnderWay = true;
  const stayAwake = () => isUnderWay && setImmediate(stayAwake);
  if (isAwake) stayAwake();
  await Promise.all(
    Array.from({ length: connections }, async (_, number) => {
      const port = ports[number % ports.length] ?? 0;
      while (!isOver && (errors.broken ?? 0) < BROKEN_MAX)
        await converse(port, nextOf, note).catch(() => noteError('broken'));
    }),
  );
  isUnderWay = false;
  const seconds = (performance.now() - began) / 1000;
  const none = createLatencies();
  return {
    count,
    perSecond: count / seconds,
    latencies: (kind) => (latencies.get(kind) ?? none).read(),
    errors,
  };
}

const HEADER_END = Buffer.from('\r\n\r\n');

/** Splits responses by their status line and Content-Length. Rejects when the connection breaks. */
function converse(
  port: number,
  next: () => Asked | undefined,
  note: (asked: Asked, status: string, milliseconds: number) => void,
): Promise<void> {
  return new Promise((done, failed) => {
    let pending: Buffer = Buffer.alloc(0);
    let asked: Asked | undefined;
    let at = 0;
    const socket = connect(port, 'localhost');
    socket.setNoDelay(true);
    const sendNext = () => {
      asked = next();
      at = performance.now();
      if (asked) return void socket.write(asked.text);
      socket.end();
      done();
    };
    socket.on('connect', sendNext);
    socket.on('error', failed);
    socket.on('close', () => failed(new Error('the connection was closed')));
    socket.on('data', (chunk) => {
      pending = pending.length ? Buffer.concat([pending, chunk]) : chunk;
      const headerEnd = pending.indexOf(HEADER_END);
      if (headerEnd < 0) return;
      const head = pending.toString('latin1', 0, headerEnd);
      const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
      if (pending.length < headerEnd + HEADER_END.length + length) return;
      pending = Buffer.alloc(0);
      if (asked) note(asked, head.slice(9, 12), performance.now() - at);
      sendNext();
    });
  });
}

/** Milliseconds; NaN without any response. */
interface Distribution {
  count: number;
  mean: number;
  p50: number;
  p99: number;
}

/** The first bucket's start, and the growth from one to the next: a percentile is wrong by 1 % at most. */
const FIRST = 0.001;
const GROWTH = 1.02;
/** The last one begins after more than an hour. */
const BUCKETS = 1_120;

type Latencies = ReturnType<typeof createLatencies>;

/** Collects the durations of many responses in little memory. */
export function createLatencies() {
  const buckets = new Uint32Array(BUCKETS);
  let count = 0;
  let sum = 0;

  /** Returns the middle of the bucket that contains this percentile. */
  function percentile(share: number): number {
    let left = Math.max(1, Math.ceil(count * share));
    const at = buckets.findIndex((held) => (left -= held) <= 0);
    return count === 0 ? NaN : FIRST * GROWTH ** (at + 0.5);
  }

  return {
    note(milliseconds: number) {
      const wanted = Math.floor(Math.log(milliseconds / FIRST) / Math.log(GROWTH));
      const at = Math.min(BUCKETS - 1, Math.max(0, wanted));
      buckets[at] = (buckets[at] ?? 0) + 1;
      count += 1;
      sum += milliseconds;
    },
    read: (): Distribution => ({ count, mean: sum / count, p50: percentile(0.5), p99: percentile(0.99) }),
  };
}
