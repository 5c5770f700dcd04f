/** How processes on one PostgreSQL coordinate: advisory locks, notifications and token buckets. */

import { setTimeout as wait } from 'node:timers/promises';
import pg, { type Pool } from 'pg';
import type { Bucket, Processes, Tokens } from '../processes.ts';

/** Milliseconds between two attempts to listen again. In the meantime the mail worker polls. */
const LISTEN_AGAIN_AFTER = 5_000;

const CHANNEL = 'daybook_emails';
/** Milliseconds. A connection that has disappeared silently gives no answer at all. */
const ANSWERS_WITHIN = 15_000;
const LOCK = `hashtextextended('job ' || $1, 0)`;
/** Milliseconds. The listener checks the outbox no more often than this (emails/worker.ts). */
const RING_AT_MOST_EVERY = 50;

interface PostgresProcesses extends Processes {
  stop(): Promise<void>;
}

/**
 * `url` is for the listening connection and the one with the locks, because a pool's connection may be closed
 * at any time.
 */
export function createProcesses(
  { pool, url }: { pool: Pool; url: string },
  onLost: (error: Error) => void,
): PostgresProcesses {
  const locks = createLocks(url, onLost);
  const listener = createListener(url, onLost);
  const bell = createWakeUp(pool, onLost);
  return {
    alone: (name, work) => locks.alone(name, work),
    ring: () => bell.ring(),
    onRing: (heard) => listener.start(heard),
    tokens: createTokens(pool),
    async stop() {
      await bell.stop();
      await listener.stop();
      await locks.stop();
    },
  };
}

/**
 * Rings at once, and once more after a while if anybody rang since. In a rush, each notification would cost a
 * transaction, during which PostgreSQL lets nobody else notify, and would say nothing new.
 */
function createWakeUp(pool: Pool, onLost: (error: Error) => void) {
  let isRinging = false;
  let isWanted = false;
  let isStopped = false;

  async function ringOnce(): Promise<void> {
    isWanted = false;
    await pool.query(`NOTIFY ${CHANNEL}`).catch(onLost);
  }

  async function ringWhileWanted(): Promise<void> {
    isRinging = true;
    while (isWanted && !isStopped) {
      await ringOnce();
      await wait(RING_AT_MOST_EVERY, undefined, { ref: false });
    }
    isRinging = false;
  }

  return {
    ring(): void {
      isWanted = true;
      if (!isRinging) void ringWhileWanted();
    },
    async stop(): Promise<void> {
      isStopped = true;
      if (isWanted) await ringOnce();
    },
  };
}

/**
 * Holds the locks of this process's jobs on one connection, so they are released as soon as the process ends,
 * however it ends. A connection for each would not be enough where many jobs start together.
 */
function createLocks(url: string, onLost: (error: Error) => void) {
  /** PostgreSQL grants a lock again to the connection that has it. */
  const held = new Set<string>();
  let connection: Promise<pg.Client> | null = null;

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: url,
      keepAlive: true,
      application_name: 'daybook locks',
      connectionTimeoutMillis: ANSWERS_WITHIN,
      query_timeout: ANSWERS_WITHIN,
      // Jobs ask at the same time. Without it, pg warns of queries that wait for each other.
      pipeline: true,
    });
    client.on('error', onLost);
    client.on('end', () => (connection = null));
    await client.connect();
    return client;
  }

  async function ask(text: string, name: string): Promise<boolean> {
    connection ??= connect();
    const client = await connection.catch((error: unknown) => {
      connection = null;
      throw error;
    });
    const { rows } = await client.query<{ is_done: boolean }>(text, [name]);
    return rows[0]?.is_done === true;
  }

  return {
    async alone(name: string, work: () => Promise<void>): Promise<boolean> {
      if (held.has(name)) return false;
      held.add(name);
      try {
        if (!(await ask(`SELECT pg_try_advisory_lock(${LOCK}) AS is_done`, name))) return false;
        try {
          await work();
        } finally {
          await ask(`SELECT pg_advisory_unlock(${LOCK}) AS is_done`, name).catch(onLost);
        }
        return true;
      } finally {
        held.delete(name);
      }
    },
    stop: async () => (await connection)?.end(),
  };
}

function createListener(url: string, onLost: (error: Error) => void) {
  const stopped = new AbortController();
  let listening: Promise<void> = Promise.resolve();

  /** Resolves when the connection is lost or the process stops. */
  async function listenOnce(heard: () => void): Promise<void> {
    const client = new pg.Client({
      connectionString: url,
      keepAlive: true,
      application_name: 'daybook listens',
    });
    const ended = new Promise<void>((end) => {
      client.on('error', onLost);
      client.on('end', () => end());
      stopped.signal.addEventListener('abort', () => end());
    });
    client.on('notification', heard);
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
      await ended;
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  return {
    start(heard: () => void): void {
      listening = (async () => {
        while (!stopped.signal.aborted) {
          await listenOnce(heard).catch(onLost);
          await wait(LISTEN_AGAIN_AFTER, undefined, { signal: stopped.signal }).catch(() => undefined);
        }
      })();
    },
    async stop(): Promise<void> {
      stopped.abort();
      await listening;
    },
  };
}

/** How often, in tokens, a process looks for full buckets and deletes them. */
const TIDY_EVERY = 1_000;

/**
 * A bucket's tokens now: what was left, and what it has gained since. Its time goes back only with a clock
 * that is wrong by more than it takes to fill: the clocks of two processes differ, and taking in turns must
 * gain nothing.
 */
const NOW_IN_BUCKET =
  'least($2::float8, bucket.tokens + greatest(0, $4::bigint - bucket.at) * $2::float8 / $3::float8)';
const NEWEST = 'CASE WHEN bucket.at - $4::bigint BETWEEN 0 AND $3::bigint THEN bucket.at ELSE $4::bigint END';
const TAKE = `
  INSERT INTO rate_buckets AS bucket (key, tokens, was, at, full_at)
  VALUES ($1, $2::float8 - 1, $2, $4, $4::bigint + $3::bigint)
  ON CONFLICT (key) DO UPDATE SET
    was = ${NOW_IN_BUCKET},
    tokens = ${NOW_IN_BUCKET} - CASE WHEN ${NOW_IN_BUCKET} >= 1 THEN 1 ELSE 0 END,
    at = ${NEWEST}, full_at = ${NEWEST} + $3::bigint
  RETURNING was`;
const LOOK = `SELECT ${NOW_IN_BUCKET} AS was FROM rate_buckets bucket WHERE key = $1`;
const GIVE_BACK = 'UPDATE rate_buckets SET tokens = least($2::float8, tokens + 1) WHERE key = $1';

function createTokens(pool: Pool): Tokens {
  let taken = 0;
  const ask = async (text: string, name: string, { key, burst, perMilliseconds }: Bucket, now: number) => {
    const values = [key, burst, perMilliseconds, now];
    const { rows } = await pool.query<{ was: number }>({ name, text, values });
    return rows[0]?.was ?? burst;
  };
  return {
    async take(bucket, now) {
      taken += 1;
      if (taken % TIDY_EVERY === 0) await pool.query('DELETE FROM rate_buckets WHERE full_at < $1', [now]);
      return ask(TAKE, 'take token', bucket, now);
    },
    look: (bucket, now) => ask(LOOK, 'look for token', bucket, now),
    async giveBack({ key, burst }) {
      await pool.query({ name: 'give token back', text: GIVE_BACK, values: [key, burst] });
    },
  };
}
